public import Drawing
public import Geometry
import Languages
public import Stage
import Store

/// All players; a row opens a player's page.
public final class PlayersScene: Scene {
  /// The scene's name in the trace.
  public let name = "players"
  /// Holds the list and the buttons.
  public let root = Node("")
  private let context: GameContext
  private let palette: Palette
  private let header: Header
  private let guest, clear: Button
  private let order: SegmentedChoice
  private lazy var list = makeList()
  private let slip: UndoBanner
  private let lines: Pages<PlayerLine>
  private var current: Player.ID?
  private var bounds = Rect.zero

  /// Lists the players in the order with this index.
  public init(context: GameContext, order place: Int = 0) {
    self.context = context
    let palette = context.dressed(.paper)
    self.palette = palette
    func button(_ id: String, _ label: String, _ icon: String) -> Button {
      Button("players." + id, label: label, icon: icon, palette: palette)
    }
    guest = button("guest", tr("Play as a guest"), "icon-person")
    clear = button("clear", tr("Delete all players"), "icon-trash")
    let new = button("new", tr("New player"), "icon-plus")
    header = Header(
      "players", title: tr("Players"), palette: palette, extras: [guest, clear, new])
    order = SegmentedChoice(
      "players.order", label: tr("Order"),
      options: [
        .init("name", label: tr("Name")), .init("total", label: tr("Points")),
        .init("latest", label: tr("Last played")),
      ], chosen: place, palette: palette)
    slip = UndoBanner(context, palette: palette)
    lines = Pages { [order] offset, limit in
      (try? context.store.players(
        by: PlayerOrder.allCases[order.chosen], offset: offset, limit: limit)) ?? []
    }
    root.add([order, list, header, slip])
    header.onBack = { [weak self] in self?.goBack() }
    guest.action = { [weak self] in self?.playAsGuest() }
    clear.action = { [weak self] in self?.askToClear() }
    new.action = { [weak self] in self?.makeNew() }
    order.action = { [weak self] _ in self?.reorder() }
    slip.onChange = { [weak self] in
      guard let self else { return }
      load()
      layout(in: bounds)
    }
  }

  private func askToClear() {
    if !context.isKiosk { PlayerDeletion(context).askForAll(on: stage) }
  }

  private func reorder() {
    list.scroll(to: 0, animated: false)
    list.select(nil)
    load()
  }

  private func makeList() -> ListNode<PlayerRow> {
    let palette = palette
    let list = ListNode(
      "players.row", label: tr("Players"),
      empty: tr("No players yet. Add one here, or play and enter your name at the end."),
      palette: palette, rowHeight: { PlayerRow.height }, makeRow: { PlayerRow(palette: palette) },
      showRow: { [weak self] row, index in
        guard let self, let line = lines[index] else { return }
        row.show(line, isCurrent: line.id == current)
      })
    list.onOpen = { [weak self] in self?.open($0) }
    return list
  }

  /// The same list, in the same order, in the current language.
  public func renewed() -> (any Scene)? {
    PlayersScene(context: context, order: order.chosen)
  }

  /// Loads the players again, since they may have changed on a player's page.
  public func didAppear(on stage: Stage) {
    load()
    stage.setFocus(list.count > 0 ? list : header.back)
  }

  /// Back to what was shown before.
  public func goBack() { stage?.perform(.pop) }
  /// Counts down the offer to undo a deletion.
  public func update(at now: Duration) { slip.update(at: now) }

  private func load() {
    lines.forget()
    let count = (try? context.store.playerCount()) ?? 0
    current = (try? context.store.currentPlayer())?.id
    guest.isHidden = current == nil
    // Strangers can't delete each other.
    clear.isHidden = context.isKiosk || count == 0
    header.sizeDidChange()
    list.reload(count)
  }

  private func open(_ index: Int) {
    guard let line = lines[index] else { return }
    stage?.perform(.push(PlayerScene(line.id, context: context)))
  }

  private func makeNew() {
    let context = context
    stage?.perform(
      .push(
        PlayerNameScene(context: context) { [weak stage] id in
          stage?.perform(.push(PlayerScene(id, context: context)))
        }))
  }

  private func playAsGuest() {
    do throws(StoreError) {
      try context.play(as: nil)
      stage?.toast(tr("You're now playing as a guest."), icon: "icon-person")
    } catch { stage?.toast(context.explain(error)) }
    load()
  }

  /// The plain table.
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
  }

  /// The list below the choice of its order, above the banner that offers to undo.
  public func layout(in bounds: Rect) {
    self.bounds = bounds
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let margin = bounds.width < 900 ? 16.0 : 40
    let width = min(bounds.width - 2 * margin, 860)
    let left = (bounds.midX - width / 2).rounded()
    let row = min(width, order.minimumWidth + 96)
    order.frame = Rect(
      x: (bounds.midX - row / 2).rounded(), y: 84, width: row,
      height: max(56, order.fittingSize(width: row).height))
    let room = Rect(x: left, y: 0, width: width, height: 0)
    slip.place(above: bounds.maxY - 12, in: room)
    let bottom = slip.isShown ? slip.frame.minY - 8 : bounds.maxY
    let top = order.frame.maxY + 8
    list.frame = Rect(x: left - 8, y: top, width: width + 16, height: max(0, bottom - top))
  }
}
