import Drawing
import Geometry
import Rules
import Stage

/// The sign of an element; a form without one shows nothing.
final class PetElementSign: Node {
  private let art: ArtNode?

  init(_ element: Pet.Element?, id: String = "") {
    art = element.map { ArtNode(Self.drawing(of: $0), elevation: .lying) }
    super.init(element == nil ? "" : id, role: .image, label: element.map(PetWords.name) ?? "")
    if let art { add(art) }
  }

  static func drawing(of element: Pet.Element) -> String { "element-" + element.rawValue }

  override func sizeDidChange() { art?.frame = bounds }
}

/// Which element has an advantage over which: each over the one to its right.
final class PetElementCycle: Node {
  private let signs: [Node]

  init(palette: Palette) {
    let cycle: [Pet.Element] = [.leaf, .water, .fire, .leaf]
    signs = cycle.enumerated().flatMap { index, element -> [Node] in
      let sign = PetElementSign(element)
      return index == 0 ? [sign] : [ArtNode("icon-right", tint: palette.tableInk), sign]
    }
    super.init("pet.elements", role: .image)
    label = cycle.map(PetWords.name).joined(separator: " › ")
    add(signs)
  }

  /// Its width at a height.
  static func width(height: Double) -> Double { 4 * height + 3 * height * 0.8 }

  override func sizeDidChange() {
    var x = 0.0
    for sign in signs {
      let side = sign is PetElementSign ? size.height : size.height * 0.7
      sign.frame = Rect(x: x, y: (size.height - side) / 2, width: side, height: side)
      x += sign is PetElementSign ? side : size.height * 0.8
      if !(sign is PetElementSign) { sign.frame.origin.x += size.height * 0.05 }
    }
  }
}
