import Geometry
import Input
import Languages
import Rules
import Stage
import Testing

@testable import Arcade
@testable import FifteenGame

@MainActor @Suite struct FifteenHandTests {
  private func scene(_ table: SceneHarness) throws -> FifteenScene {
    try #require(table.stage.top as? FifteenScene)
  }

  private func table(_ context: GameContext) -> SceneHarness {
    SceneHarness(context: context) { FifteenScene(context: $0, $0.fifteenChoice) }
  }

  @Test func aHandShowsTheGestureWhenNothingHasHappenedForFourSeconds() throws {
    let table = table(.forTests)
    table.pass(.seconds(3))
    #expect(try !scene(table).hand.isShown)
    table.pass(.milliseconds(1500))
    #expect(try scene(table).hand.isShown)
    table.pass(.seconds(3))
    #expect(try !scene(table).hand.isShown)
    #expect(table.stage.nextFrame() == .onInput, "then nothing is drawn")
  }

  @Test func theHandIsShownOnce() throws {
    let context = GameContext.forTests
    let first = table(context)
    first.pass(.seconds(8))
    let later = table(context)
    for _ in 0..<12 {
      later.pass(.seconds(1))
      #expect(try !scene(later).hand.isShown)
    }
  }

  @Test func whoHasPushedATileIsNotShownHow() throws {
    let context = GameContext.forTests
    let first = table(context)
    for key in [Key.up, .left, .down, .right] { first.press(key) }
    first.pass(.seconds(6))
    #expect(try !scene(first).hand.isShown)
    let later = table(context)
    later.pass(.seconds(5))
    #expect(try !scene(later).hand.isShown)
  }

  @Test func aMoveRemovesTheHand() throws {
    let table = table(.forTests)
    table.pass(.milliseconds(4500))
    #expect(try scene(table).hand.isShown)
    for key in [Key.up, .left] { table.press(key) }
    #expect(try !scene(table).hand.isShown)
  }

  @Test func theHandPushesATileBesideTheGap() throws {
    for columns in [3, 4, 6] {
      let context = GameContext.forTests
      context.fifteenChoice = FifteenChoice(columns: columns)
      let board = try scene(table(context)).board
      let push = try #require(board.pushIntoGap)
      #expect(abs(push.tile.frame.center.distance(to: push.gap.center) - push.gap.width) < 1)
    }
  }
}

@MainActor @Suite struct FifteenPlacesTests {
  @Test(arguments: windows) func theBoardFillsItsWindow(window: Size) {
    let place = FifteenLayout(
      bounds: Rect(origin: .zero, size: window), columns: 4, rows: 4,
      back: Size(width: 126, height: 56))
    let room = Size(width: window.width - 24, height: window.height - 24)
    let narrow = window.width < window.height * 1.15 && window.height < window.width * 1.3
    #expect(place.board.width >= room.shortSide * (narrow ? 0.72 : 0.85))
    #expect(place.seals.count == 8)
    for seal in place.seals {
      #expect(seal.size.shortSide >= Theme.touch)
      #expect(!seal.intersects(place.board) && !seal.intersects(place.slip))
    }
    #expect(!place.slip.intersects(place.board))
  }

  @Test(arguments: windows) func backIsInTheSameCornerOnEveryScreen(window: Size) throws {
    let context = GameContext.forTests
    let game = SceneHarness(size: window, context: context) {
      FifteenScene(context: $0, $0.fifteenChoice)
    }
    let setup = SceneHarness(size: window) { FifteenSetupScene(context: $0) }
    for table in [game, setup] {
      let back = try table.node("fifteen.back").windowFrame(at: table.now)
      #expect(back.origin == Point(x: 16, y: 12))
    }
  }

  @Test(arguments: windows) func theSetupLeavesNoPartEmpty(window: Size) throws {
    for names in [[], ["beach"]] {
      let table = try SceneHarness.ownPictures(window, names)
      let nodes = table.stage.top.root.children
      let cards = nodes.filter { $0 is SetupCard }
      #expect(cards.count == BoardShape.offered.count + 1 + 6)
      let others = ["tray", "play", "race", "lesson", "code"].map { "fifteen." + $0 }
      let parts =
        try (cards + others.map { try table.node($0) } + nodes.filter { $0 is PictureGallery })
        .map(\.frame)
      for (index, part) in parts.enumerated() {
        #expect(part.size.shortSide >= Theme.touch, "\(index) \(part)")
        #expect(Rect(origin: .zero, size: window).contains(part), "\(index) \(part)")
        for other in parts[(index + 1)...] { #expect(!part.inset(by: 0.01).intersects(other)) }
      }
      let covered = parts.reduce(0) { $0 + $1.width * $1.height }
      let whole = window.width * (window.height - Header.height)
      #expect(covered / whole >= (window.width > 3 * window.height ? 0.55 : 0.62))
    }
  }

  @Test func theTrayShowsWhatIsChosen() throws {
    let table = SceneHarness { FifteenSetupScene(context: $0) }
    try table.tap("fifteen.layout.6x6")
    let tray = try table.node("fifteen.tray")
    let board = try #require(tray.children.first as? BoardNode)
    #expect(board.tiles.count == 35)
    let chosen = try table.node("fifteen.pictures").traceValue
    try table.drag("fifteen.tray", by: Point(x: -200, y: 0))
    table.pass(.seconds(1))
    #expect(try table.node("fifteen.pictures").traceValue != chosen)
  }

  @Test(arguments: [(0, 1), (58, 28), (59, 1), (11_016, 29), (11_017, 1), (20_780, 23)])
  func theCalendarShowsTheDayOfTheMonth(day: Int, expected: Int) {
    #expect(CalendarDay(number: day).day == expected)
  }
}
