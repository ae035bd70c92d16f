public import Drawing
public import Geometry
import Input
import Languages
public import Stage
public import Store

/// The best players of a game; tapping a row opens the replay, a swipe deletes it.
///
/// Wide windows have the filter at the left, tall ones above the list. The current player's rank
/// is shown below a list that ends before it.
public final class LeaderboardScene: Scene {
  /// The scene's name in the trace: `<game>.results`.
  public let name: String
  /// The root of the filter, the list and the header.
  public let root = Node("")
  private let context: GameContext
  private let board: LeaderboardDescription
  private let palette: Palette
  private let header: Header
  private let filter: LeaderboardFilter
  private lazy var list = makeList()
  private let own: OwnPlace
  private let restore: Button
  private var leaders: [Leader] = []
  private var deleted: GameResult?
  /// Counts the lists shown: an answer that belongs to an earlier one is ignored.
  private var edition = 0
  private var bounds = Rect.zero
  /// Whether it replaced the leaderboard of another game: then the choice of games keeps the
  /// focus.
  private var isTurnedTo = false

  /// Opens the leaderboard of a variant, with the measure at this index.
  public init(
    _ board: LeaderboardDescription, context: GameContext, variant: String? = nil,
    order place: Int = 0,
    span: Period = .ever
  ) {
    name = board.game + ".results"
    self.board = board
    self.context = context
    let palette = context.dressed(board.palette)
    self.palette = palette
    let people = Button(
      "results.players", label: tr("Players"), icon: "icon-two-players", palette: palette)
    restore = Button(
      "results.restore", label: tr("Restore"), icon: "icon-undo", palette: palette)
    header = Header(
      "results", title: tr("Leaderboard"), palette: palette,
      extras: [restore, people])
    restore.isHidden = true
    filter = LeaderboardFilter(
      board, of: context.games, variant: variant, order: place, span: span,
      filled: board.filled(in: context.store), palette: palette)
    own = OwnPlace(palette: palette)
    root.add([filter, list, own, header])
    header.onBack = { [weak self] in self?.goBack() }
    restore.action = { [weak self] in self?.putBack() }
    people.action = { [weak self] in self?.stage?.perform(.push(PlayersScene(context: context))) }
    filter.onChange = { [weak self] in self?.load() }
    filter.onGame = { [weak self] in self?.turn(to: $0) }
  }

  private func makeList() -> ListNode<LeaderRow> {
    let palette = palette
    let list = ListNode(
      "results.row", label: tr("Leaderboard"),
      empty: tr("No results yet. Play and be the first!"), palette: palette,
      rowHeight: { LeaderRow.height }, makeRow: { LeaderRow(palette: palette) },
      showRow: { [weak self] row, index in
        guard let self, leaders.indices.contains(index) else { return }
        show(leaders[index], in: row)
      })
    list.onOpen = { [weak self] in self?.open($0) }
    return list
  }

  /// Loads the list again, since results may have been added or deleted.
  public func didAppear(on stage: Stage) {
    load(keepsPlace: true)
    if isTurnedTo { stage.setFocus(filter.games) }
    isTurnedTo = false
  }

  /// Back to what was shown before.
  public func goBack() { stage?.perform(.pop) }

  /// The same list in the current language.
  public func renewed() -> (any Scene)? {
    LeaderboardScene(
      board.renewed?() ?? board, context: context, variant: filter.variant,
      order: filter.order, span: filter.span)
  }

  /// Replaces this scene with the leaderboard of another game.
  private func turn(to game: String) {
    guard let board = context.games.named(game)?.results?() else { return }
    let variant = board.newest(in: context.store)?.variant
    let next = LeaderboardScene(board, context: context, variant: variant, span: filter.span)
    next.isTurnedTo = true
    stage?.perform(.replace(next))
  }

  /// The table in the game's colours.
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
  }

  /// The filter beside the list in wide windows, above it in others.
  public func layout(in bounds: Rect) {
    self.bounds = bounds
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let margin = bounds.width < 900 ? 8.0 : 32
    let room = Rect(
      x: margin, y: Header.height, width: bounds.width - 2 * margin,
      height: bounds.height - Header.height)
    var place = room
    if bounds.width > bounds.height, bounds.width >= 720 {
      let column = min(352, max(312, room.width * 0.3))
      let width = min(room.width - column - 8, 860)
      let left = (room.midX - (column + 8 + width) / 2).rounded()
      filter.place(
        Rect(x: left, y: room.minY, width: column, height: room.height), isColumn: true)
      place = Rect(x: left + column + 8, y: room.minY, width: width, height: room.height)
    } else {
      let width = min(room.width, 860)
      let left = (room.midX - width / 2).rounded()
      filter.place(
        Rect(x: left, y: room.minY, width: width, height: room.height * 0.45), isColumn: false)
      let top = filter.frame.maxY
      place = Rect(x: left, y: top, width: width, height: bounds.height - top)
    }
    if own.isHidden {
      list.frame = place
    } else {
      let height = LeaderRow.height
      own.frame = Rect(
        x: place.minX + 8, y: place.maxY - height - 12, width: place.width - 16, height: height)
      place.size.height -= height + 20
      list.frame = place
    }
  }
}

// The contents of the list.
extension LeaderboardScene {
  private var measure: Measure { board.measures[filter.order] }
  private var shown: Leaderboard { board.board(measure, of: filter.chosen) }

  private func load(keepsPlace: Bool = false) {
    edition += 1
    leaders =
      (try? context.store.leaders(
        of: shown, in: filter.span, now: context.date(), limit: board.length(measure))) ?? []
    if !keepsPlace {
      list.select(nil)
      list.scroll(to: 0, animated: false)
    }
    // Strangers can't delete each other's results; from a total no single game can be deleted.
    let mayDelete = !context.settings.isOn(.kiosk) && measure != .total
    list.onDelete = mayDelete ? { [weak self] in self?.delete($0) } : nil
    list.reload(leaders.count)
    findOwn()
  }

  /// Shows the current player's rank below a list that ends before it.
  private func findOwn() {
    guard let player = (try? context.store.currentPlayer()) ?? nil,
      leaders.count >= board.length(measure), !leaders.contains(where: { $0.id == player.id })
    else { return show(own: nil) }
    let (store, edition) = (context.store, edition)
    let (board, span, now) = (shown, filter.span, context.date())
    context.worker.run({
      (try? store.standing(of: player.id, in: board, span: span, now: now)) ?? nil
    }) { [weak self] place in
      if let self, edition == self.edition { show(own: place) }
    }
  }

  private func show(own leader: Leader?) {
    if let leader { show(leader, in: own.row) }
    own.label = own.row.label
    own.isHidden = leader == nil
    if bounds.width > 0 { layout(in: bounds) }
    list.setNeedsDisplay()
  }

  private func show(_ leader: Leader, in row: LeaderRow) {
    let day = tr(CalendarDay(ofMoment: leader.at))
    row.show(
      leader, figure: measure.text(leader.figure),
      details: [rest(of: leader), day].compactMap { $0 })
  }

  /// The other values of the game.
  private func rest(of leader: Leader) -> String? {
    guard measure == .time || measure == .moves,
      let played = (try? context.store.result(leader.result))??.played
    else { return nil }
    return measure == .time
      ? trn("{n} move", "{n} moves", played.moves)
      : PlayClock.text(milliseconds: played.milliseconds)
  }

  private func open(_ index: Int) {
    guard leaders.indices.contains(index),
      let result = (try? context.store.result(leaders[index].result)) ?? nil,
      let scene = board.replaying(result, context, on: stage)
    else {
      stage?.toast(tr("This game can't be replayed."))
      return
    }
    stage?.perform(.push(scene))
  }

  /// Deletes a result; the player's next best takes its place.
  private func delete(_ index: Int) {
    guard leaders.indices.contains(index) else { return }
    do throws(StoreError) {
      deleted = try context.store.deleteResult(leaders[index].result)
      restore.isHidden = false
      header.sizeDidChange()
    } catch { stage?.toast(context.explain(error)) }
    load(keepsPlace: true)
  }

  /// Restores the result deleted last.
  private func putBack() {
    guard let result = deleted else { return }
    do throws(StoreError) {
      try context.store.restore(result)
      deleted = nil
      restore.isHidden = true
      load()
    } catch { stage?.toast(context.explain(error)) }
  }
}

/// The current player's rank, shown below a list that ends before it.
private final class OwnPlace: Paper {
  let row: LeaderRow

  init(palette: Palette) {
    row = LeaderRow(palette: palette)
    super.init("results.own", role: .text, fill: palette.sheet, elevation: .lifted)
    add(row)
    isHidden = true
  }

  public override func sizeDidChange() { row.frame = bounds.inset(by: 16, 0) }
}
