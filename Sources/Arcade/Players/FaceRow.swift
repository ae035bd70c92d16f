import Drawing
import Geometry
public import Stage
import Store

/// Faces side by side, with or without their names: a tap takes one.
public final class FaceRow: Node {
  /// How large faces are where there is room, and where there is less.
  public static let sides = (large: 88.0, small: 72.0)
  /// Whether names stand below the faces.
  public var hasNames = true
  private let faces: [FaceButton]

  /// `id`: the beginning of the faces' ids; `choose`: told which face was tapped.
  public init(
    _ id: String, _ offers: [FaceOffer], palette: Palette, choose: @escaping (FaceOffer) -> Void
  ) {
    faces = offers.enumerated().map { index, offer in
      FaceButton("\(id).\(index)", offer, palette: palette) { choose(offer) }
    }
    super.init("")
    add(faces)
  }

  /// Whether nobody is offered.
  public var isEmpty: Bool { faces.isEmpty }
  /// The first face.
  var first: Node? { faces.first }

  /// Marks the face of this name, written in any way.
  func mark(_ name: String) {
    let name = try? PlayerName(name)
    for face in faces { face.isOn = name != nil && (try? PlayerName(face.offer.name)) == name }
  }

  /// The height with faces of at most this side in this width.
  public func height(_ most: Double, width: Double) -> Double {
    let (side, pitch) = measures(most, width: width)
    return side + wordsHeight(pitch)
  }

  /// Half a face lies between two, or what there is room for.
  private func measures(_ most: Double, width: Double) -> (side: Double, pitch: Double) {
    let share = width / Double(max(1, faces.count))
    // Where all would be too small for a finger, only some are shown.
    let side = min(most, max(share - 8, Theme.touch))
    return (side, max(side + 8, min(share, side * 1.5)))
  }

  /// Where a name is too long for one line there are none: the faces are recognised without them.
  private func wordsHeight(_ pitch: Double) -> Double {
    let names = faces.map { $0.nameSize }
    guard hasNames, names.allSatisfy({ $0.width <= pitch - 4 }) else { return 0 }
    return (names.map(\.height).max() ?? 0) + 4
  }

  public override func sizeDidChange() {
    let words = wordsHeight(measures(size.height, width: size.width).pitch)
    let (side, pitch) = measures(size.height - words, width: size.width)
    let shown = min(faces.count, Int(size.width / pitch + 0.001))
    let left = (size.width - pitch * Double(shown)) / 2
    for (index, face) in faces.enumerated() {
      face.isHidden = index >= shown
      face.words = words
      face.frame = Rect(
        x: left + pitch * Double(index), y: 0, width: pitch, height: side + words)
    }
  }
}

/// A face to be tapped; the one that is taken has a ring.
private final class FaceButton: PaperButton {
  let offer: FaceOffer
  /// The height of the name below the face.
  var words = 0.0
  private let face: AvatarNode
  private let name: Label
  private let palette: Palette
  var isOn = false {
    didSet { if isOn != oldValue { setNeedsDisplay() } }
  }

  init(_ id: String, _ offer: FaceOffer, palette: Palette, action: @escaping () -> Void) {
    self.offer = offer
    self.palette = palette
    face = AvatarNode(offer.avatar)
    name = Label(
      offer.name, style: TextStyle(size: 18, weight: .bold, alignment: .center),
      color: palette.ink)
    super.init(id, label: offer.name, fill: .clear, action: action)
    add([face, name])
  }

  override var traceValue: Double? { isOn ? 1 : 0 }

  var nameSize: Size { name.size() }

  override func sizeDidChange() {
    let side = min(size.width, size.height - words)
    face.frame = Rect(x: (size.width - side) / 2, y: 0, width: side, height: side).inset(by: 6)
    name.isHidden = words == 0
    name.frame = Rect(x: 2, y: size.height - words, width: size.width - 4, height: words)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard isOn else { return }
    let ring = face.frame.inset(by: -6)
    list.shape(
      Shape(radius: ring.width / 2, fill: .clear, border: 4, borderColor: palette.signInk),
      in: ring)
  }
}
