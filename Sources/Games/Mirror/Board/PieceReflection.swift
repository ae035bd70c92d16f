import Drawing
import Geometry
import Rules
import Stage

/// A piece's mirror image, always at its exact reflection.
final class PieceReflection: Node {
  private let reflection: Mirror.Reflection
  private weak var piece: MirrorPiece?
  private let cloth: any MirrorCloth
  private let columns: Int
  private var appearing = Tween(0)
  /// The piece's number, where someone may take it by this image.
  private let badge: Label?
  /// The whole brocade, in the parent's points.
  private var whole = Rect.zero
  private var visible = Window(held: .zero, lying: .zero)

  /// Where it is seen, in the parent's points: while the piece is held, and while it lies.
  struct Window: Hashable {
    var held, lying: Rect
  }

  /// `place`: which of the piece's mirror images it is, from 0; `showsNumber`: whether it has the
  /// piece's number.
  init(
    of piece: MirrorPiece, _ reflection: Mirror.Reflection, place: Int, cloth: any MirrorCloth,
    columns: Int, showsNumber: Bool = false
  ) {
    badge = showsNumber ? MirrorPiece.badge(piece.number) : nil
    self.reflection = reflection
    self.piece = piece
    self.cloth = cloth
    self.columns = columns
    super.init(
      "twin.\(piece.number)" + (place == 0 ? "" : ".\(place + 1)"), role: .image,
      label: piece.label)
    isHidden = true
    if let badge { add(badge) }
  }

  /// Follows its piece, in a window with the whole brocade here.
  func follow(whole: Rect, window: Window) {
    (self.whole, visible) = (whole, window)
    guard let piece else { return }
    frame = Rect(center: image(of: piece.frame.center), size: piece.frame.size)
  }

  private func image(of place: Point) -> Point {
    Point(
      x: reflection.isMirroredAcross ? whole.minX + whole.maxX - place.x : place.x,
      y: reflection.isMirroredDown ? whole.minY + whole.maxY - place.y : place.y)
  }

  /// Fades in, or disappears at once.
  func show(_ isShown: Bool) {
    guard isHidden == isShown else { return }
    isHidden = !isShown
    if isShown { appearing = Tween(from: 0.35, to: 1, start: now, length: Theme.quick) }
    setNeedsDisplay()
  }

  override func window(at now: Duration) -> Rect? {
    piece?.place == .cell ? visible.lying : visible.held
  }

  override func pose(at now: Duration) -> Pose {
    guard var pose = piece?.pose(at: now) else { return .rest }
    pose.offset = Point(
      x: reflection.isMirroredAcross ? -pose.offset.x : pose.offset.x,
      y: reflection.isMirroredDown ? -pose.offset.y : pose.offset.y)
    pose.opacity = appearing.value(at: now)
    return pose
  }

  override func isMoving(at now: Duration) -> Bool {
    appearing.isRunning(at: now) || piece?.isMoving(at: now) ?? false
  }

  override func prepare(at now: Duration) { badge?.isHidden = piece?.showsBadge(at: now) != true }

  override func sizeDidChange() {
    guard let badge, let piece else { return }
    badge.frame = piece.badgeFrame
    badge.style.size = MirrorPiece.badgeSize(badge.frame)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let piece else { return }
    let height = piece.lift(at: now)
    if height > 0 {
      list.shadow(of: bounds, radius: 2, elevation: .lifted, strength: height * 1.8)
    }
    let outer = list.context
    list.context = outer.transformed(by: reflection.flip(in: bounds))
    cloth.drawCell(
      piece.number - 1, columns: columns, angle: piece.angle(at: now), into: &list, in: bounds)
    piece.drawStitches(into: &list, at: now)
    list.context = outer
    MirrorPiece.drawEdge(height, in: bounds, isBold: stage?.isHighContrast ?? false, into: &list)
    if badge != nil { piece.drawBadge(into: &list, at: now) }
  }
}

extension Mirror.Reflection {
  /// The transform that mirrors what is drawn in a box.
  nonisolated func flip(in box: Rect) -> Transform {
    Transform(
      a: isMirroredAcross ? -1 : 1, b: 0, c: 0, d: isMirroredDown ? -1 : 1,
      tx: isMirroredAcross ? box.minX + box.maxX : 0,
      ty: isMirroredDown ? box.minY + box.maxY : 0)
  }
}
