import Geometry
import Languages
import Rules
import Stage
import Store

/// The four parts of a player's page, one of them shown: the album of achievements, the records, the
/// recent games, the statistics.
final class PlayerPages: Node {
  /// A card of the records: a variant and the best values in it.
  private typealias RecordLine = (title: String, figures: [RecordCard.Figure])

  private let context: GameContext
  private let palette: Palette
  private let sections: SegmentedChoice
  private let games: GameTabs
  private let awards: StickerAlbum
  private lazy var records = makeRecords()
  private lazy var recent = makeRecent()
  private let statistics: StatisticsPage
  /// Which answer of the worker is awaited.
  private var edition = 0
  /// Shown instead of empty records and of an empty list of games.
  private let nothing: [SleepingFox]
  /// Lies below a few recent games.
  private let more: SleepingFox
  private var profile: PlayerProfile?
  private var shownRecords: [RecordLine] = []
  /// The leaderboards' descriptions, by game.
  private let boards: [LeaderboardDescription]
  /// Told which recent game is to be replayed.
  var onOpen: (ResultLine) -> Void = { _ in }

  /// Begins with a section and a game.
  init(_ context: GameContext, palette: Palette, section: Int, game: Int) {
    self.context = context
    self.palette = palette
    boards = context.games.compactMap { $0.results?() }
    sections = SegmentedChoice(
      "player.section", label: tr("Player"),
      options: [
        .init("awards", label: tr("Achievements"), art: "icon-medal"),
        .init("records", label: tr("Records"), art: "icon-trophy"),
        .init("recent", label: tr("Recent games"), art: "icon-clock"),
        .init("statistics", label: tr("Statistics"), art: "icon-streak"),
      ], chosen: section, palette: palette)
    games = GameTabs("player.game", games: context.games, chosen: game, palette: palette)
    awards = StickerAlbum(context, palette: palette)
    statistics = StatisticsPage(palette: palette)
    nothing = [tr("No records here yet."), tr("No games played yet.")].map {
      SleepingFox("player.nothing", $0, palette: palette)
    }
    more = SleepingFox(
      "player.more", tr("Your next games will be listed here too."), palette: palette)
    super.init("")
    add([sections, games, more, awards, records, recent, statistics])
    add(nothing)
    sections.action = { [weak self] _ in self?.show() }
    games.action = { [weak self] _ in self?.show() }
  }

  /// The game that is shown first.
  static func first(of games: [GameEntry]) -> Int {
    games.firstIndex { $0.id == games.mostToReach?.id } ?? 0
  }

  private func makeRecords() -> GridNode<RecordCard> {
    GridNode(
      "player.record", label: tr("Records"), palette: palette,
      cellID: { "player.record.\($0)" }, arrange: { .records($0, in: $1, gap: 16) },
      makeCell: { [palette] in RecordCard(palette: palette) },
      showCell: { [weak self] card, index in
        guard let self, shownRecords.indices.contains(index) else { return }
        card.show(shownRecords[index].title, shownRecords[index].figures)
      })
  }

  private func makeRecent() -> ListNode<RecentRow> {
    let list = ListNode(
      "player.recent", label: tr("Recent games"), empty: "",
      palette: palette, rowHeight: { [weak self] in self?.recentHeight ?? RecentRow.height },
      makeRow: { [palette] in RecentRow(palette: palette) },
      showRow: { [weak self] row, index in self?.show(row, index) })
    list.onOpen = { [weak self] index in
      guard let self, let profile, profile.recent.indices.contains(index) else { return }
      onOpen(profile.recent[index])
    }
    return list
  }

  /// A few games have high rows with large pictures.
  private var recentHeight: Double {
    let count = Double(max(3, profile?.recent.count ?? 0))
    let most = size.height > 1000 ? 232.0 : 168
    return min(most, max(RecentRow.height, size.height * 0.7 / count))
  }

  /// The current section and game, to be restored after a renewal.
  var place: (section: Int, game: Int) { (sections.chosen, games.chosen) }

  /// Shows a player's profile.
  func show(_ profile: PlayerProfile) {
    self.profile = profile
    show()
  }

  private func show() {
    guard let profile else { return }
    let game = context.games[games.chosen].id
    shownRecords = recordLines(game, profile)
    let lists: [Node] = [awards, records, recent, statistics]
    for (index, list) in lists.enumerated() { list.isHidden = index != sections.chosen }
    nothing[0].isHidden = sections.chosen != 1 || !shownRecords.isEmpty
    nothing[1].isHidden = sections.chosen != 2 || !profile.recent.isEmpty
    games.isHidden = sections.chosen == 2
    if sections.chosen == 3 { loadStatistics(profile.line.player.id) }
    awards.show(profile.awards.filter { $0.achievement.game == game })
    records.reload(shownRecords.count)
    recent.reload(profile.recent.count)
    place(in: bounds)
    setNeedsDisplay()
  }

  /// Every variant with a record.
  private func recordLines(_ game: String, _ profile: PlayerProfile) -> [RecordLine] {
    guard let board = boards.first(where: { $0.game == game }) else { return [] }
    return board.choices.compactMap { choice in
      let variant = board.variant(choice)
      guard profile.records.contains(where: { $0.game == game && $0.variant == variant })
      else { return nil }
      let records = profile.records(game: game, variant: variant)
      return (board.words(for: choice), figures(board) { $0.figure(in: records) })
    }
  }

  private func figures(
    _ board: LeaderboardDescription, _ figure: (Measure) -> Int?
  ) -> [RecordCard.Figure] {
    board.measures.filter { !board.isWhole($0) }.compactMap { measure in
      // What older results don't tell is left out.
      figure(measure).map {
        .init(icon: measure.icon, text: measure.text($0), label: board.title(of: measure))
      }
    }
  }

  /// Reads the statistics on the worker, unless the game has its own; until they are there, nothing
  /// is shown.
  private func loadStatistics(_ player: Player.ID) {
    let entry = context.games[games.chosen]
    edition += 1
    if let own = entry.statistics { return show(own(context, player)) }
    statistics.isHidden = true
    let game = entry.id
    let (store, now, edition) = (context.store, context.date(), edition)
    context.worker.run({ try? store.statistics(of: player, in: game, now: now) }) {
      [weak self] found in
      guard let self, edition == self.edition, sections.chosen == 3 else { return }
      let board = boards.first { $0.game == game }
      show(found.flatMap { $0.games == 0 ? nil : GameStatistics($0, board) })
    }
  }

  private func show(_ found: GameStatistics?) {
    nothing[1].isHidden = found != nil
    statistics.isHidden = found == nil
    if let found { statistics.show(found) }
    setNeedsDisplay()
  }

  override func sizeDidChange() { place(in: bounds) }
  private func show(_ row: RecentRow, _ index: Int) {
    guard let profile, profile.recent.indices.contains(index) else { return }
    let line = profile.recent[index]
    let result = (try? context.store.result(line.id)) ?? nil
    let board = boards.first { $0.game == line.game }
    let text = result.flatMap { board?.summary($0.played, true) } ?? line.game
    row.show(line.game, text.replacing("\n", with: " · "), at: line.at)
  }
}

// The layout.
extension PlayerPages {
  private func place(in room: Rect) {
    guard room.width > 0 else { return }
    let width = room.width - 16
    sections.frame = Rect(
      x: 8, y: 4, width: width, height: max(56, sections.fittingSize(width: width).height))
    var y = sections.frame.maxY + 8
    if !games.isHidden {
      let side = room.height < 480 ? 56.0 : 64
      let wanted = games.widths(height: side)
      let own = min(width, wanted.whole)
      games.frame = Rect(x: 8, y: y, width: own, height: side)
      y = games.frame.maxY + 8
    }
    let frame = Rect(x: 0, y: y, width: room.width, height: max(0, room.height - y))
    for list in [awards, records, recent, statistics] + nothing as [Node] { list.frame = frame }
    placeMore(in: frame)
  }

  /// The fox lies below the recent games where there is much room.
  private func placeMore(in frame: Rect) {
    let count = profile?.recent.count ?? 0
    let top = frame.minY + 24 + Double(count) * (recentHeight + Theme.unit)
    let room = Rect(
      x: frame.minX, y: top, width: frame.width, height: max(0, frame.maxY - 24 - top))
    more.isHidden = sections.chosen != 2 || count == 0 || room.height < 168
    more.frame = more.isHidden ? .zero : room
  }
}
