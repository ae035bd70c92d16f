import Geometry
import Testing

@testable import Arcade
@testable import FifteenGame
@testable import MirrorGame
@testable import RecycleGame
@testable import Stage
@testable import recreo

/// The words on the cards of the setups, in the letters people see.
@MainActor @Suite(.serialized) struct SetupTextTests {
  private nonisolated static let sizes: [Size] = [
    Size(width: 640, height: 480), Size(width: 800, height: 480), Size(width: 480, height: 640),
    Size(width: 1280, height: 800),
  ]

  private func cards(_ node: Node) -> [ChoiceCard] {
    (node as? ChoiceCard).map { [$0] } ?? node.children.flatMap { cards($0) }
  }

  @Test(arguments: [ScreenName.fifteen, .mirror, .recycle])
  func theTitleStaysBesideTheButtonsInATallWindow(game: ScreenName) throws {
    let show = try Cinema(PlayRequest(game: game), size: Size(width: 600, height: 1024))
    show.pass(to: .seconds(1))
    let header = try #require(
      show.program.stage.top.root.children.lazy.compactMap { $0 as? Header }.first)
    let title = try #require(header.children.lazy.compactMap { $0 as? Label }.first)
    #expect(!title.isHidden && !title.isCut && title.label == game.game?.title())
  }

  @Test(arguments: sizes, [ScreenName.fifteen, .mirror, .recycle])
  func theWordsOnEveryCardAreWhole(window: Size, game: ScreenName) throws {
    let show = try Cinema(PlayRequest(game: game), size: window)
    show.pass(to: .seconds(1))
    let cards = cards(show.program.stage.top.root)
    #expect(cards.count >= 6)
    for label in cards.flatMap(\.children).compactMap({ $0 as? Label }) {
      #expect(!label.isCut, "“\(label.label)” in \(label.frame.width)")
    }
  }
}
