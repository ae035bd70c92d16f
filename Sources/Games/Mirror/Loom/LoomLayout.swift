import Geometry
import Rules

/// The layout of the Loom's canvas, tools, colours and motifs.
struct LoomLayout {
  /// Both halves of the design.
  private(set) var canvas = Rect.zero
  private(set) var cell = Size.zero
  private(set) var tools: [Rect] = []
  private(set) var aims: [Rect] = []
  private(set) var tones: [Rect] = []
  private(set) var motifs: [Rect] = []
  /// The smallest touch target.
  static let least = 48.0
  /// The number of tools, below or beside the canvas.
  static let toolCount = 5
  /// The number of motifs, including plain cloth.
  static let motifCount = LoomMotif.allCases.count + 1
  /// The frame around the canvas.
  static let rim = 8.0
  private static let gap = 4.0
  private let columns: Int

  /// `isLeftHanded`: whether colours and motifs are at the left in a wide window.
  init(bounds: Rect, columns: Int, isLeftHanded: Bool = false) {
    self.columns = columns
    let margin = bounds.width < 700 ? 8.0 : bounds.width < 1100 ? 16 : 32
    let room = Rect(
      x: margin, y: 80, width: bounds.width - 2 * margin, height: bounds.height - 80 - margin)
    if bounds.width > bounds.height { wide(room, isLeftHanded: isLeftHanded) } else { tall(room) }
  }

  /// The numbers of columns whose cells are large enough for a finger in this window.
  static func offered(in bounds: Rect) -> [Int] {
    LoomDesign.sizes.filter {
      LoomLayout(bounds: bounds, columns: $0).cell.shortSide >= least || $0 == 3
    }
  }

  /// Canvas and tools, and beside them colours and motifs in a column.
  ///
  /// In a low window thread and ground join the tools, so that the motifs are larger.
  private mutating func wide(_ room: Rect, isLeftHanded: Bool) {
    let across = 6
    let rows = Self.rows(LoomPatch.tones, across) + Self.rows(Self.motifCount, across)
    let isLow = room.height < 440 && room.width >= 740
    let above = isLow ? 0 : Self.least + 2 * Self.gap
    let inside = room.height - above - Double(rows) * Self.gap
    let share = isLow ? 0.42 : 0.34
    let side = min(
      84, max(Self.least, min(inside / Double(rows), room.width * share / Double(across)))
    )
    .rounded(.down)
    let width = Double(across) * (side + Self.gap) - Self.gap
    let between = room.width < 700 ? 8.0 : 16
    let rest = Rect(
      x: isLeftHanded ? room.minX + width + between : room.minX, y: room.minY,
      width: room.width - width - between, height: room.height)
    placeCanvas(in: Rect(x: rest.minX, y: rest.minY, width: rest.width, height: rest.height - 72))
    placeTools(
      Self.toolCount + (isLow ? 2 : 0),
      in: Rect(x: rest.minX, y: canvas.maxY + Self.rim + 8, width: rest.width, height: 56))
    let high = above + Double(rows) * (side + Self.gap)
    let top = room.minY + max(0, (room.height - high) / 2).rounded()
    let x = isLeftHanded ? room.minX : room.maxX - width
    if isLow {
      // Beside the colours that they choose.
      aims = Array(isLeftHanded ? tools.prefix(2) : tools.suffix(2))
      if isLeftHanded { tools.removeFirst(2) } else { tools.removeLast(2) }
    } else {
      aims = Self.row(2, Rect(x: x, y: top, width: width, height: Self.least), gap: 8)
    }
    let next = grid(&tones, LoomPatch.tones, across, side, x: x, y: top + above)
    grid(&motifs, Self.motifCount, across, side, x: x, y: next + Self.gap)
  }

  /// The canvas above; tools, colours and motifs below it.
  private mutating func tall(_ room: Rect) {
    func below(_ across: Int, _ side: Double) -> Double {
      let rows =
        Self.rows(LoomPatch.tones, Self.toneCount(across)) + Self.rows(Self.motifCount, across)
      return 56 + 16 + Double(rows) * (side + Self.gap) + 2 * Self.gap
    }
    func fits(_ below: Double) -> Bool { room.height - below >= room.width * 0.62 }
    var side = 84.0
    var across = 12
    // Full rows of six or eight as wide as the canvas, or smaller ones where that is too high.
    let full = [6, 8].map { ($0, ((room.width + Self.gap) / Double($0) - Self.gap).rounded(.down)) }
    if let rows = full.first(where: { fits(below($0.0, $0.1)) && $0.1 >= Self.least }) {
      (across, side) = rows
    } else {
      repeat {
        across = max(1, min(12, Int((room.width + Self.gap) / (side + Self.gap))))
        if fits(below(across, side)) { break }
        side -= 4
      } while side >= Self.least
      side = max(side, Self.least)
    }
    let foot = below(across, side)
    placeCanvas(
      in: Rect(x: room.minX, y: room.minY, width: room.width, height: room.height - foot - 8))
    let strip = Rect(x: room.minX, y: canvas.maxY + Self.rim + 8, width: room.width, height: 56)
    placeTools(Self.toolCount + 2, in: strip)
    aims = Array(tools.suffix(2))
    tools.removeLast(2)
    func left(_ count: Int) -> Double {
      (room.midX - (Double(count) * (side + Self.gap) - Self.gap) / 2).rounded()
    }
    let wools = Self.toneCount(across)
    let next = grid(
      &tones, LoomPatch.tones, wools, side, x: left(wools), y: strip.maxY + 8)
    grid(&motifs, Self.motifCount, across, side, x: left(across), y: next + Self.gap)
  }

  /// As large as fits, in whole points, so that cells join without gaps.
  private mutating func placeCanvas(in room: Rect) {
    let inner = room.inset(by: Self.rim)
    let rows = Double(columns + 1)
    let ratio = 1.2 * Double(columns) / rows
    let width = min(inner.width / Double(2 * columns), inner.height / rows / ratio).rounded(.down)
    cell = Size(width: width, height: max((width * ratio).rounded(.down), min(Self.least, width)))
    let size = Size(width: cell.width * Double(2 * columns), height: cell.height * rows)
    canvas = Rect(
      x: (room.midX - size.width / 2).rounded(),
      y: (inner.minY + max(0, (inner.height - size.height) / 2)).rounded(.down),
      width: size.width, height: size.height)
  }

  private mutating func placeTools(_ count: Int, in room: Rect) {
    let side = min(72, ((room.width + 8) / Double(count) - 8)).rounded(.down)
    let width = Double(count) * (side + 8) - 8
    tools = Self.row(
      count,
      Rect(x: (room.midX - width / 2).rounded(), y: room.minY, width: width, height: room.height),
      gap: 8)
  }

  /// The number of colours in a row: all, or half of them.
  private static func toneCount(_ across: Int) -> Int {
    across >= LoomPatch.tones ? LoomPatch.tones : LoomPatch.tones / 2
  }

  private static func rows(_ count: Int, _ across: Int) -> Int { (count + across - 1) / across }

  private static func row(_ count: Int, _ room: Rect, gap: Double) -> [Rect] {
    let width = (room.width + gap) / Double(count) - gap
    return (0..<count).map {
      Rect(
        x: room.minX + Double($0) * (width + gap), y: room.minY, width: width, height: room.height)
    }
  }

  /// Returns where it ends.
  @discardableResult private func grid(
    _ list: inout [Rect], _ count: Int, _ across: Int, _ side: Double, x: Double, y: Double
  ) -> Double {
    list = (0..<count).map {
      Rect(
        x: x + Double($0 % across) * (side + Self.gap),
        y: y + Double($0 / across) * (side + Self.gap),
        width: side, height: side)
    }
    return (list.last?.maxY ?? y) + Self.gap
  }
}
