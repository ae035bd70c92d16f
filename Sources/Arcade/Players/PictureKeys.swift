import Drawing
import Geometry
import Stage

/// Nine pictures to tap, below four places that fill up, and a sentence above all.
final class PictureKeys: Node {
  /// Called with the picture that was tapped.
  var onTap: (Int) -> Void = { _ in }
  /// The height of the window, which the keys must fit.
  var window = 800.0
  private let sentence: Label
  private let keys: [PictureKey]
  private let places: PicturePlaces
  private static let gap = 8.0

  /// `showsPictures`: whether the places show what was chosen, or only that something was.
  init(palette: Palette, showsPictures: Bool) {
    var style = Theme.body
    style.alignment = .center
    sentence = Label("", style: style, color: palette.ink, id: "lock.sentence")
    places = PicturePlaces(palette: palette, showsPictures: showsPictures)
    keys = PictureCode.pictures.indices.map { PictureKey($0, palette: palette) }
    super.init("")
    add([sentence, places])
    add(keys)
    for (index, key) in keys.enumerated() {
      key.action = { [weak self] in self?.onTap(index) }
    }
  }

  /// `isWarning`: whether something went wrong.
  func say(_ text: String, isWarning: Bool = false) {
    sentence.show(text)
    sentence.color = isWarning ? Theme.danger : Theme.ink
  }

  func show(_ code: PictureCode, accepts: Bool) {
    places.show(code)
    for key in keys { key.allow(accepts) }
  }

  var firstKey: Node? { keys.first }

  /// Places everything; returns the height it takes.
  func place(width: Double) -> Double {
    let isLow = window < 620
    let columns = isLow ? 5 : 3
    let rows = (keys.count + columns - 1) / columns
    let most = isLow ? 68 : min(136, (window - 420) / 3)
    let side = min(max(most, 64), (width + Self.gap) / Double(columns) - Self.gap)
    let top = isLow ? 90.0 : 112
    sentence.frame = Rect(x: 0, y: 0, width: width, height: isLow ? 30 : 52)
    places.frame = Rect(x: width / 2 - 104, y: top - 54, width: 208, height: 44)
    for (index, key) in keys.enumerated() {
      let row = index / columns
      // The last row is in the middle, if it is shorter.
      let count = min(columns, keys.count - row * columns)
      let left = (width - Double(count) * (side + Self.gap) + Self.gap) / 2
      key.frame = Rect(
        x: left + Double(index % columns) * (side + Self.gap),
        y: top + Double(row) * (side + Self.gap), width: side, height: side)
    }
    return top + Double(rows) * (side + Self.gap) - Self.gap
  }
}

/// One picture to tap.
private final class PictureKey: PaperButton {
  private let drawing: ArtNode

  init(_ picture: Int, palette: Palette) {
    drawing = ArtNode(PictureCode.pictures[picture], elevation: .lying)
    super.init(
      "lock.picture.\(picture)", label: PictureCode.name(of: picture), fill: palette.groove)
    add(drawing)
  }

  func allow(_ isAllowed: Bool) {
    guard isAllowed != isEnabled else { return }
    isEnabled = isAllowed
    drawing.setPose(Pose(opacity: isAllowed ? 1 : 0.35))
  }

  override func sizeDidChange() { drawing.frame = bounds.inset(by: size.width * 0.16) }
}

/// Four places that fill up from left to right.
private final class PicturePlaces: Node {
  private let palette: Palette
  private let showsPictures: Bool
  private var code = PictureCode()
  private var drawings: [ArtNode] = []

  init(palette: Palette, showsPictures: Bool) {
    self.palette = palette
    self.showsPictures = showsPictures
    super.init("lock.places", role: .progress)
  }

  override var traceValue: Double? { Double(code.chosen.count) }

  func show(_ new: PictureCode) {
    guard new != code else { return }
    code = new
    for drawing in drawings { remove(drawing) }
    drawings = showsPictures ? code.chosen.map { ArtNode(PictureCode.pictures[$0]) } : []
    add(drawings)
    sizeDidChange()
    setNeedsDisplay()
  }

  private func place(_ index: Int) -> Rect {
    let step = size.width / Double(PictureCode.length)
    return Rect(
      center: Point(x: (Double(index) + 0.5) * step, y: size.height / 2), size: Size(size.height))
  }

  override func sizeDidChange() {
    for (index, drawing) in drawings.enumerated() { drawing.frame = place(index).inset(by: 7) }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    for index in 0..<PictureCode.length {
      let disc = place(index).inset(by: 2)
      list.shape(
        Shape(
          radius: disc.width / 2, fill: palette.groove, border: 2, borderColor: palette.quietInk),
        in: disc)
      guard !showsPictures, index < code.chosen.count else { continue }
      let dot = disc.inset(by: 9)
      list.shape(Shape(radius: dot.width / 2, fill: palette.signInk), in: dot)
    }
  }
}
