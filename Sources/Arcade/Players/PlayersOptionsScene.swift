import Languages
import Stage
import Store

/// A dialog over the wall of faces: their order, the guest, and deleting all players.
final class PlayersOptionsScene: Scene, DialogScene {
  let name = "players.options"
  let root = Node("")
  let leavesOnTapBeside = true
  private let context: GameContext
  private let order: SegmentedChoice
  let sheet: DialogSheet

  /// `order`: the index of the order.
  init(context: GameContext, order place: Int) {
    self.context = context
    let palette = context.dressed(.paper)
    order = SegmentedChoice(
      "players.order", label: tr("Sort by"),
      options: [
        .init("name", label: tr("Name")), .init("total", label: tr("Points")),
        .init("latest", label: tr("Last played")),
      ], chosen: place, palette: palette)
    let row = ChoiceRow(order, icon: "icon-podium", palette: palette)
    let done = Button(
      "players.options.done", label: tr("Done"), icon: "icon-check", kind: .primary,
      palette: palette.onSheet)
    let clear = Button(
      "players.clear", label: tr("Delete all players"), icon: "icon-trash", kind: .danger,
      palette: palette.onSheet)
    // Strangers can't delete each other.
    let mayClear = context.mayManage && ((try? context.store.playerCount()) ?? 0) > 0
    sheet = DialogSheet(
      title: tr("Manage"), body: row, widest: 520, palette: palette,
      buttons: mayClear ? [done, clear] : [done], bodyHeight: { row.height(width: $0) })
    root.add(sheet)
    done.action = { [weak self] in self?.goBack() }
    clear.action = { [weak self] in PlayerDeletion(context).askForAll(on: self?.stage) }
    order.action = { [weak self] index in self?.players?.sort(by: index) }
  }

  private var players: PlayersScene? {
    stage?.scenes.last { $0 is PlayersScene } as? PlayersScene
  }

  func renewed() -> (any Scene)? {
    PlayersOptionsScene(context: context, order: order.chosen).inPlace()
  }
}
