import Drawing
import Geometry
import Input
import Stage
import Store

@testable import Arcade
@testable import FifteenGame

/// A fake disk, file dialog, camera and picture decoder.
@MainActor final class Album {
  var names: [String] = []
  var panels: [String] = []
  var removed: [String] = []
  var added: [(photo: Photo, part: PicturePart, use: PictureUse)] = []
  var refusal: PictureDecodingError?
  var trouble: PictureError?
  var folders: [String: PictureListing] = [:]
  var dialog: Result<String?, DialogError> = .failure(DialogError())
  /// Which tiles of a square picture look alike.
  var squareLooks: [Int]?
  var looks: [Int]?
  var cameras: [Camera] = []
  var shown: [String] = []

  var own: OwnPictures {
    OwnPictures(
      names: { $0 == .square ? self.names : self.panels },
      add: { photo, part, use, done in
        if let trouble = self.trouble { return done(.failure(trouble)) }
        self.added.append((photo, part, use))
        if use == .square {
          self.names.insert(photo.name, at: 0)
        } else {
          self.panels.insert(photo.name, at: 0)
        }
        done(.success(photo.name))
      },
      remove: { name, _ in
        self.names.removeAll { $0 == name }
        self.removed.append(name)
        return true
      },
      restore: { name, _ in
        self.names.append(name)
        return true
      }, squareLooks: { _, _, _, done in done(self.squareLooks) },
      panelLooks: { _, _, _, done in done(self.looks) },
      look: { folder, done in done(self.folders[folder ?? "/home"]) },
      ask: { _, done in done(self.dialog) }, cameras: { self.cameras })
  }

  private static var picture: Picture {
    Picture(
      Sprite(
        page: TexturePage(0), x: 0, y: 0, width: 400, height: 300, pageWidth: 400,
        pageHeight: 300, density: 1))
  }

  var art: ArtSource {
    var art = ArtSource.none
    art.picture = { _, _, _, done in done(Self.picture) }
    return art
  }

  var photos: PhotoSource {
    PhotoSource(
      show: { photo, _, _, done in
        self.shown.append(photo.name)
        if let refusal = self.refusal { return done(.failure(refusal)) }
        done(.success(Self.picture))
      }, cancel: { _ in })
  }
}

extension SceneHarness {
  /// Fifteen's setup on a machine with two cameras.
  static func withCamera(_ size: Size) throws -> SceneHarness {
    try ownPictures(size, [])
  }

  /// Fifteen's setup with these pictures of a player's own, the newest selected, and a camera; taps
  /// `node` unless it is nil.
  static func ownPictures(_ size: Size, _ names: [String], _ node: String? = nil) throws
    -> SceneHarness
  {
    let album = Album()
    album.names = names
    album.folders["/home"] = PictureListing(
      path: "/home", parent: "/", folders: ["A folder of a long name", "Trip"],
      pictures: (1...20).map { "IMG_2026_\($0).jpg" })
    album.cameras = ["Front", "Back"].map {
      Camera(name: $0) { _, _ in CameraSession(shoot: { nil }, close: {}) }
    }
    let context = GameContext.forTests
    context.fifteenChoice.picture = names.first
    context.dependencies.pictures = album.own
    let table = SceneHarness(size: size, context: context, art: album.art, photos: album.photos) {
      FifteenSetupScene(context: $0)
    }
    guard let node else { return table }
    // Left of the first item is the last: the card that adds a picture.
    table.press(.tab)
    try table.stage.setFocus(table.node("fifteen.pictures"))
    table.press(.left)
    table.pass(.seconds(1))
    try table.tap(node)
    return table
  }
}
