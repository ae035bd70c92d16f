import Drawing
import Geometry
import Languages
import Rules
import Stage

/// A slip of paper above a held piece: what it would bring now, and whether it fits.
final class HeldSign: Paper {
  private let points: Label
  private let state: Label
  private let mark = ArtNode("icon-check")
  private let turn = ArtNode("icon-redo", tint: Theme.quietInk)

  init() {
    points = Label("", style: TextStyle(size: 24, weight: .bold), color: Theme.ink)
    var small = TextStyle(size: 16, weight: .bold)
    small.tabular = true
    state = Label("", style: small, color: Theme.quietInk)
    super.init("", fill: Theme.sheet, radius: Theme.smallRadius, elevation: .lifted)
    add([mark, turn, points, state])
  }

  /// The words for a piece as it is held.
  func show(_ piece: Recycle.Piece, in game: Recycle) {
    let fits = game.fits(piece)
    let isPerfect = game.isPerfect(piece)
    let standsRight = game.isRightWayUp(piece)
    let word =
      !fits
      ? "" : !standsRight ? tr("Turn it over") : isPerfect ? tr("Perfect fit!") : tr("Fits")
    (mark.isHidden, turn.isHidden) = (!fits || !standsRight, !fits || standsRight)
    mark.tint = isPerfect ? Color(0xB07A10) : Theme.good
    points.color = fits ? Theme.ink : Color(0xB5382B)
    let number = fits ? "\(game.points(for: piece))" : tr("Too big")
    let words = (word.isEmpty ? "" : word + " ") + RecycleWords.factor(piece.pose.size)
    guard number != points.label || words != state.label else { return }
    points.show(number)
    state.show(words)
    arrange()
  }

  /// Measured only when the words change: fingers come a hundred times a second.
  private func arrange() {
    let number = points.size()
    let words = state.size()
    let left = mark.isHidden && turn.isHidden ? 12.0 : 40
    let width = max(left + number.width + 14, words.width + 24).rounded(.up)
    frame.size = Size(width: width, height: (number.height + words.height + 12).rounded(.up))
    mark.frame = Rect(x: 10, y: 8, width: 26, height: 26)
    turn.frame = mark.frame
    points.frame = Rect(x: left, y: 5, width: number.width + 1, height: number.height)
    state.frame = Rect(x: 12, y: 5 + number.height, width: words.width + 1, height: words.height)
  }

  /// Above the piece's box, where the hand below does not hide it, and on the table.
  func place(above box: Rect, in room: Rect) {
    let wanted = Point(x: box.midX - size.width / 2, y: box.minY - size.height - 18)
    frame.origin = Point(
      x: min(max(wanted.x, room.minX + 4), max(room.minX, room.maxX - size.width - 4)),
      y: min(max(wanted.y, room.minY + 4), max(room.minY, room.maxY - size.height)))
  }
}
