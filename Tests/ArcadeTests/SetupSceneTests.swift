import Geometry
import Input
import Stage
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import FifteenGame
@testable import MirrorGame
@testable import RecycleGame

/// What the setups of all games have in common.
@MainActor @Suite struct SetupSceneTests {
  private static let setups: [@MainActor (GameContext) -> SetupScene] = [
    { RecycleSetupScene(context: $0) }, { MirrorSetupScene(context: $0) },
    { FifteenSetupScene(context: $0) }, { BlackjackStartScene(context: $0) },
  ]

  @Test func theCornerHasTheSameButtonsInEveryGame() throws {
    for setup in Self.setups {
      let table = SceneHarness { setup($0) }
      let game = try #require(table.stage.top.name.split(separator: ".").first)
      let frames = try ["back", "results", "players", "help", "options"].map {
        try table.node("\(game).\($0)").windowFrame(at: table.now)
      }
      #expect(frames.allSatisfy { $0.maxY <= Header.height }, "\(game)")
      #expect(frames.map(\.minX) == frames.map(\.minX).sorted(), "\(game)")
      #expect(frames.last?.maxX == table.stage.bounds.maxX - 16, "\(game)")
    }
  }

  @Test func f1ExplainsTheGameInEverySetup() {
    for setup in Self.setups {
      let table = SceneHarness { setup($0) }
      let before = table.stage.scenes.count
      table.press(.function(1))
      #expect(table.stage.scenes.count == before + 1 && table.stage.top is HelpScene)
    }
  }

  @Test(arguments: windows) func playIsHighEnoughForAThumb(window: Size) throws {
    for setup in Self.setups {
      let table = SceneHarness(size: window) { setup($0) }
      let scene = try #require(table.stage.top as? SetupScene)
      #expect(scene.play.frame.height >= 56, "\(scene.name)")
    }
  }

  @Test func aCaptionStaysWithinItsCardHoweverLargeTheTextIs() throws {
    let drawing = try RealDrawing()
    defer { SceneHarness.reset() }
    SceneHarness.typesetter = drawing.typesetter
    for textScale in [1, 1.25, 1.5] {
      SceneHarness.textScale = textScale
      for window in [Size(width: 480, height: 800), Size(width: 800, height: 480)] {
        for setup in Self.setups {
          let table = SceneHarness(size: window) { setup($0) }
          let scene = try #require(table.stage.top as? SetupScene)
          for card in scene.rows.flatMap(\.cards) {
            let caption = card.caption
            guard !caption.isHidden, !caption.label.isEmpty else { continue }
            let foot = caption.frame.midY + caption.shownSize().height / 2
            #expect(
              foot <= card.size.height - 2.5,
              "\(card.id) in \(window), \(textScale): \(foot) of \(card.size.height)")
          }
        }
      }
    }
  }

  @Test func headingsAreDroppedTogetherWhereThereIsLittleRoom() throws {
    for (height, isShown) in [(480.0, false), (800, true)] {
      let size = Size(width: height * 1.6, height: height)
      let table = SceneHarness(size: size) { MirrorSetupScene(context: $0) }
      let scene = try #require(table.stage.top as? SetupScene)
      #expect(scene.rows.map(\.title.isHidden) == scene.rows.map { _ in !isShown })
    }
  }
}
