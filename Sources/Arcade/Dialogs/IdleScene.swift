public import Drawing
public import Geometry
import Languages
public import Stage

/// Asks a kiosk's visitor who has not touched anything for a while whether they are still there.
///
/// Any touch, key or click is an answer; the owner of the `IdleWatch` then removes the scene.
public final class IdleScene: Scene {
  /// What it says is read.
  public var followsWriting: Bool { true }
  /// The scene's name in the trace.
  public let name = "idle"
  /// Holds the sheet.
  public let root = Node("")
  /// Shows the scene beneath it.
  public let isOpaque = false
  private let sheet = Paper(
    "dialog", role: .dialog, label: tr("Are you still there?"), radius: Theme.largeRadius,
    elevation: .dialog)
  private let title = Label(
    tr("Are you still there?"), style: TextStyle(size: 30, weight: .bold, alignment: .center))
  private let text: Label
  private let seconds: Label
  private let until: Duration
  private var isThere = false

  /// `until`: the moment at which the kiosk goes back to the menu.
  public init(until: Duration) {
    self.until = until
    var body = Theme.body
    body.alignment = .center
    text = Label(tr("Touch the screen to keep playing, or your game will end."), style: body)
    var digits = TextStyle(size: 56, weight: .bold, alignment: .center)
    digits.tabular = true
    seconds = Label("", style: digits, color: Theme.accent, id: "idle.seconds")
    root.add(sheet)
    sheet.add([title, text, seconds])
  }

  /// The same countdown in the current language.
  public func renewed() -> (any Scene)? {
    let new = IdleScene(until: until)
    new.isThere = true
    return new
  }

  /// Plays a sound and animates the sheet.
  public func didAppear(on stage: Stage) {
    guard !isThere else { return }
    stage.audio.play(.open)
    sheet.animate(
      from: Pose(scale: 1.3, opacity: 0), length: .milliseconds(400), easing: .settle)
  }

  /// Does nothing: the key press itself is the answer.
  public func goBack() {}

  /// Shows the seconds left.
  public func update(at now: Duration) { seconds.show("\(left(at: now))") }

  /// One frame each time the number changes.
  public func nextFrame(after now: Duration) -> NextFrame {
    let left = left(at: now)
    return left > 0 ? .at(until - .seconds(left - 1)) : .onInput
  }

  /// Whole seconds left, rounded up.
  private func left(at now: Duration) -> Int {
    max(0, Int(((until - now) / .seconds(1)).rounded(.up)))
  }

  /// A veil over the scene beneath.
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Theme.veil), in: bounds)
  }

  /// The sheet in the middle.
  public func layout(in bounds: Rect) {
    let width = min(480, bounds.width - 48)
    let inner = width - 64
    let heights = [title, text].map { $0.size(fitting: inner).height } + [72]
    sheet.frame = Rect(
      center: bounds.center,
      size: Size(width: width, height: heights.reduce(32 + 12 + 12 + 24, +)))
    var y = 32.0
    for (label, height) in zip([title, text, seconds], heights) {
      label.frame = Rect(x: 32, y: y, width: inner, height: height)
      y += height + 12
    }
  }
}
