import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// A small sheet above a held item: its points, and whether it fits.
final class HeldSign: Paper {
  private let points: Label
  private let state: Label
  private let mark = ArtNode("icon-check")
  private let turn = ArtNode("icon-redo", tint: Theme.quietInk)

  init() {
    points = Label("", style: TextStyle(size: 24, weight: .bold), color: Theme.ink)
    var small = TextStyle(size: 18, weight: .bold)
    small.tabular = true
    state = Label("", style: small, color: Theme.quietInk)
    super.init("", fill: Theme.sheet, radius: Theme.smallRadius, elevation: .lifted)
    add([mark, turn, points, state])
  }

  /// The text for a held item: the effect of dropping it here.
  func show(_ piece: Recycle.Piece, in game: Recycle) {
    let reason = Self.refusal(of: piece, in: game)
    let isPerfect = game.isPerfect(piece)
    let standsRight = game.isRightWayUp(piece)
    let word =
      reason != nil
      ? "" : !standsRight ? tr("Turn it over") : isPerfect ? tr("Perfect fit!") : tr("Fits")
    (mark.isHidden, turn.isHidden) = (
      reason != nil || !standsRight, standsRight || reason.map { $0 != .notUpsideDown } ?? false
    )
    mark.tint = isPerfect ? Color(0xB07A10) : Theme.good
    points.color = reason == nil || reason == .notUpsideDown ? Theme.ink : Theme.danger
    let number = reason.map(RecycleWords.reason) ?? "\(game.points(for: piece))"
    let words = (word.isEmpty ? "" : word + " ") + RecycleWords.factor(piece.pose.size)
    guard number != points.label || words != state.label else { return }
    points.show(number)
    state.show(words)
    arrange()
  }

  /// Why the container below would refuse it; without a container, whether it is too big for its
  /// own.
  private static func refusal(of piece: Recycle.Piece, in game: Recycle) -> Recycle.Reason? {
    if case .refused(_, let reason)? = game.verdict(on: piece) { return reason }
    return game.fits(piece) ? nil : .tooBig
  }

  /// Measured only when the text changes, since fingers report a hundred times a second.
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

  /// Places it above the item, where the hand doesn't hide it, and where it covers nothing else.
  func lie(above box: Rect, in place: SlipPlace) {
    frame = place.frame(
      of: size, near: Point(x: box.midX, y: box.minY - size.height / 2 - 18))
  }
}
