import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// The saved board as a photo with a paper clip; a tap resumes it.
final class FifteenSavedGameCard: PaperButton {
  private let savedGame: SavedFifteen
  private let title: Label
  private let clip = ArtNode("paper-clip")
  private var picture: Picture?
  private static let border = 8.0
  private static let foot = 40.0

  /// `name`: what it is called; nil for the board that the setup chooses.
  init(
    _ savedGame: SavedFifteen, name: String?, palette: Palette, action: @escaping () -> Void
  ) {
    self.savedGame = savedGame
    let game = savedGame.session.game
    let words = trn(
      "{size} · {n} move · {time}", "{size} · {n} moves · {time}", game.moveCount,
      [
        "n": "\(game.moveCount)", "size": game.setup.shape.title,
        "time": PlayClock.text(milliseconds: savedGame.milliseconds),
      ])
    var style = Theme.button
    style.alignment = .center
    title = Label(name ?? tr("Resume"), style: style, color: palette.ink)
    super.init(
      "fifteen.continue",
      label: trPair(tr("Resume"), [name, words].compactMap { $0 }.joined(separator: " · ")),
      fill: palette.sheet, elevation: .lifted, action: action)
    keepsSides = true
    add([title, clip])
  }

  /// The size of a card as wide as this.
  static func size(width: Double) -> Size {
    Size(width: width, height: width - border + foot)
  }

  private var photo: Rect {
    Rect(
      x: Self.border, y: Self.border, width: size.width - 2 * Self.border,
      height: size.width - 2 * Self.border)
  }

  override func sizeDidChange() {
    title.frame = Rect(
      x: 4, y: photo.maxY, width: size.width - 8, height: size.height - photo.maxY)
    let length = size.width * 0.4
    clip.frame = Rect(
      x: size.width * 0.14, y: -length * 0.3, width: length * 56 / 136, height: length)
    fetch()
  }

  private func fetch() {
    guard let stage, size.width > 1, !savedGame.picture.isEmpty else { return }
    stage.art.picture(savedGame.picture, photo.width, ObjectIdentifier(self)) { [weak self] found in
      self?.picture = found
      self?.setNeedsDisplay()
    }
  }

  /// Draws the board as it was left.
  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    let setup = savedGame.session.setup
    let side = photo.width / Double(max(setup.columns, setup.rows))
    let box = Rect(
      center: photo.center,
      size: Size(width: side * Double(setup.columns), height: side * Double(setup.rows)))
    list.shape(Shape(radius: 8, fill: Theme.sheet), in: photo)
    guard let picture else { return }
    let pieces = picture.sprite.middle(shaped: box.width / box.height).sliced(
      columns: setup.columns, rows: setup.rows)
    for (index, tile) in savedGame.session.game.cells.enumerated() where tile != 0 {
      let place = Rect(
        x: box.minX + Double(index % setup.columns) * side,
        y: box.minY + Double(index / setup.columns) * side, width: side, height: side)
      list.shape(Shape(radius: 2, fill: .white, sprite: pieces[tile - 1]), in: place.inset(by: 0.5))
    }
  }
}
