import Arcade
import Drawing
import Geometry
import Input
import Languages
import Stage
import Store

/// All designs of this machine, as cloths that hang on the wall of a workshop, and an empty loom for
/// a new one: a tap opens one or, while that is chosen, deletes it or saves it as a file.
///
/// For a kiosk's owner every tap deletes.
final class LoomGalleryScene: PageScene {
  private lazy var wall = makeWall()
  private let bin, restore, export: Button
  /// Whether the cloths were just hung.
  private var areNew = true
  private var looms: [SavedLoom] = []
  private var deleted: SavedLoom?

  private let isForOwner: Bool

  init(_ context: GameContext, isForOwner: Bool = false) {
    self.isForOwner = isForOwner
    let palette = context.dressed(.mirror)
    bin = Button(
      "loom.gallery.delete", label: tr("Delete"), icon: "icon-trash", palette: palette)
    restore = Button(
      "loom.gallery.restore", label: tr("Restore"), icon: "icon-undo", palette: palette)
    export = Button(
      "loom.gallery.export", label: tr("Save as a file"), icon: "icon-save", palette: palette)
    let new = Button(
      "loom.gallery.new", label: tr("New"), icon: "icon-star", kind: .primary, palette: palette)
    restore.isHidden = true
    bin.isOn = isForOwner
    new.isHidden = isForOwner
    super.init(
      "loom.gallery", title: tr("Gallery"), context: context, palette: palette,
      extras: [restore, export, bin, new], track: .mirror)
    root.add([wall, header])
    bin.action = { [weak self] in
      guard let self else { return }
      choosing(bin.isOn && !isForOwner ? nil : bin)
    }
    export.action = { [weak self] in
      guard let self else { return }
      choosing(export.isOn ? nil : export)
    }
    restore.action = { [weak self] in self?.putBack() }
    new.action = { [weak self] in self?.open(LoomWork()) }
  }

  private func makeWall() -> GridNode<LoomCard> {
    let wall = GridNode(
      "loom.gallery.row", label: tr("Gallery"), palette: palette,
      cellID: { [weak self] in
        $0 == self?.looms.count ? "loom.gallery.weave" : "loom.gallery.row.\($0)"
      }, arrange: { LoomCard.arrangement(of: $0, in: $1) },
      makeCell: { [palette] in LoomCard(palette: palette) },
      showCell: { [weak self] card, index in
        guard let self else { return }
        guard looms.indices.contains(index) else { return card.showNew() }
        card.show(looms[index], isNew: areNew)
        card.sign = bin.isOn ? .delete : export.isOn ? .save : nil
      })
    wall.onOpen = { [weak self] in self?.choose($0) }
    // Strangers can't delete each other's designs.
    if mayDelete {
      wall.onDelete = { [weak self] in self?.delete($0) }
    }
    return wall
  }

  private var mayDelete: Bool { isForOwner || !context.settings.isOn(.kiosk) }

  override func didAppear(on stage: Stage) {
    load()
  }

  override func goBack() { stage?.perform(isForOwner ? .pop : .replace(LoomScene(context))) }
  override func handle(_ key: KeyEvent) -> Bool {
    opensHelp(key, MirrorHelp.scene(context, for: stage?.device ?? .touch))
  }
  override func renewed() -> (any Scene)? { LoomGalleryScene(context, isForOwner: isForOwner) }

  override func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    MirrorBackdrop.draw(palette, into: &list, in: bounds)
    LoomShelf.draw(into: &list, in: bounds)
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let margin = bounds.width < 900 ? 16.0 : 32
    wall.frame = Rect(
      x: margin - 16, y: 88, width: bounds.width - 2 * margin + 32,
      height: bounds.height - 96 - LoomShelf.height(in: bounds))
  }

  private func load() {
    looms = (try? context.store.looms()) ?? []
    showAll()
    areNew = false
  }

  private func showAll() {
    if looms.isEmpty { (bin.isOn, export.isOn) = (isForOwner, false) }
    bin.isHidden = looms.isEmpty || !mayDelete
    export.isHidden = bin.isHidden || isForOwner || context.sharing.saveFile == nil
    wall.reload(cells)
    header.sizeDidChange()
  }

  /// What a tap on a cloth does from now on; nil opens it.
  private func choosing(_ button: Button?) {
    for other in [bin, export] { other.isOn = other === button }
    wall.reload(cells)
  }

  /// The cloths, and the empty loom.
  private var cells: Int { looms.count + (isForOwner ? 0 : 1) }

  private func choose(_ index: Int) {
    if index == looms.count {
      open(LoomWork())
    } else if bin.isOn {
      delete(index)
    } else if export.isOn {
      save(index)
    } else {
      open(index)
    }
  }

  private func save(_ index: Int) {
    guard looms.indices.contains(index), let save = context.sharing.saveFile else { return }
    let loom = looms[index]
    save(LoomFile(loom).text, loom.name, LoomFile.suffix) { [weak self] answer in
      switch answer {
      case .success(let path):
        self?.stage?.toast(tr("Saved as {place}", ["place": path]), icon: "icon-save")
      case .failure(let error):
        self?.stage?.toast(tr("The design couldn't be saved: {reason}.", ["reason": error.words]))
      }
    }
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
      if let id = deleted?.id, LoomWork(context)?.id == id {
        let slot = LoomWork.slot(context).name
        context.autosaver.cancel(slot)
        try context.store.deleteSavedGame(slot)
      }
      restore.isHidden = deleted == nil
      wall.select(nil)
      showAll()
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

extension LoomGalleryScene: GameFileShelf {
  func fileWasAdded(on stage: Stage) {
    areNew = true
    load()
  }
}
