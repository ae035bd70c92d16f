public import Drawing
public import Geometry
import Languages
public import Stage

/// A banner that says what was deleted and offers to undo it, as long as
/// `GameContext.undoableAction` lasts.
///
/// Every scene that may follow a deletion has one: it calls `update` for each frame and leaves
/// room for the banner in `layout` while `isShown`. A bar shows the seconds left.
public final class UndoBanner: Paper {
  private let context: GameContext
  private let words: Label
  private let button: Button
  private let palette: Palette
  /// Told when it came or went, and has to be placed.
  public var onChange: () -> Void = {}
  private var shown: Duration?
  private static let pad = 16.0

  /// Hidden until `update` finds something to take back.
  public init(_ context: GameContext, palette: Palette) {
    self.context = context
    self.palette = palette
    words = Label("", style: Theme.body, color: palette.ink)
    button = Button(
      "undo", label: tr("Undo"), icon: "icon-undo", kind: .primary, palette: palette)
    super.init("undo.slip", role: .group, fill: palette.sheet, elevation: .lifted)
    add([words, button])
    isHidden = true
    button.action = { [weak self] in self?.undo() }
  }

  /// Whether there is something to undo.
  public var isShown: Bool { shown != nil }

  /// Appears or disappears as needed.
  public func update(at now: Duration) {
    if let undoableAction = context.undoableAction, now >= undoableAction.until {
      context.undoableAction = nil
      undoableAction.accept()
    }
    let until = context.undoableAction?.until
    guard until != shown else { return }
    let isNew = shown == nil
    shown = until
    isHidden = until == nil
    words.show(context.undoableAction?.text ?? "")
    label = words.label
    onChange()
    guard until != nil else { return }
    stage?.setFocus(button)
    if isNew {
      animate(
        from: Pose(offset: Point(x: 0, y: 24), opacity: 0), length: Theme.slow, easing: .settle)
    }
  }

  private func undo() {
    guard let undoableAction = context.undoableAction, let stage else { return }
    context.undoableAction = nil
    update(at: now)
    undoableAction.undo(stage) { [weak self] in self?.onChange() }
  }

  /// Places it at the lower edge of a room, as high as its text.
  public func place(above bottom: Double, in room: Rect) {
    let width = min(640, room.width)
    let side = button.fittingSize
    let wide = width - side.width - 3 * Self.pad
    let height = max(88, words.size(fitting: wide).height + 40)
    frame = Rect(
      x: (room.midX - width / 2).rounded(), y: bottom - height, width: width, height: height)
    button.frame = Rect(
      x: width - side.width - Self.pad, y: (height - 56) / 2 - 4, width: side.width, height: 56)
    words.frame = Rect(x: Self.pad, y: 4, width: wide, height: height - 20)
  }

  /// The bar changes once per second.
  public override func nextFrame(after now: Duration) -> NextFrame {
    guard let shown, now < shown else { return .onInput }
    let left = (shown - now) / .seconds(1)
    return .at(shown - .seconds(max(0, left.rounded(.up) - 1)))
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    guard let shown else { return }
    let seconds = max(0, ((shown - now) / .seconds(1)).rounded(.up))
    let left = min(1, seconds / (UndoableAction.time / .seconds(1)))
    let groove = Rect(
      x: Self.pad, y: size.height - 14, width: size.width - 2 * Self.pad, height: 6)
    list.shape(Shape(radius: 3, fill: palette.groove), in: groove)
    var bar = groove
    bar.size.width *= left
    if bar.width > 6 { list.shape(Shape(radius: 3, fill: palette.accent), in: bar) }
  }
}
