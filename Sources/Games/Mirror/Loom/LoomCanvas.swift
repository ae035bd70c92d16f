import Drawing
import Geometry
import Rules
import Stage

/// The design in the Loom: the panel's cells at the left, their mirror images at the right.
final class LoomCanvas: Node {
  private(set) var cells: [LoomCell] = []
  /// Gives a new cell and its mirror image their recognizers.
  var equip: (LoomCell, LoomReflection) -> Void = { _, _ in }
  let art: LoomArt
  private var reflections: [LoomReflection] = []
  private var columns = 0
  private var cellSize = Size.zero

  init(art: LoomArt) {
    self.art = art
    super.init("loom.canvas")
  }

  /// Shows a design; if the size changed, the cells are replaced.
  func show(_ design: LoomDesign) {
    if design.columns != columns {
      columns = design.columns
      removeAllChildren()
      cells = design.patches.indices.map { LoomCell($0, art: art) }
      reflections = cells.map { LoomReflection(of: $0, art: art) }
      add(cells)
      add(reflections)
      for (cell, reflection) in zip(cells, reflections) { equip(cell, reflection) }
      place()
    }
    for (cell, patch) in zip(cells, design.patches) where cell.patch != patch || cell.twist != 0 {
      cell.show(patch)
    }
  }

  func arrange(_ layout: LoomLayout) {
    cellSize = layout.cell
    if let stage { art.fit(cellSize, on: stage) }
    frame = layout.canvas
    place()
  }

  private func place() {
    for (index, cell) in cells.enumerated() {
      let origin = Point(
        x: Double(index % columns) * cellSize.width, y: Double(index / columns) * cellSize.height)
      cell.frame = Rect(origin: origin, size: cellSize)
      reflections[index].frame = Rect(
        origin: Point(x: size.width - origin.x - cellSize.width, y: origin.y), size: cellSize)
    }
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    if let stage { art.fit(cellSize, on: stage) }
  }

  /// The cell at a point of the canvas, on either side, and whether it is the mirror image.
  func cell(at point: Point) -> (cell: Int, isReflection: Bool)? {
    guard bounds.contains(point), cellSize.shortSide > 0 else { return nil }
    let isReflection = point.x >= size.width / 2
    let x = isReflection ? size.width - point.x : point.x
    let column = min(columns - 1, max(0, Int(x / cellSize.width)))
    let row = min(columns, max(0, Int(point.y / cellSize.height)))
    return (row * columns + column, isReflection)
  }

  /// Highlights the cell where something would be placed.
  func aim(at cell: Int?) {
    for one in cells { one.isTarget = one.cell == cell }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let box = bounds.inset(by: -LoomLayout.rim)
    list.shadow(of: box, radius: Theme.radius, elevation: .lifted, strength: 1.4)
    list.shape(
      Shape(
        radius: Theme.radius, fill: Color(0x323C77),
        border: stage?.isHighContrast ?? false ? 2 : 0, borderColor: .white, grain: Theme.grain),
      in: box)
  }

  /// Thin lines between the cells, and the dashed one between the halves.
  override func drawOver(into list: inout DrawList, at now: Duration) {
    let line = Color.white.faded(0.14)
    for column in 1..<max(2, 2 * columns) where column != columns {
      list.shape(
        Shape(fill: line),
        in: Rect(x: Double(column) * cellSize.width - 0.5, y: 0, width: 1, height: size.height))
    }
    for row in 1..<max(2, columns + 1) {
      list.shape(
        Shape(fill: line),
        in: Rect(x: 0, y: Double(row) * cellSize.height - 0.5, width: size.width, height: 1))
    }
    var y = 3.0
    while y < size.height {
      list.shape(
        Shape(fill: Color.white.faded(0.9)),
        in: Rect(x: size.width / 2 - 1.5, y: y, width: 3, height: min(13, size.height - y)))
      y += 30
    }
  }
}
