import Arcade
import Drawing
import Geometry
import Rules
import Stage
import Store

/// Shows once how a piece is dragged, when nobody has done so yet and nothing has happened for a
/// while: a hand takes the first piece of the tray to its cell.
///
/// It takes no touches, and disappears as soon as a piece is picked up.
final class DragHint: Node {
  /// How long nothing has happened when it begins, and how long it takes.
  static let patience = Duration.seconds(4)
  static let length = Duration.milliseconds(2600)
  private static let flag = "mirror.dragged"
  private let context: GameContext
  private weak var board: MirrorBoard?
  private let cloth: any MirrorCloth
  private var hand = HandIcon(.one)
  /// When it begins; nil once it is not needed.
  private var start: Duration?
  /// Whether it is still to be learned.
  private var isNeeded = false

  init(_ context: GameContext, board: MirrorBoard, cloth: any MirrorCloth) {
    self.context = context
    self.board = board
    self.cloth = cloth
    super.init("mirror.hint.drag", role: .image)
    isHidden = true
  }

  /// Waits, unless a piece was ever dragged here; a kiosk's visitors have learned nothing yet.
  func wait(from now: Duration) {
    let isKnown = !context.settings.isOn(.kiosk) && (try? context.store.flag(Self.flag)) ?? false
    isNeeded = !isKnown
    start = isKnown ? nil : now + Self.patience
    setNeedsDisplay()
  }

  /// A piece was picked up: nobody needs it any more.
  func learn() {
    guard isNeeded else { return }
    isNeeded = false
    stop()
    // If it can't be saved, it is merely shown once more.
    try? context.store.setFlag(Self.flag)
  }

  func stop() {
    start = nil
    isHidden = true
    setNeedsDisplay()
  }

  func update(at now: Duration) {
    guard let start else { return }
    if now >= start + Self.length { return stop() }
    isHidden = now < start
    if !isHidden, let place = board?.place {
      hand.fetch(from: stage?.art, height: max(96, place.cell.height).rounded())
    }
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    hand.clear()
  }

  /// What the scene's next frame must show of it.
  func frame(after now: Duration) -> NextFrame {
    guard let start else { return .onInput }
    return now < start ? .at(start) : isCalm ? .at(start + Self.length) : .immediately
  }

  private var isCalm: Bool { stage?.reducesMotion ?? true }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let start, let board, let number = board.game.tray.first else { return }
    let time = (now - start) / Self.length
    let from = board.pieces[number - 1].frame
    let to = board.frame(ofCell: number - 1)
    // The hand comes down, drags, rests and leaves.
    let progress = isCalm ? 1 : Easing.smooth(min(1, max(0, (time - 0.2) / 0.45)))
    let strength = isCalm ? 1 : min(1, time / 0.12, max(0, (1 - time) / 0.15))
    let place = from.center + (to.center - from.center) * progress
    let size = Size(
      width: from.width + (to.width - from.width) * progress,
      height: from.height + (to.height - from.height) * progress)
    let outer = list.context
    list.context.opacity = outer.opacity * 0.7 * strength
    cloth.drawCell(
      number - 1, columns: board.setup.columns, into: &list,
      in: Rect(center: place, size: size))
    list.context = outer
    hand.draw(at: place, strength: strength, into: &list)
  }
}
