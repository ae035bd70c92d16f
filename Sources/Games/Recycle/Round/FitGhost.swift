import Drawing
import Geometry
import Rules
import Stage

/// The largest size and the right angle of an item, as dots over its container's opening; gold
/// fills it as the held item grows.
final class FitGhost: Node {
  let kind: Recycle.Kind
  /// Where it belongs.
  let container: Recycle.Container
  /// The item that it is about.
  private(set) var number: Int?
  private(set) var look = Look()
  /// The lower edge of the opening, in its own points: what is below is inside.
  var edge = 0.0
  private var paper, dots: Sprite?

  /// What a held item makes of it.
  struct Look: Hashable {
    /// How much of it is filled, 0 to 1.
    var filled = 0.0
    var isPerfect = false
    var isTooBig = false
    /// The direction in which a bottle is turned over: 1 is clockwise, -1 is not, 0 is no need.
    var turn = 0.0
  }

  init(_ kind: Recycle.Kind, in setup: Recycle.Setup) {
    (self.kind, container) = (kind, setup.container(of: kind))
    super.init("")
    isHidden = true
  }

  /// Its size, in units.
  var sizeInField: Size { kind.size * Self.most }
  private static let most = 2.0

  /// What is seen of it, in its parent's points.
  var shownFrame: Rect {
    Rect(origin: frame.origin, size: Size(width: size.width, height: edge))
  }

  func show(_ piece: Recycle.Piece, in game: Recycle) {
    let new = Look(piece, in: game)
    number = piece.number
    guard isHidden || new != look else { return }
    let isNew = isHidden
    let becamePerfect = new.isPerfect && !look.isPerfect
    look = new
    isHidden = false
    setNeedsDisplay()
    if isNew {
      animate(from: Pose(opacity: 0), length: Theme.move)
    } else if becamePerfect {
      animate(from: Pose(scale: 1.08), length: Theme.slow, easing: .settle)
    }
  }

  func hide() {
    guard !isHidden else { return }
    (isHidden, number, look) = (true, nil, Look())
    setNeedsDisplay()
  }

  private func releaseDrawings() { (paper, dots) = (nil, nil) }
  override func sizeDidChange() { releaseDrawings() }

  /// Fetches its drawings, while nothing moves.
  override func prepare(at now: Duration) {
    guard paper == nil, size.shortSide >= 1, let art = stage?.art else { return }
    paper = art.sprite("recycle-fit-" + kind.rawValue, size)
    dots = art.sprite("recycle-line-" + kind.rawValue, size)
  }

  private static let gold = Color(0xF2B632)
  private static let pale = Color(0xF9D976)

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let paper, let dots else { return }
    // Bottles go in upside down.
    let angle = kind == .bottle ? Double.pi : 0
    list.pushClip(Rect(x: -4, y: -4, width: size.width + 8, height: edge + 4))
    list.sprite(paper, at: bounds.center, rotation: angle, opacity: 0.5)
    let height = edge * look.filled
    list.pushClip(Rect(x: 0, y: edge - height, width: size.width, height: height))
    list.sprite(
      paper, at: bounds.center, rotation: angle,
      tint: look.isTooBig ? Theme.danger : look.isPerfect ? Self.gold : Self.pale,
      opacity: look.isPerfect ? 1 : 0.85)
    list.popClip()
    list.sprite(dots, at: bounds.center, rotation: angle)
    list.popClip()
    if look.turn != 0 {
      TurnArrow(center: Point(x: size.width / 2, y: size.height * 0.3), radius: size.width * 0.62)
        .draw(look.turn, into: &list)
    }
  }
}

extension FitGhost.Look {
  fileprivate init(_ piece: Recycle.Piece, in game: Recycle) {
    filled = min(1, Double(piece.pose.size) / Double(Recycle.perfectFit))
    let isRight = game.isRightWayUp(piece)
    isPerfect = game.isPerfect(piece) && isRight
    isTooBig = !game.fits(piece)
    turn = isRight ? 0 : piece.pose.angle < 0 ? -1 : 1
  }
}
