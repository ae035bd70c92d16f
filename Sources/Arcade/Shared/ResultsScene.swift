import Drawing
import Geometry
import Input
import Languages
import Stage
import Store

/// The best results of a game, list by list; a row opens its replay, a swipe takes it away.
final class ResultsScene: Scene {
  let name: String
  let root = Node("")
  private let cabinet: Cabinet
  private let board: ResultBoard
  private let header: Header
  private var choices: [SegmentedChoice] = []
  private var order: SegmentedChoice!
  private var list: ListNode<ResultRow>!
  private let restore: Button
  private var lines: [ResultLine] = []
  private var chosen: [Int]
  private var deleted: GameResult?
  private var bounds = Rect.zero
  private weak var stage: Stage?

  /// Opens the list of a variant, ordered by the board's order of this place.
  init(_ board: ResultBoard, cabinet: Cabinet, variant: String? = nil, order place: Int = 0) {
    name = board.game + ".results"
    self.board = board
    self.cabinet = cabinet
    chosen = variant.map(board.options(of:)) ?? board.parts.map { _ in 0 }
    var (back, undo) = ({}, {})
    let world = cabinet.dressed(board.world)
    restore = Button(
      "results.restore", label: tr("Put back"), icon: "icon-undo", world: world, action: { undo() })
    header = Header(
      "results", title: tr("Best results"), world: world, extras: [restore], back: { back() })
    restore.isHidden = true
    makeChoices(place)
    makeList()
    root.add(choices)
    root.add([order, list, header])
    back = { [weak self] in self?.goBack() }
    undo = { [weak self] in self?.putBack() }
  }

  private func makeChoices(_ place: Int) {
    let world = cabinet.dressed(board.world)
    for (index, part) in board.parts.enumerated() {
      choices.append(
        SegmentedChoice(
          "results." + part.id, label: part.label,
          options: part.options.map { .init($0.id, label: $0.label) }, chosen: chosen[index],
          world: world
        ) { [weak self] in self?.choose($0, of: index) })
    }
    order = SegmentedChoice(
      "results.order", label: tr("Order"),
      options: board.orders.map { .init($0.id, label: $0.title) }, chosen: place, world: world
    ) { [weak self] _ in self?.load() }
  }

  private func makeList() {
    let world = cabinet.dressed(board.world)
    list = ListNode(
      "results.row", label: tr("Best results"),
      empty: tr("Nobody is in this list yet. Play and be the first!"), world: world,
      rowHeight: { ResultRow.height }, makeRow: { ResultRow(world: world) },
      showRow: { [weak self] row, index in self?.show(row, index) })
    list.onOpen = { [weak self] in self?.open($0) }
    // Strangers do not take each other's names away.
    if !cabinet.settings.isOn(.kiosk) {
      list.onDelete = { [weak self] in self?.delete($0) }
    }
  }

  func didAppear(on stage: Stage) {
    self.stage = stage
    if lines.isEmpty { load() }
  }

  func goBack() { stage?.perform(.pop) }

  func renewed() -> (any Scene)? {
    ResultsScene(
      board.renewed?() ?? board, cabinet: cabinet, variant: board.variant(chosen),
      order: order.chosen)
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(cabinet.dressed(board.world).table, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    self.bounds = bounds
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let margin = bounds.width < 900 ? 16.0 : 40
    let width = min(bounds.width - 2 * margin, 960)
    let left = (bounds.midX - width / 2).rounded()
    let y = Self.flow(choices + [order], in: Rect(x: left, y: 88, width: width, height: 0))
    list.frame = Rect(
      x: left - 8, y: y + 8, width: width + 16, height: bounds.height - y - 8)
  }

  /// As many choices beside each other as fit; gives where they end.
  private static func flow(_ choices: [SegmentedChoice], in room: Rect) -> Double {
    var rows: [[SegmentedChoice]] = [[]]
    var width = 0.0
    for choice in choices {
      let wanted = choice.minimumWidth + 16
      if width + wanted > room.width + 16, !rows[rows.count - 1].isEmpty {
        rows.append([])
        width = 0
      }
      rows[rows.count - 1].append(choice)
      width += wanted
    }
    var y = room.minY
    for row in rows {
      let least = row.reduce(0) { $0 + $1.minimumWidth } + 16 * Double(row.count - 1)
      let spare = max(0, (room.width - least) / Double(row.count))
      var x = room.minX
      var height = 0.0
      for choice in row {
        let width = min(room.width, choice.minimumWidth + spare)
        let size = choice.fittingSize(width: width)
        choice.frame = Rect(x: x, y: y, width: width, height: max(56, size.height))
        x += width + 16
        height = max(height, choice.size.height)
      }
      y += height + 12
    }
    return y - 12
  }
}

// What the list shows.
extension ResultsScene {
  private func choose(_ option: Int, of part: Int) {
    chosen[part] = option
    load()
  }

  private func load() {
    lines =
      (try? cabinet.store.results(
        game: board.game, variant: board.variant(chosen), order: board.orders[order.chosen].order,
        limit: 500)) ?? []
    list.select(nil)
    list.scroll(to: 0, animated: false)
    list.reload(lines.count)
  }

  private func show(_ row: ResultRow, _ index: Int) {
    guard lines.indices.contains(index) else { return }
    let line = lines[index]
    let day = tr(CalendarDay(ofMoment: line.at))
    let time = PlayClock.text(milliseconds: line.milliseconds)
    let moves = trn("{n} move", "{n} moves", line.moves)
    let (figure, rest): (String, String) =
      switch board.orders[order.chosen].order {
      case .moves: ("\(line.moves)", time)
      case .score: ("\(line.score)", time)
      case .time, .newest: (time, moves)
      }
    row.show(place: index + 1, name: line.player, figure: figure, detail: rest + " · " + day)
  }

  private func open(_ index: Int) {
    guard lines.indices.contains(index),
      let result = (try? cabinet.store.result(lines[index].id)) ?? nil,
      let scene = board.replay(result, cabinet)
    else {
      stage?.toast(tr("This game cannot be played again."))
      return
    }
    stage?.perform(.push(scene))
  }

  private func delete(_ index: Int) {
    guard lines.indices.contains(index) else { return }
    let line = lines.remove(at: index)
    do throws(StoreError) {
      deleted = try cabinet.store.deleteResult(line.id)
      restore.isHidden = false
      header.sizeDidChange()
    } catch {
      stage?.toast(cabinet.explain(error))
      load()
    }
  }

  /// The last one taken away comes back.
  private func putBack() {
    guard let result = deleted else { return }
    do throws(StoreError) {
      try cabinet.store.restore(result)
      deleted = nil
      restore.isHidden = true
      load()
    } catch { stage?.toast(cabinet.explain(error)) }
  }
}
