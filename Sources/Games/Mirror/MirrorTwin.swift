import Arcade
import Drawing
import Geometry
import Rules
import Stage

/// A piece's mirror image, always at its exact reflection.
final class MirrorTwin: Node {
  private let twin: Mirror.Twin
  private weak var piece: MirrorPiece?
  private let cloth: any MirrorCloth
  private let columns: Int
  private var appearing = Tween(0)
  /// The whole brocade, in the parent's points.
  private var whole = Rect.zero
  /// It is clipped to this rectangle.
  private var window = Rect.zero

  /// `place`: which of the piece's mirror images it is, from 0.
  init(
    of piece: MirrorPiece, _ twin: Mirror.Twin, place: Int, cloth: any MirrorCloth, columns: Int
  ) {
    self.twin = twin
    self.piece = piece
    self.cloth = cloth
    self.columns = columns
    super.init(
      "twin.\(piece.number)" + (place == 0 ? "" : ".\(place + 1)"), role: .image,
      label: piece.label)
    isHidden = true
  }

  /// Follows its piece, in a window with the whole brocade here.
  func follow(whole: Rect, window: Rect) {
    (self.whole, self.window) = (whole, window)
    guard let piece else { return }
    frame = Rect(center: image(of: piece.frame.center), size: piece.frame.size)
  }

  private func image(of place: Point) -> Point {
    Point(
      x: twin.isMirroredAcross ? whole.minX + whole.maxX - place.x : place.x,
      y: twin.isMirroredDown ? whole.minY + whole.maxY - place.y : place.y)
  }

  /// Fades in, or disappears at once.
  func show(_ isShown: Bool) {
    guard isHidden == isShown else { return }
    isHidden = !isShown
    if isShown { appearing = Tween(from: 0.35, to: 1, start: now, length: Theme.quick) }
    setNeedsDisplay()
  }

  override func pose(at now: Duration) -> Pose {
    guard var pose = piece?.pose(at: now) else { return .rest }
    pose.offset = Point(
      x: twin.isMirroredAcross ? -pose.offset.x : pose.offset.x,
      y: twin.isMirroredDown ? -pose.offset.y : pose.offset.y)
    pose.opacity = appearing.value(at: now)
    return pose
  }

  override func isMoving(at now: Duration) -> Bool {
    appearing.isRunning(at: now) || piece?.isMoving(at: now) ?? false
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let piece else { return }
    let height = piece.lift(at: now)
    list.pushClip(window.offset(by: frame.origin * -1))
    if height > 0 {
      list.shadow(of: bounds, radius: 2, elevation: .lifted, strength: height * 1.8)
    }
    let outer = list.context
    list.context = DrawList.Context(
      transform: outer.transform * twin.flip(in: bounds), opacity: outer.opacity)
    cloth.drawCell(piece.number - 1, columns: columns, into: &list, in: bounds)
    piece.drawStitches(into: &list, at: now)
    list.context = outer
    MirrorPiece.drawEdge(height, in: bounds, isBold: stage?.isHighContrast ?? false, into: &list)
    list.popClip()
  }
}

extension Mirror.Twin {
  /// The transform that mirrors what is drawn in a box.
  nonisolated func flip(in box: Rect) -> Transform {
    Transform(
      a: isMirroredAcross ? -1 : 1, b: 0, c: 0, d: isMirroredDown ? -1 : 1,
      tx: isMirroredAcross ? box.minX + box.maxX : 0,
      ty: isMirroredDown ? box.minY + box.maxY : 0)
  }
}
