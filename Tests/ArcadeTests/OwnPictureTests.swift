import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import Drawing
@testable import FifteenGame
@testable import MirrorGame

/// Adding a player's own picture from a file, a drop or the camera, on a stage without a window.
@MainActor @Suite struct OwnPictureTests {
  private func table(
    _ album: Album, size: Size = Size(width: 1280, height: 800), _ context: GameContext = .forTests,
    _ scene: (GameContext) -> any Scene = { FifteenSetupScene(context: $0) }
  ) -> SceneHarness {
    context.dependencies.pictures = album.own
    return SceneHarness(size: size, context: context, art: album.art, photos: album.photos, scene)
  }

  private func addCard(_ table: SceneHarness) throws {
    table.press(.left)
    table.pass(.seconds(1))
    try table.tap("fifteen.pictures.add")
  }

  @Test func aPictureFromTheBuiltInBrowserIsCroppedAddedAndSelected() throws {
    let album = Album()
    album.folders["/home"] = PictureListing(
      path: "/home", parent: nil, folders: ["trip"], pictures: [])
    album.folders["/home/trip"] = PictureListing(
      path: "/home/trip", parent: "/home", folders: [], pictures: ["a cat.jpg", "dog.png"])
    let table = table(album)
    try table.tap("fifteen.pictures.add")
    #expect(table.stage.top.name == "pictures.browse")
    try table.tap("browse.folder.0")
    #expect(album.shown == ["a cat", "dog"])
    try table.tap("browse.up")
    try table.tap("browse.folder.0")
    try table.tap("browse.picture.0")
    #expect(table.stage.top.name == "pictures.crop")
    try table.tap("crop.turn")
    try table.tap("crop.done")
    #expect(table.stage.top.name == "fifteen.setup")
    #expect(album.added.map(\.photo.name) == ["a cat"] && album.added[0].use == .square)
    #expect(abs(album.added[0].part.angle - .pi / 2) < 1e-9)
    #expect(try table.node("fifteen.picture.a cat").traceValue == 1)
    try table.tap("fifteen.play")
    #expect(table.context.fifteenChoice.picture == "a cat")
  }

  @Test func theDesktopsFileDialogComesFirst() throws {
    let album = Album()
    album.dialog = .success("/home/me/roof.webp")
    let table = table(album)
    try table.tap("fifteen.pictures.add")
    #expect(table.stage.top.name == "pictures.crop" && album.shown.last == "roof")
    table.press(.escape)
    album.dialog = .success(nil)
    try table.tap("fifteen.pictures.add")
    #expect(table.stage.top.name == "fifteen.setup", "nothing was chosen")
  }

  @Test func aDroppedFileIsCroppedInFifteenAndOnTheMenu() throws {
    let album = Album()
    let table = table(album) { FifteenScene(context: $0) }
    table.context.dropped("/x/sea.jpg", on: table.stage)
    table.pass(.seconds(1))
    #expect(table.stage.top.name != "pictures.crop", "this board has no setup below it")
    let setup = self.table(album)
    try setup.tap("fifteen.play")
    setup.context.dropped("/x/sea.jpg", on: setup.stage)
    setup.pass(.seconds(1))
    setup.context.dropped("/x/other.jpg", on: setup.stage)
    setup.pass(.seconds(1))
    try setup.tap("crop.done")
    #expect(setup.stage.top.name == "fifteen" && album.names == ["sea"])
    try setup.tap("fifteen.back")
    #expect(try setup.node("fifteen.picture.sea").traceValue == 1)
    let menu = self.table(Album()) { MenuScene(context: $0) }
    menu.context.dropped("/x/sky.jpg", on: menu.stage)
    menu.pass(.seconds(1))
    try menu.tap("crop.done")
    #expect(menu.stage.top.name == "fifteen.setup")
    #expect(try menu.node("fifteen.picture.sky").traceValue == 1)
  }

  @Test func aKioskTakesNoPicturesUnlessItsOwnerAllowsThem() throws {
    let album = Album()
    let context = GameContext.forTests
    context.change(.kiosk, to: .bool(true))
    let table = table(album, context)
    table.context.dropped("/x/sea.jpg", on: table.stage)
    table.pass(.seconds(1))
    #expect(table.stage.top.name == "fifteen.setup")
    #expect(table.stage.top.root.node("fifteen.pictures.add") == nil)
    let open = GameContext.forTests
    open.change(.kiosk, to: .bool(true))
    open.change(.kioskPictures, to: .bool(true))
    #expect(self.table(album, open).stage.top.root.node("fifteen.pictures.add") != nil)
  }

  @Test func ofManyPicturesDroppedTogetherTheFirstIsTakenAndTheRestAreNamed() throws {
    let album = Album()
    let table = table(album)
    // They arrive in one turn of the loop.
    for number in 1...39 { table.context.dropped("/x/\(number).jpg", on: table.stage) }
    table.pass(.seconds(1))
    #expect(table.stage.scenes.filter { $0.name == "pictures.crop" }.count == 1)
    let toasts = table.events.compactMap { ($0.fields as? TraceFields.Toast)?.text }
    #expect(toasts.count == 1)
    try table.tap("crop.done")
    #expect(table.stage.top.name == "fifteen.setup")
    #expect(album.added.map(\.photo.name) == ["1"])
  }

  @Test func everyRefusedPictureIsExplainedInASentence() throws {
    let reasons: [PictureDecodingError] = [
      .empty, .unknownFormat, .tooManyPixels(width: 65000, height: 65000), .tooLarge(limit: 64),
      .damaged("x"), .unreadable("x"), .dangerous, .tooSmall(width: 1, height: 1),
    ]
    var sentences: Set<String> = []
    for reason in reasons {
      let album = Album()
      album.refusal = reason
      let table = table(album)
      table.context.dropped("/x/bad.png", on: table.stage)
      table.pass(.seconds(1))
      #expect(table.stage.top.name == "pictures.refused", "\(reason)")
      sentences.insert(PictureError.refused(reason).sentence)
      try table.tap("refused.back")
      #expect(table.stage.top.name == "fifteen.setup")
    }
    #expect(sentences.count == reasons.count && sentences.allSatisfy { $0.hasSuffix(".") })
  }

  @Test func aFullDiskLosesNoPicture() throws {
    let album = Album()
    album.trouble = .notKept("no space left")
    let table = table(album)
    table.context.dropped("/x/sea.jpg", on: table.stage)
    table.pass(.seconds(1))
    try table.tap("crop.done")
    #expect(table.stage.top.name == "pictures.crop")
    album.trouble = nil
    try table.tap("crop.done")
    #expect(album.names == ["sea"])
  }

  @Test func aDeletedPictureCanBeRestoredForTenSeconds() throws {
    let album = Album()
    album.names = ["sea", "sky"]
    let context = GameContext.forTests
    context.fifteenChoice.picture = "sea"
    let table = table(album, context)
    table.pass(.seconds(1))
    try table.tap("fifteen.picture.remove")
    #expect(album.removed == ["sea"])
    #expect(try table.node("fifteen.picture.sky").traceValue == 1)
    try table.tap("fifteen.picture.undo")
    #expect(album.names == ["sky", "sea"])
    #expect(try table.node("fifteen.picture.sea").traceValue == 1)
    try table.tap("fifteen.picture.remove")
    table.pass(.seconds(11))
    #expect(try table.node("fifteen.picture.undo").isHidden)
    #expect(album.names == ["sky"])
    table.press(.left)
    #expect(try table.node("fifteen.picture.remove").isHidden, "built-in pictures stay")
  }

  @Test func numbersAreOfferedIfTilesLookAlike() throws {
    for (answer, shows) in [("alike.numbers", true), ("alike.none", false)] {
      let album = Album()
      album.names = ["sea"]
      album.squareLooks = [0, 0] + Array(2..<16)
      let context = GameContext.forTests
      context.fifteenChoice.picture = "sea"
      let table = table(album, context)
      try table.tap("fifteen.play")
      table.pass(.seconds(1))
      #expect(table.stage.top.name == "fifteen.alike")
      try table.tap(answer)
      let tile = try #require(table.node("tile.1") as? TileNode)
      #expect(tile.showsNumber == shows)
      let ours = self.table(album) { _ in FifteenScene(context: .forTests) }
      ours.pass(.seconds(1))
      #expect(ours.stage.top.name == "fifteen", "built-in pictures are not compared")
    }
  }

  @Test func aPictureCanBeCroppedWithKeysAlone() throws {
    let album = Album()
    let table = table(album)
    table.context.dropped("/x/sea.jpg", on: table.stage)
    table.pass(.seconds(1))
    table.press(.tab)
    let view = try #require(table.node("crop.picture") as? CropNode)
    for _ in 0..<6 { table.press(.character("+")) }
    table.press(.right)
    table.press(.right, .shift)
    let part = try #require(view.crop?.part)
    #expect(part.width < 0.6 && part.x > 0 && abs(part.angle - .pi / 36) < 1e-9)
    table.press(.tab)
    table.press(.tab)
    table.press(.enter)
    #expect(album.added.map(\.part) == [part])
  }

  @Test func aControllerTurnsAndResizesTheCrop() throws {
    let table = table(Album())
    table.context.dropped("/x/sea.jpg", on: table.stage)
    table.pass(.seconds(1))
    table.press(button: .shoulderRight)
    let view = try #require(table.node("crop.picture") as? CropNode)
    for _ in 0..<6 { table.press(button: .larger) }
    table.press(button: .turnRight)
    let part = try #require(view.crop?.part)
    #expect(part.width < 0.6 && abs(part.angle - .pi / 36) < 1e-9)
  }

  @Test func theCropFollowsFingersAndTheWheel() throws {
    let album = Album()
    let table = table(album)
    table.context.dropped("/x/sea.jpg", on: table.stage)
    table.pass(.seconds(1))
    let view = try #require(table.node("crop.picture") as? CropNode)
    let middle = view.windowTransform(at: table.now)(view.window.center)
    table.wheel(at: middle, up: 4)
    let zoomed = try #require(view.crop?.part)
    #expect(zoomed.width < 1)
    try table.drag("crop.picture", by: Point(x: 60, y: 0))
    let moved = try #require(view.crop?.part)
    #expect(moved.x < zoomed.x && moved.width == zoomed.width)
    table.wheel(at: middle, up: 2, .shift)
    #expect(try #require(view.crop?.part).angle != 0)
  }

  @Test func theCameraIsOfferedIfThereIsOne() throws {
    let album = Album()
    var openings = 0
    var closings = 0
    var frame: ((Picture) -> Void)?
    album.cameras = [
      Camera(name: "Front") { show, _ in
        openings += 1
        frame = show
        return CameraSession(
          shoot: { Photo(key: "camera:1", name: "photo", content: .bytes([])) },
          close: { closings += 1 })
      }
    ]
    let table = table(album)
    try table.tap("fifteen.pictures.add")
    #expect(table.stage.top.name == "pictures.source")
    try table.tap("source.camera")
    #expect(table.stage.top.name == "pictures.camera" && openings == 1)
    #expect(try !table.node("camera.shoot").isEnabled, "there is no picture yet")
    album.photos.show(Photo(path: "x"), .zero, ObjectIdentifier(album)) {
      if let picture = try? $0.get() { frame?(picture) }
    }
    table.pass(.seconds(1))
    let seen = table.stage.draw { $0.shapes.compactMap(\.shape.sprite) }
    #expect(!seen.isEmpty && seen.allSatisfy { $0.u0 < $0.u1 }, "the client has mirrored it")
    try table.tap("camera.shoot")
    #expect(table.stage.top.name == "pictures.crop" && closings == 1)
    try table.tap("crop.back")
    #expect(openings == 2, "the camera opens again")
    album.photos.show(Photo(path: "x"), .zero, ObjectIdentifier(album)) {
      if let picture = try? $0.get() { frame?(picture) }
    }
    try table.tap("camera.shoot")
    try table.tap("crop.done")
    #expect(table.stage.top.name == "fifteen.setup" && closings == 2)
    #expect(album.names == ["photo"])
  }

  @Test func theNextCameraIsOneButtonAwayAndTheFirstIsClosed() throws {
    let album = Album()
    var log: [String] = []
    album.cameras = ["Front", "Back"].map { name in
      Camera(name: name) { _, _ in
        log.append("open " + name)
        return CameraSession(shoot: { nil }, close: { log.append("close " + name) })
      }
    }
    let table = table(album)
    try table.tap("fifteen.pictures.add")
    try table.tap("source.camera")
    try table.tap("camera.next")
    #expect(log == ["open Front", "close Front", "open Back"])
    table.pass(.seconds(1))
    #expect(log.count == 3, "it is opened once")
    try table.tap("camera.next")
    #expect(log.suffix(2) == ["close Back", "open Front"])
  }

  @Test func inMirrorTheLeftHalfOfThePictureIsUsed() throws {
    let album = Album()
    let table = table(album) { MirrorSetupScene(context: $0) }
    table.context.dropped("/x/sea.jpg", on: table.stage)
    table.pass(.seconds(1))
    try table.tap("crop.done")
    #expect(table.stage.top.name == "mirror.setup" && album.panels == ["sea"])
    let part = try #require(album.added.first?.part)
    // A photo of 4:3 is 4/3 of its shorter side wide; the panel is its left half.
    #expect(abs(part.width - 2.0 / 3) < 1e-9 && abs(part.x + 1.0 / 3) < 1e-9)
    #expect(try table.node("mirror.picture.sea").traceValue == 1)
    try table.tap("mirror.play")
    #expect(table.stage.top.name == "mirror")
    #expect((table.stage.top as? MirrorScene)?.picture == .own("sea"))
    try table.tap("mirror.back")
    try table.tap("mirror.picture.remove")
    #expect(album.removed == ["sea"])
  }

  @Test func piecesThatLookAlikeAreInterchangeable() throws {
    let album = Album()
    album.panels = ["sea"]
    album.looks = Array(0..<12).map { $0 == 7 ? 3 : $0 }
    let context = GameContext.forTests
    context.mirrorChoice = MirrorChoice(picture: "sea", columns: 3)
    let table = table(album, context) { MirrorSetupScene(context: $0) }
    try table.tap("mirror.play")
    let scene = try #require(table.stage.top as? MirrorScene)
    #expect(scene.round.setup.looks == album.looks)
    #expect(scene.round.game.variant.hasSuffix("-own"))
    let other = GameContext.forTests
    other.mirrorChoice = MirrorChoice(picture: "sun", columns: 3)
    let ours = self.table(album, other) { MirrorSetupScene(context: $0) }
    try ours.tap("mirror.play")
    #expect((ours.stage.top as? MirrorScene)?.round.setup.looks == nil, "built-in pieces differ")
  }
}
