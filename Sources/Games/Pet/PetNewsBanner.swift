import Drawing
import Geometry
import Stage

/// A torn strip of paper with what has just happened, which opens the place where that is saved.
final class PetNewsBanner: PaperButton {
  /// How long it stays.
  static let stay = Duration.milliseconds(6500)
  private let words: Label
  private let icon: ArtNode?
  private let palette: Palette
  private var sprite: Sprite?

  /// `icon`: a sign that a tap leads somewhere; nil if it doesn't.
  init(_ text: String, icon: String?, palette: Palette, action: @escaping () -> Void) {
    self.palette = palette
    words = Label(text, style: TextStyle(size: 30, weight: .bold), color: palette.ink)
    self.icon = icon.map { ArtNode($0, tint: palette.ink) }
    super.init("pet.ribbon", label: text, fill: .clear, action: action)
    add([words, self.icon].compactMap { $0 })
    isFocusable = icon != nil
    if icon == nil {
      role = .text
      recognizers = []
    }
  }

  private static let margin = 36.0

  /// In the middle of `room`, as wide as its text.
  func place(in room: Rect) {
    let side = icon == nil ? 0.0 : 40
    let text = words.size(fitting: room.width - 2 * Self.margin - side)
    let size = Size(
      width: (text.width + side + 2 * Self.margin + 1).rounded(.up),
      height: max(64, text.height + 24).rounded(.up))
    frame = Rect(center: room.center, size: size)
    words.frame = Rect(
      x: Self.margin, y: 0, width: text.width + 1, height: size.height)
    icon?.frame = Rect(
      x: size.width - Self.margin - 28, y: size.height / 2 - 14, width: 28, height: 28)
  }

  override func sizeDidChange() { sprite = nil }

  override func prepare(at now: Duration) {
    guard sprite == nil, size.height >= 1 else { return }
    sprite = stage?.art.sprite(
      "banner-paper", Size(width: size.height * 2.5, height: size.height))
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    list.shadow(of: bounds.inset(by: 4), radius: 4, elevation: .lifted)
    guard let sprite else {
      return list.shape(Shape(fill: palette.sheet), in: bounds)
    }
    let end = size.height * 0.75
    list.nineSlice(
      sprite, border: EdgeInsets(top: 0, left: end, bottom: 0, right: end), in: bounds,
      tint: palette.sheet)
  }
}
