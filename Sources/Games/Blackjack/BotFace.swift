import Arcade
import Drawing
import Geometry
import Languages
import Stage

/// The bot behind its table, with an expression for what it does.
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
  override func resourcesDidChange() { sprites = [:] }

  private var side: Double { min(size.width, size.height - Self.table) }
  private static let table = 8.0

  override func prepare(at now: Duration) {
    guard sprites[mood] == nil, side >= 1, let art = stage?.art else { return }
    sprites[mood] = art.sprite("blackjack-bot-" + mood.rawValue, Size(side))
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard side >= 1 else { return }
    let hop = (1 - (2 * change.value(at: now) - 1) * (2 * change.value(at: now) - 1)) * 0.06
    let foot = Point(x: bounds.midX, y: bounds.maxY - Self.table)
    if let sprite = sprites[mood] {
      list.sprite(sprite, at: foot, scale: 1 + hop, anchor: Point(x: 0.5, y: 1))
    }
    let edge = Rect(x: foot.x - side / 2, y: foot.y - 1, width: side, height: Self.table)
    list.shadow(of: edge, radius: 4, elevation: .lying)
    list.shape(Shape(radius: 4, fill: palette.sheet), in: edge)
  }
}
