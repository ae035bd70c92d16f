import Geometry
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import Drawing
@testable import Rules

/// How near 21 is, seen at a glance.
@MainActor @Suite struct TotalGaugeTests {
  /// Three cards or fewer of this total, without an ace.
  private func cards(_ total: Int) throws -> [Card] {
    var (rest, codes) = (total, [String]())
    while rest > 0 {
      // No card of one remains.
      let part = rest == 11 ? 9 : min(rest, 10)
      codes.append((part == 10 ? "K" : "\(part)") + "S")
      rest -= part
    }
    return try codes.map { try #require(Card(code: $0)) }
  }

  private func gauge(_ cards: [Card], isOpen: Bool = true, width: Double = 168) -> TotalGauge {
    let gauge = TotalGauge(palette: .blackjack)
    gauge.frame = Rect(x: 0, y: 0, width: width, height: TotalGauge.height)
    gauge.show(HandTotal(cards), isOpen: isOpen, atOnce: true)
    return gauge
  }

  /// The boxes of everything in a colour.
  private func boxes(_ gauge: TotalGauge, _ color: Color) -> [Rect] {
    var list = DrawList()
    gauge.draw(into: &list, at: .zero)
    return list.shapes.filter { $0.shape.fill == color }.map { $0.transform.bounds(of: $0.rect) }
  }

  @Test(arguments: [168, 55], Array(2...30))
  func itIsFilledByThePartOf21AndGoesPastItExactlyForMore(width: Double, total: Int) throws {
    let gauge = gauge(try cards(total), width: width)
    let palette = Palette.blackjack
    var list = DrawList()
    gauge.draw(into: &list, at: .zero)
    let past = list.shapes.map { $0.transform.bounds(of: $0.rect).maxX }.max() ?? 0
    #expect((past > gauge.finish + 5) == (total > 21), "\(past) of \(gauge.finish)")
    let color = total > 21 ? palette.danger : total == 21 ? Color(0xF2B632) : palette.table
    let fill = try #require(boxes(gauge, color).first)
    let part = min(1, Double(total) / 21)
    #expect(abs(fill.width - max(8, gauge.finish * part)) < 0.01)
  }

  @Test func aSoftHandIsPalerWhereTheAceMayStillCountOne() throws {
    let hand = try ["AS", "6D"].map { try #require(Card(code: $0)) }
    let open = gauge(hand)
    let sure = try #require(boxes(open, Palette.blackjack.table).first)
    #expect(abs(sure.width - open.finish * 7 / 21) < 0.01, "7 / 17")
    let pale = open.groove.mixed(with: Palette.blackjack.table, 0.5)
    let whole = try #require(boxes(open, pale).first)
    #expect(abs(whole.width - open.finish * 17 / 21) < 0.01)
    let done = gauge(hand, isOpen: false)
    #expect(boxes(done, pale).isEmpty)
    #expect(boxes(done, Palette.blackjack.table).first == whole)
  }

  /// A table of a casino with this many hands of the player, and none of them played.
  private func table(_ size: Size, hands count: Int, total: Int) throws -> SceneHarness {
    let table = SceneHarness(size: size) { BlackjackScene(context: $0, at: .vegasStrip) }
    try table.tap("blackjack.new")
    table.pass(.seconds(3))
    let scene = try #require(table.stage.top as? BlackjackScene)
    var picture = scene.felt.picture
    var hand = try #require(picture.hands.first)
    hand.cards = try cards(total)
    picture.hands = Array(repeating: hand, count: count)
    picture.bot = picture.bot.prefix(1) + [picture.bot.first ?? nil]
    scene.felt.show(picture, atOnce: true)
    table.pass(.seconds(3))
    return table
  }

  @Test(arguments: windows, [1, 2, 3, 4])
  func itLiesOnNoCardNoButtonAndNothingElse(size: Size, hands: Int) throws {
    let table = try table(size, hands: hands, total: 26)
    let scene = try #require(table.stage.top as? BlackjackScene)
    let (felt, now) = (scene.felt, table.now)
    let rows = felt.hands + [felt.bot]
    #expect(felt.hands.count == hands)
    let place = try #require(felt.place)
    let nodes =
      rows.flatMap(\.cards) as [Node] + scene.bar.children
      + ["blackjack.back", "blackjack.coach", "blackjack.help", "blackjack.purse", "bot.face"]
      .compactMap { scene.root.node($0) }
    let others =
      nodes.filter { !$0.isHidden && $0.size.width > 0 }.map { ($0.id, $0.windowFrame(at: now)) }
      + [("shoe", place.shoe)]
    for row in rows {
      let badge = row.score.windowFrame(at: now)
      let gauge = row.score.gauge.windowFrame(at: now)
      #expect(badge.contains(gauge) && table.stage.bounds.contains(badge))
      for (id, frame) in others { #expect(!frame.inset(by: 0.01).intersects(badge), "\(id)") }
      for pile in [row.bet, row.gain] where !pile.isHidden {
        #expect(!pile.windowFrame(at: now).inset(by: 0.01).intersects(badge))
      }
      #expect(row.score.gauge.finish >= 24)
    }
  }

  @Test func itFillsInAQuarterOfASecondAndThenRests() throws {
    let table = SceneHarness { BlackjackScene(context: $0) }
    let scene = try #require(table.stage.top as? BlackjackScene)
    table.pass(.seconds(5))
    let gauge = try #require(scene.felt.hands.first?.score.gauge)
    #expect(gauge.nextFrame(after: table.now) == .onInput)
    gauge.show(nil, isOpen: true, atOnce: true)
    gauge.show(HandTotal(try cards(18)), isOpen: true, atOnce: false)
    #expect(gauge.nextFrame(after: table.now) == .immediately)
    table.pass(.milliseconds(280))
    #expect(gauge.nextFrame(after: table.now) == .onInput && !table.stage.needsDisplay)
    table.stage.reducesMotion = true
    gauge.show(HandTotal(try cards(20)), isOpen: true, atOnce: false)
    #expect(gauge.nextFrame(after: table.now) == .onInput, "at once")
    gauge.twinkle()
    #expect(gauge.nextFrame(after: table.now) == .onInput, "nothing twinkles")
  }

  /// Whether the star twinkles some time in the first four seconds of a hand.
  private func twinkles(_ table: SceneHarness) throws -> Bool {
    let scene = try #require(table.stage.top as? BlackjackScene)
    var longest = 0
    var frames = 0
    for _ in 0..<80 {
      table.pass(.milliseconds(50))
      let moves = scene.felt.hands.first?.score.gauge.nextFrame(after: table.now) == .immediately
      frames = moves ? frames + 1 : 0
      longest = max(longest, frames)
    }
    return longest > 20
  }

  @Test func itsStarTwinklesInTheVeryFirstHandAlone() throws {
    let context = GameContext.forTests(seed: 7, chance: { 7 })
    let first = SceneHarness(context: context) { BlackjackScene(context: $0, at: .source) }
    #expect(try twinkles(first))
    let second = SceneHarness(context: context) { BlackjackScene(context: $0, at: .source) }
    #expect(try !twinkles(second))
    let other = GameContext.forTests(seed: 7, chance: { 7 })
    try other.store.setFlag(#require(BlackjackLesson.play.flag))
    let played = SceneHarness(context: other) { BlackjackScene(context: $0, at: .source) }
    #expect(try !twinkles(played), "nothing new for people who have played")
  }
}
