import Geometry
import Stage

/// A part of a section, with a function for its height at a width.
struct GalleryPart {
  var node: Node
  var height: (Double) -> Double

  init(_ node: Node, height: @escaping (Double) -> Double) {
    self.node = node
    self.height = height
  }
}

/// A section of the gallery: a title with its widgets below, in a column.
final class GallerySection: Paper {
  private let title: Label
  private let parts: [GalleryPart]
  private static let pad = 24.0
  private static let gap = 16.0

  init(_ title: String, palette: Palette, _ parts: [GalleryPart]) {
    self.parts = parts
    self.title = Label(title, style: Theme.heading, color: palette.ink)
    super.init(label: title, fill: palette.sheet, radius: Theme.largeRadius)
    add(self.title)
    add(parts.map(\.node))
  }

  func height(width: Double) -> Double {
    let inner = width - 2 * Self.pad
    return parts.reduce(2 * Self.pad + title.size(fitting: inner).height) {
      $0 + Self.gap + $1.height(inner)
    }
  }

  override func sizeDidChange() {
    let inner = size.width - 2 * Self.pad
    let heading = title.size(fitting: inner).height
    title.frame = Rect(x: Self.pad, y: Self.pad, width: inner, height: heading)
    var y = Self.pad + heading
    for part in parts {
      let height = part.height(inner)
      part.node.frame = Rect(x: Self.pad, y: y + Self.gap, width: inner, height: height)
      y += Self.gap + height
    }
  }
}

/// Nodes side by side, wrapped into rows.
final class GalleryRow: Node {
  private let sizes: () -> [Size]
  private let gap: Double

  init(_ nodes: [Node], gap: Double = 16, sizes: @escaping () -> [Size]) {
    self.sizes = sizes
    self.gap = gap
    super.init("")
    add(nodes)
  }

  convenience init(_ buttons: [Button]) {
    self.init(buttons, sizes: { buttons.map(\.fittingSize) })
  }

  /// The row as a part of a section.
  var part: GalleryPart { GalleryPart(self) { self.frames(width: $0).map(\.maxY).max() ?? 0 } }

  private func frames(width: Double) -> [Rect] {
    var (x, y, row) = (0.0, 0.0, 0.0)
    return sizes().map { size in
      if x > 0, x + size.width > width {
        (x, y) = (0, y + row + gap)
        row = 0
      }
      defer { x += size.width + gap }
      row = max(row, size.height)
      return Rect(
        origin: Point(x: x, y: y), size: Size(width: min(size.width, width), height: size.height))
    }
  }

  override func sizeDidChange() {
    for (node, frame) in zip(children, frames(width: size.width)) {
      node.frame = frame
      for case let badge as Badge in node.children { badge.pin(to: node.bounds) }
    }
  }
}
