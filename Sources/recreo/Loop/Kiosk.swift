import Arcade
import Input
import Stage
import Store

/// Kiosk behaviour: visitors can't leave the program, and an abandoned visit ends.
struct Kiosk {
  let isOn: Bool
  private var watch: IdleWatch

  init(_ settings: SettingsLayers, now: Duration) {
    isOn = settings.isOn(.kiosk)
    func seconds(_ setting: Setting) -> Duration { .seconds(settings.number(setting) ?? 0) }
    watch = IdleWatch(
      idle: isOn ? seconds(.kioskIdle) : .zero, warning: seconds(.kioskWarning), now: now)
  }

  /// Handles input; returns whether it only answered the question.
  mutating func heard(_ input: InputEvent, at now: Duration, on stage: Stage) -> Bool {
    guard isOn, Self.isMeaningful(input) else { return false }
    let wasAsking = watch.isAsking
    watch.touched(at: now)
    guard wasAsking, stage.top is IdleScene else { return false }
    stage.perform(.pop)
    return true
  }

  /// Asks, or returns to the menu, when it is time.
  mutating func turn(at now: Duration, on stage: Stage, of context: GameContext) {
    guard isOn else { return }
    switch watch.step(at: now, isAway: Self.isAway(stage)) {
    case .wait: break
    case .ask(let until): stage.perform(.push(IdleScene(until: until)))
    case .leave: context.visitorLeft(stage)
    }
  }

  /// The stage's next frame, or the next deadline here if that is earlier.
  func wake(_ next: NextFrame, _ stage: Stage) -> NextFrame {
    guard isOn, let deadline = watch.next(isAway: Self.isAway(stage)) else { return next }
    return next.sooner(.at(deadline))
  }

  private static func isAway(_ stage: Stage) -> Bool { stage.scenes.count > 1 }

  /// Whether input shows that a visitor is there: a moved mouse does not, a held key counts once.
  private static func isMeaningful(_ input: InputEvent) -> Bool {
    switch input {
    case .hover, .drop: false
    case .key(let key): key.phase == .pressed && !key.isRepeat
    case .controller(let event): event.phase == .pressed
    case .pointer, .wheel, .text, .composition: true
    }
  }
}
