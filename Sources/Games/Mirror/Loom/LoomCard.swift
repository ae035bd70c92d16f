import Drawing
import Geometry
import Glibc
import Languages
import Rules
import Stage
import Store

/// A card of the gallery: a cloth that hangs on a rod, with its name, its maker and the date.
final class LoomCard: Node {
  /// What a tap does instead of opening it.
  enum Sign: Hashable { case delete, save }

  /// What is shown on the cloth of what a tap does.
  var sign: Sign? {
    didSet {
      bin.isHidden = sign != .delete
      disk.isHidden = sign != .save
      setNeedsDisplay()
    }
  }
  private let title: Label
  private let detail: Label
  private let bin, disk, plus: ArtNode
  private let art = LoomArt()
  private var design: LoomDesign?
  /// The fringe sways when the cloth was just hung.
  private var sway = Tween(1)
  static let foot = 64.0
  static let rod = 10.0
  static let fringe = 13.0

  init(palette: Palette) {
    title = Label(
      "", style: TextStyle(size: 22, weight: .bold, alignment: .center), color: palette.ink)
    detail = Label(
      "", style: TextStyle(size: 16, alignment: .center),
      color: palette.ink.mixed(with: palette.sheet, 0.3))
    bin = ArtNode("icon-trash", tint: palette.ink)
    disk = ArtNode("icon-save", tint: palette.ink)
    plus = ArtNode("icon-plus", tint: .white)
    super.init("", role: .image)
    keepsSides = true
    for mark in [bin, disk, plus] { mark.isHidden = true }
    add([title, detail, bin, disk, plus])
  }

  /// An empty loom, for a new design.
  func showNew() {
    design = nil
    sign = nil
    plus.isHidden = false
    title.show(tr("Weave a new one"))
    detail.show("")
    label = tr("Weave a new one")
    sizeDidChange()
    setNeedsDisplay()
  }

  func show(_ loom: SavedLoom, isNew: Bool) {
    design = LoomDesign(code: loom.design)
    plus.isHidden = true
    title.show(loom.name)
    let day = tr(CalendarDay(ofMoment: loom.at))
    detail.show([loom.player, day].compactMap { $0 }.joined(separator: " · "))
    label = trList([loom.name, detail.label])
    if isNew, stage?.reducesMotion == false {
      sway = Tween(from: 0, to: 1, start: now, length: .milliseconds(900))
    }
    sizeDidChange()
    setNeedsDisplay()
  }

  /// A cell of the cloth, in whole points.
  private var cell: Size {
    let columns = Double(design?.columns ?? 3)
    let whole = Mirror.Symmetry.axis.whole
    let room = Size(
      width: size.width - 32, height: size.height - Self.foot - Self.fringe - Self.rod - 8)
    let scale = max(0, min(room.width / whole.width, room.height / whole.height))
    return Size(
      width: (whole.width * scale / (2 * columns)).rounded(.down),
      height: (whole.height * scale / (columns + 1)).rounded(.down))
  }

  /// Where the cloth hangs.
  private var cloth: Rect {
    let columns = Double(design?.columns ?? 3)
    let width = cell.width * 2 * columns
    let height = cell.height * (columns + 1)
    let spare = size.height - Self.foot - Self.fringe - Self.rod - 8 - height
    return Rect(
      x: ((size.width - width) / 2).rounded(), y: Self.rod + 4 + max(0, spare * 0.6).rounded(),
      width: width, height: height)
  }

  override func sizeDidChange() {
    let top = cloth.maxY + Self.fringe + 4
    let wide = max(0, size.width - 12)
    title.style.size = 22
    // A long name is smaller, in two lines if need be, and takes the date's place at last.
    if title.size().width > wide { title.style.size = 18 }
    let isLong = title.size().width > wide
    let lines = isLong ? min(46, title.size(fitting: wide).height) : 30
    title.frame = Rect(x: 6, y: top, width: wide, height: lines)
    let rest = size.height - title.frame.maxY
    detail.isHidden = rest < 22
    detail.frame = Rect(
      x: 6, y: title.frame.maxY - (isLong ? 0 : 2), width: wide, height: max(0, min(24, rest)))
    for mark in [bin, disk, plus] { mark.frame = Rect(center: cloth.center, size: Size(40)) }
    if let stage { art.fit(cell, on: stage) }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    sway.isRunning(at: now) ? .immediately : .onInput
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let cloth = cloth
    drawCords(to: cloth, into: &list)
    guard let design else { return drawEmptyLoom(cloth, into: &list) }
    drawFringe(below: cloth, at: now, into: &list)
    list.shadow(of: cloth, radius: 0, elevation: .lying, strength: 1.6)
    for (index, patch) in design.patches.enumerated() {
      let frame = Rect(
        origin: cloth.origin
          + Point(
            x: Double(index % design.columns) * cell.width,
            y: Double(index / design.columns) * cell.height),
        size: cell)
      art.draw(patch, into: &list, in: frame)
      LoomArt.flipped(in: cloth, &list) { art.draw(patch, into: &$0, in: frame) }
    }
    drawRod(into: &list)
    guard let sign else { return }
    list.shape(Shape(fill: Color(0x141A3B, opacity: 0.55)), in: cloth)
    drawDisc(sign == .delete ? Theme.danger : Color(0x2B3468), on: cloth, into: &list)
  }

  private func drawDisc(_ fill: Color, on cloth: Rect, into list: inout DrawList) {
    list.shape(
      Shape(radius: 34, fill: fill, border: 2, borderColor: .white),
      in: Rect(center: cloth.center, size: Size(68)))
  }

  /// Two cords from the rod to the cloth.
  private func drawCords(to cloth: Rect, into list: inout DrawList) {
    let length = cloth.minY - Self.rod
    guard length > 6 else { return }
    for x in [cloth.minX + cloth.width * 0.12, cloth.maxX - cloth.width * 0.12] {
      list.shape(
        Shape(radius: 1.5, fill: Color(0xD9C49A)),
        in: Rect(x: x - 1.5, y: Self.rod, width: 3, height: length))
    }
  }

  /// The warp of a cloth that isn't woven yet, between two beams.
  private func drawEmptyLoom(_ cloth: Rect, into list: inout DrawList) {
    let bed = cloth.inset(by: 0, -Self.fringe / 2)
    list.shadow(of: bed, radius: 6, elevation: .lying, strength: 1.6)
    list.shape(
      Shape(
        radius: 6, fill: Color(0x141A3B), border: stage?.isHighContrast ?? false ? 2 : 0,
        borderColor: .white), in: bed)
    let count = max(8, Int(bed.width / 12))
    for index in 0..<count {
      let x = bed.minX + (Double(index) + 0.5) * bed.width / Double(count)
      list.shape(
        Shape(fill: index.isMultiple(of: 2) ? Color(0xF6E8C3, opacity: 0.75) : Color(0x5A66B0)),
        in: Rect(x: x - 1, y: bed.minY, width: 2, height: bed.height))
    }
    for y in [bed.minY - 4, bed.maxY - 6] {
      let beam = Rect(x: bed.minX - 8, y: y, width: bed.width + 16, height: 10)
      list.shape(Shape(radius: 5, fill: Color(0xB47B4A), grain: Theme.grain), in: beam)
    }
    drawRod(into: &list)
    drawDisc(Color(0xC8402F), on: cloth, into: &list)
  }

  /// Threads in the colours of the lowest row.
  private func drawFringe(below cloth: Rect, at now: Duration, into list: inout DrawList) {
    guard let design, cloth.width > 0 else { return }
    let part = sway.value(at: now)
    let lean = sway.isRunning(at: now) ? sin(part * 4 * .pi) * (1 - part) * 5 : 0
    let count = Int(cloth.width / 7)
    for index in 0..<count {
      let x = (Double(index) + 0.5) * cloth.width / Double(count)
      let distance = min(x, cloth.width - x - 0.001)
      let column = min(design.columns - 1, max(0, Int(distance / max(1, cell.width))))
      let patch = design.patches[design.columns * design.columns + column]
      let tone = index.isMultiple(of: 2) ? patch.ground : patch.thread
      let half = Self.fringe / 2
      for (step, y) in [(0.35, cloth.maxY), (1.0, cloth.maxY + half)] {
        list.shape(
          Shape(radius: 1, fill: LoomColors.colors[tone]),
          in: Rect(x: cloth.minX + x - 1.5 + lean * step, y: y, width: 3, height: half))
      }
    }
  }

  /// The rod goes on to the next card.
  private func drawRod(into list: inout DrawList) {
    let bar = Rect(x: -8, y: 4, width: size.width + 16, height: Self.rod)
    list.shadow(of: bar, radius: Self.rod / 2, elevation: .lying, strength: 2)
    list.shape(Shape(radius: Self.rod / 2, fill: Color(0xB47B4A)), in: bar)
    list.shape(
      Shape(radius: 1, fill: Color(0xD9A66E)),
      in: Rect(x: 0, y: bar.minY + 2, width: size.width, height: 2))
  }
}
