import Drawing
import Geometry
public import Stage
import Store

/// Faces side by side, with or without their names: a tap takes one.
public final class FaceRow: Node {
  /// How large faces are where there is room, and where there is less.
  public static let sides = (large: 88.0, small: 72.0)
  /// Whether names stand below the faces.
  var hasNames = true
  /// Whether a long name takes two lines.
  ///
  /// Names that are too long even so are not shown, nor are those beside them.
  private let breaksNames: Bool
  private let faces: [FaceButton]

  /// `id`: the beginning of the faces' ids; `choose`: told which face was tapped.
  public init(
    _ id: String, _ offers: [FaceOffer], breaksNames: Bool = false, palette: Palette,
    choose: @escaping (FaceOffer) -> Void
  ) {
    self.breaksNames = breaksNames
    faces = offers.enumerated().map { index, offer in
      FaceButton("\(id).\(index)", offer, palette: palette) { choose(offer) }
    }
    super.init("")
    add(faces)
  }

  /// Whether nobody is offered.
  public var isEmpty: Bool { faces.isEmpty }
  /// The first face, if faces are shown.
  var first: Node? { isHidden ? nil : faces.first }

  /// Marks the face of this name, written in any way.
  public func mark(_ name: String) {
    let name = try? PlayerName(name)
    for face in faces { face.isOn = name != nil && (try? PlayerName(face.offer.name)) == name }
  }

  /// The height with faces of at most this side in this width.
  public func height(_ most: Double, width: Double) -> Double {
    let (side, pitch) = measures(most, width: width)
    return side + wordsHeight(width, pitch)
  }

  /// Half a face lies between two, or what there is room for; names on two lines take all of it.
  private func measures(_ most: Double, width: Double) -> (side: Double, pitch: Double) {
    let share = width / Double(max(1, faces.count))
    // Where all would be too small for a finger, only some are shown.
    let side = min(most, max(share - 8, Theme.touch))
    return (side, max(side + 8, breaksNames ? share : min(share, side * 1.5)))
  }

  private func shown(_ width: Double, _ pitch: Double) -> Int {
    max(0, min(faces.count, Int(width / pitch + 0.001)))
  }

  private func wordsHeight(_ width: Double, _ pitch: Double) -> Double {
    guard hasNames else { return 0 }
    let sizes = faces.prefix(shown(width, pitch)).map {
      $0.nameSize(fitting: breaksNames ? pitch - 4 : nil)
    }
    guard sizes.allSatisfy({ $0.width <= pitch - 4 }) else { return 0 }
    return (sizes.map(\.height).max() ?? 0) + 4
  }

  public override func sizeDidChange() {
    let words = wordsHeight(size.width, measures(size.height, width: size.width).pitch)
    let (side, pitch) = measures(size.height - words, width: size.width)
    let shown = shown(size.width, pitch)
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

  /// Without a width the name takes one line.
  func nameSize(fitting width: Double?) -> Size {
    guard let width else { return name.size() }
    name.show(name: offer.name, size: 18, width: width)
    return name.size(fitting: width)
  }

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
