import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// The saved puzzle, with each piece in its place.
final class MirrorSavedGameCard: SavedGameCard {
  private let savedGame: SavedMirror
  private let cloth: any MirrorCloth

  init(_ savedGame: SavedMirror, palette: Palette, action: @escaping () -> Void) {
    self.savedGame = savedGame
    cloth = savedGame.picture.cloth()
    let game = savedGame.round.game
    let words = trn(
      "{size}, {n} move, {time}", "{size}, {n} moves, {time}", game.moveCount,
      [
        "n": "\(game.moveCount)", "size": MirrorWords.pieces(game.setup.columns),
        "time": PlayClock.text(milliseconds: savedGame.milliseconds),
      ])
    super.init("mirror.continue", words: words, palette: palette, action: action)
    keepsSides = true
  }

  private var panel: Size {
    let height = frameOfPicture.height
    return Size(width: (height * 5 / 6).rounded(), height: height)
  }

  override func fetch() {
    guard let stage, size.height >= 20 else { return }
    cloth.fit(panel, on: stage, changed: { [weak self] in self?.setNeedsDisplay() })
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    let box = frameOfPicture
    list.shape(Shape(radius: 8, fill: Color(0x141A3B)), in: box)
    let setup = savedGame.round.setup
    let cell = Size(
      width: panel.width / Double(setup.columns), height: panel.height / Double(setup.rows))
    let left = box.midX - panel.width / 2
    for (index, piece) in savedGame.round.game.cells.enumerated() where piece > 0 {
      let place = Point(
        x: left + Double(index % setup.columns) * cell.width,
        y: box.minY + Double(index / setup.columns) * cell.height)
      cloth.drawCell(
        piece - 1, columns: setup.columns,
        angle: Double(savedGame.round.game.turns(of: piece)) * .pi / 2, into: &list,
        in: Rect(origin: place, size: cell))
    }
  }
}
