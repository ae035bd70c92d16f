import Drawing
import Geometry
import Rules
import Stage

/// A small piece of cloth that shows what a choice in the setup means.
final class ClothSample: Node {
  /// What it shows.
  enum Kind: Hashable {
    /// The panel, cut into this number of columns.
    case cut(Int)
    /// The complete brocade.
    case whole(Mirror.Symmetry)
    /// The complete brocade, with the lines of its mirrors.
    case mirrored(Mirror.Symmetry)
    /// One cell as it looks with these hints.
    case hint(Mirror.Hints)
    /// One cell, turned.
    case turned
  }

  /// The picture that it is cut from.
  var picture: MirrorPicture {
    didSet {
      guard picture != oldValue else { return }
      cloth = picture.cloth()
      panel = .zero
      fit()
    }
  }
  private let kind: Kind
  private var cloth: any MirrorCloth
  private var panel = Size.zero
  private var badge: Label?
  /// The cell of the hints, and the number of columns of its panel.
  private static let cell = 4
  private static let columns = 3

  init(_ kind: Kind, of picture: MirrorPicture) {
    self.kind = kind
    self.picture = picture
    cloth = picture.cloth()
    super.init("", role: .image)
    keepsSides = true
    guard kind == .hint(.numbers) else { return }
    let label = Label(
      "\(Self.cell + 1)", style: TextStyle(size: 18, weight: .bold, alignment: .center),
      color: .white)
    badge = label
    add(label)
  }

  /// The number of columns that the cloth is drawn in.
  private var columns: Int {
    switch kind {
    case .cut(let columns): columns
    case .whole, .mirrored: 2
    case .hint, .turned: Self.columns
    }
  }

  /// The size of what is shown, in panels.
  private var whole: Size {
    switch kind {
    case .cut: Size(width: 1, height: 1)
    case .whole(let symmetry), .mirrored(let symmetry):
      Size(width: 2, height: symmetry == .axes ? 2 : 1)
    case .hint, .turned:
      Size(width: 1 / Double(Self.columns), height: 1 / Double(Self.columns + 1))
    }
  }

  override func sizeDidChange() {
    panel = .zero
    fit()
  }

  /// A panel of 5:6, its cells whole points large.
  private func fit() {
    guard let stage, size.shortSide >= 8 else { return }
    let field = Mirror.Field.panel
    let scale = min(
      size.width / (field.width * whole.width), size.height / (field.height * whole.height))
    let (across, down) = (Double(columns), Double(Mirror.Setup.rows(columns)))
    panel = Size(
      width: max(1, (field.width * scale / across).rounded(.down)) * across,
      height: max(1, (field.height * scale / down).rounded(.down)) * down)
    cloth.fit(panel, on: stage, changed: { [weak self] in self?.setNeedsDisplay() })
    let side = min(40, max(26, box.size.shortSide * 0.46)).rounded()
    badge?.frame = Rect(x: box.maxX - side - 3, y: box.minY + 3, width: side, height: side)
    badge?.style.size = max(16, (side * 0.62).rounded())
    setNeedsDisplay()
  }

  override func prepare(at now: Duration) {
    if panel == .zero { fit() }
  }

  /// Where the cloth is.
  private var box: Rect {
    let size = Size(width: panel.width * whole.width, height: panel.height * whole.height)
    return Rect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard panel != .zero else { return }
    switch kind {
    case .cut(let columns):
      ClothSample.draw(
        cloth, columns, nil, gap: columns < 4 ? 3 : columns < 6 ? 2 : 1, in: box, into: &list)
    case .whole(let symmetry):
      ClothSample.draw(cloth, columns, symmetry, gap: 0, in: box, into: &list)
    case .mirrored(let symmetry):
      ClothSample.draw(cloth, columns, symmetry, gap: 0, in: box, into: &list)
      ClothSample.drawMirrors(of: symmetry, in: box, dash: 6, into: &list)
    case .hint(let hints): draw(hints, into: &list)
    case .turned:
      cloth.drawCell(
        Self.cell, columns: Self.columns, angle: 0.4, into: &list,
        in: box.inset(by: box.width * 0.14, box.height * 0.14))
    }
  }

  /// The piece with its number, the empty cell with the cloth faintly, or with nothing.
  private func draw(_ hints: Mirror.Hints, into list: inout DrawList) {
    let box = box
    if hints != .none {
      cloth.drawCell(Self.cell, columns: Self.columns, into: &list, in: box)
    }
    if hints != .numbers {
      list.shape(
        Shape(
          radius: 3, fill: Color(0x141A3B, opacity: hints == .ghost ? 0.66 : 1), border: 2,
          borderColor: Color(0x8F9AD0, opacity: 0.7)), in: box)
    }
    guard let disc = badge?.frame else { return }
    list.shape(
      Shape(
        radius: disc.width / 2, fill: Color(0x1D2449), border: 1.5,
        borderColor: Color.white.faded(0.85)), in: disc)
  }
}

// Drawing cloth, for the samples and the setup's loom.
extension ClothSample {
  /// Draws a panel in `box`, or with a symmetry the whole, with gaps between its pieces.
  static func draw(
    _ cloth: any MirrorCloth, _ columns: Int, _ symmetry: Mirror.Symmetry?, gap: Double,
    in box: Rect, into list: inout DrawList
  ) {
    let rows = Mirror.Setup.rows(columns)
    let cell = Size(
      width: box.width / Double(symmetry == nil ? columns : 2 * columns),
      height: box.height / Double(symmetry == .axes ? 2 * rows : rows))
    // What shows between the pieces.
    if gap > 0 { list.shape(Shape(fill: Color(0xF6E8C3, opacity: 0.9)), in: box) }
    let outer = list.context
    let reflections = symmetry?.reflections ?? []
    for image in -1..<reflections.count {
      if image >= 0 {
        list.context = outer.transformed(by: reflections[image].flip(in: box))
      }
      for index in 0..<columns * rows {
        let place = Rect(
          x: box.minX + Double(index % columns) * cell.width,
          y: box.minY + Double(index / columns) * cell.height, width: cell.width,
          height: cell.height)
        cloth.drawCell(
          index, columns: columns, into: &list, in: gap > 0 ? place.inset(by: gap / 2) : place)
      }
    }
    list.context = outer
  }

  /// Draws the dashed lines of the mirrors, or the middle of half a turn.
  static func drawMirrors(
    of symmetry: Mirror.Symmetry, in box: Rect, dash: Double, into list: inout DrawList
  ) {
    let thick = max(2, dash * 0.3)
    guard symmetry != .turn else {
      let hub = Rect(center: box.center, size: Size(dash * 1.8))
      return list.shape(
        Shape(radius: dash, fill: Color(0xC8402F), border: thick, borderColor: .white), in: hub)
    }
    drawDashes(from: box.minY, to: box.maxY, dash) {
      list.shape(
        Shape(fill: .white),
        in: Rect(x: box.midX - thick / 2, y: $0, width: thick, height: $1))
    }
    guard symmetry == .axes else { return }
    drawDashes(from: box.minX, to: box.maxX, dash) {
      list.shape(
        Shape(fill: .white),
        in: Rect(x: $0, y: box.midY - thick / 2, width: $1, height: thick))
    }
  }

  private static func drawDashes(
    from start: Double, to end: Double, _ dash: Double, _ draw: (Double, Double) -> Void
  ) {
    var place = start + dash / 2
    while place < end {
      draw(place, min(dash, end - place))
      place += 2 * dash
    }
  }
}
