import Geometry
import Languages
import Rules
import Stage
import Store

/// The three lists of a player's page, one of them shown: achievements, records, recent games.
final class PlayerPages: Node {
  /// A row of the records: a variant and the best values in it.
  private typealias RecordLine = (title: String, figures: [RecordRow.Figure])

  private let context: GameContext
  private let palette: Palette
  private let sections: SegmentedChoice
  private let games: SegmentedChoice
  private lazy var awards = makeAwards()
  private lazy var records = makeRecords()
  private lazy var recent = makeRecent()
  private var profile: PlayerProfile?
  private var shownAwards: [Award] = []
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
      ], chosen: section, palette: palette)
    games = SegmentedChoice(
      "player.game", label: tr("Game"),
      options: context.games.map { entry in
        .init(entry.id, label: entry.title(), art: entry.poster)
      }, chosen: game, palette: palette)
    super.init("")
    add([sections, games, awards, records, recent])
    for choice in [sections, games] { choice.action = { [weak self] _ in self?.show() } }
  }

  /// The game that is shown first.
  static func first(of games: [GameEntry]) -> Int {
    games.firstIndex { $0.id == games.mostToReach?.id } ?? 0
  }

  private func makeAwards() -> ListNode<AwardRow> {
    ListNode(
      "player.award", label: tr("Achievements"), empty: "", palette: palette,
      rowHeight: { AwardRow.height },
      makeRow: { [context, palette] in AwardRow(palette: palette, words: context.words) },
      showRow: { [weak self] row, index in
        if let self, shownAwards.indices.contains(index) { row.show(shownAwards[index]) }
      })
  }

  private func makeRecords() -> ListNode<RecordRow> {
    ListNode(
      "player.record", label: tr("Records"), empty: tr("This game has no records."),
      palette: palette, rowHeight: { RecordRow.height },
      makeRow: { [palette] in RecordRow(palette: palette) },
      showRow: { [weak self] row, index in
        guard let self, shownRecords.indices.contains(index) else { return }
        row.show(shownRecords[index].title, shownRecords[index].figures)
      })
  }

  private func makeRecent() -> ListNode<RecentRow> {
    let list = ListNode(
      "player.recent", label: tr("Recent games"), empty: tr("No games played yet."),
      palette: palette, rowHeight: { RecentRow.height },
      makeRow: { [palette] in RecentRow(palette: palette) },
      showRow: { [weak self] row, index in self?.show(row, index) })
    list.onOpen = { [weak self] index in
      guard let self, let profile, profile.recent.indices.contains(index) else { return }
      onOpen(profile.recent[index])
    }
    return list
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
    shownAwards = profile.awards.filter { $0.achievement.game == game }
    shownRecords = recordLines(game, profile)
    let lists: [Node] = [awards, records, recent]
    for (index, list) in lists.enumerated() { list.isHidden = index != sections.chosen }
    games.isHidden = sections.chosen == 2
    awards.reload(shownAwards.count)
    records.reload(shownRecords.count)
    recent.reload(profile.recent.count)
    place(in: bounds)
    setNeedsDisplay()
  }

  /// Every variant with a record; a row of dashes for each option of the first part without any.
  private func recordLines(_ game: String, _ profile: PlayerProfile) -> [RecordLine] {
    guard let board = boards.first(where: { $0.game == game }) else { return [] }
    var lines: [RecordLine] = []
    for first in board.parts[0].options.indices {
      let own = board.choices.filter { $0[0] == first }.filter { choice in
        profile.records.contains { $0.game == game && $0.variant == board.variant(choice) }
      }
      for choice in own {
        let records = profile.records(game: game, variant: board.variant(choice))
        lines.append((board.words(for: choice), figures(board) { $0.figure(in: records) }))
      }
      if own.isEmpty {
        lines.append((board.parts[0].options[first].label, figures(board) { _ in nil }))
      }
    }
    return lines
  }

  private func figures(
    _ board: LeaderboardDescription, _ figure: (Measure) -> Int?
  ) -> [RecordRow.Figure] {
    board.measures.filter { !board.isWhole($0) }.map {
      .init(icon: $0.icon, text: $0.text(figure($0)), label: board.title(of: $0))
    }
  }

  override func sizeDidChange() { place(in: bounds) }
  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }

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
    func row(_ choice: SegmentedChoice, _ y: Double) -> Double {
      choice.frame = Rect(
        x: 8, y: y, width: room.width - 16,
        height: max(56, choice.fittingSize(width: room.width - 16).height))
      return choice.frame.maxY + 8
    }
    var y = row(sections, 4)
    if !games.isHidden { y = row(games, y) }
    let frame = Rect(x: 0, y: y, width: room.width, height: max(0, room.height - y))
    for list in [awards, records, recent] as [Node] { list.frame = frame }
  }
}
