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
    points.show(fits ? "\(game.points(for: piece))" : tr("Too big"))
    points.color = fits ? Theme.ink : Color(0xB5382B)
    let standsRight = game.isRightWayUp(piece)
    let word =
      !fits
      ? "" : !standsRight ? tr("Turn it over") : isPerfect ? tr("Perfect fit!") : tr("Fits")
    state.show((word.isEmpty ? "" : word + " ") + RecycleWords.factor(piece.pose.size))
    (mark.isHidden, turn.isHidden) = (!fits || !standsRight, !fits || standsRight)
    mark.tint = isPerfect ? Color(0xB07A10) : Theme.good
  }

  /// Above the piece's box, where the hand below does not hide it, and on the table.
  func place(above box: Rect, in room: Rect) {
    let number = points.size()
    let words = state.size()
    let left = mark.isHidden && turn.isHidden ? 12.0 : 40
    let width = max(left + number.width + 14, words.width + 24).rounded(.up)
    let size = Size(width: width, height: 66)
    let wanted = Point(x: box.midX - width / 2, y: box.minY - size.height - 18)
    frame = Rect(
      x: min(max(wanted.x, room.minX + 4), max(room.minX, room.maxX - width - 4)),
      y: min(max(wanted.y, room.minY + 4), max(room.minY, room.maxY - size.height)),
      width: width, height: size.height)
    mark.frame = Rect(x: 10, y: 8, width: 26, height: 26)
    turn.frame = mark.frame
    points.frame = Rect(x: left, y: 5, width: number.width + 1, height: 32)
    state.frame = Rect(x: 12, y: 38, width: words.width + 1, height: 22)
  }
}
