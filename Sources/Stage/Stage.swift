public import Drawing
public import Geometry
public import Input

/// The stack of scenes and what they share: the clock's last word, the fingers, the focus and the
/// need to redraw.
public final class Stage {
  /// A change of the stack; it takes effect between events, never within one.
  public enum Change {
    /// Onto the top; the top away; in the place of the top; all but the first away.
    case push(any Scene), pop, replace(any Scene), popToRoot
    /// Onto the top, growing from a rectangle of the window; it shrinks to there when it is popped.
    case open(any Scene, from: Rect)
    /// The language, the colours or the text size changed: every scene is made again.
    case renew
  }

  /// A node that may be removed.
  struct Weak { weak var node: Node? }

  /// The stack, the top scene last; never empty after `begin`.
  public var scenes: [any Scene] { stack.scenes }
  /// What the outside offers: pictures, sound, text and the trace.
  public internal(set) var dependencies: StageDependencies
  /// The stage clock, as it was set last.
  public private(set) var now: Duration = .zero
  /// Replaces movement by fades.
  public var reducesMotion = false
  /// Every label's text is this much larger than its style says; perform `.renew` after a change.
  public var textScale = 1.0
  /// Sheets show an edge, and paper has no grain.
  public var isHighContrast = false
  /// Whether scenes play neither sounds nor music.
  public var isSilent = false
  /// Whether the focus and what happens are spoken.
  public var speaks = false
  /// What is spoken besides labels.
  public var spokenWords = SpokenWords()
  /// Off where a picture of the screen must be small.
  public var drawsGrain = true
  /// The window, in points.
  public private(set) var bounds = Rect.zero
  /// Whether something changed since the last frame.
  public private(set) var needsDisplay = true
  /// Notifies the window that there is another top scene, or that it needs another kind of screen.
  public var sceneDidChange: () -> Void = {}

  let arena: GestureArena
  var sanitize = PointerSanitizer()
  /// Which recognizers compete for which pointer, while the trace is on.
  var competitions = Competitions()
  /// The button without words that a finger rests on, and its name once that is shown.
  var resting: (button: Weak, due: Duration)?
  var nameSlip: Tooltip?
  /// How the last finger was lifted.
  var lastLift: PointerEvent?
  /// What the last finger came down on, deepest first.
  var touched: [String] = []
  /// Fingers on the ground, of which two may take an object between them.
  var loose: [LooseFinger] = []
  var ring = FocusRing()
  var spoken = Spoken()
  let typing: Typing
  /// Is drawn over every scene.
  public let overlay = Node("")
  let toasts: ToastRack
  /// The newest that came while a turned keyboard was open.
  var waitingToast: (text: String, icon: String?, outlivesScene: Bool)?
  /// Pointers that came down on the overlay.
  var pointersOver: [PointerID] = []
  /// What the on-screen keyboard says; it counts from its next coming.
  public var keyboardWords = KeyboardWords()
  /// Whether a tap picks an object up and another puts it down, instead of a drag.
  public var carriesByTap = false
  /// How long the mouse pointer rests before it clicks by itself; nil for never.
  public var dwellTime: Duration? { didSet { if dwellTime != oldValue { endDwell() } } }
  var dwell: Dwell?
  var scan = ScanState()
  /// The words of buttons that press keys.
  public var accessWords = AccessWords()
  /// The object that a tap picked up, and a touch that may pick one up.
  var carried: CarriedObject?
  var carryingTouch: CarryingTouch?
  /// What the last pointer event came from.
  public internal(set) var pointerSource = PointerSource.touch
  /// What was used last: hints name it.
  public internal(set) var device = InputDevice.touch
  /// The button of a controller that is held.
  var heldButton: HeldButton?
  /// Who took the wheel last: what slides under the mouse meanwhile does not.
  var wheelTurn: (taker: Weak, time: Duration)?
  var stack = SceneStack()
  /// Its memory is used again each frame.
  private var list = DrawList()
  /// Changes whenever a cached backdrop or blur would look different.
  private var generation: UInt64 = 1
  /// Pixels per point.
  public private(set) var density = 1.0
  /// Whether the language is written from right to left; scenes follow when they are laid out next.
  public var isRightToLeft = false
  private var layoutTracer = LayoutTracer()
  var timestep = Timestep()
  /// The time up to which the top scene is simulated; nil if it has no simulation.
  var steppedTo: Duration?

  /// A stage without a scene; call `resize` and then `begin`.
  public init(dependencies: StageDependencies, table: GestureTable = GestureTable()) {
    self.dependencies = dependencies
    arena = GestureArena(table: table)
    typing = Typing(overlay: overlay)
    toasts = ToastRack(root: overlay) { [trace = dependencies.trace] in
      trace.emit("toast", TraceFields.Toast(text: $0))
    }
    overlay.stageOfRoot = self
    toasts.survey = { [unowned self] in toastPlaces() }
    arena.onDecision = { [unowned self] pointer, winner in traceGesture(pointer, winner) }
  }

  /// The distances, times and angles that make a gesture; a change counts from the next touch.
  public var gestures: GestureTable {
    get { arena.table }
    set { arena.table = newValue }
  }

  /// The scene that has the input.
  public var top: any Scene { stack.top }
  /// The ring is shown once keys are used and goes when a finger comes.
  public var showsFocus: Bool { ring.isShown }
  /// Asks for a frame.
  public func setNeedsDisplay() { needsDisplay = true }
  /// A cached backdrop is out of date.
  public func backdropDidChange() {
    generation += 1
    setNeedsDisplay()
  }

  /// Shows the first scene; the bounds must be known.
  public func begin(with scene: any Scene) {
    stack.begin(with: scene)
    appear(scene)
    toasts.sceneDidChange(to: scenes[...])
  }

  /// Changes the stack after the current event; several changes take effect in order.
  public func perform(_ change: Change) {
    stack.add(change)
    toasts.sceneWillChange(at: now)
    setNeedsDisplay()
  }

  /// The window has this size in points and this many pixels a point.
  ///
  /// `resourcesChanged`: fonts and pictures were thrown away, whatever the size.
  public func resize(to size: Size, density: Double, resourcesChanged: Bool = false) {
    let isNew = density != self.density || resourcesChanged
    guard size != bounds.size || isNew else { return }
    self.density = density
    bounds = Rect(origin: .zero, size: size)
    relayout(resourcesChanged: isNew)
  }

  /// Places everything again after a change of size, fonts, language or pictures.
  func relayout(resourcesChanged: Bool) {
    cancelPointers()
    // What is leaving is not laid out any more.
    stack.cancelTransition()
    stack.clearOrigins()
    for scene in scenes {
      if resourcesChanged { scene.root.resourcesDidChange() }
      layout(scene)
    }
    layoutOverlay(resourcesChanged: resourcesChanged)
    backdropDidChange()
  }

  /// Sets the time; everything until the next call happens at `now`.
  public func setTime(_ now: Duration) {
    self.now = max(now, self.now)
    simulate()
    if let deadline = arena.nextDeadline, deadline <= self.now {
      arena.timePassed(to: self.now)
      setNeedsDisplay()
    }
    toasts.timePassed(to: self.now)
    // What is carried past beneath a toast does not chase it.
    if arena.pointersDown.isEmpty { toasts.keepFree() }
    clearFallenKeyboard()
    checkCarried()
    showName()
    repeatHeldButton()
    dwellTimePassed()
    scanTimePassed()
    applyPending()
    speakFocus()
  }

  /// When the loop must turn again at the latest.
  public func nextFrame() -> NextFrame {
    var next = needsDisplay || stack.hasPending ? NextFrame.immediately : .onInput
    if stack.isMoving(at: now) { next = .immediately }
    if let deadline = arena.nextDeadline { next = next.sooner(.at(deadline)) }
    if let heldButton { next = next.sooner(.at(heldButton.due)) }
    if let due = scan.due { next = next.sooner(.at(due)) }
    next = next.sooner(overlay.treeNextFrame(after: now)).sooner(nameDue).sooner(dwellDue)
    guard !scenes.isEmpty else { return next }
    return next.sooner(top.nextFrame(after: now)).sooner(top.root.treeNextFrame(after: now))
  }
}

extension Stage {
  /// Prepares a frame and draws it.
  public func draw<Result>(_ body: (borrowing DrawList) -> Result) -> Result {
    prepare()
    return drawPrepared(body)
  }

  /// Brings everything that is seen to `now`: whatever a frame changes, changes here.
  func prepare() {
    top.update(at: now)
    if stack.endTransition(at: now) { generation += 1 }
    for layer in stack.layers(at: now) { layer.scene.root.prepareTree(at: now) }
    overlay.prepareTree(at: now)
    needsDisplay = false
  }

  /// Draws what is seen as it was prepared last; it changes nothing, so a second time draws the same.
  func drawPrepared<Result>(_ body: (borrowing DrawList) -> Result) -> Result {
    list.removeAll()
    list.density = density
    list.drawsGrain = drawsGrain && !isHighContrast
    for layer in stack.layers(at: now) { draw(layer) }
    let isOnKeyboard = typing.keyboard != nil && !ring.group.isEmpty
    if ring.node?.stage === self, !isOnKeyboard { ring.draw(into: &list, at: now) }
    overlay.drawTree(into: &list, at: now)
    if isOnKeyboard { ring.draw(into: &list, at: now) }
    return body(list)
  }

  /// One scene, faded as it comes or goes; a dialog blurs what is behind by as much.
  private func draw(_ layer: SceneStack.Layer) {
    let (scene, opacity) = (layer.scene, layer.opacity)
    if let opening = layer.opening {
      return draw(scene, through: opening, at: now, into: &list)
    }
    if case .over(let share) = layer.slide {
      return draw(scene, slidIn: share, at: now, into: &list)
    }
    if case .under(let share) = layer.slide, scene.isOpaque, share > 0 {
      return draw(scene, pushedAside: share, at: now, into: &list)
    }
    if scene.isOpaque {
      list.context = DrawList.Context(opacity: opacity)
      scene.drawBackdrop(into: &list, in: bounds)
      if opacity >= 1 { list.endBackdrop(key: generation) }
    } else {
      // A dialog over a dialog blurs another picture than the one beneath it.
      let depth = UInt64(scenes.firstIndex { $0 === scene } ?? scenes.count)
      list.blurBehind(key: generation << 8 | depth, opacity: opacity)
      list.context = DrawList.Context(opacity: opacity)
      scene.drawBackdrop(into: &list, in: bounds)
    }
    scene.root.drawTree(into: &list, at: now)
    list.context = DrawList.Context()
  }
}

extension Stage {
  private func layout(_ scene: any Scene) {
    scene.root.isMirrored = isRightToLeft && scene.followsWriting
    scene.root.frame = bounds
    if scene.isTurned { scene.root.setPose(.turned) }
    scene.layout(in: bounds)
  }

  private func appear(_ scene: any Scene, isNew: Bool = true) {
    holdSpeech()
    scene.root.stageOfRoot = self
    layout(scene)
    listenBeside(scene)
    ring.node = scene.root.rememberedFocus
    layoutTracer.sceneDidChange()
    dependencies.trace.emit("scene", TraceFields.Scene(name: scene.name))
    if !scene.root.hasAppeared {
      scene.root.hasAppeared = true
      scene.didAppearFirst(on: self)
    }
    scene.didAppear(on: self)
    if let track = scene.track { audio.loop(track) }
    sceneDidChange()
    backdropDidChange()
    introduce(scene, isNew: isNew)
  }

  /// Applies the changes requested with `perform` at once; `setTime` does so by itself.
  public func applyPending() {
    guard stack.hasPending else { return updateTyping() }
    while let change = stack.takePending() {
      cancelPointers()
      apply(change)
    }
    toasts.sceneDidChange(to: scenes[stack.topOpaque...])
    updateTyping()
  }

  private func apply(_ change: Change) {
    top.root.rememberedFocus = ring.node
    if case .renew = change { return renew() }
    var change = change
    if reducesMotion { stack.clearOrigins() }
    if reducesMotion, case .open(let scene, _) = change { change = .push(scene) }
    guard let departure = stack.apply(change, slides: !reducesMotion, at: now) else { return }
    departure.covered.didDisappear()
    for scene in departure.removed { scene.didLeave() }
    appear(top)
  }

  /// Makes every scene again that can be, and lays out the others again.
  private func renew() {
    let focused = ring.node?.id
    let anchor = anchor()
    stack.cancelTransition()
    for (index, scene) in scenes.enumerated() {
      if let new = scene.renewed() {
        new.root.stageOfRoot = self
        stack.set(new, at: index)
        toasts.scene(scene, became: new)
      }
      scenes[index].root.resourcesDidChange()
      layout(scenes[index])
    }
    appear(top, isNew: false)
    ring.node = focused.flatMap { top.root.node($0) } ?? ring.node
    if let anchor { scroll(to: anchor) }
  }

  /// Reports the layout to the trace, if it changed since the last report.
  ///
  /// Call after each frame: it reports at rest, once a second while something keeps moving, and
  /// with each frame during a touch.
  public func traceLayout() {
    guard dependencies.trace.isOn else { return }
    let isTouched = !arena.pointersDown.isEmpty
    let isStill = stack.transition == nil && nextFrame() != .immediately
    guard layoutTracer.isDue(at: now, isTouched: isTouched, isStill: isStill) else { return }
    var nodes: [TraceFields.Node] = []
    for scene in scenes[stack.topOpaque...] {
      scene.root.traced(at: now, into: &nodes)
    }
    overlay.traced(at: now, into: &nodes)
    if let layout = layoutTracer.change(to: nodes, isMoving: isTouched || !isStill) {
      dependencies.trace.emit("layout", layout)
    }
  }
}

extension Stage {
  /// The program is about to end.
  public func end() { for scene in scenes { scene.programWillEnd() } }

  /// Puts a scene on top at once, without a transition: for the program's beginning.
  public func show(_ scene: any Scene) {
    perform(.push(scene))
    applyPending()
    stack.cancelTransition()
  }
}
