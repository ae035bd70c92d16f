import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage
import Store

/// All designs of this machine: tapping a row opens it, a swipe deletes it.
final class LoomGalleryScene: Scene {
  let name = "loom.gallery"
  let root = Node("")
  let track: MusicTrack? = .mirror
  private let context: GameContext
  private let palette: Palette
  private let header: Header
  private lazy var list = makeList()
  private let restore: Button
  private var looms: [SavedLoom] = []
  private var deleted: SavedLoom?

  init(_ context: GameContext) {
    self.context = context
    let palette = context.dressed(.mirror)
    self.palette = palette
    restore = Button(
      "loom.gallery.restore", label: tr("Restore"), icon: "icon-undo", palette: palette)
    let new = Button(
      "loom.gallery.new", label: tr("New"), icon: "icon-star", kind: .primary, palette: palette)
    header = Header(
      "loom.gallery", title: tr("Gallery"), palette: palette, extras: [restore, new])
    restore.isHidden = true
    root.add([list, header])
    header.onBack = { [weak self] in self?.goBack() }
    restore.action = { [weak self] in self?.putBack() }
    new.action = { [weak self] in self?.open(LoomWork()) }
  }

  private func makeList() -> ListNode<LoomRow> {
    let list = ListNode(
      "loom.gallery.row", label: tr("Gallery"),
      empty: tr("No designs yet."), palette: palette, rowHeight: { LoomRow.height },
      makeRow: { [palette] in LoomRow(palette: palette) },
      showRow: { [weak self] row, index in
        guard let self, looms.indices.contains(index) else { return }
        row.show(looms[index])
      })
    list.onOpen = { [weak self] in self?.open($0) }
    // Strangers can't delete each other's designs.
    if !context.settings.isOn(.kiosk) {
      list.onDelete = { [weak self] in self?.delete($0) }
    }
    return list
  }

  func didAppear(on stage: Stage) {
    load()
  }

  func goBack() { stage?.perform(.replace(LoomScene(context))) }
  func renewed() -> (any Scene)? { LoomGalleryScene(context) }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    MirrorBackdrop.draw(palette, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let margin = bounds.width < 900 ? 16.0 : 40
    let width = min(bounds.width - 2 * margin, 960)
    list.frame = Rect(
      x: (bounds.midX - width / 2).rounded() - 8, y: 88, width: width + 16,
      height: bounds.height - 96)
  }

  private func load() {
    looms = (try? context.store.looms()) ?? []
    list.reload(looms.count)
  }

  private func open(_ index: Int) {
    guard looms.indices.contains(index), let work = LoomWork(looms[index]) else {
      stage?.toast(tr("This design can't be read."))
      return
    }
    open(work)
  }

  private func open(_ work: LoomWork) {
    stage?.perform(.replace(LoomScene(context, work: work)))
  }

  private func delete(_ index: Int) {
    guard looms.indices.contains(index) else { return }
    do throws(StoreError) {
      deleted = try context.store.deleteLoom(looms.remove(at: index).id)
      // If the design in progress is deleted or restored, so is its link to the gallery.
      if let id = deleted?.id, LoomWork(context.store)?.id == id {
        context.keeper.forget(LoomWork.slot)
        try context.store.dropSavedGame(LoomWork.slot)
      }
      restore.isHidden = deleted == nil
      header.sizeDidChange()
    } catch {
      stage?.toast(context.explain(error))
      load()
    }
  }

  private func putBack() {
    guard let loom = deleted else { return }
    do throws(StoreError) {
      try context.store.restore(loom)
      deleted = nil
      restore.isHidden = true
      load()
    } catch { stage?.toast(context.explain(error)) }
  }
}
