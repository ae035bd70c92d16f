import Drawing
import Geometry
import Languages
import Rules
import Stage

/// A small sheet beside a held item: the points that dropping it here brings, and a sign whether it
/// fits.
final class ScorePreview: Paper {
  private let points: Label
  private let signs: [Fit: ArtNode]
  private var fit: Fit?

  /// What the container would say.
  enum Fit: String, CaseIterable {
    case fits = "icon-check"
    case perfect = "icon-star"
    case upright = "icon-redo"
    case refused = "recycle-refused"
  }

  /// Beside the item of this number.
  init(_ number: Int) {
    points = Label("", style: TextStyle(size: 30, weight: .bold), color: Theme.ink)
    signs = Dictionary(uniqueKeysWithValues: Fit.allCases.map { ($0, ArtNode($0.rawValue)) })
    super.init(
      "preview.\(number)", role: .text, fill: Theme.sheet, radius: Theme.smallRadius,
      elevation: .lifted)
    signs[.fits]?.tint = Theme.good
    signs[.perfect]?.tint = Color(0xB07A10)
    signs[.upright]?.tint = Theme.quietInk
    signs[.refused]?.tint = Theme.danger
    add(Fit.allCases.compactMap { signs[$0] } + [points])
  }

  /// The points for a held item that is dropped here.
  func show(_ piece: Recycle.Piece, in game: Recycle) {
    let new = Self.fit(piece, in: game)
    let number = "\(new == .refused ? 0 : game.points(for: piece))"
    guard number != points.label || new != fit else { return }
    fit = new
    for (sign, node) in signs { node.isHidden = sign != new }
    points.color = new == .refused ? Theme.danger : Theme.ink
    points.show(number)
    label = number
    arrange()
  }

  /// What the container below would say; without one, what its own would.
  private static func fit(_ piece: Recycle.Piece, in game: Recycle) -> Fit {
    switch game.verdict(on: piece) {
    case .refused(_, .notUpsideDown): .upright
    case .refused: .refused
    case .fits, nil:
      !game.fits(piece)
        ? .refused
        : !game.isRightWayUp(piece) ? .upright : game.isPerfect(piece) ? .perfect : .fits
    }
  }

  /// Measured only when the text changes, since fingers report a hundred times a second.
  private func arrange() {
    let number = points.size()
    let side = 30.0
    frame.size = Size(
      width: (number.width + side + 34).rounded(.up), height: (number.height + 12).rounded(.up))
    for sign in signs.values {
      sign.frame = Rect(x: 10, y: (size.height - side) / 2, width: side, height: side)
    }
    points.frame = Rect(x: side + 20, y: 6, width: number.width + 1, height: number.height)
  }

  /// Places it above the item, where the hand doesn't hide it, and where it covers nothing else.
  func lie(above box: Rect, in place: CardPlacement) {
    frame = place.frame(
      of: size, near: Point(x: box.midX, y: box.minY - size.height / 2 - 18))
  }
}
