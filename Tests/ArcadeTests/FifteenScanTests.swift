import Drawing
import Rules
import Services
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame

/// The code of a board before a camera.
@MainActor @Suite struct FifteenScanTests {
  /// Whoever holds codes before the camera.
  private final class Hand {
    private var show: ((Picture) -> Void)?
    private var seen: Pixmap?
    private(set) var isOpen = false

    var camera: Camera {
      Camera(name: "Front") { [self] frame, _ in
        show = frame
        isOpen = true
        return CameraSession(shoot: { [self] in photo }, close: { [self] in isOpen = false })
      }
    }

    private var photo: Photo? { seen.map { Photo(key: "camera", content: .pixels($0)) } }

    /// Holds a text as a QR code before the camera, which shows a frame of it.
    func hold(_ text: String, on table: SceneHarness) throws {
      seen = try mirrored(text)
      table.pass(.milliseconds(100))
      let show = try #require(show)
      let sprite = Sprite(
        page: TexturePage(0), x: 0, y: 0, width: 4, height: 3, pageWidth: 4, pageHeight: 3,
        density: 1)
      show(Picture(sprite))
      table.pass(.seconds(1))
    }

    /// A QR code as a camera shows it.
    private func mirrored(_ text: String) throws -> Pixmap {
      let code = try #require(QRCode(text))
      let (module, side) = (5, (code.side + 8) * 5)
      var pixels = Pixmap(width: side, height: side)
      for y in 0..<side {
        for x in 0..<side {
          let isDark = code.isDark((side - 1 - x) / module - 4, y / module - 4)
          for channel in 0..<3 { pixels.bytes[(y * side + x) * 4 + channel] = isDark ? 20 : 230 }
        }
      }
      return pixels
    }
  }

  private func context(_ hand: Hand) -> GameContext {
    let context = GameContext.forTests
    context.dependencies.pictures.cameras = { [hand.camera] }
    return context
  }

  /// The scan, opened from the setup.
  private func scanning(_ hand: Hand) throws -> SceneHarness {
    let context = context(hand)
    context.dependencies.worker = .inline
    return try SceneHarness(context: context) { FifteenSetupScene(context: $0) }
      .opened("fifteen.code").opened("code.scan")
  }

  @Test func theCodeOfASharedResultIsScannedAndItsBoardIsPlayed() throws {
    let hand = Hand()
    let table = try scanning(hand)
    #expect(table.stage.top.name == "code.scan")
    try hand.hold("I solved it! – Zoë\nrecreo --board fifteen-5x3-any-3w5e", on: table)
    let seed = try #require(BoardCode.seed("3w5e"))
    #expect(try table.game == Fifteen(.init(columns: 5, rows: 3, scramble: .any), seed: seed))
    #expect(!hand.isOpen)
    try table.tap("fifteen.back")
    #expect(table.stage.top.name == "fifteen.setup")
  }

  @Test func aCodeThatIsNoBoardsIsRefusedAndTheCameraGoesOn() throws {
    let hand = Hand()
    let table = try scanning(hand)
    let words = try table.node("scan.words").label
    try hand.hold("https://example.org", on: table)
    #expect(table.stage.top.name == "code.scan")
    #expect(try table.node("scan.words").label != words)
    try hand.hold("recreo:fifteen/3x3-easy-7", on: table)
    #expect(table.stage.top.name == "fifteen")
  }

  @Test func withoutACameraNoScanIsOffered() throws {
    let table = SceneHarness { FifteenSetupScene(context: $0) }
    try table.tap("fifteen.code")
    #expect(table.stage.top.root.node("code.scan") == nil)
  }

  @Test func withACameraTheKeyboardWaitsForATapOnTheField() throws {
    let table = SceneHarness(context: context(Hand())) { FifteenSetupScene(context: $0) }
    try table.tap("fifteen.code")
    #expect(!table.stage.isKeyboardOpen)
    try table.tap("code.field")
    #expect(table.stage.isKeyboardOpen)
  }

  @Test func aCodeIsTypedWithLatinLettersAlsoInJapanese() throws {
    let table = SceneHarness { FifteenSetupScene(context: $0) }
    table.stage.keyboardWords = KeyboardWords(scripts: [.kana, .latin])
    try table.tap("fifteen.code")
    try table.tap("code.field")
    #expect(table.stage.overlay.node("key.x") != nil)
  }

  @Test func onAKioskTheOwnerDecidesAboutTheCamera() throws {
    for isAllowed in [false, true] {
      let context = context(Hand())
      context.change(.kiosk, to: .bool(true))
      context.change(.kioskPictures, to: .bool(isAllowed))
      let table = SceneHarness(context: context) { FifteenSetupScene(context: $0) }
      try table.tap("fifteen.code")
      #expect((table.stage.top.root.node("code.scan") != nil) == isAllowed)
    }
  }
}
