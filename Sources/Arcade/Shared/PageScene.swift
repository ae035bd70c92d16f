public import Drawing
public import Geometry
public import Input
public import Stage

/// A screen below a header, on a table in its colours unless it draws another backdrop.
open class PageScene: Scene {
  /// Its name in the trace.
  public let name: String
  /// The root of its nodes; a page adds the header itself, above what it covers.
  public let root = Node("")
  /// The music while it is on top.
  public let track: MusicTrack?
  /// The settings and the store.
  public let context: GameContext
  /// Its colours, as the player wants them.
  public let palette: Palette
  /// Its title, and the way back.
  public let header: Header
  /// Whether hills lie along the lower edge of the table.
  private let hasHills: Bool
  /// The window.
  public private(set) var bounds = Rect.zero

  /// `header`: what the ids of the header's nodes begin with, if not with the name; `extras`: its
  /// buttons.
  public init(
    _ name: String, header id: String? = nil, title: String, context: GameContext,
    palette: Palette, extras: [Button] = [], track: MusicTrack? = nil, hasHills: Bool = true
  ) {
    (self.name, self.context, self.palette, self.track) = (name, context, palette, track)
    self.hasHills = hasHills
    header = Header(id ?? name, title: title, palette: palette, extras: extras)
  }

  // All the rest of `Scene`. A new member of it that has a default belongs here, too: pages can't
  // override it otherwise.

  open var isOpaque: Bool { true }
  open var leavesOnTapBeside: Bool { false }
  open var isTurned: Bool { false }
  open var followsWriting: Bool { true }
  open var allowsBlanking: Bool { true }
  open var isSimulating: Bool { false }
  open func renewed() -> (any Scene)? { nil }
  open func didAppearFirst(on stage: Stage) {}
  open func didAppear(on stage: Stage) {}
  open func didDisappear() {}
  open func didLeave() {}
  open func advance() {}
  open func update(at now: Duration) {}
  open func nextFrame(after now: Duration) -> NextFrame { .onInput }
  open func handle(_ key: KeyEvent) -> Bool { false }
  open func shows(message text: String) -> Bool { false }
  open func goBack() { stage?.perform(.pop) }
  open func windowLostFocus() {}
  open func programWillEnd() {}

  open func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    if hasHills {
      Backdrop.landscape(palette, into: &list, in: bounds)
    } else {
      Backdrop.table(palette.table, into: &list, in: bounds)
    }
  }

  /// Places the header; a page places the rest.
  open func layout(in bounds: Rect) {
    self.bounds = bounds
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
  }
}
