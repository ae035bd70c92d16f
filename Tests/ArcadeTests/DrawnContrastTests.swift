import Geometry
import Platform
import Stage
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import Drawing
@testable import FifteenGame

/// The contrast of text and icons with the pixels behind them: each screen is drawn as the program
/// draws it but without its letters and icons, and their colours are compared with the picture.
@MainActor @Suite(.serialized) struct DrawnContrastTests {
  /// The windows, whether high contrast is on, and which of the screens are checked (every nth).
  ///
  /// Each takes half a minute or more, because it is rendered in software.
  private nonisolated static let looks: [(window: Size, isStrong: Bool, every: Int)] = [
    (Size(width: 1280, height: 800), false, 1), (Size(width: 800, height: 480), true, 1),
    (Size(width: 600, height: 1024), false, 1), (Size(width: 1080, height: 1920), false, 3),
  ]

  @Test(arguments: looks)
  func everyTextIconAndPrimaryButtonStandsOutFromThePixelsBehindIt(
    window: Size, isStrong: Bool, every: Int
  ) throws {
    let drawing = try RealDrawing()
    SceneHarness.isHighContrast = isStrong
    defer { SceneHarness.isHighContrast = false }
    var pale: [String] = []
    var buttons = 0
    for (name, open) in stride(from: 0, to: screens.count, by: every).map({ screens[$0] }) {
      let table = try drawing.table(window, open)
      for mark in marks(table, drawing) {
        let least = mark.kind.leastContrast(isStrong: isStrong)
        guard mark.worstContrast < least else { continue }
        let contrast = (mark.worstContrast * 10).rounded() / 10
        pale.append("\(name): \(table.thing(at: mark.center)) \(contrast) of \(least)")
      }
      buttons += checkRecommendedButtons(of: name, table, drawing)
    }
    let list = Set(pale).sorted().joined(separator: "\n")
    #expect(pale.isEmpty, "\(window)\(isStrong ? ", high contrast" : "")\n\(list)")
    #expect(buttons >= least(30 / every))
  }

  /// Mirror's backdrop has a border that wide buttons of upright windows lie on.
  @Test(arguments: [
    Size(width: 480, height: 800), Size(width: 768, height: 1024), Size(width: 1080, height: 1920),
  ])
  func mirrorsRedButtonsStandOutFromItsBorderInUprightWindows(window: Size) throws {
    let drawing = try RealDrawing()
    var buttons = 0
    for (name, open) in screens where name.hasPrefix("mirror") || name.hasPrefix("loom") {
      buttons += checkRecommendedButtons(of: name, try drawing.table(window, open), drawing)
    }
    #expect(buttons >= least(8))
  }

  /// Returns how many were checked: none if a keyboard or a toast may cover them.
  private func checkRecommendedButtons(
    of name: String, _ table: SceneHarness, _ drawing: RealDrawing
  ) -> Int {
    let overlay = table.stage.overlay
    guard overlay.node("keyboard") == nil, overlay.node("toast") == nil else { return 0 }
    let loud = table.stage.top.root.inOrder.filter { $0.isLoud && $0.isEnabled }
      .map { ($0, $0.windowFrame(at: table.now)) }
      .filter { table.stage.bounds.contains($0.1.inset(by: -6)) }
      .filter { button, frame in
        sequence(first: button, next: \.parent)
          .allSatisfy { !$0.clips || $0.windowFrame(at: table.now).contains(frame) }
      }
    guard !loud.isEmpty else { return 0 }
    let picture = drawing.picture(of: table.stage.draw { copy $0 }, for: table)
    for (button, frame) in loud {
      for way in [Point(x: -1, y: 0), Point(x: 1, y: 0), Point(x: 0, y: -1)] {
        let edge = frame.center + Point(x: way.x * frame.width / 2, y: way.y * frame.height / 2)
        let outside = picture.color(at: edge + way * 4)
        // Its rim or its face, which lies further inside where it is tilted.
        let contrasts = [1.5, 6, 12].map {
          picture.color(at: edge - way * $0).contrast(with: outside)
        }
        #expect(contrasts.contains { $0 >= 3 }, "\(name): \(button.id) at \(edge)")
      }
    }
    return loud.count
  }

  private func marks(_ table: SceneHarness, _ drawing: RealDrawing) -> [WrittenMark] {
    let list = table.stage.draw { copy $0 }
    var (bare, loud) = (list, list)
    let found = WrittenMark.all(in: list, drawing.marks)
    for mark in found {
      for index in mark.items {
        bare.items[index].color = 0
        loud.items[index].color = mark.dye.bits
      }
    }
    let ground = drawing.picture(of: bare, for: table)
    guard found.contains(where: { $0.isPale(on: ground, isStrong: SceneHarness.isHighContrast) })
    else {
      return []
    }
    let ink = drawing.picture(of: loud, for: table)
    return found.filter { $0.isPale(on: ground, isStrong: SceneHarness.isHighContrast) }
      .map { $0.measured(on: ground, ink: ink) }
  }
}

extension Node {
  /// This node and all its descendants, without hidden ones.
  fileprivate var inOrder: [Node] { isHidden ? [] : [self] + children.flatMap(\.inOrder) }

  /// Whether it is a primary button or a selected choice.
  fileprivate var isLoud: Bool {
    switch self {
    case let button as Button: button.kind != .plain || button.isOn
    case let button as PlayButton: button.isFirst
    case is StartButton: true
    case let card as ChoiceCard: card.isOn
    default: false
    }
  }
}

extension Pixmap {
  nonisolated fileprivate func color(at place: Point) -> Color {
    let at = (Int(place.y) * width + Int(place.x)) * 4
    return Color(
      UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]))
  }
}

extension RealDrawing.Mark {
  fileprivate func leastContrast(isStrong: Bool) -> Double {
    switch self {
    case .sign: 3
    case .letter(let style) where style.size >= 24 && style.weight == .bold: isStrong ? 7 : 3
    case .letter: isStrong ? 7 : 4.5
    }
  }
}

/// A word or an icon in a draw list.
private struct WrittenMark {
  var kind: RealDrawing.Mark
  var color: Color
  /// A colour that no other mark has.
  var dye: Color
  /// The indices of its letters in the list, and their boxes in the window.
  var items: [Int] = []
  var boxes: [Rect] = []
  /// The lowest contrast, without the worst twentieth of the pixels behind it.
  var worstContrast = Double.infinity

  var center: Point { boxes[boxes.count / 2].center }

  /// The marks in front of the last blur, without the faded ones: those are disabled.
  static func all(in list: DrawList, _ known: [RealDrawing.Part: RealDrawing.Mark]) -> [WrittenMark]
  {
    var marks: [WrittenMark] = []
    var clip: Rect?
    var isOpen = false
    for (index, command) in list.commands.enumerated() {
      isOpen = false
      switch command {
      case .clip(let rect): clip = rect
      case .blurBehind: marks.removeAll()
      case .endBackdrop, .shapes: break
      case .sprites(let from):
        for place in from..<list.end(after: index, sprites: true) {
          let item = list.items[place]
          let part = RealDrawing.Part(
            page: item.page, u0: item.u0, v0: item.v0, u1: item.u1, v1: item.v1)
          let box = clip.map { item.box.intersection($0) } ?? item.box
          guard let kind = known[part], item.color >> 24 > 200, box.size.shortSide > 0 else {
            isOpen = false
            continue
          }
          let color = Color(bits: item.color)
          if !isOpen || kind == .sign || marks.last?.continues(with: kind, color, box) != true {
            let number = UInt32(marks.count)
            let dye = Color(0xFF0000 | number % 64 * 4 << 8 | number / 64 * 4)
            marks.append(WrittenMark(kind: kind, color: color, dye: dye))
          }
          marks[marks.count - 1].items.append(place)
          marks[marks.count - 1].boxes.append(box)
          isOpen = true
        }
      }
    }
    return marks
  }

  private func continues(with kind: RealDrawing.Mark, _ color: Color, _ box: Rect) -> Bool {
    guard kind == self.kind, color == self.color, let last = boxes.last else { return false }
    return abs(last.center.y - box.center.y) < last.height + box.height
  }

  /// Whether any pixel in its boxes has too little contrast; one of four is checked.
  func isPale(on ground: Pixmap, isStrong: Bool) -> Bool {
    contrasts(on: ground, step: 2) { _ in true }.contains {
      $0 < kind.leastContrast(isStrong: isStrong)
    }
  }

  /// Measured at the pixels that it covers completely, which are those with its dye in `ink`.
  func measured(on ground: Pixmap, ink: Pixmap) -> WrittenMark {
    let own = [dye.red, dye.green, dye.blue]
    let contrasts = contrasts(on: ground) { at in
      (0..<3).allSatisfy { abs(Int(ink.bytes[at + $0]) - Int(own[$0])) < 2 }
    }.sorted()
    var mark = self
    if !contrasts.isEmpty { mark.worstContrast = contrasts[contrasts.count / 20] }
    return mark
  }

  private func contrasts(
    on ground: Pixmap, step: Int = 1, where counts: (Int) -> Bool
  ) -> [Double] {
    let own = Light.of(color.red, color.green, color.blue)
    return boxes.flatMap { box -> [Double] in
      let columns = max(0, Int(box.minX))..<max(0, min(ground.width, Int(box.maxX)))
      let rows = max(0, Int(box.minY))..<max(0, min(ground.height, Int(box.maxY)))
      guard !columns.isEmpty, !rows.isEmpty else { return [] }
      var found: [Double] = []
      for y in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
        for x in stride(from: columns.lowerBound, to: columns.upperBound, by: step)
        where counts((y * ground.width + x) * 4) {
          let at = (y * ground.width + x) * 4
          let other = Light.of(ground.bytes[at], ground.bytes[at + 1], ground.bytes[at + 2])
          found.append((max(own, other) + 0.05) / (min(own, other) + 0.05))
        }
      }
      return found
    }
  }
}

/// Relative luminance from a table, because there are millions of pixels.
private enum Light {
  static let linear = (0...255).map { Color(UInt32($0) * 0x010101).luminance }
  static func of(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Double {
    0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
  }
}

extension DrawList.Item {
  nonisolated fileprivate var box: Rect {
    let xs = [ox, ox + ax, ox + bx, ox + ax + bx].map(Double.init)
    let ys = [oy, oy + ay, oy + by, oy + ay + by].map(Double.init)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
