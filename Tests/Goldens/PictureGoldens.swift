import Drawing
import Foundation
import Geometry
import Input
import Platform
import Stage
import Testing

@testable import Arcade
@testable import FifteenGame
@testable import MirrorGame
@testable import recreo

/// The screens on the way of a picture of one's own.
@MainActor @Suite(.serialized) struct PictureGoldens {
  /// A home with three pictures and a folder in its Pictures folder, and one own picture.
  private func home() throws -> String {
    let home = NSTemporaryDirectory() + "recreo-home-\(UUID().uuidString)"
    let folder = home + "/Pictures/Trip to the sea"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: home + "/pictures", withIntermediateDirectories: true)
    for (index, name) in ["beach", "a long name of a mountain", "roof"].enumerated() {
      try Golden.write(Self.photo(index), to: "\(home)/Pictures/\(name).png")
    }
    try Golden.write(Self.photo(3), to: home + "/pictures/own.png")
    return home
  }

  /// Stripes and a slope, different for each.
  private static func photo(_ index: Int) -> Pixmap {
    var picture = Pixmap(width: 320, height: 240)
    for y in 0..<240 {
      for x in 0..<320 {
        let at = (y * 320 + x) * 4
        let stripe = (x + y * (index + 1)) / 40 % 2 * 70
        picture.bytes[at] = UInt8(60 + (x * (index + 1)) % 320 / 3)
        picture.bytes[at + 1] = UInt8(50 + y / 2 + stripe / 2)
        picture.bytes[at + 2] = UInt8(200 - index * 40 - stripe / 2)
        picture.bytes[at + 3] = 255
      }
    }
    return picture
  }

  private func cinema(_ size: String) throws -> (show: Cinema, home: String) {
    let pixels = try #require(PixelSize(argument: size))
    let home = try home()
    let show = try Cinema(PlayRequest(game: .fifteen), size: pixels.size, folder: home)
    show.program.context.fifteenChoice.picture = "own"
    show.program.stage.perform(.replace(FifteenSetupScene(context: show.program.context)))
    show.pass(to: .milliseconds(10))
    return (show, home)
  }

  @Test(arguments: ScreenGoldens.sizes) func ownPictures(size: String) throws {
    let (show, home) = try cinema(size)
    defer { try? FileManager.default.removeItem(atPath: home) }
    try Golden.check(show, at: .seconds(1), "pictures-setup-" + size)
    let stage = show.program.stage
    let row = try #require(stage.top.root.node("fifteen.pictures"))
    _ = row.handle(KeyEvent(.right, time: .zero))
    try Golden.check(show, at: .seconds(3), "pictures-add-" + size)
    let setup = try #require(stage.top as? FifteenSetupScene)
    stage.perform(.push(BrowseScene(PictureFlow(show.program.context, for: setup))))
    try Golden.check(show, at: .seconds(5), "pictures-browse-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func crops(size: String) throws {
    let (show, home) = try cinema(size)
    defer { try? FileManager.default.removeItem(atPath: home) }
    show.pass(to: .seconds(1))
    show.program.loop.handle(.input(.drop(home + "/Pictures/beach.png")))
    try Golden.check(show, at: .seconds(3), "pictures-crop-" + size)
    let view = try #require(show.program.stage.top.root.node("crop.picture"))
    let key = KeyEvent(.right, modifiers: .shift, time: .zero)
    for _ in 0..<4 { _ = view.handle(key) }
    try Golden.check(show, at: .seconds(4), "pictures-turned-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func scanning(size: String) throws {
    let (show, home) = try cinema(size)
    defer { try? FileManager.default.removeItem(atPath: home) }
    let stage = show.program.stage
    var film: ((Picture) -> Void)?
    let camera = Camera(name: "Front") { frame, _ in
      film = frame
      return CameraSession(shoot: { nil }, close: {})
    }
    show.program.context.dependencies.pictures.cameras = { [camera] }
    show.pass(to: .seconds(1))
    stage.top.root.node("fifteen.code")?.activate()
    try Golden.check(show, at: .seconds(3), "fifteen-code-camera-" + size)
    stage.top.root.node("code.scan")?.activate()
    show.pass(to: .seconds(4))
    stage.art.picture("own", 600, ObjectIdentifier(stage)) { if let found = $0 { film?(found) } }
    try Golden.check(show, at: .seconds(6), "fifteen-scan-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func panels(size: String) throws {
    let (show, home) = try cinema(size)
    defer { try? FileManager.default.removeItem(atPath: home) }
    show.pass(to: .seconds(1))
    let stage = show.program.stage
    let taker = PanelTaker()
    PictureFlow(show.program.context, for: taker).crop(
      Photo(path: home + "/Pictures/roof.png"), on: stage)
    try Golden.check(show, at: .seconds(3), "pictures-panel-" + size)
  }

  private final class PanelTaker: PictureTaker {
    var pictureUse: PictureUse { .panel }
    var picturePalette: Palette { .mirror }
    func took(_ picture: String, on stage: Stage) {}
  }
}
