public import Drawing
public import Geometry
import Input
import Languages
public import Stage
public import Store

/// The best players of a game, board by board; a row opens the replay, a swipe takes it away.
///
/// Wide windows have what is chosen at the left, tall ones above the list. Whoever plays and is not
/// in the list is told their place below it.
public final class LeaderboardScene: Scene {
  /// The scene's name in the trace: `<game>.results`.
  public let name: String
  /// Holds the filter, the list and the header.
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
  /// Counts the lists shown: an answer about an earlier one is of no use.
  private var edition = 0
  private var bounds = Rect.zero
  /// Whether it took the place of another game's: then the choice of games keeps the focus.
  private var isTurnedTo = false

  /// Opens the board of a variant, by the board's measure of this place.
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

  /// Loads the list again, since results may have been added or deleted meanwhile.
  public func didAppear(on stage: Stage) {
    load(keepsPlace: true)
    if isTurnedTo { stage.setFocus(filter.games) }
    isTurnedTo = false
  }

  /// Back to what was shown before.
  public func goBack() { stage?.perform(.pop) }

  /// The same list in the language spoken now.
  public func renewed() -> (any Scene)? {
    LeaderboardScene(
      board.renewed?() ?? board, context: context, variant: filter.variant,
      order: filter.order, span: filter.span)
  }

  /// The leaderboard of another game takes this one's place.
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

// What the list shows.
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
    // Strangers do not take each other's names away; of a sum no single game can go.
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

  /// What else is known of the game that did it.
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

  /// The player's next best comes in its place.
  private func delete(_ index: Int) {
    guard leaders.indices.contains(index) else { return }
    do throws(StoreError) {
      deleted = try context.store.deleteResult(leaders[index].result)
      restore.isHidden = false
      header.sizeDidChange()
    } catch { stage?.toast(context.explain(error)) }
    load(keepsPlace: true)
  }

  /// The last one taken away comes back.
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
