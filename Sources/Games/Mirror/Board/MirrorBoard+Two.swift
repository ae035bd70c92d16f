import Geometry
import Input
import Rules
import Stage

// A puzzle for two: each may take and put down pieces on every part of the whole.
//
// The rules know only the panel, so a hand on another part moves the piece through the mirror.
extension MirrorBoard {
  /// What a hand does with a mirror image, as with the piece itself.
  func equip(_ reflection: PieceReflection, of number: Int) {
    reflection.recognizers = [
      DragRecognizer(onObject: true) { [weak self] in self?.dragged(number, $0) },
      LongPressRecognizer(action: { [weak self] _ in self?.giveBack(number) }),
    ]
    guard game.canTurn(number) else { return }
    reflection.recognizers.insert(
      DoubleTapRecognizer { [weak self] _ in self?.turn(number, by: 1) }, at: 0)
  }

  /// The middle of a piece, or of the mirror image that a hand touched.
  func center(of number: Int, nearest start: Point) -> Point {
    let own = pieces[number - 1].frame.center
    guard setup.isForTwo else { return own }
    let all = [own] + reflections[number - 1].map(\.frame.center)
    return all.min { $0.distance(to: start) < $1.distance(to: start) } ?? own
  }

  /// Where a piece has to be so that it, or one of its mirror images, is at a point.
  ///
  /// On the way to the tray, below the whole, two mirrors don't exchange above and below.
  func ownPoint(_ point: Point) -> Point {
    guard setup.isForTwo, let whole = place?.whole else { return point }
    let isAcross = point.x > whole.midX
    let isDown =
      switch setup.symmetry {
      case .axis: false
      case .turn: isAcross
      case .axes: point.y > whole.midY && point.y < whole.maxY
      }
    return Point(
      x: isAcross ? whole.minX + whole.maxX - point.x : point.x,
      y: isDown ? whole.minY + whole.maxY - point.y : point.y)
  }
}
