import Drawing
import Geometry
import Stage
import Store

/// The faces of those who played last: a tap takes one.
final class FaceRow: Node {
  /// How large a face is, and how far from the next.
  static let side = 72.0, gap = 14.0
  private let faces: [FaceButton]

  /// `choose`: told whose face was tapped.
  init(_ players: [Player], palette: Palette, choose: @escaping (Player) -> Void) {
    faces = players.enumerated().map { index, player in
      FaceButton("result.face.\(index)", player, palette: palette) { choose(player) }
    }
    super.init("")
    add(faces)
  }

  /// Marks the face of this name, written in any way.
  func mark(_ name: String) {
    let name = try? PlayerName(name)
    for face in faces { face.isOn = name != nil && (try? PlayerName(face.player.name)) == name }
  }

  override func sizeDidChange() {
    let count = Double(max(1, faces.count))
    let side = min(Self.side, size.height, (size.width + Self.gap) / count - Self.gap)
    let shown = side >= Theme.touch ? faces.count : Int((size.width + Self.gap) / (60 + Self.gap))
    let box = side >= Theme.touch ? side : 60
    let width = Double(shown) * (box + Self.gap) - Self.gap
    for (index, face) in faces.enumerated() {
      face.isHidden = index >= shown
      face.frame = Rect(
        x: (size.width - width) / 2 + Double(index) * (box + Self.gap),
        y: (size.height - box) / 2, width: box, height: box)
    }
  }
}

/// A face to be tapped; the one that is taken has a ring.
private final class FaceButton: PaperButton {
  let player: Player
  private let face: AvatarNode
  private let palette: Palette
  var isOn = false {
    didSet { if isOn != oldValue { setNeedsDisplay() } }
  }

  init(_ id: String, _ player: Player, palette: Palette, action: @escaping () -> Void) {
    self.player = player
    self.palette = palette
    face = AvatarNode(player.avatar)
    super.init(id, label: player.name, fill: .clear, action: action)
    add(face)
  }

  override var traceValue: Double? { isOn ? 1 : 0 }
  override func sizeDidChange() { face.frame = bounds.inset(by: 6) }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard isOn else { return }
    list.shape(
      Shape(radius: size.width / 2, fill: .clear, border: 4, borderColor: palette.signInk),
      in: bounds)
  }
}
