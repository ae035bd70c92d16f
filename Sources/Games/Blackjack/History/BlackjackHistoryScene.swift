import Arcade
import Geometry
import Languages
import Rules
import Stage
import Store

/// The saved rounds of one player or all, the newest first.
final class BlackjackHistoryScene: FeltScene {
  private let most: Int
  private let clear: Button
  private let statistics: Button
  private let restore: Button
  private lazy var list = makeList()
  private let bar: HistoryFilterBar
  /// What lies there instead of rounds.
  private let nothing: SleepingFox
  private let still = FeltStill()
  private var rowHeight = 100.0
  private var players: [Player.ID: Player] = [:]
  private var filter = HistoryFilter()
  /// The rounds that fit the filter.
  private var lines: [ResultLine] = []
  /// Whether older ones are still being loaded.
  private var isLoading = false
  /// Raised whenever the rows change: earlier requests are then out of date.
  private var edition = 0
  /// The result deleted last.
  private var deleted: GameResult?
  /// Cached ends of rounds that were visible.
  private var ends: [Int: RoundEnd] = [:]

  /// Of all players together it shows no more than the latest `most` rounds.
  init(context: GameContext, most: Int = 5000) {
    self.most = most
    let palette = context.dressed(.blackjack)
    statistics = Button(
      "history.statistics", label: tr("Statistics"), icon: "icon-trophy", palette: palette)
    clear = Button(
      "history.clear", label: tr("Clear history"), icon: "icon-trash", palette: palette)
    restore = Button(
      "history.restore", label: tr("Restore"), icon: "icon-undo", palette: palette)
    restore.isHidden = true
    bar = HistoryFilterBar(palette: palette)
    nothing = SleepingFox("history.nothing", "", palette: palette)
    super.init(
      "blackjack.history", header: "history", title: tr("History"), context: context,
      palette: palette, extras: [restore, statistics, clear])
    root.add([still, list, nothing, bar, header])
    clear.action = { [weak self] in self?.askToClear() }
    statistics.action = { [weak self] in self?.openStatistics() }
    restore.action = { [weak self] in self?.putBack() }
    bar.onPlayer = { [weak self] in self?.choosePlayer() }
    bar.onTable = { [weak self] in self?.chooseTable() }
    bar.onOutcome = { [weak self] in self?.chooseOutcome() }
  }

  private func makeList() -> ListNode<HistoryRow> {
    let list = ListNode(
      "history.row", label: tr("History"),
      empty: "", palette: palette,
      rowHeight: { [weak self] in self?.rowHeight ?? 100 },
      makeRow: { [palette] in HistoryRow(palette: palette) },
      showRow: { [weak self] row, index in self?.show(row, index) })
    list.onOpen = { [weak self] in self?.open($0) }
    // Strangers can't delete each other's rounds.
    if !context.settings.isOn(.kiosk) {
      list.onDelete = { [weak self] in self?.delete($0) }
    }
    return list
  }

  override func renewed() -> (any Scene)? {
    let new = BlackjackHistoryScene(context: context, most: most)
    new.filter = filter
    new.load()
    new.announceDeleted(deleted)
    return new
  }

  override func didAppear(on stage: Stage) {
    load()
  }

  /// Loads what fits the screen at once, the rest soon.
  private func load() {
    let (store, filter) = (context.store, filter)
    let first = Self.latest(min(Self.atOnce, most), in: store, filter)
    isLoading = first.count == Self.atOnce
    show(first.filter { filter.fits($0) })
    stage?.setFocus(lines.isEmpty ? header.back : list)
    guard isLoading else { return }
    let (edition, limit) = (edition, filter.player == nil ? most : .max)
    context.worker.run({ Self.latest(limit, in: store, filter).filter { filter.fits($0) } }) {
      [weak self] lines in
      guard let self, self.edition == edition else { return }
      isLoading = false
      show(lines)
    }
  }

  private nonisolated static let atOnce = 50

  /// The latest rounds of the filter's player at its table.
  private nonisolated static func latest(
    _ limit: Int, in store: Store, _ filter: HistoryFilter
  ) -> [ResultLine] {
    let tables = (filter.table.map { [$0] } ?? Table.allCases).map(\.rawValue)
    let game = Blackjack.name
    guard let player = filter.player else {
      return (try? store.latest(game: game, variants: tables, limit: limit)) ?? []
    }
    return (try? store.latest(game: game, variants: tables, of: player, limit: limit)) ?? []
  }

  private func show(_ lines: [ResultLine]) {
    edition += 1
    self.lines = lines
    let known = (try? context.store.players()) ?? []
    players = Dictionary(known.map { ($0.id, $0) }) { $1 }
    bar.isHidden = isBlank
    bar.show(filter, player: filter.player.flatMap { players[$0]?.name })
    list.reload(lines.count)
    measureRows()
    showNothing()
  }

  /// Whether no round is saved at all.
  private var isBlank: Bool { lines.isEmpty && filter.isEmpty }

  /// Few rounds are shown large; the still life lies where there is room below them.
  private func measureRows() {
    guard bounds.width > 0 else { return }
    let isNarrow = list.size.width - 48 < HistoryRow.narrow
    let isTall = bounds.height > bounds.width
    let count = Double(max(1, lines.count))
    let wanted = (list.size.height - 16) / count - Theme.unit
    let most = isTall ? 250.0 : 176
    rowHeight = min(max(wanted, isNarrow ? 176 : 104), most).rounded(.down)
    list.sizeDidChange()
    let foot = list.frame.minY + 8 + count * (rowHeight + Theme.unit) + 24
    still.place(
      in: lines.isEmpty
        ? .zero
        : Rect(
          x: list.frame.minX, y: foot, width: list.size.width, height: bounds.maxY - 16 - foot))
  }

  private func showNothing() {
    clear.isEnabled = !isBlank && !context.settings.isOn(.kiosk)
    statistics.isEnabled = !lines.isEmpty && !isLoading
    nothing.isHidden = !lines.isEmpty
    nothing.show(
      isBlank
        ? tr("No rounds saved yet. Play one and add your name!") : tr("No rounds like these."))
  }

  private func choose(
    _ title: @escaping @autoclosure () -> String,
    from choices: @escaping () -> [HistoryFilter.Choice],
    chosen: String?
  ) {
    stage?.perform(
      .push(
        HistoryFilterScene(
          title: title, choices: choices, chosen: chosen ?? "all", context: context,
          choose: { [weak self] choice in
            guard let self else { return }
            // The list may have been renewed under the choice, in another language.
            let shown = stage?.scenes.lazy.compactMap { $0 as? BlackjackHistoryScene }.last
            choice.apply(&(shown ?? self).filter)
          })))
  }

  private func choosePlayer() {
    let players = (try? context.store.players(of: Blackjack.name)) ?? []
    choose(
      tr("Whose rounds?"), from: { HistoryFilter.choices(of: players) },
      chosen: filter.player.map { "\($0)" })
  }

  private func chooseTable() {
    choose(
      tr("Which table?"), from: { HistoryFilter.tables }, chosen: filter.table?.rawValue)
  }

  private func chooseOutcome() {
    choose(
      tr("Which results?"), from: { HistoryFilter.outcomes },
      chosen: filter.outcome.map { "\($0)" })
  }

  private func end(of line: ResultLine) -> RoundEnd? {
    if let known = ends[line.id] { return known }
    let text = (try? context.store.record(of: line.id)) ?? nil
    let end = text.flatMap { RoundEnd(text: $0) }
    ends[line.id] = end
    return end
  }

  private func show(_ row: HistoryRow, _ index: Int) {
    guard lines.indices.contains(index) else { return }
    let line = lines[index]
    row.show(
      line, end(of: line), players[line.playerID]?.avatar,
      isFourColour: context.settings.isOn(.blackjackFourColour))
  }

  private func open(_ index: Int) {
    guard lines.indices.contains(index), let end = end(of: lines[index]),
      let result = (try? context.store.result(lines[index].id)) ?? nil
    else {
      stage?.toast(tr("This game can't be replayed."))
      return
    }
    stage?.perform(.push(BlackjackDetailScene(result, end, context: context)))
  }

  private func delete(_ index: Int) {
    guard lines.indices.contains(index) else { return }
    let line = lines.remove(at: index)
    edition += 1
    do throws(StoreError) {
      announceDeleted(try context.store.deleteResult(line.id))
      // What was being loaded still has the deleted round.
      if isLoading { load() }
      showNothing()
    } catch {
      stage?.toast(context.explain(error))
      load()
    }
  }

  private func announceDeleted(_ result: GameResult?) {
    deleted = result
    restore.isHidden = result == nil
    header.sizeDidChange()
  }

  private func putBack() {
    guard let result = deleted else { return }
    do throws(StoreError) {
      try context.store.restore(result)
      announceDeleted(nil)
      load()
    } catch { stage?.toast(context.explain(error)) }
  }

  private func openStatistics() {
    let player = filter.player.flatMap { players[$0]?.name }
    stage?.perform(.push(BlackjackStatisticsScene(lines, of: player, context: context)))
  }

  private func askToClear() {
    stage?.perform(
      .push(
        MessageScene(
          name: "history.question", title: tr("Clear history"),
          text: tr("Are you sure you want to clear your entire history?"), palette: palette,
          choices: [
            .closing("history.clear.no", tr("Cancel")),
            .init(
              id: "history.clear.yes", label: trc("history", "Clear"), icon: "icon-trash",
              isDestructive: true,
              action: { stage in
                // The list may have been renewed under the question, in another language.
                stage.scenes.lazy.compactMap { $0 as? BlackjackHistoryScene }.last?.clearAll()
                stage.perform(.pop)
              }),
          ])))
  }

  private func clearAll() {
    do throws(StoreError) { try context.store.clearResults(of: Blackjack.name) } catch {
      stage?.toast(context.explain(error))
    }
    filter = HistoryFilter()
    list.select(nil)
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let width = min(bounds.width - 16, 1440)
    let left = (bounds.midX - width / 2).rounded()
    bar.frame = Rect(
      x: left + Theme.unit, y: Header.height, width: width - 2 * Theme.unit,
      height: HistoryFilterBar.height)
    let top = Header.height + HistoryFilterBar.height + 8
    list.frame = Rect(x: left, y: top, width: width, height: bounds.height - top)
    nothing.frame = list.frame
    measureRows()
  }
}
