import Arcade
import Geometry
import Languages
import Rules
import Stage
import Store

/// Statistics of saved rounds, of one player or all: the money won, streaks, and how much of it was
/// luck and how much skill.
final class BlackjackStatisticsScene: FeltScene {
  private let lines: [ResultLine]
  /// Whose they are; nil for all players.
  private let player: String?
  private let scroller: ScrollNode
  private let figures: [FigureCard]
  private let outcomes: OutcomeBar
  private let plot: GainPlot
  /// Nil without a round in the casino.
  private let scales: LuckScales?
  /// Rounds at casino tables that are still to be reviewed.
  private var waiting: [GameResult.ID]
  private let casino: Int
  private var tally = RoundTally()
  private var isAsking = false
  /// Winning blackjacks, and how many of the casino's rounds were searched for them.
  private var naturals = (found: 0, searched: 0)
  private var streaks: RoundStreaks?

  /// `lines`: the rounds, whose records are read by the worker.
  init(_ lines: [ResultLine], of player: String? = nil, context: GameContext) {
    self.lines = lines.sorted { ($0.at, $0.id) < ($1.at, $1.id) }
    self.player = player
    let palette = context.dressed(.blackjack)
    scroller = ScrollNode("statistics.scroller", palette: palette)
    let inCasino = lines.filter { $0.variant != Table.source.rawValue }
    waiting = inCasino.map(\.id)
    casino = inCasino.count
    let isCasino = !inCasino.isEmpty
    var names = [
      ("rounds", tr("Rounds"), "blackjack-table-source"),
      ("streak", tr("Longest winning streak"), "crown-gold"),
    ]
    if isCasino {
      names += [
        ("naturals", tr("Blackjacks"), "blackjack-logo"),
        ("session", tr("Best session, in chips"), "blackjack-chip-100"),
      ]
    }
    figures = names.enumerated().map { index, name in
      FigureCard(
        "statistics." + name.0, name: name.1, art: name.2, isRed: index % 3 != 0,
        palette: palette)
    }
    outcomes = OutcomeBar(palette: palette)
    plot = GainPlot(
      isCasino ? "statistics.chips" : "statistics.balance",
      name: isCasino ? tr("Chips won in the casino") : tr("Won minus lost"), palette: palette)
    scales = isCasino ? LuckScales(palette: palette) : nil
    for line in lines {
      tally.add(score: line.score, isCasino: line.variant != Table.source.rawValue)
    }
    super.init(
      "blackjack.statistics", header: "statistics", title: player ?? tr("Statistics"),
      context: context, palette: palette)
    root.add([scroller, header])
    scroller.content.add(figures + [outcomes, plot])
    if let scales { scroller.content.add(scales) }
    showGains()
    show()
  }

  override func renewed() -> (any Scene)? {
    BlackjackStatisticsScene(lines, of: player, context: context)
  }

  override func didAppearFirst(on stage: Stage) {
    let lines = lines
    context.worker.run({ RoundStreaks(lines) }) { [weak self] in
      self?.streaks = $0
      self?.show()
    }
    countNaturals()
  }

  override func didAppear(on stage: Stage) {
    reviewNext()
  }

  /// Replays some rounds at a time, so that others need not wait for the worker.
  private func countNaturals() {
    let inCasino = lines.filter { $0.variant != Table.source.rawValue }
    let part = inCasino.dropFirst(naturals.searched).prefix(100).map(\.id)
    guard !part.isEmpty, !isGone else { return }
    let store = context.store
    context.worker.run({ part.reduce(0) { $0 + Self.naturals(in: $1, store) } }) {
      [weak self] found in
      guard let self else { return }
      naturals = (naturals.found + found, naturals.searched + part.count)
      show()
      countNaturals()
    }
  }

  private nonisolated static func naturals(in id: GameResult.ID, _ store: Store) -> Int {
    guard let text = (try? store.record(of: id)) ?? nil,
      let record: Record<Blackjack> = decoded(text), let session = try? Session(replaying: record)
    else { return 0 }
    return session.game.gameStats[.naturals] ?? 0
  }

  private var isGone = false

  override func didLeave() {
    waiting = []
    isGone = true
  }

  /// Reviews one round at a time, so that requests to the coach need not wait for all of them.
  private func reviewNext() {
    guard !isAsking, let id = waiting.popLast() else { return }
    isAsking = true
    let store = context.store
    context.worker.run({ Self.review(of: id, in: store) }) { [weak self] review in
      guard let self else { return }
      isAsking = false
      if let review { tally.add(review) }
      show()
      reviewNext()
    }
  }

  private nonisolated static func review(of id: GameResult.ID, in store: Store) -> RoundReview? {
    guard let text = (try? store.record(of: id)) ?? nil,
      let record: Record<Blackjack> = decoded(text)
    else { return nil }
    return try? RoundReview(replaying: record)
  }

  private func show() {
    let isCounted = naturals.searched == casino
    let streak: String? = streaks.map { "\($0.won)" }
    let session: String? = streaks.map { $0.bestSession.map { BlackjackWords.gain($0) } ?? "–" }
    let blackjacks: String? = isCounted ? "\(naturals.found)" : nil
    for (card, value) in zip(figures, ["\(tally.rounds)", streak, blackjacks, session]) {
      card.show(value ?? "…")
    }
    outcomes.show([tally.won, tally.drawn, tally.lost])
    let isReviewed = tally.reviewed > 0
    scales?.show(
      isReviewed ? [tally.expected, tally.skill, tally.luck] : nil,
      note: trn(
        "Calculated for {n} of {all} rounds.", "Calculated for {n} of {all} rounds.",
        tally.reviewed, ["all": "\(casino)"]))
  }

  private func showGains() {
    if casino > 0 {
      let gains = lines.filter { $0.variant != Table.source.rawValue }.map(\.score)
      plot.show(gains, BlackjackWords.gain(tally.halves))
    } else {
      let gains = lines.map { $0.score.signum() }
      plot.show(gains, BlackjackWords.count(gains.reduce(0, +)))
    }
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let room = Rect(
      x: 16, y: 8, width: bounds.width - 32, height: bounds.height - Header.height - 28)
    let isWide = bounds.width >= 720 && bounds.width > bounds.height
    let bottom = isWide ? placeBeside(room) : placeBelow(room)
    scroller.place(
      Header.room(in: bounds),
      contentHeight: bottom + 20)
  }

  private static let gap = 12.0

  /// Figures and the bar at the left, plot and scales at the right; returns the lower edge.
  private func placeBeside(_ room: Rect) -> Double {
    let gap = Self.gap
    let half = ((room.width - gap) / 2).rounded(.down)
    let upper = max(248, (room.height - gap) * 0.52).rounded(.down)
    let lower = max(scales == nil ? 160 : 250, room.height - gap - upper)
    let left = Rect(x: room.minX, y: room.minY, width: half, height: upper)
    let right = left.offset(by: Point(x: half + gap, y: 0))
    place(figures, in: left, columns: half / Double(figures.count) >= 136 ? figures.count : 2)
    outcomes.frame = Rect(x: left.minX, y: left.maxY + gap, width: half, height: lower)
    plot.frame = right
    if scales == nil { plot.frame.size.height = upper + gap + lower }
    scales?.frame = Rect(x: right.minX, y: right.maxY + gap, width: half, height: lower)
    return outcomes.frame.maxY
  }

  /// One below the other, as high as the window; returns the lower edge.
  private func placeBelow(_ room: Rect) -> Double {
    let gap = Self.gap
    let columns = room.width >= 900 ? figures.count : 2
    let rows = Double((figures.count + columns - 1) / columns)
    let least = [rows * 104 + (rows - 1) * gap, 168, 200, 256].prefix(scales == nil ? 3 : 4)
    let free = room.height - least.reduce(0, +) - gap * Double(least.count - 1)
    let shares = [0.24, 0.16, 0.34, 0.26].prefix(least.count)
    let sum = shares.reduce(0, +)
    var y = room.minY
    let frames = zip(least, shares).map { least, share in
      let height = least + (max(0, free) * share / sum).rounded(.down)
      let frame = Rect(x: room.minX, y: y, width: room.width, height: height)
      y += height + gap
      return frame
    }
    place(figures, in: frames[0], columns: columns)
    outcomes.frame = frames[1]
    plot.frame = frames[2]
    if frames.count > 3 { scales?.frame = frames[3] }
    return y - gap
  }

  private func place(_ cards: [FigureCard], in room: Rect, columns: Int) {
    let gap = Self.gap
    let rows = Double((cards.count + columns - 1) / columns)
    let cell = Size(
      width: (room.width + gap) / Double(columns) - gap, height: (room.height + gap) / rows - gap)
    for (index, card) in cards.enumerated() {
      card.frame = Rect(
        x: room.minX + Double(index % columns) * (cell.width + gap),
        y: room.minY + Double(index / columns) * (cell.height + gap), width: cell.width,
        height: cell.height)
    }
  }
}
