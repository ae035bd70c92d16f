import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// All saved rounds, the newest first.
final class BlackjackHistoryScene: Scene {
  let name = "blackjack.history"
  let root = Node("")
  private let context: GameContext
  private let palette: Palette
  private let header: Header
  private let clear: Button
  private let statistics: Button
  private let restore: Button
  private lazy var list = makeList()
  private var lines: [ResultLine] = []
  /// Raised whenever the rows change: earlier requests are then out of date.
  private var edition = 0
  /// The result deleted last.
  private var deleted: GameResult?
  /// Cached ends of rounds that were visible.
  private var ends: [Int: RoundEnd] = [:]

  init(context: GameContext) {
    self.context = context
    palette = context.dressed(.blackjack)
    statistics = Button(
      "history.statistics", label: tr("Statistics"), icon: "icon-trophy", palette: palette)
    clear = Button(
      "history.clear", label: tr("Clear history"), icon: "icon-trash", palette: palette)
    restore = Button(
      "history.restore", label: tr("Restore"), icon: "icon-undo", palette: palette)
    restore.isHidden = true
    header = Header(
      "history", title: tr("History"), palette: palette, extras: [restore, statistics, clear])
    root.add([list, header])
    header.onBack = { [weak self] in self?.goBack() }
    clear.action = { [weak self] in self?.askToClear() }
    statistics.action = { [weak self] in self?.openStatistics() }
    restore.action = { [weak self] in self?.putBack() }
  }

  private func makeList() -> ListNode<HistoryRow> {
    let list = ListNode(
      "history.row", label: tr("History"),
      empty: tr("No rounds saved yet. Play one and add your name!"), palette: palette,
      rowHeight: { HistoryRow.height }, makeRow: { [palette] in HistoryRow(palette: palette) },
      showRow: { [weak self] row, index in self?.show(row, index) })
    list.onOpen = { [weak self] in self?.open($0) }
    // Strangers can't delete each other's rounds.
    if !context.settings.isOn(.kiosk) {
      list.onDelete = { [weak self] in self?.delete($0) }
    }
    return list
  }

  func renewed() -> (any Scene)? {
    let new = BlackjackHistoryScene(context: context)
    new.load()
    new.tellDeleted(deleted)
    return new
  }

  func didAppear(on stage: Stage) {
    load()
  }

  func goBack() { stage?.perform(.pop) }

  /// Loads what fits the screen at once, the rest soon.
  private func load() {
    let store = context.store
    show(Self.latest(in: store, Self.atOnce))
    stage?.setFocus(lines.isEmpty ? header.back : list)
    guard lines.count == Self.atOnce else { return }
    let edition = edition
    context.worker.run({ Self.latest(in: store, Self.most) }) { [weak self] lines in
      if self?.edition == edition { self?.show(lines) }
    }
  }

  private nonisolated static let (atOnce, most) = (50, 5000)

  private nonisolated static func latest(in store: Store, _ limit: Int) -> [ResultLine] {
    let tables = Table.allCases.map(\.rawValue)
    return (try? store.latest(game: Blackjack.name, variants: tables, limit: limit)) ?? []
  }

  private func show(_ lines: [ResultLine]) {
    edition += 1
    self.lines = lines
    clear.isEnabled = !lines.isEmpty && !context.settings.isOn(.kiosk)
    statistics.isEnabled = !lines.isEmpty
    list.reload(lines.count)
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
    row.show(line, end(of: line))
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
      tellDeleted(try context.store.deleteResult(line.id))
      clear.isEnabled = !lines.isEmpty
    } catch {
      stage?.toast(context.explain(error))
      load()
    }
  }

  private func tellDeleted(_ result: GameResult?) {
    deleted = result
    restore.isHidden = result == nil
    header.sizeDidChange()
  }

  private func putBack() {
    guard let result = deleted else { return }
    do throws(StoreError) {
      try context.store.restore(result)
      tellDeleted(nil)
      load()
    } catch { stage?.toast(context.explain(error)) }
  }

  private func openStatistics() {
    stage?.perform(.push(BlackjackStatisticsScene(lines, context: context)))
  }

  private func askToClear() {
    stage?.perform(
      .push(
        MessageScene(
          name: "history.question", title: tr("Clear history"),
          text: tr("Are you sure you want to clear your entire history?"), palette: palette,
          choices: [
            .init(
              id: "history.clear.no", label: tr("Cancel"), action: { $0.perform(.pop) }),
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
    list.select(nil)
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.felt(root.stage, palette: palette, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let width = min(bounds.width - 16, 900)
    list.frame = Rect(
      x: (bounds.midX - width / 2).rounded(), y: Header.height, width: width,
      height: bounds.height - Header.height)
  }
}
