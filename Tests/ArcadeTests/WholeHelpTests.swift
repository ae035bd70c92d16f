import Geometry
import Input
import Languages
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import FifteenGame
@testable import MirrorGame
@testable import PetGame
@testable import RecycleGame

/// The help of all games, in the program's own fonts.
@MainActor @Suite(.serialized) struct WholeHelpTests {
  private static let games: [@MainActor (GameContext) -> HelpScene] = [
    { BlackjackHelp.scene($0) }, { FifteenHelp.scene($0, picture: nil) },
    { MirrorHelp.scene($0, for: .touch) }, { MirrorHelp.scene($0, for: .keyboard) },
    { MirrorHelp.scene($0, for: .controller) }, { PetHelp.scene($0.dressed(.pet)) },
    { RecycleHelp.scene($0.dressed(.recycle)) },
  ]

  /// Calls `look` on each page of each help.
  private func read(
    in window: Size, at textScale: Double, look: (SceneHarness, _ page: String) throws -> Void
  ) throws {
    SceneHarness.drawsMotion = false
    SceneHarness.textScale = textScale
    defer { (SceneHarness.textScale, SceneHarness.frame) = (1, SceneHarness.usualFrame) }
    for help in Self.games {
      let table = SceneHarness(size: window) { help($0) }
      for page in 1...20 where table.stage.top is HelpScene {
        // What plays on a page comes to rest.
        SceneHarness.frame = .milliseconds(100)
        table.pass(.seconds(1))
        try look(table, "\(table.stage.top.name) \(page), \(Int(textScale * 100)) %")
        table.press(.pageDown)
      }
      #expect(!(table.stage.top is HelpScene))
    }
  }

  private func labels(_ node: Node) -> [Label] {
    guard !node.isHidden else { return [] }
    return (node as? Label).map { [$0] } ?? node.children.flatMap { labels($0) }
  }

  @Test(
    arguments: [
      Size(width: 480, height: 800), Size(width: 800, height: 480), Size(width: 1280, height: 800),
    ], Language.all.map(\.id))
  func everyPageIsReadWholeAboveItsButtons(window: Size, language: String) throws {
    let drawing = try RealDrawing()
    try Catalogues.begin()
    defer { Catalogues.end() }
    Languages.use(language)
    SceneHarness.typesetter = drawing.typesetter
    for textScale in [1, 1.25, 1.5] {
      try read(in: window, at: textScale) { table, page in
        let next = try table.node("help.next")
        let sheet = try #require(next.parent).windowFrame(at: table.now)
        let foot = next.windowFrame(at: table.now).minY
        for label in labels(try #require(next.parent)) where !label.label.isEmpty {
          let place = label.windowFrame(at: table.now)
          let words = Rect(
            center: place.center, size: Size(width: place.width, height: label.shownSize().height))
          #expect(
            sheet.contains(words) && words.maxY <= foot, "\(page): “\(label.label)” at \(words)")
          #expect(!label.isCut && label.shownTextSize >= 16, "\(page): “\(label.label)”")
        }
        let picture = try #require(next.parent).children.first {
          $0 is Illustration && !$0.isHidden
        }
        let shown = try #require(picture).windowFrame(at: table.now)
        #expect(shown.size.shortSide >= 100, "\(page): the drawing has \(shown.size)")
        #expect(!shown.intersects(try table.node("help.text").windowFrame(at: table.now)))
      }
    }
  }

  @Test func whereNothingElseFitsTheTextScrolls() throws {
    let drawing = try RealDrawing()
    defer { SceneHarness.reset() }
    SceneHarness.typesetter = drawing.typesetter
    var scrolled = 0
    try read(in: Size(width: 480, height: 320), at: 1.5) { table, page in
      let text = try table.node("help.text")
      let foot = try table.node("help.next").windowFrame(at: table.now).minY
      if text.windowFrame(at: table.now).maxY > foot { scrolled += 1 }
      table.press(.end)
      table.pass(.seconds(1))
      #expect(text.windowFrame(at: table.now).maxY <= foot, "\(page)")
    }
    #expect(scrolled > 0)
  }

  @Test func theKeysOnAPageAreCalledAsInItsText() throws {
    try Catalogues.begin()
    defer { Catalogues.end() }
    Languages.use("es")
    var keys = 0
    try read(in: Size(width: 1280, height: 800), at: 1) { table, page in
      let text = try table.node("help.text").label
      let sheet = try #require(table.node("help.next").parent)
      for cap in labels(sheet).map(\.label) where ["Enter", "Intro", "Tab"].contains(cap) {
        #expect(text.contains(cap), "\(page): \(cap)")
        keys += 1
      }
    }
    #expect(keys >= 3)
  }
}
