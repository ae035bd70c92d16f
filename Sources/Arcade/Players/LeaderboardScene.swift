import Drawing
public import Geometry
import Languages
public import Stage
public import Store

/// The best players of a game: the first three on a podium, all of them in a list.
///
/// A tap opens the replay, a swipe deletes a row. Wide windows have the podium at the left of the
/// list, tall ones above it. The current player's rank is shown below the list unless their row is
/// in sight.
public final class LeaderboardScene: PageScene {
  private let board: LeaderboardDescription
  private let filter: LeaderboardFilter
  private lazy var list = makeList()
  private let podium: Podium
  private let own: OwnRank
  private let invitation: Label
  private let play: Button
  private let restore: Button
  private var leaders: [Leader] = []
  private var current: Player.ID?
  private var deleted: GameResult?
  /// Counts the lists shown: an answer that belongs to an earlier one is ignored.
  private var edition = 0
  /// Whether it replaced the leaderboard of another game: then the choice of games keeps the
  /// focus.
  private var isTurnedTo = false

  /// Opens the leaderboard of a variant, with the measure at this index.
  public init(
    _ board: LeaderboardDescription, context: GameContext, variant: String? = nil,
    order place: Int = 0,
    span: Period = .ever
  ) {
    self.board = board
    let palette = context.dressed(board.palette)
    let people = Button(
      "results.players", label: tr("Players"), icon: "icon-two-players", palette: palette)
    restore = Button(
      "results.restore", label: tr("Restore"), icon: "icon-undo", palette: palette)
    restore.isHidden = true
    let choice = LeaderboardChoice(
      board: board, options: variant.map(board.options(of:)) ?? board.parts.map { _ in 0 },
      order: min(place, board.measures.count - 1), span: span,
      filled: board.filled(in: context.store))
    filter = LeaderboardFilter(choice, of: context.games, palette: palette)
    podium = Podium(palette: palette)
    own = OwnRank(palette: palette)
    var centred = TextStyle(size: 24, weight: .bold)
    centred.alignment = .center
    invitation = Label(
      tr("No results yet. Play and be the first!"), style: centred, color: palette.tableInk)
    play = Button(
      "results.play", label: tr("Play"), icon: "icon-play", kind: .primary, palette: palette)
    super.init(
      board.game + ".results", header: "results", title: tr("Leaderboard"), context: context,
      palette: palette, extras: [restore, people])
    root.add([podium, filter, list, own, invitation, play, header])
    restore.action = { [weak self] in self?.putBack() }
    people.action = { [weak self] in self?.stage?.perform(.push(PlayersScene(context: context))) }
    filter.onChange = { [weak self] in self?.load() }
    filter.onOpen = { [weak self] in self?.change($0) }
    podium.onOpen = { [weak self] in self?.open($0) }
    play.action = { [weak self] in self?.playGame() }
    filter.onGame = { [weak self] in self?.turn(to: $0) }
  }

  private func makeList() -> ListNode<LeaderRow> {
    let palette = palette
    let list = ListNode(
      "results.row", label: tr("Leaderboard"),
      empty: "", palette: palette,
      rowHeight: { [weak self] in self?.rowHeight ?? LeaderRow.height },
      makeRow: { LeaderRow(palette: palette) },
      showRow: { [weak self] row, index in
        guard let self, leaders.indices.contains(index) else { return }
        show(leaders[index], in: row)
      })
    list.onOpen = { [weak self] in self?.open($0) }
    return list
  }

  /// Loads the list again, since results may have been added or deleted.
  public override func didAppear(on stage: Stage) {
    load(keepsPlace: true)
    if isTurnedTo { stage.setFocus(filter.games) }
    isTurnedTo = false
  }

  /// The same list in the current language.
  public override func renewed() -> (any Scene)? {
    LeaderboardScene(
      board.renewed?() ?? board, context: context, variant: filter.choice.variant,
      order: filter.choice.order, span: filter.choice.span)
  }

  /// Opens the dialog that changes a part of the choice.
  private func change(_ part: LeaderboardChoice.Part) {
    stage?.perform(.push(FilterScene(part, of: filter.choice, context: context)))
  }

  /// Changes what is shown; called by that dialog.
  func choose(_ part: LeaderboardChoice.Part, group: Int, option: Int) {
    filter.choose(part, group: group, option: option)
  }

  /// Back to the game if it is under this scene, otherwise to its first scene.
  private func playGame() {
    guard let stage, let game = context.games.named(board.game) else { return }
    let below = stage.scenes.dropLast().last
    let isBelow = below?.name == game.id || below?.name.hasPrefix(game.id + ".") == true
    stage.perform(isBelow ? .pop : .replace(game.setup(context)))
  }

  /// Plays the sound of the crown.
  public override func update(at now: Duration) { podium.update(at: now) }

  /// Replaces this scene with the leaderboard of another game.
  private func turn(to game: String) {
    guard let board = context.games.named(game)?.results?() else { return }
    let variant = board.newest(in: context.store)?.variant
    let next = LeaderboardScene(board, context: context, variant: variant, span: filter.choice.span)
    next.isTurnedTo = true
    stage?.perform(.replace(next))
  }

  private var isWide: Bool { bounds.width > bounds.height && bounds.width >= 620 }
  /// A few results have high rows, and the way to more of them below.
  private var hasFew: Bool { (1...4).contains(leaders.count) }
  private var rowHeight: Double {
    let isTall = bounds.height >= (isWide ? (hasFew ? 720 : .infinity) : 1200)
    return isTall ? LeaderRow.tallHeight : LeaderRow.height
  }
  private var rowsHeight: Double { Double(leaders.count) * (rowHeight + Theme.unit) + Theme.unit }

  /// The podium beside the list in wide windows, above it in others.
  public override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let margin = bounds.width < 900 ? 16.0 : 32
    let width = min(bounds.width - 2 * margin, max(1240, bounds.height * 2.2))
    let left = (bounds.midX - width / 2).rounded()
    filter.place(
      Rect(x: left, y: Header.height, width: width, height: bounds.height))
    let top = filter.frame.maxY + 8
    let room = Rect(x: left, y: top, width: width, height: bounds.height - top)
    isWide ? placeWide(room) : placeTall(room)
  }

  private func placeWide(_ room: Rect) {
    let column = (room.width * (room.width < 700 ? 0.42 : 0.45)).rounded()
    podium.frame = Rect(x: room.minX, y: room.minY, width: column, height: room.height)
    placeRows(
      Rect(
        x: room.minX + column + 8, y: room.minY, width: room.width - column - 8,
        height: room.height))
  }

  private func placeTall(_ room: Rect) {
    // The podium takes what a few rows leave.
    let most = hasFew ? room.height - rowsHeight - 168 : 0
    let least = leaders.isEmpty ? 0.6 : 0.45
    let height = max(room.height * least, min(most, room.height * 0.7)).rounded()
    podium.frame = Rect(x: room.minX, y: room.minY, width: room.width, height: height)
    placeRows(
      Rect(
        x: room.minX - 8, y: room.minY + height + 8, width: room.width + 16,
        height: room.height - height - 8))
  }

  /// The list, with the current player's place below it, or the invitation to play.
  private func placeRows(_ room: Rect) {
    let height = rowHeight
    var place = room
    if !own.isHidden {
      own.frame = Rect(
        x: place.minX + 8, y: place.maxY - height - 12, width: place.width - 16, height: height)
      place.size.height -= height + 20
    }
    list.frame = place
    let button = Size(
      width: min(room.width - 32, max(240, play.fittingSize.width + 40)),
      height: room.height < 240 ? 56 : 72)
    let words = min(room.width - 48, 480)
    let text = min(
      invitation.size(fitting: words).height, max(0, room.height - button.height - 32))
    let middle = room.minY + max(0, (room.height - text - 24 - button.height) * 0.42)
    invitation.frame = Rect(
      x: (room.midX - words / 2).rounded(), y: middle, width: words, height: text)
    play.frame = Rect(
      x: (room.midX - button.width / 2).rounded(), y: middle + text + 24, width: button.width,
      height: button.height)
    guard hasFew else { return play.isHidden = !leaders.isEmpty }
    let below = place.minY + rowsHeight
    let spare = place.maxY - below - button.height
    play.isHidden = spare < 40
    play.frame.origin.y = (below + min(spare / 2, 72)).rounded()
  }
}

// The contents of the list.
extension LeaderboardScene {
  private var measure: Measure { filter.choice.measure }
  private var span: Period { filter.choice.span }
  private var shown: Leaderboard { board.board(measure, of: filter.choice.options) }

  private func load(keepsPlace: Bool = false) {
    edition += 1
    leaders =
      (try? context.store.leaders(
        of: shown, in: span, now: context.date(), limit: board.length(measure))) ?? []
    if !keepsPlace {
      list.select(nil)
      list.scroll(to: 0, animated: false)
    }
    // Strangers can't delete each other's results; from a total no single game can be deleted.
    let mayDelete = !context.settings.isOn(.kiosk) && measure != .total
    list.onDelete = mayDelete ? { [weak self] in self?.delete($0) } : nil
    current = ((try? context.store.currentPlayer()) ?? nil)?.id
    list.reload(leaders.count)
    list.isHidden = leaders.isEmpty
    invitation.isHidden = !leaders.isEmpty
    podium.show(
      Array(leaders.prefix(3)), figure: { [measure] in measure.text($0.figure) }, own: current)
    findOwn()
    if bounds.width > 0 { layout(in: bounds) }
  }

  /// Shows the current player's rank below the list if their row isn't in sight there.
  private func findOwn() {
    guard let current else { return show(own: nil) }
    if let index = leaders.firstIndex(where: { $0.id == current }) {
      let whole = own.isHidden ? list.size.height : list.size.height + rowHeight + 20
      let seen = Int((whole - Theme.unit) / (rowHeight + Theme.unit))
      return show(own: index < seen ? nil : leaders[index])
    }
    guard leaders.count >= board.length(measure) else { return show(own: nil) }
    let (store, edition) = (context.store, edition)
    let (board, span, now) = (shown, span, context.date())
    context.worker.run({
      (try? store.standing(of: current, in: board, span: span, now: now)) ?? nil
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
      details: [rest(of: leader), day].compactMap { $0 }, isOwn: leader.id == current)
  }

  /// The other values of the game.
  private func rest(of leader: Leader) -> String? {
    guard [.time, .moves, .pushes].contains(measure),
      let played = (try? context.store.result(leader.result))??.played
    else { return nil }
    let moves = measure == .moves ? nil : trn("{n} move", "{n} moves", played.moves)
    let time = measure == .time ? nil : PlayClock.text(milliseconds: played.milliseconds)
    let detail = measure == .pushes ? nil : board.detail(played)
    return [moves, time, detail].compactMap { $0 }.joined(separator: " · ")
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
private final class OwnRank: Paper {
  let row: LeaderRow

  init(palette: Palette) {
    row = LeaderRow(palette: palette)
    super.init("results.own", role: .text, fill: palette.sheet, elevation: .lifted)
    add(row)
    isHidden = true
  }

  public override func sizeDidChange() { row.frame = bounds.inset(by: 16, 0) }
}
