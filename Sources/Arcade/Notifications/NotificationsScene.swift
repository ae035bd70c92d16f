public import Geometry
import Languages
public import Stage

/// The notifications of the last time: a tap opens the game that one is about.
public final class NotificationsScene: PageScene {
  private let clear: Button
  private let restore: Button
  private let nothing: SleepingFox
  /// Lies below a few notifications.
  private let more: SleepingFox
  private var room = Rect.zero
  private lazy var list = makeList()
  private var shown: NotificationList
  /// What was cleared, as long as it can be restored.
  private var cleared: NotificationList?

  /// Shows the current player's notifications.
  public convenience init(context: GameContext) {
    self.init(context, context.notifications, cleared: nil)
  }

  private init(_ context: GameContext, _ shown: NotificationList, cleared: NotificationList?) {
    (self.shown, self.cleared) = (shown, cleared)
    let palette = context.dressed(.paper)
    clear = Button(
      "notifications.clear", label: tr("Clear"), icon: "icon-trash", palette: palette)
    restore = Button(
      "notifications.restore", label: tr("Restore"), icon: "icon-undo", palette: palette)
    nothing = SleepingFox("notifications.none", tr("Nothing new."), palette: palette)
    more = SleepingFox(
      "notifications.more", tr("Your next notifications will be listed here too."),
      palette: palette)
    super.init(
      "notifications", title: tr("Notifications"), context: context, palette: palette,
      extras: [restore, clear])
    root.add([nothing, more, list, header])
    clear.action = { [weak self] in self?.clearAll() }
    restore.action = { [weak self] in self?.putBack() }
  }

  private func makeList() -> ListNode<NotificationRow> {
    let palette = palette
    let list = ListNode(
      "notifications.row", label: tr("Notifications"), empty: "", palette: palette,
      rowHeight: { [weak self] in self?.rowHeight ?? NotificationRow.height },
      makeRow: { NotificationRow(palette: palette) },
      showRow: { [weak self] row, index in
        guard let self, shown.items.indices.contains(index) else { return }
        row.show(shown.items[index])
      })
    list.onOpen = { [weak self] in self?.open($0) }
    return list
  }

  /// What is new stays marked as long as this scene is open.
  public override func didAppearFirst(on stage: Stage) {
    context.readNotifications()
    show()
    stage.setFocus(shown.items.isEmpty ? header.back : list)
  }

  /// The same notifications in the current language, as far as that is known.
  public override func renewed() -> (any Scene)? {
    NotificationsScene(context, shown, cleared: cleared)
  }

  /// A few notifications have high rows with large pictures.
  private var rowHeight: Double {
    let count = Double(max(2, shown.items.count))
    let most = room.height > 1000 ? 232.0 : 168
    return min(most, max(NotificationRow.height, room.height * 0.74 / count))
  }

  private func placeMore() {
    let count = Double(shown.items.count)
    let top = room.minY + 24 + count * (rowHeight + Theme.unit)
    more.isHidden = count == 0 || room.maxY - 24 - top < 168
    more.frame = Rect(
      x: room.minX, y: top, width: room.width, height: max(0, room.maxY - 24 - top))
  }

  private func show() {
    list.reload(shown.items.count)
    list.isHidden = shown.items.isEmpty
    nothing.isHidden = !shown.items.isEmpty
    clear.isHidden = shown.items.isEmpty
    restore.isHidden = cleared == nil
    header.sizeDidChange()
    placeMore()
  }

  private func open(_ index: Int) {
    guard shown.items.indices.contains(index),
      let game = context.games.named(shown.items[index].topic)
    else { return }
    stage?.perform(.push(game.setup(context)))
  }

  private func clearAll() {
    (cleared, shown) = (shown, NotificationList())
    replace()
    stage?.setFocus(restore)
  }

  private func putBack() {
    guard let cleared else { return }
    (self.cleared, shown) = (nil, cleared)
    replace()
    stage?.setFocus(list)
  }

  private func replace() {
    var list = shown
    list.read()
    context.replaceNotifications(list)
    show()
  }

  /// One column, no wider than can be read well.
  public override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let width = min(bounds.width - 16, 960)
    room = Rect(
      x: ((bounds.width - width) / 2).rounded(), y: Header.height, width: width,
      height: bounds.height - Header.height)
    list.frame = room
    nothing.frame = room
    placeMore()
  }
}
