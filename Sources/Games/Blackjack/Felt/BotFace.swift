import Drawing
import Geometry
import Languages
import Stage

/// A portrait of the bot in a disc, with an expression for what it does.
final class BotFace: Node {
  /// An expression; its name is part of the drawing's.
  enum Mood: String, CaseIterable { case waits, thinks, glad, ouch }

  private(set) var mood = Mood.waits
  private var sprites: [Mood: Sprite] = [:]
  /// 0 just after the expression changed, 1 at rest.
  private var change = Tween(1)
  private let palette: Palette

  init(palette: Palette) {
    self.palette = palette
    super.init("bot.face", role: .image, label: tr("Bot"))
  }

  /// Changes the expression, with a small hop.
  func show(_ mood: Mood, atOnce: Bool = false) {
    guard mood != self.mood else { return }
    self.mood = mood
    let isCalm = atOnce || stage?.reducesMotion ?? true
    change =
      isCalm
      ? Tween(1)
      : Tween(from: 0, to: 1, start: now, length: Theme.slow, easing: .linear)
    setNeedsDisplay()
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    change.isRunning(at: now) ? .immediately : .onInput
  }

  override func sizeDidChange() { sprites = [:] }

  private var side: Double { size.shortSide }
  private static let frame = 4.0

  override func prepare(at now: Duration) {
    guard sprites[mood] == nil, side > 2 * Self.frame, let art = stage?.art else { return }
    sprites[mood] = art.sprite("blackjack-bot-" + mood.rawValue, Size(side - 2 * Self.frame))
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard side > 2 * Self.frame else { return }
    let hop = (1 - (2 * change.value(at: now) - 1) * (2 * change.value(at: now) - 1)) * 0.06
    let width = side * (1 + hop)
    let disc = Rect(
      x: bounds.midX - width / 2, y: bounds.maxY - width, width: width, height: width)
    list.shadow(of: disc, radius: width / 2, elevation: .lying)
    list.shape(
      Shape(
        radius: width / 2, fill: palette.table.mixed(with: .black, 0.25), border: Self.frame,
        borderColor: palette.sheet), in: disc)
    guard let sprite = sprites[mood] else { return }
    let inside = disc.inset(by: Self.frame)
    list.shape(Shape(radius: inside.width / 2, sprite: sprite), in: inside)
  }
}
