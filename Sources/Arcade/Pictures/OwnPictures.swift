public import Drawing
import Geometry
public import Stage

/// What players' own pictures are cropped for.
public nonisolated enum PictureUse: Hashable, Sendable, CaseIterable {
  /// Squares.
  case square
  /// Panels of five by six: the left half of a picture whose right half mirrors it.
  case panel

  /// The size in which a picture is stored.
  public var pixels: PixelCount {
    switch self {
    case .square: PixelCount(width: 1024, height: 1024)
    case .panel: PixelCount(width: 960, height: 1152)
    }
  }
  /// The aspect ratio of the crop: a square, or a panel with its mirror image.
  public var aspect: Double {
    let ratio = Double(pixels.width) / Double(pixels.height)
    return self == .panel ? 2 * ratio : ratio
  }

  /// The part of the photo to store.
  public func part(of crop: CropFrame) -> PicturePart {
    guard self == .panel else { return crop.part }
    var left = crop.part
    let middle = crop.place(of: Point(x: -0.25, y: 0))
    (left.x, left.y) = (middle.x, middle.y)
    left.width /= 2
    return left
  }
}

/// The players' own pictures, as functions for scenes; the executable connects them to the disk.
public struct OwnPictures {
  /// Their names, newest first; `ArtSource.picture` accepts these names.
  public var names: (PictureUse) -> [String]
  /// Crops a photo and stores it under a new name, off the main thread.
  public var add:
    (
      _ photo: Photo, _ part: PicturePart, _ use: PictureUse,
      _ done: @escaping (Result<String, PictureError>) -> Void
    ) -> Void
  /// Deletes a picture; returns whether it succeeded.
  public var remove: (_ name: String, _ use: PictureUse) -> Bool
  /// Restores the picture deleted last; returns whether it succeeded.
  public var restore: (_ name: String, _ use: PictureUse) -> Bool
  /// Which tiles of a square picture, also of a built-in one, look alike when it is cut into these:
  /// for each the index of the first that looks the same; nil if all differ.
  public var squareLooks:
    (_ name: String, _ columns: Int, _ rows: Int, _ done: @escaping ([Int]?) -> Void) -> Void
  /// Which pieces of a panel look alike when it is cut into these: a class for each; nil if all
  /// differ.
  public var panelLooks:
    (_ name: String, _ columns: Int, _ rows: Int, _ done: @escaping ([Int]?) -> Void) -> Void
  /// Lists a folder; nil is the Pictures folder, or the owner's on a kiosk.
  public var look: (_ folder: String?, _ done: @escaping (PictureListing?) -> Void) -> Void
  /// Opens the desktop's file dialog.
  ///
  /// It calls back later: with a path, with nil if none was chosen, or with an error if the
  /// desktop has no such dialog.
  public var ask:
    (_ title: String, _ done: @escaping (Result<String?, DialogError>) -> Void) -> Void
  /// The cameras, the one to begin with first.
  public var cameras: () -> [Camera]

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
    cameras: @escaping () -> [Camera]
  ) {
    self.names = names
    self.add = add
    self.remove = remove
    self.restore = restore
    self.squareLooks = squareLooks
    self.panelLooks = panelLooks
    self.look = look
    self.ask = ask
    self.cameras = cameras
  }

  /// No pictures, and no source for any.
  public static var none: OwnPictures {
    OwnPictures(
      names: { _ in [] }, add: { _, _, _, done in done(.failure(.notKept("no disk"))) },
      remove: { _, _ in false }, restore: { _, _ in false },
      squareLooks: { _, _, _, done in done(nil) },
      panelLooks: { _, _, _, done in done(nil) }, look: { _, done in done(nil) },
      ask: { _, done in done(.failure(DialogError())) }, cameras: { [] })
  }
}

/// The desktop has no file dialog.
public nonisolated struct DialogError: Error, Hashable, Sendable {
  /// An error without details.
  public init() {}
}

/// The contents of a folder: folders first, then pictures, each sorted by name.
public nonisolated struct PictureListing: Hashable, Sendable {
  /// The folder's absolute path.
  public var path: String
  /// The parent folder, if it may be opened.
  public var parent: String?
  /// Names of the folders in it.
  public var folders: [String]
  /// Names of the files in it that may be pictures.
  public var pictures: [String]
  /// The contents of a folder.
  public init(path: String, parent: String?, folders: [String], pictures: [String]) {
    self.path = path
    self.parent = parent
    self.folders = folders
    self.pictures = pictures
  }
}

/// A camera; what it shows and takes is mirrored.
public struct Camera {
  /// The device's own name.
  public var name: String
  /// Starts the camera.
  ///
  /// Each frame is the same picture with new pixels; `ended` is called if the camera fails.
  public var open:
    (_ frame: @escaping (Picture) -> Void, _ ended: @escaping () -> Void) -> CameraSession
  /// A camera from the function that opens it.
  public init(
    name: String,
    open: @escaping (@escaping (Picture) -> Void, @escaping () -> Void) -> CameraSession
  ) {
    self.name = name
    self.open = open
  }
}

/// A camera that is running.
public struct CameraSession {
  /// The current picture, or nil before the first.
  public var shoot: () -> Photo?
  /// Stops the camera; call it once.
  public var close: () -> Void
  /// A session from its two functions.
  public init(shoot: @escaping () -> Photo?, close: @escaping () -> Void) {
    self.shoot = shoot
    self.close = close
  }
}
