public import Drawing
public import Geometry
public import Input

/// One screen, or a dialog over one.
///
/// It owns a tree of nodes and only shows: what it shows is decided in the rules.
public protocol Scene: AnyObject {
  /// Its name in the trace.
  var name: String { get }
  /// The root of its nodes, the same one for as long as the scene lives.
  var root: Node { get }
  /// A dialog is not opaque: the scene beneath stays visible, blurred and frozen.
  var isOpaque: Bool { get }
  /// Whether a tap beside the sheet of a dialog does what Esc does; for dialogs that only ask, and
  /// lose nothing.
  var leavesOnTapBeside: Bool { get }
  /// Whether its person sits at the upper edge of a table: it is shown turned by half, and the
  /// on-screen keyboard comes from there.
  var isTurned: Bool { get }
  /// Looped while it is on top; nil keeps the last.
  var track: MusicTrack? { get }
  /// Whether the screen may go dark: not while something is played.
  var allowsBlanking: Bool { get }
  /// The same screen with the same things on it, made anew.
  ///
  /// Asked for after the language or the colours changed; nil keeps this one, which is measured
  /// again.
  func renewed() -> (any Scene)?
  /// It came on top, for the first time or again.
  func didAppear(on stage: Stage)
  /// It is no longer on top: another scene covers it, or it left.
  func didDisappear()
  /// It was taken off the stack and will not come back.
  func didLeave()
  /// Places the nodes; the window's size, density or language is new.
  func layout(in bounds: Rect)
  /// Whether its world moves by itself: then `advance` is called sixty times a second while it is
  /// on top, drawn or not.
  var isSimulating: Bool { get }
  /// Moves its world by one fixed step of 1/60 s.
  ///
  /// Steps come before whatever happens next, an event or a frame, and never for time that was
  /// lost: a stall counts for a tenth of a second. `nextFrame` says how long the loop may sleep;
  /// the steps of that sleep are all made up for.
  func advance()
  /// Brings what shows the time up to date, before a frame.
  func update(at now: Duration)
  /// Draws what lies behind the nodes: still, opaque, the same as long as `layout` is not called.
  func drawBackdrop(into list: inout DrawList, in bounds: Rect)
  /// When it has to be drawn again; asked each time the loop may sleep.
  func nextFrame(after now: Duration) -> NextFrame
  /// A key nobody with the focus wanted; says whether it was of use.
  func handle(_ key: KeyEvent) -> Bool
  /// Esc, or a controller's B.
  func goBack()
  /// The person turned to another window: what runs against a clock may stop.
  func windowLostFocus()
  /// The program is about to end: what is being played is to be kept.
  func programWillEnd()
}

extension Scene {
  /// The stage it is shown on; nil until it comes on top for the first time.
  public var stage: Stage? { root.stage }
  /// Whether it is on its stage's stack, on top or under other scenes.
  public var isOnStack: Bool { stage?.scenes.contains { $0 === self } ?? false }

  /// Most scenes cover the window.
  public var isOpaque: Bool { true }
  /// Most dialogs need a decision.
  public var leavesOnTapBeside: Bool { false }
  /// Most scenes are for people at the lower edge.
  public var isTurned: Bool { false }
  /// Keeps the music that plays.
  public var track: MusicTrack? { nil }
  /// Most scenes let the screen go dark.
  public var allowsBlanking: Bool { true }
  /// Keeps the scene; it is laid out again.
  public func renewed() -> (any Scene)? { nil }
  /// Does nothing.
  public func didAppear(on stage: Stage) {}
  /// Does nothing.
  public func didDisappear() {}
  /// Does nothing.
  public func didLeave() {}
  /// Most scenes move only when somebody acts.
  public var isSimulating: Bool { false }
  /// Does nothing.
  public func advance() {}
  /// Does nothing.
  public func update(at now: Duration) {}
  /// Draws nothing.
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {}
  /// Most scenes change only when somebody acts.
  public func nextFrame(after now: Duration) -> NextFrame { .onInput }
  /// Uses no key.
  public func handle(_ key: KeyEvent) -> Bool { false }
  /// Does nothing.
  public func windowLostFocus() {}
  /// Does nothing.
  public func programWillEnd() {}
}
