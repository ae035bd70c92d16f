import Drawing
import Geometry
import Stage

/// A need as a row of paper hearts beside the thing that fills it; the hearts empty one by one.
final class PetHearts: Paper {
  /// What the slip needs beyond six cells.
  static let margin = 24.0
  private let icon: ArtNode?
  private let drawings: (full: String, empty: String)
  private let count: Int
  private var art: (full: Sprite, empty: Sprite)?
  private(set) var level = 0
  private var beaten: Duration?

  /// `icon`: a drawing of `Art` before the hearts; without it there are hearts alone, and no slip.
  ///
  /// `art`: the drawings of a full and an empty one.
  init(
    _ id: String, icon: String?, count: Int = 5,
    art: (full: String, empty: String) = ("paper-heart", "paper-heart-empty"), palette: Palette
  ) {
    self.count = count
    drawings = art
    self.icon = icon.map { ArtNode($0) }
    super.init(id, role: .progress, fill: palette.sheet, radius: Theme.radius)
    if let icon = self.icon { add(icon) }
  }

  /// The size with hearts of this width.
  static func size(cell: Double) -> Size { Size(width: 6 * cell + margin, height: cell + 14) }

  override var traceValue: Double? { Double(level) / 100 }

  /// `level`: 0 to 100, higher is better.
  func show(_ text: String, _ level: Int) {
    label = text
    guard level != self.level else { return }
    self.level = level
    setNeedsDisplay()
  }

  /// Beats once, because a heart arrived or was lost.
  func beat(after delay: Duration = .zero) {
    beaten = now + delay
    setNeedsDisplay()
  }

  private static let length = Duration.milliseconds(300)

  override func pose(at now: Duration) -> Pose {
    var pose = super.pose(at: now)
    guard let beaten, now >= beaten, now < beaten + Self.length else { return pose }
    let part = (now - beaten) / Self.length
    pose.scale *= 1 + 0.1 * sineAndCosine(of: part * .pi).sine
    return pose
  }

  override func isMoving(at now: Duration) -> Bool {
    super.isMoving(at: now) || beaten.map { now >= $0 && now < $0 + Self.length } ?? false
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    beaten.map { $0 > now ? .at($0) : .onInput } ?? .onInput
  }

  /// The middle of the last heart that isn't empty, in its parent's points.
  var lastHeart: Point {
    let index = max(0, min(count, (level * count + 99) / 100) - 1)
    return frame.origin + heart(index).center
  }

  private var cell: Double {
    (size.width - (icon == nil ? 0 : Self.margin)) / Double(icon == nil ? count : count + 1)
  }

  private func heart(_ index: Int) -> Rect {
    let side = min(cell * 0.88, size.height * 0.9)
    let first = icon == nil ? 0 : Self.margin / 2 + cell + 4
    return Rect(
      center: Point(x: first + cell * (Double(index) + 0.5), y: size.height / 2),
      size: Size(width: side, height: side * (drawings.full == "paper-heart" ? 60.0 / 64 : 1)))
  }

  override func sizeDidChange() {
    art = nil
    let side = min(cell, size.height - 6)
    icon?.frame = Rect(
      x: Self.margin / 2 + (cell - side) / 2, y: (size.height - side) / 2, width: side, height: side
    )
  }

  override func prepare(at now: Duration) {
    guard art == nil, size.shortSide >= 1, let source = stage?.art else { return }
    let size = heart(0).size
    guard let full = source.sprite(drawings.full, size),
      let empty = source.sprite(drawings.empty, size)
    else { return }
    art = (full, empty)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    if icon != nil { super.draw(into: &list, at: now) }
    guard let art else { return }
    for index in 0..<count {
      let box = heart(index)
      let part = min(1, max(0, Double(level * count - 100 * index) / 100))
      if part < 1 { list.image(art.empty, in: box) }
      guard part > 0 else { continue }
      if part < 1 {
        list.pushClip(
          Rect(x: box.minX, y: box.minY, width: box.width * part, height: box.height))
      }
      list.image(art.full, in: box)
      if part < 1 { list.popClip() }
    }
  }
}
