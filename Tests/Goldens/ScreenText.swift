import Foundation
import Geometry
import Host

@testable import Drawing

/// A draw list as lines: what is drawn, where, in which colour and under which clip, back to front.
///
/// Places are whole points. Letters in a row are one line of text, placed by their baseline.
struct ScreenText {
  private let names: SpriteNames
  private var lines: [String] = []
  private var run: TextRun?

  /// Letters of one style and colour on one baseline.
  private struct TextRun {
    var text: String
    var style: TextStyle
    var color: UInt32
    var start: Point
    /// Where the pen stands behind the last letter.
    var pen: Point
    var scale: Double
    var degrees: Int
  }

  static func lines(of list: borrowing DrawList, _ names: SpriteNames) -> String {
    var text = ScreenText(names)
    text.read(list)
    return text.lines.joined(separator: "\n") + "\n"
  }

  private init(_ names: SpriteNames) { self.names = names }

  private mutating func read(_ list: borrowing DrawList) {
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .sprites(let from):
        for item in list.items[from..<list.end(after: index, sprites: true)] { add(item) }
      case .shapes(let from):
        endRun()
        for shape in list.shapes[from..<list.end(after: index, sprites: false)] { add(shape) }
      case .clip(let rect):
        endRun()
        lines.append(rect.map { "clip \(Self.box($0))" } ?? "clip off")
      case .endBackdrop:
        endRun()
        shortenBackdrop()
        lines.append("backdrop ends")
      case .blurBehind(_, let opacity):
        endRun()
        lines.append("blur" + Self.note(opacity < 1, "opacity \(Self.decimal(opacity))"))
      }
    }
    endRun()
  }

  /// A woven backdrop has a thousand shapes, the same on many screens: their number and a checksum
  /// stand for them.
  private mutating func shortenBackdrop() {
    guard lines.count > 200 else { return }
    let sum = Array(lines.joined(separator: "\n").utf8).withUnsafeBytes { checksum($0) }
    lines = ["\(lines.count) shapes of a backdrop, checksum \(String(sum, radix: 16))"]
  }

  private mutating func add(_ item: DrawList.Item) {
    let name = names.name(page: item.page, u0: item.u0, v0: item.v0, u1: item.u1, v1: item.v1)
    switch name {
    case .art(let art):
      endRun()
      lines.append(
        "\(art) \(Self.place(item))" + Self.note(item.color != 0xFFFF_FFFF, Self.hex(item.color))
          + Self.note(item.blend == .additive, "additive"))
    case .letter(let scalar, let style, let glyph, let width):
      let place = Quad(item)
      let scale = width > 0 ? place.size.width / width : 1
      let (along, down) = (place.along * scale, place.down * scale)
      let pen = place.origin - along * glyph.bearing.x - down * glyph.bearing.y
      let letter = TextRun(
        text: String(Character(scalar)), style: style, color: item.color, start: pen,
        pen: pen + along * glyph.advance, scale: scale, degrees: place.degrees)
      add(letter, at: pen, along: place.along)
    }
  }

  /// Joins a letter to the line that is open, or ends that and begins another.
  private mutating func add(_ letter: TextRun, at pen: Point, along: Point) {
    if var open = run, open.style == letter.style, open.color == letter.color,
      open.degrees == letter.degrees, abs((pen - open.pen).cross(along)) < 1.5,
      abs((pen - open.pen).dot(along)) < letter.style.size
    {
      // Figures of equal width stand farther apart than letters.
      let space = letter.style.size * (letter.style.tabular ? 0.3 : 0.12)
      if (pen - open.pen).dot(along) > space { open.text += " " }
      open.text += letter.text
      open.pen = letter.pen
      run = open
    } else {
      endRun()
      run = letter
    }
  }

  private mutating func endRun() {
    guard let open = run else { return }
    run = nil
    let style = "\(Self.decimal(open.style.size))" + (open.style.weight == .bold ? " bold" : "")
    lines.append(
      "“\(open.text)” \(style) \(Self.hex(open.color)) \(Self.whole(open.start.x)),"
        + "\(Self.whole(open.start.y))"
        + Self.note(abs(open.scale - 1) > 0.05, "×\(Self.decimal(open.scale))")
        + Self.note(open.degrees != 0, "\(open.degrees)°"))
  }

  private mutating func add(_ placed: DrawList.PlacedShape) {
    let (shape, map) = (placed.shape, placed.transform)
    let turned = map.b != 0 || map.c != 0
    var line = "shape \(Self.box(map.bounds(of: placed.rect)))"
    line += Self.note(shape.radius > 0, "r\(Self.whole(shape.radius))")
    line += " \(Self.hex(shape.fill.faded(placed.opacity).bits))"
    line += Self.note(
      shape.border > 0,
      "border \(Self.decimal(shape.border)) "
        + Self.hex(shape.borderColor.faded(placed.opacity).bits))
    line += Self.note(shape.softness > 0, "soft \(Self.decimal(shape.softness))")
    line += Self.note(shape.grain > 0, "grain")
    line += Self.note(turned, "turned")
    if let sprite = shape.sprite {
      let name = names.name(
        page: sprite.page, u0: sprite.u0, v0: sprite.v0, u1: sprite.u1, v1: sprite.v1)
      if case .art(let art) = name { line += " of " + art }
    }
    lines.append(line)
  }
}

extension ScreenText {
  private static func whole(_ value: Double) -> Int { Int(value.rounded()) }

  /// One decimal, none where it is zero.
  private static func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }

  private static func note(_ isThere: Bool, _ text: @autoclosure () -> String) -> String {
    isThere ? " " + text() : ""
  }

  private static func box(_ rect: Rect) -> String {
    "\(whole(rect.minX)),\(whole(rect.minY)) \(whole(rect.width))x\(whole(rect.height))"
  }

  /// `#RRGGBB`, and the opacity in hundredths where something shines through.
  private static func hex(_ bits: UInt32) -> String {
    let bytes = [bits & 255, bits >> 8 & 255, bits >> 16 & 255]
    let digits = bytes.map { (value: UInt32) -> String in
      let text = String(value, radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    let opacity = Int((Double(bits >> 24) / 2.55).rounded())
    return "#" + digits.joined() + (opacity < 100 ? " \(opacity)%" : "")
  }

  /// The upright box, or the middle, the size and the angle of what is turned.
  private static func place(_ item: DrawList.Item) -> String {
    let quad = Quad(item)
    if quad.degrees == 0, !quad.isFlipped { return box(Rect(origin: quad.origin, size: quad.size)) }
    return "around \(whole(quad.middle.x)),\(whole(quad.middle.y)) "
      + "\(whole(quad.size.width))x\(whole(quad.size.height)) \(quad.degrees)°"
      + (quad.isFlipped ? " flipped" : "")
  }

  /// A parallelogram, as a person would tell it.
  private struct Quad {
    var origin: Point
    var size: Size
    /// Unit vectors along its upper and its left edge; zero where it has no size.
    var along, down: Point
    var middle: Point

    init(_ item: DrawList.Item) {
      let a = Point(x: Double(item.ax), y: Double(item.ay))
      let b = Point(x: Double(item.bx), y: Double(item.by))
      origin = Point(x: Double(item.ox), y: Double(item.oy))
      size = Size(width: a.length, height: b.length)
      along = a * (1 / max(a.length, 1e-9))
      down = b * (1 / max(b.length, 1e-9))
      middle = origin + (a + b) * 0.5
    }

    /// Clockwise from upright, −179 to 180.
    var degrees: Int {
      let degrees = Int((atan2(along.y, along.x) * 180 / .pi).rounded())
      return degrees == -180 ? 180 : degrees
    }
    var isFlipped: Bool { along.cross(down) < 0 }
  }
}
