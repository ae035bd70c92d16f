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
  /// The upper edge of the player's cards.
  private var foot = Double.infinity

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

  /// The strip lies in the middle of `room`, between the two rows of cards; where it is higher than
  /// that it lies over the lower edge of the bot's cards, whose upper corners tell what they are, and
  /// never over `foot`.
  func arrange(_ room: Rect, above foot: Double) {
    (self.room, self.foot) = (room, foot)
    if !isHidden { place() }
  }

  private static let widest = 620.0
  private static let margin = 32.0
  /// In the drawing, as parts of its height: the clear edge, and the flat paper between the bright
  /// upper edge and the dark fold.
  static let (clear, flat) = (8.0 / 96, 13.0 / 96...81.0 / 96)

  /// Where paper is seen, in its parent's points.
  var paper: Rect { frame.inset(by: 0, frame.height * Self.clear) }

  private func place() {
    let most = min(room.width, Self.widest)
    let isLarge = most >= 560
    title.style.size = isLarge ? 42 : 30
    words.style.size = isLarge ? 22 : 18
    let inner = most - 2 * Self.margin
    let heading = title.size(fitting: inner)
    let line = words.size(fitting: inner)
    let text = min(inner, max(heading.width, line.width))
    let width = min(most, max(isLarge ? 560 : 360, text + 2 * Self.margin)).rounded(.up)
    let part = Self.flat.upperBound - Self.flat.lowerBound
    let height = ((heading.height + line.height + 4) / part).rounded(.up)
    let reach = height * (0.5 - Self.clear)
    let middle = min(room.midY, foot - 2 - reach)
    frame = Rect(
      center: Point(x: room.midX, y: middle), size: Size(width: width, height: height))
    let side = width - 2 * Self.margin
    let top = height * Self.flat.lowerBound + 2
    title.frame = Rect(x: Self.margin, y: top, width: side, height: heading.height)
    words.frame = Rect(
      x: Self.margin, y: top + heading.height, width: side, height: line.height)
  }

  override func resourcesDidChange() {
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
    let body = bounds.inset(by: 4, size.height * Self.clear)
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
