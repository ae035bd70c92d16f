public import Drawing
import Geometry
public import Stage

/// The purpose that a player's own pictures are cropped for.
public nonisolated enum PictureUse: Hashable, Sendable, CaseIterable {
  /// Squares.
  case square
  /// Panels of five by six: the left half of a whole, whose right half repeats it.
  case panel

  /// How large one is kept.
  public var pixels: PixelCount {
    switch self {
    case .square: PixelCount(width: 1024, height: 1024)
    case .panel: PixelCount(width: 960, height: 1152)
    }
  }
  /// Aspect ratio of the crop: the square, or the panel with its twin.
  public var aspect: Double {
    let kept = Double(pixels.width) / Double(pixels.height)
    return self == .panel ? 2 * kept : kept
  }

  /// What is kept of the part that was framed.
  public func kept(of crop: CropFrame) -> PicturePart {
    guard self == .panel else { return crop.part }
    var left = crop.part
    let middle = crop.place(of: Point(x: -0.25, y: 0))
    (left.x, left.y) = (middle.x, middle.y)
    left.width /= 2
    return left
  }
}

/// Pictures of one's own, as scenes may ask for them; the executable wires it to the disk.
public struct OwnPictures {
  /// Their names, newest first; what `ArtSource.picture` shows under that name.
  public var names: (PictureUse) -> [String]
  /// Cuts a part out of a photo and keeps it under a new name, off the main thread.
  public var add:
    (
      _ photo: Photo, _ part: PicturePart, _ use: PictureUse,
      _ done: @escaping (Result<String, PictureError>) -> Void
    ) -> Void
  /// Takes one away; says whether it could.
  public var remove: (_ name: String, _ use: PictureUse) -> Bool
  /// Puts back the one that was taken away last; says whether it could.
  public var restore: (_ name: String, _ use: PictureUse) -> Bool
  /// Which tiles of a square picture look alike when it is cut so: for each the first that looks the
  /// same; nil where all differ.
  public var squareLooks:
    (_ name: String, _ columns: Int, _ rows: Int, _ done: @escaping ([Int]?) -> Void) -> Void
  /// Which pieces of a panel look alike when it is cut so: a class for each; nil where all differ.
  public var panelLooks:
    (_ name: String, _ columns: Int, _ rows: Int, _ done: @escaping ([Int]?) -> Void) -> Void
  /// What lies in a folder; nil is the person's Pictures folder, or the owner's on a kiosk.
  public var look: (_ folder: String?, _ done: @escaping (PictureListing?) -> Void) -> Void
  /// Asks with the desktop's own dialog.
  ///
  /// It answers later: with a path, nil where nobody chose, or a failure where the desktop has no
  /// such dialog.
  public var ask:
    (_ title: String, _ done: @escaping (Result<String?, DialogError>) -> Void) -> Void
  /// The camera, or nil where there is none.
  public var camera: () -> Camera?

  /// The functions of the disk and the desktop.
  public init(
    names: @escaping (PictureUse) -> [String],
    add:
      @escaping (
        Photo, PicturePart, PictureUse, @escaping (Result<String, PictureError>) -> Void
      ) -> Void,
    remove: @escaping (String, PictureUse) -> Bool,
    restore: @escaping (String, PictureUse) -> Bool,
    squareLooks: @escaping (String, Int, Int, @escaping ([Int]?) -> Void) -> Void,
    panelLooks: @escaping (String, Int, Int, @escaping ([Int]?) -> Void) -> Void,
    look: @escaping (String?, @escaping (PictureListing?) -> Void) -> Void,
    ask: @escaping (String, @escaping (Result<String?, DialogError>) -> Void) -> Void,
    camera: @escaping () -> Camera?
  ) {
    self.names = names
    self.add = add
    self.remove = remove
    self.restore = restore
    self.squareLooks = squareLooks
    self.panelLooks = panelLooks
    self.look = look
    self.ask = ask
    self.camera = camera
  }

  /// None, and no way to get any.
  public static var none: OwnPictures {
    OwnPictures(
      names: { _ in [] }, add: { _, _, _, done in done(.failure(.notKept("no disk"))) },
      remove: { _, _ in false }, restore: { _, _ in false },
      squareLooks: { _, _, _, done in done(nil) },
      panelLooks: { _, _, _, done in done(nil) }, look: { _, done in done(nil) },
      ask: { _, done in done(.failure(DialogError())) }, camera: { nil })
  }
}

/// The desktop has no dialog to choose files with.
public nonisolated struct DialogError: Error, Hashable, Sendable {
  /// An error that says no more than its type.
  public init() {}
}

/// What lies in a folder: folders first, then pictures, each by name.
public nonisolated struct PictureListing: Hashable, Sendable {
  /// The folder's absolute path.
  public var path: String
  /// The folder around it, where one may go there.
  public var parent: String?
  /// Names of the folders in it.
  public var folders: [String]
  /// Names of the files in it that may be pictures.
  public var pictures: [String]
  /// What a folder holds.
  public init(path: String, parent: String?, folders: [String], pictures: [String]) {
    self.path = path
    self.parent = parent
    self.folders = folders
    self.pictures = pictures
  }
}

/// A camera that can be opened; what it shows and takes is mirrored.
public struct Camera {
  /// Begins to look.
  ///
  /// Each frame is the same picture with new pixels; `ended` is called where the camera gives up.
  public var open:
    (_ frame: @escaping (Picture) -> Void, _ ended: @escaping () -> Void) -> CameraSession
  /// A camera from the function that opens it.
  public init(
    open: @escaping (@escaping (Picture) -> Void, @escaping () -> Void) -> CameraSession
  ) {
    self.open = open
  }
}

/// A camera that looks.
public struct CameraSession {
  /// What it sees now, or nil where it has seen nothing yet.
  public var shoot: () -> Photo?
  /// Ends it; call it once.
  public var close: () -> Void
  /// A session from its two functions.
  public init(shoot: @escaping () -> Photo?, close: @escaping () -> Void) {
    self.shoot = shoot
    self.close = close
  }
}
