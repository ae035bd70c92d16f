import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage

/// The game that was left, with its picture, its moves and its time: a tap goes on with it.
final class KeptCard: PaperButton {
  private let kept: KeptFifteen
  private let title: Label
  private let detail: Label
  private let icon: ArtNode
  private let world: ColorWorld
  private var picture: Picture?

  init(_ kept: KeptFifteen, world: ColorWorld, action: @escaping () -> Void) {
    self.kept = kept
    self.world = world
    let game = kept.session.game
    let words = trn(
      "{size}, {n} move, {time}", "{size}, {n} moves, {time}", game.moveCount,
      [
        "n": "\(game.moveCount)", "size": "\(game.setup.columns)×\(game.setup.rows)",
        "time": PlayClock.text(milliseconds: kept.milliseconds),
      ])
    title = Label(tr("Go on"), style: Theme.button, color: world.accentInk)
    detail = Label(words, style: Theme.caption, color: world.accentInk)
    icon = ArtNode("icon-play", tint: world.accentInk)
    super.init(
      "fifteen.continue", label: tr("Go on") + ": " + words, fill: world.accent, action: action)
    add([title, detail, icon])
  }

  private var frameOfPicture: Rect {
    Rect(x: 8, y: 8, width: size.height - 16, height: size.height - 16)
  }

  override func sizeDidChange() {
    let left = size.height + 4
    let right = size.width - 52
    icon.frame = Rect(x: size.width - 44, y: (size.height - 28) / 2, width: 28, height: 28)
    title.frame = Rect(x: left, y: size.height / 2 - 27, width: right - left, height: 28)
    detail.frame = Rect(x: left, y: size.height / 2 + 2, width: right - left, height: 24)
    fetch()
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    fetch()
  }

  private func fetch() {
    guard let stage, size.height >= 1, !kept.picture.isEmpty else { return }
    stage.powers.art.picture(kept.picture, frameOfPicture.width, ObjectIdentifier(self)) {
      [weak self] found in
      self?.picture = found
      self?.setNeedsDisplay()
    }
  }

  /// The picture as it lies now: each tile where it was left.
  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    let box = frameOfPicture
    list.shape(Shape(radius: 10, fill: Color(0xB4AFA5)), in: box)
    guard let picture else { return }
    let setup = kept.session.setup
    let pieces = picture.sprite.sliced(columns: setup.columns, rows: setup.rows)
    let cell = Size(
      width: box.width / Double(setup.columns), height: box.height / Double(setup.rows))
    for (index, tile) in kept.session.game.cells.enumerated() where tile != 0 {
      let place = Rect(
        x: box.minX + Double(index % setup.columns) * cell.width,
        y: box.minY + Double(index / setup.columns) * cell.height, width: cell.width,
        height: cell.height)
      list.shape(Shape(radius: 2, fill: .white, sprite: pieces[tile - 1]), in: place.inset(by: 0.5))
    }
  }
}
