import Arcade
import Drawing
import Geometry
import Rules
import Stage

/// A small brocade that builds itself: a finger drags a piece, and its mirror images follow.
final class MirrorDemo: Illustration {
  /// A drag of the finger.
  struct Step {
    var piece: Int
    /// Nil for the tray.
    var from: Int?
    var to: Int?
  }

  private static let columns = 2
  private static let step = 1.9
  /// Times within a step: the finger touches, arrives, and the dropped piece has settled.
  private static let down = 0.4
  private static let there = 1.25
  private static let settled = 1.45
  private let cloth: any MirrorCloth
  private let symmetry: Mirror.Symmetry
  private let steps: [Step]
  /// The piece in each cell, before the first step and after each; 0 for none.
  private var boards: [[Int]]
  private let palette: Palette
  private var time = 0.0
  private var isCalm = false
  private var hand = HandIcon(.one)

  /// `cells`: the piece in each of the six cells at the start, 0 for none.
  init(
    _ picture: MirrorPicture, _ symmetry: Mirror.Symmetry, cells: [Int], steps: [Step],
    palette: Palette
  ) {
    cloth = picture.cloth()
    self.symmetry = symmetry
    self.steps = steps
    self.palette = palette
    boards = [cells]
    super.init("help.picture", role: .image)
    for step in steps {
      var next = boards[boards.count - 1]
      if let from = step.from { next[from] = step.to.map { next[$0] } ?? 0 }
      if let to = step.to { next[to] = step.piece }
      boards.append(next)
    }
  }

  override var length: Duration { .seconds(Double(steps.count) * Self.step + 0.2) }

  override func show(at time: Duration, isCalm: Bool) {
    self.time = time / .seconds(1)
    self.isCalm = isCalm
  }

  // Where things are.

  private var whole: Rect {
    let box = bounds.inset(by: 12)
    let room = Size(width: box.width, height: box.height * 0.78)
    let shape = symmetry.whole
    let scale = max(0, min(room.width / shape.width, room.height / shape.height))
    let cell = Size(width: (300 * scale).rounded(.down), height: (240 * scale).rounded(.down))
    let size = Size(width: cell.width * 4, height: cell.height * (symmetry == .axes ? 6 : 3))
    let height = size.height + 24 + trayHeight
    return Rect(
      x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - height / 2).rounded(),
      width: size.width, height: size.height)
  }
  private var trayHeight: Double { bounds.height * 0.18 }
  private var tray: Rect {
    Rect(x: bounds.minX + 12, y: whole.maxY + 24, width: bounds.width - 24, height: trayHeight)
  }
  private var cell: Size {
    Size(width: whole.width / 4, height: whole.height / (symmetry == .axes ? 6 : 3))
  }

  /// The middle of a cell, or of a piece's slot in the tray.
  private func middle(of place: Int?, _ piece: Int) -> Point {
    guard let place else {
      let part = (Double(piece - 1) + 0.5) / 6
      return Point(x: tray.minX + 8 + (tray.width - 16) * part, y: tray.midY)
    }
    return Point(
      x: whole.minX + (Double(place % Self.columns) + 0.5) * cell.width,
      y: whole.minY + (Double(place / Self.columns) + 0.5) * cell.height)
  }

  override func sizeDidChange() { fit() }
  override func resourcesDidChange() {
    hand.clear()
    super.resourcesDidChange()
  }

  private func fit() {
    guard let stage, size.width >= 40 else { return }
    cloth.fit(
      Size(width: cell.width * 2, height: cell.height * 3), on: stage,
      changed: { [weak self] in self?.setNeedsDisplay() })
    hand.fetch(from: stage.art, height: (bounds.width * 0.3).rounded())
  }

  // How it looks.

  override func draw(into list: inout DrawList, at now: Duration) {
    list.shadow(of: whole.inset(by: -8), radius: 12, elevation: .lying, strength: 2)
    list.shape(Shape(radius: 12, fill: Color(0x323C77)), in: whole.inset(by: -8))
    list.shape(Shape(radius: 4, fill: Color(0x141A3B)), in: whole.inset(by: -2))
    list.shape(Shape(radius: Theme.radius, fill: palette.table, grain: Theme.grain), in: tray)
    let index = min(Int(time / Self.step), steps.count)
    let part = time - Double(index) * Self.step
    guard index < steps.count else {
      drawCells(boards[index], into: &list)
      return drawLine(into: &list)
    }
    let step = steps[index]
    let isOver = part >= Self.settled
    var cells = boards[isOver ? index + 1 : index]
    if !isOver, let from = step.from { cells[from] = 0 }
    let driven = step.to.map { boards[index][$0] } ?? 0
    if !isOver, part >= Self.there, let to = step.to { cells[to] = 0 }
    if driven > 0, !isOver, part >= Self.there {
      return drawSwap(step, driven, cells, part, into: &list)
    }
    drawCells(cells, but: isOver ? 0 : step.piece, into: &list)
    drawLine(into: &list)
    let progress = isCalm ? 1 : Easing.smooth((part - Self.down) / (Self.there - Self.down))
    let place =
      middle(of: step.from, step.piece)
      + (middle(of: step.to, step.piece) - middle(of: step.from, step.piece)) * progress
    if !isOver {
      draw(step.piece, at: place, part > Self.down && part < Self.there ? 1 : 0, into: &list)
    }
    drawFinger(part, at: place, into: &list)
  }

  /// The piece that was replaced moves where the other came from.
  private func drawSwap(
    _ step: Step, _ driven: Int, _ cells: [Int], _ part: Double, into list: inout DrawList
  ) {
    guard let to = step.to else { return }
    var cells = cells
    cells[to] = step.piece
    drawCells(cells, but: driven, into: &list)
    drawLine(into: &list)
    let (start, end) = (middle(of: to, driven), middle(of: step.from, driven))
    let progress = isCalm ? 1 : Easing.out((part - Self.there) / (Self.settled - Self.there))
    draw(driven, at: start + (end - start) * progress, 0, into: &list)
    drawFinger(part, at: start, into: &list)
  }

  private func drawCells(_ cells: [Int], but moving: Int = 0, into list: inout DrawList) {
    for (index, piece) in cells.enumerated() where piece > 0 {
      draw(piece, at: middle(of: index, piece), 0, into: &list)
    }
    // The moving piece is drawn separately.
    for piece in 1...cells.count where !cells.contains(piece) && piece != moving {
      draw(piece, at: middle(of: nil, piece), 0, into: &list)
    }
  }

  /// Draws a piece and, outside the tray, its mirror images; `lift` draws its edge.
  private func draw(_ piece: Int, at place: Point, _ lift: Double, into list: inout DrawList) {
    let isOut = place.y < tray.minY
    let slot = Size(width: (tray.width - 16) / 6 - 6, height: trayHeight - 12)
    let scale = isOut ? 1 : min(1, slot.width / cell.width, slot.height / cell.height)
    let box = Rect(center: place, size: cell * scale)
    let outer = list.context
    for reflection in isOut ? symmetry.reflections : [] {
      list.context = outer.transformed(by: reflection.flip(in: whole))
      drawPiece(piece, in: box, lift, into: &list)
    }
    list.context = outer
    drawPiece(piece, in: box, lift, into: &list)
  }

  private func drawPiece(_ piece: Int, in box: Rect, _ lift: Double, into list: inout DrawList) {
    cloth.drawCell(piece - 1, columns: Self.columns, into: &list, in: box)
    MirrorPiece.drawEdge(lift, in: box, isBold: false, into: &list)
  }

  private func drawLine(into list: inout DrawList) {
    let count = Int(whole.height / 18)
    for index in 0..<count {
      list.shape(
        Shape(fill: .white),
        in: Rect(
          x: whole.midX - 1, y: whole.minY + (Double(index) + 0.3) * whole.height / Double(count),
          width: 2, height: 8))
    }
  }

  private func drawFinger(_ part: Double, at place: Point, into list: inout DrawList) {
    let shown = isCalm ? 1 : min(1, part / 0.2) * min(1, max(0, (1.75 - part) / 0.2))
    hand.draw(
      at: place, scale: isCalm ? 1 : 1.25 - 0.25 * min(1, part / Self.down), strength: shown,
      into: &list)
  }
}
