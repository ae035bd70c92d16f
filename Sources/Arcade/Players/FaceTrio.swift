import Geometry
public import Stage
public import Store

/// Faces that stand close together, one of them in front; or a single one, as large as there is
/// room.
public final class FaceTrio: Node {
  private let faces: [AvatarNode]
  /// Whom nobody is yet.
  private static let strangers = [
    Avatar(.hedgehog, on: .violet), Avatar(.lion, on: .green), Avatar(.fox, on: .orange),
  ]

  /// `avatar`: the only face; without one there are three of strangers.
  public convenience init(_ avatar: Avatar? = nil) {
    self.init(avatar.map { [$0] } ?? Self.strangers)
  }

  /// One to three faces.
  public init(_ avatars: [Avatar]) {
    faces = avatars.prefix(3).map { AvatarNode($0) }
    super.init("", role: .image)
    add(faces)
  }

  /// The last face stands in front, in the middle.
  public override func sizeDidChange() {
    let side = size.shortSide
    guard faces.count > 1 else {
      faces.first?.frame = Rect(center: bounds.center, size: Size(side))
      return
    }
    let isPair = faces.count == 2
    for (face, direction) in zip(faces, [-1.0, 1, 0]) {
      let part = direction == 0 ? 0.66 : isPair ? 0.6 : 0.52
      let down = direction == 0 ? 0.16 : isPair ? 0 : -0.2
      face.frame = Rect(
        center: bounds.center + Point(x: direction * side * 0.24, y: down * side),
        size: Size(side * part))
    }
  }
}
