import Drawing
import Geometry
import Languages
import Stage
import Store

/// A dialog over the wall of faces: their order, the guest, and deleting all players.
final class PlayersOptionsScene: Scene {
  let name = "players.options"
  let root = Node("")
  let isOpaque = false
  let leavesOnTapBeside = true
  private let context: GameContext
  private let order: SegmentedChoice
  private let sheet: DialogSheet
  private var isThere = false

  /// `order`: the index of the order.
  init(context: GameContext, order place: Int) {
    self.context = context
    let palette = context.dressed(.paper)
    order = SegmentedChoice(
      "players.order", label: tr("Order"),
      options: [
        .init("name", label: tr("Name")), .init("total", label: tr("Points")),
        .init("latest", label: tr("Last played")),
      ], chosen: place, palette: palette)
    let done = Button(
      "players.options.done", label: tr("Done"), icon: "icon-check", kind: .primary,
      palette: palette.onSheet)
    let clear = Button(
      "players.clear", label: tr("Delete all players"), icon: "icon-trash", kind: .danger,
      palette: palette.onSheet)
    // Strangers can't delete each other.
    let mayClear = context.mayManage && ((try? context.store.playerCount()) ?? 0) > 0
    sheet = DialogSheet(
      title: tr("Manage"), body: order, widest: 520, palette: palette,
      buttons: mayClear ? [done, clear] : [done],
      bodyHeight: { [order] in max(56, order.fittingSize(width: $0).height) })
    root.add(sheet)
    done.action = { [weak self] in self?.goBack() }
    clear.action = { [weak self] in PlayerDeletion(context).askForAll(on: self?.stage) }
    order.action = { [weak self] index in self?.players?.sort(by: index) }
  }

  private var players: PlayersScene? {
    stage?.scenes.last { $0 is PlayersScene } as? PlayersScene
  }

  func renewed() -> (any Scene)? {
    let new = PlayersOptionsScene(context: context, order: order.chosen)
    new.isThere = true
    return new
  }

  func didAppear(on stage: Stage) {
    if !isThere { sheet.appear() }
    isThere = true
  }

  func goBack() { stage?.perform(.pop) }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Theme.veil), in: bounds)
  }

  func layout(in bounds: Rect) { sheet.place(in: bounds) }
}
