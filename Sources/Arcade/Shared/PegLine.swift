public import Drawing
import Geometry
public import Stage

/// A string across the window with pegs on it; cards hang below, drawn before it.
public final class PegLine: Node {
  /// A peg, in points.
  private static let peg = Size(width: 26, height: 57)
  /// From its upper edge to the string, and how far a peg reaches over what hangs there.
  public static let drop = 19.0, overlap = 22.0
  private var pegs: [ArtNode] = []

  /// A string without pegs.
  public init() {
    super.init("", role: .image)
    isEnabled = false
  }

  /// The height of a string with its pegs.
  public static var height: Double { peg.height }

  /// Puts pegs in these places, along the string.
  public func hang(at places: [Double]) {
    while pegs.count < places.count {
      let peg = ArtNode("peg", elevation: .lying)
      pegs.append(peg)
      add(peg)
    }
    for (index, peg) in pegs.enumerated() {
      peg.isHidden = index >= places.count
      guard index < places.count else { continue }
      peg.frame = Rect(
        x: places[index] - Self.peg.width / 2, y: 0, width: Self.peg.width,
        height: Self.peg.height)
    }
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    let string = Rect(x: -16, y: Self.drop, width: size.width + 32, height: 4)
    list.shadow(of: string, radius: 2, elevation: .lying)
    list.shape(Shape(radius: 2, fill: Color(0xB9895A)), in: string)
    list.shape(
      Shape(radius: 1, fill: Color(0xE0B98A)),
      in: Rect(x: string.minX, y: string.minY, width: string.width, height: 1.5))
  }
}
