import Drawing
import Geometry
import Languages
import Stage
import Store

/// Twelve animals on the selected colour, and the colours below.
final class AvatarChoice: Node {
  private(set) var avatar: Avatar
  private var animals: [AvatarCell] = []
  private var tones: [ToneCell] = []
  private static let gap = 8.0

  init(_ avatar: Avatar, palette: Palette) {
    self.avatar = avatar
    super.init("")
    animals = Avatar.Animal.allCases.map { animal in
      AvatarCell(Avatar(animal, on: avatar.tone), palette: palette) { [weak self] in
        self?.choose { $0.animal = animal }
      }
    }
    tones = Avatar.Tone.allCases.map { tone in
      ToneCell(tone, palette: palette) { [weak self] in self?.choose { $0.tone = tone } }
    }
    add(animals)
    add(tones)
    mark()
  }

  private func choose(_ change: (inout Avatar) -> Void) {
    change(&avatar)
    mark()
  }

  private func mark() {
    for cell in animals { cell.show(on: avatar.tone, isOn: cell.animal == avatar.animal) }
    for cell in tones { cell.isOn = cell.tone == avatar.tone }
  }

  /// Places everything in this width; returns the height.
  @discardableResult func place(width: Double) -> Double {
    let columns = width >= 12 * 64 ? 12 : width >= 6 * 58 ? 6 : 4
    let side = min(96, (width + Self.gap) / Double(columns) - Self.gap)
    let y = Self.grid(animals, columns: columns, side: side, width: width, top: 0)
    let eight = (width + Self.gap) / 8 - Self.gap
    let perRow = eight >= Theme.touch ? 8 : 4
    let tone = min(60, max(Theme.touch, (width + Self.gap) / Double(perRow) - Self.gap))
    return Self.grid(tones, columns: perRow, side: tone, width: width, top: y + 16)
  }

  private static func grid(
    _ cells: [Node], columns: Int, side: Double, width: Double, top: Double
  ) -> Double {
    let pitch = side + gap
    let left = (width - Double(columns) * pitch + gap) / 2
    for (index, cell) in cells.enumerated() {
      cell.frame = Rect(
        x: left + Double(index % columns) * pitch, y: top + Double(index / columns) * pitch,
        width: side, height: side)
    }
    return top + Double((cells.count + columns - 1) / columns) * pitch - gap
  }
}

/// An animal to choose; the selected one has a ring.
private final class AvatarCell: PaperButton {
  let animal: Avatar.Animal
  private let face: AvatarNode
  private let palette: Palette
  private var isOn = false

  init(_ avatar: Avatar, palette: Palette, action: @escaping () -> Void) {
    animal = avatar.animal
    face = AvatarNode(avatar)
    self.palette = palette
    super.init(
      "avatar." + avatar.animal.rawValue, label: avatar.animal.name, fill: palette.sheet,
      action: action)
    add(face)
  }

  func show(on tone: Avatar.Tone, isOn: Bool) {
    self.isOn = isOn
    face.show(Avatar(animal, on: tone))
    setNeedsDisplay()
  }

  public override var traceValue: Double? { isOn ? 1 : 0 }
  public override func sizeDidChange() { face.frame = bounds.inset(by: 6) }

  public override func draw(into list: inout DrawList, at now: Duration) {
    guard isOn else { return }
    list.shape(
      Shape(radius: size.width / 2, fill: .clear, border: 4, borderColor: palette.accent),
      in: bounds.inset(by: 1))
  }
}

/// A colour to choose; the selected one has a check mark.
private final class ToneCell: PaperButton {
  let tone: Avatar.Tone
  var isOn = false { didSet { check.isHidden = !isOn } }
  private let check = ArtNode("icon-check", tint: Theme.ink)

  init(_ tone: Avatar.Tone, palette: Palette, action: @escaping () -> Void) {
    self.tone = tone
    super.init(
      "avatar." + tone.rawValue, label: tone.name, fill: tone.color, radius: Theme.radius,
      action: action)
    check.isHidden = true
    add(check)
  }

  public override var traceValue: Double? { isOn ? 1 : 0 }
  public override func sizeDidChange() { check.frame = Rect(center: bounds.center, size: Size(28)) }
}
