public import Drawing
public import Geometry
public import Input
public import Rules
public import Stage

/// Replays a recorded game at its own pace, with the controls at its foot.
///
/// A game subclasses it, adds its nodes together with `header` and `bar`, and shows the state in them.
open class ReplayScene<G: ReplayableGame>: Scene, Replaying, Demonstration {
  /// Its name in the trace.
  public let name = G.name + ".replay"
  /// The root of its nodes.
  public let root = Node("")
  /// The game's music.
  public let track: MusicTrack?
  /// What is replayed.
  public let replay: Replay<G>
  /// The bar with the title at the top.
  public let header: Header
  /// The controls.
  public let bar: ReplayBar
  /// How many entries of the record are done.
  public private(set) var step = 0
  /// The way of a demonstration's finger.
  public var fingerGuide = FingerGuide([])

  /// `title`: what the header says, if not whose game it is; `steps`: when the steps of the controls are
  /// made, if not with each entry: then the scene itself calls `go` when it is updated; `rest`: how long the end is
  /// shown after the last entry, in milliseconds; `shortestStep`: the shortest time from one step to the next while
  /// playing, whatever the speed.
  public init(
    _ replay: Replay<G>, track: MusicTrack? = nil, title: String? = nil, extras: [Button] = [],
    steps: [Int]? = nil, rest: Int = 0, shortestStep: Duration = .zero
  ) {
    (self.replay, self.track) = (replay, track)
    header = Header(
      "replay", title: title ?? replay.title, palette: replay.palette, extras: extras)
    bar = ReplayBar(
      times: steps ?? replay.times,
      length: max(replay.opening.milliseconds ?? 0, (replay.times.last ?? 0) + rest),
      palette: replay.palette)
    bar.shortestStep = shortestStep
    if steps == nil { bar.onStep = { [weak self] in self?.go(to: $0) } }
    guard replay.opening.isDemonstration else { return }
    bar.becomeClock()
    header.isHidden = true
    fingerGuide = FingerGuide(touches)
  }

  /// The game's colours, as the player wants them.
  public var palette: Palette { replay.palette }
  /// The state that is shown.
  public var game: G { replay.games[step] }
  /// The controls are always there.
  public var replayBar: ReplayBar? { bar }
  /// The bar, which then is only a clock.
  public var demoBar: ReplayBar? { bar }

  // What a game says.

  /// Shows `game`; `old` is the step before.
  ///
  /// At the beginning both steps are 0.
  open func show(from old: Int) {}
  /// Whether a step changes the game, and is reported in the trace, rather than only moving something.
  open func isReported(from old: Int) -> Bool { true }
  /// What the finger of a demonstration touches; asked for before the scene's own nodes are there.
  open var touches: [FingerGuide.Touch] { [] }
  open func layout(in bounds: Rect) {}

  /// Goes to the state after so many entries.
  public func go(to new: Int) {
    let old = step
    step = new
    show(from: old)
    guard isReported(from: old) else { return }
    stage?.trace.emit("state", TraceFields.State(game: G.name, state: game))
  }

  /// Places the controls, and returns the room above them.
  public func placeBar(in bounds: Rect, margin: Double? = nil) -> Rect {
    let margin = margin ?? (bounds.size.shortSide < 600 ? 12 : 24)
    bar.place(in: bounds, margin: margin)
    var room = bounds
    room.size.height -= ReplayBar.height + margin
    return room
  }

  open func didAppearFirst(on stage: Stage) {
    go(to: 0)
    bar.start()
  }

  open func update(at now: Duration) { bar.update(at: now) }

  /// Lets keys play, stop and step.
  open func handle(_ key: KeyEvent) -> Bool { bar.handle(key) }

  open func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
  }

  /// Stops the replay.
  public func didDisappear() { bar.stop() }
  open func didLeave() {}
  /// Does what whoever opened it wants.
  public func goBack() { stage.map(replay.opening.leave) }
}
