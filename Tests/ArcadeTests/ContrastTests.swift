import Geometry
import Testing

@testable import Arcade
@testable import Drawing
@testable import Stage

/// The contrast of text and icons with the plain surfaces under them.
///
/// Every screen is drawn with letters and icons on pages of their own, and each of them is compared
/// with the shapes under it. Those on drawings are left to `DrawnContrastTests`.
@MainActor @Suite struct ContrastTests {
  private static let letter = 60_000
  private static let sign = 60_001
  private static let drawing = 60_002

  private static let typesetter = Typesetter(
    glyph: { _, style in
      let side = Float(style.size * 0.5)
      return Glyph(
        sprite: .whole(letter, side, side), bearing: Point(x: 0, y: -style.size * 0.5),
        advance: style.size * 0.6)
    },
    kerning: { _, _, _ in 0 }, ascent: { $0.size * 0.8 }, lineHeight: { $0.size * 1.25 })

  static func begin() {
    SceneHarness.frame = .milliseconds(100)
    SceneHarness.typesetter = typesetter
    SceneHarness.art.sprite = { name, size in
      let isSign = name.hasPrefix("icon-")
      return .whole(isSign ? sign : drawing, Float(size.width), Float(size.height))
    }
  }

  private static func end() {
    SceneHarness.frame = SceneHarness.usualFrame
    SceneHarness.typesetter = nil
    SceneHarness.art = .none
  }

  @Test(arguments: [
    Size(width: 1280, height: 800), Size(width: 640, height: 480), Size(width: 480, height: 800),
  ])
  func everyTextAndIconStandsOutFromTheSurfaceUnderIt(window: Size) throws {
    Self.begin()
    defer { Self.end() }
    var pale: [String] = []
    for (name, open) in screens {
      let table = try open(window)
      table.pass(.seconds(1))
      let marks = table.stage.draw { Paint($0).marks(letter: Self.letter, sign: Self.sign) }
      for mark in marks where mark.contrast < (mark.isSign ? 3 : 4.5) {
        let node = table.thing(at: mark.place)
        pale.append("\(name): \(node) \((mark.contrast * 10).rounded() / 10) \(mark.colors)")
      }
    }
    let list = Set(pale).sorted().joined(separator: "\n")
    #expect(pale.isEmpty, "\(window)\n\(list)")
  }

  @Test func everyPaletteHasEnoughContrast() {
    for palette in allGames.map(\.palette) + [.paper] {
      for palette in [palette, palette.onSheet, palette.strongest, palette.strongest.onSheet] {
        #expect(palette.ink.contrast(with: palette.sheet) >= 4.5)
        #expect(palette.quietInk.contrast(with: palette.sheet) >= 4.5)
        #expect(palette.signInk.contrast(with: palette.sheet) >= 3)
        #expect(palette.accentInk.contrast(with: palette.accent) >= 4.5)
      }
      #expect(palette.tableInk.contrast(with: palette.table) >= 4.5)
      for strong in [palette.strongest, palette.strongest.onSheet] {
        for color in [strong.ink, strong.quietInk] {
          #expect(color.contrast(with: strong.sheet) >= 7)
        }
        for color in [strong.accent, strong.good, strong.danger] {
          #expect(color.contrast(with: .white) >= 7)
        }
      }
    }
  }

  @Test func theCurrentPageDotStandsOutFromTheSheet() throws {
    for palette in allGames.map(\.palette) + [.paper] {
      for palette in [palette, palette.onSheet, palette.strongest] {
        let dots = PageDots(count: 4, palette: palette)
        dots.frame = Rect(x: 0, y: 0, width: 200, height: 20)
        dots.show(2)
        var list = DrawList()
        dots.draw(into: &list, at: .zero)
        let fills = list.shapes.map(\.shape.fill)
        try #require(fills.count == 4)
        #expect(fills[2].contrast(with: palette.sheet) >= 3)
        #expect(fills[2] != fills[1], "the current one differs from the others")
      }
    }
  }

  @Test func everyKeyOfTheKeyboardStandsOutFromItsTray() {
    for palette in allGames.map(\.palette) + [.paper] {
      for palette in [palette, palette.strongest] {
        let keyboard = Keyboard(
          KeyboardWords(), palette: palette, isMovedByKeys: false, isTurned: false)
        #expect(keyboard.tray.contrast(with: palette.sheet) >= 1.6)
      }
    }
  }

  /// The colour of `star-gold.svg` with a tint.
  private func starPaper(_ tint: Color) -> Color {
    let paper = Color(0xF2B632)
    func tinted(_ a: UInt8, _ b: UInt8) -> UInt32 { UInt32(a) * UInt32(b) / 255 }
    return Color(
      tinted(paper.red, tint.red) << 16 | tinted(paper.green, tint.green) << 8
        | tinted(paper.blue, tint.blue))
  }

  @Test func theStarsOfAResultStandOutFromItsSheet() {
    let (rim, face) = (starPaper(GoldStar.rim), starPaper(.white))
    for palette in allGames.map(\.palette) {
      let best = max(rim.contrast(with: palette.sheet), face.contrast(with: palette.sheet))
      #expect(best >= 3)
    }
    #expect(face.contrast(with: rim) >= 2)
  }

  /// Gold is bright, saturated and between orange and yellow; a darker one is brown.
  @Test func theStarsOfAResultAreGold() {
    let face = starPaper(.white)
    #expect(face.luminance > 0.5)
    #expect(face.red > 230 && (160...215).contains(face.green) && face.blue < 100)
  }
}

extension SceneHarness {
  /// The ID and the label of the smallest node there.
  func thing(at place: Point) -> String {
    var best = (name: "", area: Double.infinity)
    func look(_ node: Node) {
      guard !node.isHidden else { return }
      let frame = node.windowFrame(at: now)
      let area = frame.width * frame.height
      let name = [node.id, node.label].filter { !$0.isEmpty }.joined(separator: " ")
      if frame.contains(place), !name.isEmpty, area < best.area { best = (name, area) }
      for child in node.children { look(child) }
    }
    look(stage.top.root)
    return best.name
  }
}

extension Sprite {
  nonisolated fileprivate static func whole(_ page: Int, _ width: Float, _ height: Float) -> Sprite
  {
    Sprite(
      page: TexturePage(page), u0: 0, v0: 0, u1: 65535, v1: 65535, width: width, height: height)
  }
}

/// The shapes and sprites of a draw list, back to front.
private struct Paint {
  struct Mark {
    var place: Point
    var isSign: Bool
    var contrast: Double
    var colors: String
  }
  private enum Stroke {
    case shape(DrawList.PlacedShape)
    case item(DrawList.Item)
    case blur
  }
  private var strokes: [(stroke: Stroke, clip: Rect?)] = []

  init(_ list: borrowing DrawList) {
    var clip: Rect?
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .clip(let rect): clip = rect
      case .shapes(let from):
        for shape in list.shapes[from..<list.end(after: index, sprites: false)] {
          strokes.append((.shape(shape), clip))
        }
      case .sprites(let from):
        for item in list.items[from..<list.end(after: index, sprites: true)] {
          strokes.append((.item(item), clip))
        }
      case .blurBehind: strokes.append((.blur, nil))
      case .endBackdrop: break
      }
    }
  }

  /// The visible letters and icons, without the faded ones: those are disabled.
  func marks(letter: Int, sign: Int) -> [Mark] {
    var marks: [Mark] = []
    for (index, painted) in strokes.enumerated() {
      guard case .item(let item) = painted.stroke else { continue }
      let page = Int(item.page.index)
      guard page == letter || page == sign else { continue }
      let color = Color(bits: item.color)
      let place = Self.center(item)
      guard color.alpha > 200, painted.clip?.contains(place) ?? true,
        let ground = ground(below: index, at: place)
      else { continue }
      marks.append(
        Mark(
          place: place, isSign: page == sign, contrast: color.contrast(with: ground),
          colors: "\(Self.hex(color)) on \(Self.hex(ground))"))
    }
    return marks
  }

  private static func center(_ item: DrawList.Item) -> Point {
    Point(
      x: Double(item.ox + (item.ax + item.bx) / 2), y: Double(item.oy + (item.ay + item.by) / 2))
  }

  private static func hex(_ color: Color) -> String {
    String(Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue), radix: 16)
  }

  /// The colour of the shapes there; nil if a drawing is between.
  private func ground(below top: Int, at place: Point) -> Color? {
    var veils: [Color] = []
    for painted in strokes[..<top].reversed() where painted.clip?.contains(place) ?? true {
      switch painted.stroke {
      case .blur: return nil
      case .item(let item):
        let half = (x: abs(item.ax + item.bx) / 2, y: abs(item.ay + item.by) / 2)
        let center = Self.center(item)
        let isThere =
          abs(place.x - center.x) < Double(half.x) && abs(place.y - center.y) < Double(half.y)
        if isThere, item.color >> 24 > 20 { return nil }
      case .shape(let placed):
        guard placed.shape.softness == 0,
          placed.transform.inverse.map({ placed.rect.contains($0(place)) }) ?? false
        else { continue }
        if placed.shape.sprite != nil { return nil }
        let fill = placed.shape.fill.faded(placed.opacity)
        guard fill.alpha > 250 else {
          veils.append(fill)
          continue
        }
        return veils.reversed().reduce(fill) { below, veil in
          below.mixed(with: Color(bits: veil.bits | 0xFF00_0000), Double(veil.alpha) / 255)
        }
      }
    }
    return nil
  }
}
