import Drawing
import Geometry
import Stage

/// A panel let into the felt: darker than it, with a rim of brass.
final class FeltPlaque: Paper {
  private let isStrong: Bool

  init(_ id: String = "", role: Role = .group, label: String = "", palette: Palette) {
    isStrong = palette.isStrong
    super.init(
      id, role: role, label: label,
      fill: isStrong ? palette.table : palette.table.mixed(with: .black, 0.36),
      radius: Theme.largeRadius)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    guard !isStrong else { return }
    list.shape(
      Shape(radius: radius, fill: .clear, border: 3, borderColor: .brass), in: bounds)
    list.shape(
      Shape(radius: radius - 8, fill: .clear, border: 1, borderColor: .brass.faded(0.45)),
      in: bounds.inset(by: 8))
  }
}

nonisolated extension Color {
  /// The metal of rims, rails and tokens.
  static let brass = Color(0xD9AE5A)
}
