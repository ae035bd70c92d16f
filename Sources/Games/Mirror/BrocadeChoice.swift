import Arcade
import Drawing
import Geometry
import Rules
import Stage

/// A picture to choose, shown with its reflections, with its name below.
final class BrocadeChoice: Paper, PictureCard {
  /// The height of the name below the picture.
  static let caption = 44.0
  let picture: MirrorPicture
  var name: String { picture.name }
  /// Whether it is selected, for the trace.
  var isChosen = false
  private let preview: BrocadePreview
  private let title: CarouselCaption

  init(_ picture: MirrorPicture, palette: Palette) {
    self.picture = picture
    preview = BrocadePreview(picture)
    title = CarouselCaption(
      Label(
        picture.title, style: TextStyle(size: 20, weight: .bold, alignment: .center),
        color: palette.ink))
    super.init(
      "mirror.picture." + picture.name, role: .image, label: picture.title, fill: palette.sheet)
    add([preview, title])
  }

  override var traceValue: Double? { isChosen ? 1 : 0 }

  func show(_ symmetry: Mirror.Symmetry) { preview.symmetry = symmetry }

  override func sizeDidChange() {
    title.frame = Rect(
      x: 8, y: size.height - Self.caption - 2, width: size.width - 16, height: Self.caption)
    preview.frame = Rect(
      x: 10, y: 10, width: size.width - 20, height: size.height - Self.caption - 12)
  }
}

/// A complete brocade, as large as fits.
final class BrocadePreview: Node {
  var symmetry = Mirror.Symmetry.axis { didSet { if symmetry != oldValue { fit() } } }
  private let cloth: any MirrorCloth
  /// A panel in one piece has no valid size, so use the coarsest.
  private static let columns = Mirror.Setup.sizes.lowerBound
  private var panel = Size.zero

  init(_ picture: MirrorPicture) {
    cloth = picture.cloth()
    super.init("", role: .image)
  }

  override func sizeDidChange() { fit() }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    fit()
  }

  private func fit() {
    guard let stage, size.shortSide >= 8 else { return }
    let whole = symmetry.whole
    let scale = min(size.width / whole.width, size.height / whole.height)
    let unit = Size(width: 300, height: 240)
    let cell = Size(
      width: (unit.width * scale).rounded(.down), height: (unit.height * scale).rounded(.down))
    panel = Size(
      width: cell.width * Double(Self.columns), height: cell.height * Double(Self.columns + 1))
    cloth.fit(panel, on: stage, changed: { [weak self] in self?.setNeedsDisplay() })
    setNeedsDisplay()
  }

  override func prepare(at now: Duration) {
    if panel == .zero { fit() }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let down = symmetry == .axes ? 2.0 : 1
    let whole = Rect(
      center: Point(x: bounds.midX.rounded(), y: bounds.midY.rounded()),
      size: Size(width: panel.width * 2, height: panel.height * down))
    draw(nil, in: whole, into: &list)
    for twin in symmetry.twins { draw(twin, in: whole, into: &list) }
  }

  private func draw(_ twin: Mirror.Twin?, in whole: Rect, into list: inout DrawList) {
    let outer = list.context
    if let twin {
      list.context = DrawList.Context(
        transform: outer.transform * twin.flip(in: whole), opacity: outer.opacity)
    }
    let cell = Size(
      width: panel.width / Double(Self.columns), height: panel.height / Double(Self.columns + 1))
    for index in 0..<Self.columns * (Self.columns + 1) {
      let place = Point(
        x: whole.minX + Double(index % Self.columns) * cell.width,
        y: whole.minY + Double(index / Self.columns) * cell.height)
      cloth.drawCell(
        index, columns: Self.columns, into: &list, in: Rect(origin: place, size: cell))
    }
    list.context = outer
  }
}
