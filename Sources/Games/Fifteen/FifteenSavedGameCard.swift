import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// The saved board, with each tile in its place.
final class FifteenSavedGameCard: SavedGameCard {
  private let kept: SavedFifteen
  private var picture: Picture?

  init(_ kept: SavedFifteen, palette: Palette, action: @escaping () -> Void) {
    self.kept = kept
    let game = kept.session.game
    let words = trn(
      "{size} · {n} move · {time}", "{size} · {n} moves · {time}", game.moveCount,
      [
        "n": "\(game.moveCount)", "size": game.setup.shape.title,
        "time": PlayClock.text(milliseconds: kept.milliseconds),
      ])
    super.init("fifteen.continue", words: words, palette: palette, action: action)
  }

  override func fetch() {
    guard let stage, size.height >= 1, !kept.picture.isEmpty else { return }
    stage.art.picture(kept.picture, frameOfPicture.width, ObjectIdentifier(self)) {
      [weak self] found in
      self?.picture = found
      self?.setNeedsDisplay()
    }
  }

  /// Draws the picture as it was left.
  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    let setup = kept.session.setup
    let side = frameOfPicture.width / Double(max(setup.columns, setup.rows))
    let cell = Size(side)
    let box = Rect(
      center: frameOfPicture.center,
      size: Size(width: side * Double(setup.columns), height: side * Double(setup.rows)))
    list.shape(Shape(radius: 10, fill: Color(0xB4AFA5)), in: box)
    guard let picture else { return }
    let pieces = picture.sprite.middle(shaped: box.width / box.height).sliced(
      columns: setup.columns, rows: setup.rows)
    for (index, tile) in kept.session.game.cells.enumerated() where tile != 0 {
      let place = Rect(
        x: box.minX + Double(index % setup.columns) * cell.width,
        y: box.minY + Double(index / setup.columns) * cell.height, width: cell.width,
        height: cell.height)
      list.shape(Shape(radius: 2, fill: .white, sprite: pieces[tile - 1]), in: place.inset(by: 0.5))
    }
  }
}
