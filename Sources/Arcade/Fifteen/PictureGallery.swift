import Drawing
import Geometry
import Languages
import Stage
import Store

/// All pictures in a row: ours, one's own, and the card that brings another.
///
/// An own one can be deleted, and for ten seconds brought back.
final class PictureGallery: Node {
  /// The name of the one to be played.
  private(set) var picture = ""
  private let cabinet: Cabinet
  private let world: ColorWorld
  private let onAdd: () -> Void
  private var own: [String] = []
  private var choices: [PictureChoice] = []
  private var carousel: Carousel?
  private var remove: Button!
  private var undo: Button!
  /// What was deleted last, and until when it comes back.
  private var removed: (name: String, until: Duration)?
  private static let patience = Duration.seconds(10)
  private static let foot = 64.0

  init(cabinet: Cabinet, world: ColorWorld, onAdd: @escaping () -> Void) {
    self.cabinet = cabinet
    self.world = world
    self.onAdd = onAdd
    super.init("")
    remove = Button(
      "fifteen.picture.remove", label: tr("Delete this picture"), icon: "icon-trash", world: world,
      action: { [weak self] in self?.removeChosen() })
    undo = Button(
      "fifteen.picture.undo", label: tr("Bring it back"), icon: "icon-undo", world: world,
      action: { [weak self] in self?.restore() })
    for button in [remove!, undo!] { button.isHidden = true }
    add([remove, undo])
  }

  /// Shows what there is; the first time, and when a picture came or went.
  func show(choosing wish: String?) {
    guard let stage else { return }
    own = cabinet.pictures.names(.square)
    let names = stage.powers.art.pictureNames() + own
    guard !names.isEmpty else { return }
    let isFirst = carousel == nil
    if let carousel { super.remove(carousel) }
    choices = names.map {
      PictureChoice($0, title: PictureNames.title(of: $0), world: world)
    }
    let canAdd = PictureErrand.isAllowed(cabinet)
    let items: [Node] = choices + (canAdd ? [AddPictureCard(world: world)] : [])
    let index = wish.flatMap { names.firstIndex(of: $0) } ?? 0
    let row = Carousel(
      "fifteen.pictures", label: tr("Choose a picture"), items: items, chosen: index,
      onOpen: { [weak self] in self?.open($0) },
      onChange: { [weak self] in self?.choose($0) })
    add(row)
    bringToFront(remove)
    bringToFront(undo)
    carousel = row
    choose(index)
    if !isFirst { stage.setFocus(row) }
    sizeDidChange()
  }

  var isEmpty: Bool { choices.isEmpty }

  /// The card that adds is in the middle without being a picture: the one before stays chosen.
  private func choose(_ index: Int) {
    if choices.indices.contains(index) {
      picture = choices[index].name
      for (place, choice) in choices.enumerated() { choice.isChosen = place == index }
    }
    showButtons(index)
  }

  private func open(_ index: Int) { if index == choices.count { onAdd() } }

  private func showButtons(_ index: Int) {
    let isOwn =
      choices.indices.contains(index) && own.contains(choices[index].name)
      && !cabinet.settings.isOn(.kiosk)
    undo.isHidden = removed == nil
    remove.isHidden = !isOwn || removed != nil
    setNeedsDisplay()
  }

  private func removeChosen() {
    guard let stage, let index = choices.firstIndex(where: { $0.name == picture }) else { return }
    let name = picture
    guard cabinet.pictures.remove(name, .square) else {
      return stage.toast(tr("The picture could not be deleted."))
    }
    removed = (name, now + Self.patience)
    let next = choices.indices.contains(index + 1) ? choices[index + 1] : choices.first
    show(choosing: next?.name)
    stage.toast(tr("Deleted: {name}", ["name": name]), icon: "icon-trash")
    stage.setFocus(undo)
  }

  private func restore() {
    guard let stage, let name = removed?.name else { return }
    removed = nil
    guard cabinet.pictures.restore(name, .square) else {
      show(choosing: picture)
      return stage.toast(tr("The picture could not be brought back."))
    }
    show(choosing: name)
    stage.setFocus(carousel)
  }

  /// Ends the time in which a deleted one comes back.
  func update(at now: Duration) {
    guard let removed, removed.until <= now else { return }
    self.removed = nil
    showButtons(carousel?.chosen ?? 0)
    sizeDidChange()
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    removed.map { .at($0.until) } ?? .onInput
  }

  override func sizeDidChange() {
    let hasFoot = !own.isEmpty || removed != nil
    let height = size.height - (hasFoot ? Self.foot : 0)
    // The picture with its name, and at least half of its neighbours.
    let side = min(height - PictureChoice.caption, size.width * 0.55, 520)
    carousel?.itemSize = Size(width: side, height: side + PictureChoice.caption)
    carousel?.frame = Rect(x: 0, y: 0, width: size.width, height: height)
    for button in [remove!, undo!] {
      let width = min(button.fittingSize.width, size.width)
      button.frame = Rect(
        x: (size.width - width) / 2, y: size.height - 56, width: width, height: 56)
    }
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }
}
