import Arcade
import Geometry
import Input
import Stage
import Store

/// What happens while nobody is there: a kiosk's visit ends, and the games play themselves.
///
/// On a kiosk, visitors can't leave the program either.
struct Kiosk {
  let isOn: Bool
  private var watch: IdleWatch
  private let attract: AttractMode
  private let context: GameContext
  private var ownersCorner = CornerHold()
  private var playersCorner = CornerHold(isRight: true)
  private var touches = TouchWatch()
  /// Where the mouse pointer was when it last showed that somebody is there.
  private var hover: Point?
  /// How far a mouse that lies untouched may tremble, in points.
  private static let tremble = 24.0
  /// Whether no sound may be heard now.
  private(set) var isQuiet = false
  /// When the hours were looked at last, and since when they are over.
  private var looked: Duration?
  private var closed: Duration?
  /// How often hours are looked at while the program sleeps.
  private static let look = Duration.seconds(20)

  init(_ context: GameContext, now: Duration) {
    self.context = context
    let settings = context.settings
    isOn = settings.isOn(.kiosk)
    attract = AttractMode(context, now: now)
    watch = IdleWatch(idle: .zero, warning: .zero, now: now)
  }

  /// Handles input; returns whether it only answered the question, or ended a demonstration.
  mutating func heard(_ input: InputEvent, at now: Duration, on stage: Stage) -> Bool {
    if case .pointer(let event) = input {
      ownersCorner.heard(event, width: stage.bounds.width)
      playersCorner.heard(event, width: stage.bounds.width)
    }
    guard isMeaningful(input, on: stage) || attract.isRunning && Self.isDrop(input) else {
      return false
    }
    let hasEnded = attract.touched(at: now, on: stage)
    if hasEnded || !watch.isVisited { context.count(.visit) }
    guard isOn, !hasEnded else {
      watch.touched(at: now)
      return hasEnded
    }
    let wasAsking = watch.isAsking
    watch.touched(at: now)
    guard wasAsking, stage.top is IdleScene else { return false }
    stage.perform(.pop)
    return true
  }

  /// Asks, or returns to the menu, when it is time.
  mutating func turn(at now: Duration, on stage: Stage) {
    if isOn {
      followSettings()
      followHours(at: now, on: stage)
      if ownersCorner.take(at: now) { context.openOwnersPanel(on: stage) }
    }
    if playersCorner.take(at: now), !Self.isClosed(stage) { context.openForMe(on: stage) }
    attract.turn(at: now, on: stage)
    guard isOn, !attract.isRunning, !Self.isClosed(stage) else { return }
    switch watch.step(at: now, isAway: Self.isAway(stage)) {
    case .wait: break
    case .ask(let until): stage.perform(.push(IdleScene(until: until)))
    case .leave: context.visitorLeft(stage)
    }
  }

  /// The stage's next frame, or the next deadline here if that is earlier.
  func wake(_ next: NextFrame, _ stage: Stage) -> NextFrame {
    var next = next
    if let deadline = attract.next(on: stage) { next = next.sooner(.at(deadline)) }
    if isOn, let due = ownersCorner.due { next = next.sooner(.at(due)) }
    if let due = playersCorner.due { next = next.sooner(.at(due)) }
    if isOn, hasHours, let looked { next = next.sooner(.at(looked + Self.look)) }
    guard isOn, !attract.isRunning, !Self.isClosed(stage),
      let deadline = watch.next(isAway: Self.isAway(stage))
    else {
      return next
    }
    return next.sooner(.at(deadline))
  }

  /// Takes over times that the owner has changed.
  private mutating func followSettings() {
    func seconds(_ setting: Setting) -> Duration {
      .seconds(context.settings.number(setting) ?? 0)
    }
    watch.idle = seconds(.kioskIdle)
    watch.warning = seconds(.kioskWarning)
  }

  private var hasHours: Bool {
    [.kioskHours, .kioskQuiet].contains { !(context.settings.text($0) ?? "").isEmpty }
  }

  /// Is quiet in quiet hours, and closes and opens at its hours.
  private mutating func followHours(at now: Duration, on stage: Stage) {
    guard looked.map({ now - $0 >= .seconds(1) }) ?? true else { return }
    looked = now
    isQuiet = context.isQuiet
    guard !context.isOpen else {
      closed = nil
      if Self.isClosed(stage) { stage.perform(.popToRoot) }
      return
    }
    let since = closed ?? now
    closed = since
    let isPlaying = Self.isAway(stage) && !attract.isRunning
    guard !stage.scenes.contains(where: { $0 is ClosedScene }), !context.visit.isOwner,
      ClosingTime.isDue(after: now - since, isPlaying: isPlaying)
    else { return }
    _ = attract.touched(at: now, on: stage)
    context.visitorLeft(stage)
    stage.perform(.push(ClosedScene(context: context)))
    // Otherwise the end of the visit, in this same turn, would lead to the menu.
    stage.applyPending()
  }

  private static func isClosed(_ stage: Stage) -> Bool { stage.top is ClosedScene }

  /// Another screen is asked for from outside: a demonstration makes room.
  func makeRoom(at now: Duration, on stage: Stage) { _ = attract.touched(at: now, on: stage) }

  private static func isDrop(_ input: InputEvent) -> Bool {
    if case .drop = input { true } else { false }
  }

  private static func isAway(_ stage: Stage) -> Bool { stage.scenes.count > 1 }

  /// Whether input shows that a visitor is there: a moved mouse does not, unless it clicks by
  /// resting, nor what only trembles; a held key counts once.
  private mutating func isMeaningful(_ input: InputEvent, on stage: Stage) -> Bool {
    switch input {
    case .pointer(let event): touches.isMeaningful(event)
    case .hover(let place, _): stage.dwellTime != nil && hasMoved(to: place)
    case .drop: false
    case .key(let key): key.phase == .pressed && !key.isRepeat
    case .controller(let event): event.phase == .pressed
    case .wheel, .text, .composition: true
    }
  }

  private mutating func hasMoved(to place: Point?) -> Bool {
    guard let place else { return false }
    if let hover, hover.distance(to: place) <= Self.tremble { return false }
    hover = place
    return true
  }

  /// Another window has the input: a finger that lifts there is not noticed.
  mutating func windowLostFocus() {
    ownersCorner = CornerHold()
    playersCorner = CornerHold(isRight: true)
  }
}
