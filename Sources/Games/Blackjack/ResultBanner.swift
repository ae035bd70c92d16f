import Arcade
import Drawing
import Geometry
import Rules
import Stage

/// A torn strip of paper across the table with the result of a round.
final class ResultBanner: Node {
  private let title: Label
  private let words: Label
  private let palette: Palette
  private var sprite: Sprite?
  private var isGold = false
  private var room = Rect.zero

  init(palette: Palette) {
    self.palette = palette
    title = Label(
      "", style: TextStyle(size: 34, weight: .bold, alignment: .center), color: palette.ink)
    words = Label("", style: TextStyle(size: 20, alignment: .center), color: palette.ink)
    super.init("blackjack.end", role: .text)
    add([title, words])
    isHidden = true
  }

  /// Unrolls the strip; won rounds get a golden one.
  func show(_ end: RoundEnd, atOnce: Bool) {
    title.show(end.headline)
    words.show(end.sentence)
    label = end.headline + " · " + end.sentence
    if isGold != (end.outcome == .won) { sprite = nil }
    isGold = end.outcome == .won
    isHidden = false
    place()
    setPose(.rest)
    if !atOnce {
      animate(from: Pose(scale: 0.6, opacity: 0), length: Theme.slow, easing: .bounce)
    }
  }

  /// The strip lies in the middle of `room`, between the two rows of cards.
  func arrange(_ room: Rect) {
    self.room = room
    if !isHidden { place() }
  }

  private static let widest = 620.0
  private static let margin = 32.0

  private func place() {
    let most = min(room.width, Self.widest)
    let isLarge = most >= 560
    title.style.size = isLarge ? 42 : 32
    words.style.size = isLarge ? 22 : 18
    let inner = most - 2 * Self.margin
    let heading = title.size(fitting: inner)
    let line = words.size(fitting: inner)
    let text = min(inner, max(heading.width, line.width))
    let width = min(most, max(isLarge ? 560 : 360, text + 2 * Self.margin)).rounded(.up)
    let height = (heading.height + line.height + 24).rounded(.up)
    frame = Rect(center: room.center, size: Size(width: width, height: height))
    let side = width - 2 * Self.margin
    title.frame = Rect(x: Self.margin, y: 12, width: side, height: heading.height)
    words.frame = Rect(x: Self.margin, y: 12 + heading.height, width: side, height: line.height)
  }

  override func resourcesDidChange() {
    sprite = nil
    super.resourcesDidChange()
    if !isHidden { place() }
  }
  override func sizeDidChange() { sprite = nil }

  override func prepare(at now: Duration) {
    guard sprite == nil, size.height >= 1 else { return }
    // As high as the strip: the torn ends must not be stretched.
    sprite = stage?.art.sprite(
      isGold ? "banner-gold" : "banner-paper", Size(width: size.height * 2.5, height: size.height))
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let body = bounds.inset(by: 4)
    list.shadow(of: body, radius: 4, elevation: .lifted)
    guard let sprite else {
      return list.shape(Shape(fill: palette.sheet), in: bounds)
    }
    let end = size.height * 0.75
    list.nineSlice(
      sprite, border: EdgeInsets(top: 0, left: end, bottom: 0, right: end), in: bounds,
      tint: isGold ? .white : palette.sheet)
  }
}
