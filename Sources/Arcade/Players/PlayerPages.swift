import Geometry
import Languages
import Rules
import Stage
import Store

/// The four parts of a player's page, one of them shown: the album of achievements, the records, the
/// recent games, the statistics.
final class PlayerPages: Node {
  /// A card of the records: a variant, the best values in it, and the result of the first.
  private typealias RecordLine = (
    title: String, figures: [ShelfCard.Figure], result: GameResult.ID?
  )

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
  /// Shown where a game has no records, and instead of empty statistics.
  private let nothing: [SleepingFox]
  private var profile: PlayerProfile?
  private var shownRecords: [RecordLine] = []
  /// The leaderboards' descriptions, by game.
  private let boards: [LeaderboardDescription]
  /// Told which result is to be replayed.
  var onOpen: (GameResult.ID) -> Void = { _ in }
  /// Told which game is to be played; nil is any.
  var onPlay: (GameEntry?) -> Void = { _ in }

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
    super.init("")
    add([sections, games, awards, records, recent, statistics])
    add(nothing)
    sections.action = { [weak self] _ in self?.show() }
    games.action = { [weak self] _ in self?.show() }
  }

  /// The game that is shown first.
  static func first(of games: [GameEntry]) -> Int {
    games.firstIndex { $0.id == games.mostToReach?.id } ?? 0
  }

  /// Pictures that fill the room.
  private func makeShelf(
    _ id: String, label: String, show: @escaping (ShelfCard, Int) -> Void
  ) -> GridNode<ShelfCard> {
    GridNode(
      id, label: label, palette: palette, cellID: { id + ".\($0)" },
      arrange: { [weak self] in .shelf($0, in: $1, gap: 16, words: self?.words ?? 0) },
      makeCell: { [weak self, context, palette] in
        ShelfCard(context, palette: palette) { [weak self] in self?.words ?? 0 }
      }, showCell: show)
  }

  /// The height of a card besides its picture, on both shelves.
  private var words: Double { ShelfCard.words(in: records.size) * (stage?.textScale ?? 1) }

  private func makeRecords() -> GridNode<ShelfCard> {
    let shelf = makeShelf("player.record", label: tr("Records")) { [weak self] card, index in
      guard let self, shownRecords.indices.contains(index) else {
        return card.showEmpty(tr("Your next record"))
      }
      let line = shownRecords[index]
      card.show(stored(line.result), record: line.title, line.figures)
    }
    shelf.onOpen = { [weak self] index in
      guard let self else { return }
      guard shownRecords.indices.contains(index) else { return onPlay(context.games[games.chosen]) }
      shownRecords[index].result.map(onOpen)
    }
    return shelf
  }

  private func makeRecent() -> GridNode<ShelfCard> {
    let shelf = makeShelf("player.recent", label: tr("Recent games")) { [weak self] card, index in
      guard let self, let profile, profile.recent.indices.contains(index) else {
        return card.showEmpty(tr("Your next game"))
      }
      let line = profile.recent[index]
      let result = stored(line.id)
      let board = boards.first { $0.game == line.game }
      let words = result.flatMap { board?.summary($0.played, true) } ?? line.game
      card.show(result, words, at: line.at)
    }
    shelf.onOpen = { [weak self] index in
      guard let self, let profile else { return }
      guard profile.recent.indices.contains(index) else { return onPlay(nil) }
      onOpen(profile.recent[index].id)
    }
    return shelf
  }

  private func stored(_ id: GameResult.ID?) -> GameResult? {
    id.flatMap { (try? context.store.result($0)) ?? nil }
  }

  /// The places of so many pictures: beside one or none there is an empty one.
  private func places(_ count: Int) -> Int { count < 2 ? count + 1 : count }

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
    let hasRecords = boards.contains { board in
      board.game == game && board.measures.contains { !board.isWhole($0) }
    }
    nothing[0].isHidden = sections.chosen != 1 || hasRecords
    nothing[1].isHidden = true
    games.isHidden = sections.chosen == 2
    if sections.chosen == 3 { loadStatistics(profile.line.player.id) }
    awards.show(profile.awards.filter { $0.achievement.game == game })
    // A hidden shelf reads no records.
    records.reload(sections.chosen == 1 && hasRecords ? places(shownRecords.count) : 0)
    recent.reload(sections.chosen == 2 ? places(profile.recent.count) : 0)
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
      return (
        board.words(for: choice), figures(board) { $0.figure(in: records) }, records.result
      )
    }
  }

  private func figures(
    _ board: LeaderboardDescription, _ figure: (Measure) -> Int?
  ) -> [ShelfCard.Figure] {
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
  }
}
