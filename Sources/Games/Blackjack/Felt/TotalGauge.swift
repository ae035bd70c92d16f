import Drawing
import Geometry
import Rules
import Stage

/// How near a hand is to 21: a bar of 21 notches that ends at a star, golden when it is full; what is
/// too much breaks off behind the star.
final class TotalGauge: Node {
  /// The total of the best hand.
  static let goal = 21
  static let height = 22.0
  /// The room for the star and what breaks off behind it.
  static let edge = 24.0
  /// From 21 to the middle of the star, which hides no notch.
  static let lead = 9.0
  private static let gold = Color(0xF2B632)
  private static let rim = Color(0x7A5518)
  /// Narrower notches would blur into each other.
  private static let leastNotch = 4.0

  private let palette: Palette
  private var reach = Tween(0)
  /// The part that is certain: an ace that may still count 1 does.
  private var sure = 0.0
  private var twinkling = Tween(1)
  private var star: Sprite?
  private var hole: Sprite?
  /// Whether it lies on a sheet of the accent's colour.
  var isLit = false { didSet { if isLit != oldValue { setNeedsDisplay() } } }

  init(palette: Palette) {
    self.palette = palette
    super.init("")
  }

  /// The colour of the empty part on a sheet.
  var groove: Color { palette.groove.mixed(with: palette.ink, 0.1) }

  /// The place of 21.
  var finish: Double { max(0, size.width - Self.edge) }

  /// Fills up to a total, or empties; `isOpen`: whether an ace may still count 1 or 11.
  func show(_ total: HandTotal?, isOpen: Bool, atOnce: Bool) {
    let value = total?.value ?? 0
    let isOpen = isOpen && total?.isSoft ?? false && value < Self.goal
    sure = Double(isOpen ? value - 10 : value)
    setNeedsDisplay()
    guard reach.to != Double(value) else { return }
    reach =
      atOnce || stage?.reducesMotion ?? true
      ? Tween(Double(value))
      : Tween(
        from: reach.value(at: now), to: Double(value), start: now, length: .milliseconds(250),
        easing: .out)
  }

  /// Draws attention to the star once; with less movement it doesn't.
  func twinkle() {
    guard let stage, !stage.reducesMotion else { return }
    twinkling = Tween(from: 0, to: 1, start: now, length: .seconds(2), easing: .linear)
    setNeedsDisplay()
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    reach.isRunning(at: now) || twinkling.isRunning(at: now) ? .immediately : .onInput
  }

  override func resourcesDidChange() { (star, hole) = (nil, nil) }

  override func prepare(at now: Duration) {
    guard star == nil else { return }
    star = stage?.art.sprite("star-gold", Size(20))
    hole = stage?.art.sprite("star-hole", Size(20))
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let reach = reach.value(at: now)
    let goal = Double(Self.goal)
    let ground = isLit ? palette.accent : palette.sheet
    let groove = isLit ? ground.mixed(with: palette.accentInk, 0.3) : groove
    let bar = Rect(x: 0, y: bounds.midY - 5, width: finish, height: 10)
    let isFull = reach == goal
    let color =
      isFull
      ? Self.gold : isLit ? palette.accentInk : reach > goal ? palette.danger : palette.table
    let isRimmed = isFull || stage?.isHighContrast ?? false
    if isRimmed {
      let edge = isLit ? palette.accentInk : palette.ink
      list.shape(Shape(radius: 5, fill: isFull ? Self.rim : edge), in: bar.inset(by: -1.5))
    }
    list.shape(Shape(radius: 4, fill: groove), in: bar)
    fill(bar, to: reach, sure < reach ? groove.mixed(with: color, 0.5) : color, into: &list)
    if sure < reach { fill(bar, to: sure, color, into: &list) }
    let notch = finish / goal
    if notch >= Self.leastNotch {
      for index in 1..<Self.goal {
        list.shape(
          Shape(fill: isFull ? Self.rim : ground),
          in: Rect(
            x: Double(index) * notch - 0.6, y: bar.minY, width: 1.2, height: bar.height))
      }
    }
    breakOff(reach - goal, color, into: &list)
    drawStar(isMissed: reach > goal, at: now, into: &list)
  }

  private func fill(_ bar: Rect, to reach: Double, _ color: Color, into list: inout DrawList) {
    guard reach > 0 else { return }
    var part = bar
    part.size.width = max(min(8, bar.width), bar.width * min(1, reach / Double(Self.goal)))
    list.shape(Shape(radius: 4, fill: color), in: part)
  }

  /// Up to three pieces tumble down behind the star.
  private func breakOff(_ rest: Double, _ color: Color, into list: inout DrawList) {
    let outer = list.context
    for index in 0..<3 where rest > Double(index) {
      let fall = min(1, rest - Double(index)) * Double(index + 1)
      let place = Point(
        x: finish + 20 + 6 * Double(index), y: bounds.midY - 3 + fall * fall)
      list.context = outer.transformed(
        by: Transform(scale: 1, rotation: 0.3 * fall, about: .zero, offset: place))
      list.shape(
        Shape(radius: 1.5, fill: color), in: Rect(center: .zero, size: Size(width: 5.5, height: 10))
      )
    }
    list.context = outer
  }

  private func drawStar(isMissed: Bool, at now: Duration, into list: inout DrawList) {
    let place = Point(x: finish + Self.lead, y: bounds.midY)
    var (scale, turn) = (1.0, 0.0)
    if twinkling.isRunning(at: now) {
      let time = twinkling.value(at: now)
      let wave = sineAndCosine(of: 3 * .pi * time).sine
      scale += 0.7 * wave * wave
      turn = 0.5 * (1 - time) * sineAndCosine(of: 6 * .pi * time).sine
      let ring = Rect(center: place, size: Size(24 + 32 * time))
      list.shape(
        Shape(
          radius: ring.width / 2, fill: .clear, border: 3,
          borderColor: Self.gold.faded(1 - time)), in: ring)
    }
    guard let star, let hole else { return }
    list.sprite(
      star, at: place, scale: scale * 1.15, rotation: turn, tint: isMissed ? .white : Self.rim)
    list.sprite(isMissed ? hole : star, at: place, scale: scale * 0.9, rotation: turn)
  }
}
