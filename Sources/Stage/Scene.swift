public import Drawing
public import Geometry
public import Input

/// One screen, or a dialog over one.
///
/// It owns a tree of nodes and only displays: game logic belongs in the rules.
public protocol Scene: AnyObject {
  /// Its name in the trace.
  var name: String { get }
  /// The root of its nodes; it never changes.
  var root: Node { get }
  /// False for dialogs: the scene beneath stays visible, blurred and frozen.
  var isOpaque: Bool { get }
  /// Whether a tap outside a dialog does what Esc does; for dialogs that only ask, and lose
  /// nothing.
  var leavesOnTapBeside: Bool { get }
  /// Whether its player sits at the upper edge of a table: it is rotated by half a turn, and the
  /// on-screen keyboard is at that edge.
  var isTurned: Bool { get }
  /// Whether left and right are exchanged in languages that are written from right to left: for screens that
  /// are read, not for boards.
  var followsWriting: Bool { get }
  /// Whether what has the focus may be spoken; false where that would tell a secret.
  var speaksFocus: Bool { get }
  /// The music while it is on top; nil continues the current track.
  var track: MusicTrack? { get }
  /// Whether the screen may go dark; false during a game.
  var allowsBlanking: Bool { get }
  /// A new copy of this screen with the same contents.
  ///
  /// Called after the language or the colours changed; nil keeps this scene, which is laid out
  /// again.
  func renewed() -> (any Scene)?
  /// It is on top for the first time; called before `didAppear`.
  func didAppearFirst(on stage: Stage)
  /// It is now on top, for the first time or again.
  func didAppear(on stage: Stage)
  /// It is no longer on top: another scene covers it, or it was removed.
  func didDisappear()
  /// It was removed from the stack and will not come back.
  func didLeave()
  /// Places the nodes; the window's size, density or language changed.
  func layout(in bounds: Rect)
  /// Whether it runs a simulation: then `advance` is called sixty times per second while
  /// it is on top, drawn or not.
  var isSimulating: Bool { get }
  /// Advances the simulation by one fixed step of 1/60 s.
  ///
  /// Steps are made before the next event or frame. After a stall, at most a tenth of a second is
  /// made up for. `nextFrame` says how long the loop may sleep; all steps of that sleep are made
  /// up for.
  func advance()
  /// Updates what depends on the time, before a frame.
  func update(at now: Duration)
  /// Draws the backdrop behind the nodes: static, opaque, the same until `layout` is called
  /// again.
  func drawBackdrop(into list: inout DrawList, in bounds: Rect)
  /// When it has to be drawn again; called whenever the loop may sleep.
  func nextFrame(after now: Duration) -> NextFrame
  /// A key that the focused node did not use; returns whether it was used.
  func handle(_ key: KeyEvent) -> Bool
  /// A message is about to be shown as a toast; returns whether the scene shows it itself instead.
  func shows(message text: String) -> Bool
  /// Esc, or a controller's B.
  func goBack()
  /// Another window got the focus: stop anything that runs against a clock.
  func windowLostFocus()
  /// The program is about to quit: save the game in progress.
  func programWillEnd()
}

extension Scene {
  /// The stage that shows it; nil until it is first on top.
  public var stage: Stage? { root.stage }
  /// Whether it is on its stage's stack, on top or under other scenes.
  public var isOnStack: Bool { stage?.scenes.contains { $0 === self } ?? false }

  /// Most scenes cover the window.
  public var isOpaque: Bool { true }
  /// Most dialogs need a decision.
  public var leavesOnTapBeside: Bool { false }
  /// Most scenes are for players at the lower edge.
  public var isTurned: Bool { false }
  /// Most games have a left and a right of their own.
  public var followsWriting: Bool { false }
  /// Most scenes hold no secrets.
  public var speaksFocus: Bool { true }
  /// Continues the current music.
  public var track: MusicTrack? { nil }
  /// Most scenes let the screen go dark.
  public var allowsBlanking: Bool { true }
  /// The scene is laid out again instead.
  public func renewed() -> (any Scene)? { nil }
  /// Does nothing.
  public func didAppearFirst(on stage: Stage) {}
  /// Does nothing.
  public func didAppear(on stage: Stage) {}
  /// Does nothing.
  public func didDisappear() {}
  /// Does nothing.
  public func didLeave() {}
  /// Most scenes change only in response to input.
  public var isSimulating: Bool { false }
  /// Does nothing.
  public func advance() {}
  /// Does nothing.
  public func update(at now: Duration) {}
  /// Draws nothing.
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {}
  /// Most scenes change only in response to input.
  public func nextFrame(after now: Duration) -> NextFrame { .onInput }
  /// Leaves messages to toasts.
  public func shows(message text: String) -> Bool { false }
  /// Uses no key.
  public func handle(_ key: KeyEvent) -> Bool { false }
  /// Shows the scene beneath again.
  public func goBack() { stage?.perform(.pop) }
  /// Does nothing.
  public func windowLostFocus() {}
  /// Does nothing.
  public func programWillEnd() {}
}
