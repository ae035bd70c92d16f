import Arcade
import Geometry
import Input
import Rules
import Stage
import Store

/// What a finger does with a pet in a kiosk that nobody touches.
///
/// The pet is real, at the pace of seconds, but it lives only while it is shown: its store is in memory,
/// and its clock is that of the demonstration.
final class PetDemonstration {
  /// What is done, each as a hand does it.
  private enum Deed {
    case stroke, tickle, feed, toss, play, clean, lightsOut
  }

  private struct Step {
    var deed: Deed
    /// When the finger comes down and when it lifts, in milliseconds.
    var began, ended: Int

    init(_ deed: Deed, _ began: Int, _ length: Int = 240) {
      (self.deed, self.began, ended) = (deed, began, began + length)
    }
  }

  /// It hatches while it is stroked, is hungry ten seconds later, and then every eight.
  private static let steps = [
    Step(.stroke, 800, 2800), Step(.tickle, 7500, 1800), Step(.feed, 12_000, 1800),
    Step(.toss, 16_000, 1400), Step(.play, 20_000), Step(.feed, 23_500, 1800),
    Step(.clean, 28_000), Step(.clean, 30_000), Step(.lightsOut, 33_000),
  ]
  /// An egg has all the time that the hand needs.
  private static let firstMoment = 3600

  /// The clock.
  let bar = ReplayBar(
    times: steps.map(\.began), length: 37_500, palette: .pet)
  /// The way of the finger.
  var guide = FingerGuide([])
  private(set) weak var scene: PetScene?
  /// Up to where it has been played, in milliseconds.
  private var moment = 0
  private static let shortStep = 30
  /// The step that is under way or comes next.
  private var next = 0
  /// Where the hand is, and how much of the step is done; nil between two steps.
  private var hand: (place: Point, share: Double)?
  private var food = Point.zero

  private init() { bar.becomeClock() }

  /// A garden with a pet of its own; nil if there is no memory for it.
  static func scene(_ context: GameContext) -> PetScene? {
    let demo = PetDemonstration()
    let values = [Setting.petPace: SettingValue.text(Pet.Pace.demo.rawValue)]
    let own = context.rehearsal(values) { [demo] in max(0, demo.moment - firstMoment) }
    guard let own else { return nil }
    let scene = PetScene(context: own, demo: demo)
    demo.scene = scene
    demo.guide = FingerGuide(
      steps.enumerated().map { index, step in
        .init(
          began: step.began, ended: step.ended, fingers: step.deed == .tickle ? .two : .one
        ) { [weak demo] in demo?.fingertip(index) }
      })
    return scene
  }

  /// Whether the hand is on something, which moves with it.
  var isTouching: Bool { hand != nil }

  private func fingertip(_ index: Int) -> Point? {
    if index == next, let hand { return hand.place }
    return scene.flatMap { place(of: Self.steps[index].deed, 0, $0) }
  }

  /// Does what is due.
  ///
  /// In short steps: where frames are slow, the hand still goes all of its way.
  func play(at now: Duration) {
    bar.update(at: now)
    let goal = bar.moment(at: now)
    guard let scene else { return }
    while moment < goal {
      moment = min(goal, moment + Self.shortStep)
      play(with: scene)
    }
  }

  private func play(with scene: PetScene) {
    while next < Self.steps.count, moment >= Self.steps[next].began {
      let step = Self.steps[next]
      let share = min(1, Double(moment - step.began) / Double(step.ended - step.began))
      if hand == nil { begin(step.deed, scene) }
      move(step.deed, share, scene)
      guard share == 1 else { return }
      end(step.deed, scene)
      hand = nil
      next += 1
    }
  }

  // A step, as recognizers would report it.

  private func begin(_ deed: Deed, _ scene: PetScene) {
    guard let place = place(of: deed, 0, scene) else { return }
    hand = (place, 0)
    switch deed {
    case .stroke, .tickle, .toss:
      scene.room.pet.isTouched = true
      scene.handle(.began(at: place))
    case .feed:
      food = place
      scene.handleFood(.began(start: place, at: place))
    case .play, .clean, .lightsOut: break
    }
  }

  private func move(_ deed: Deed, _ share: Double, _ scene: PetScene) {
    guard let old = hand, let place = place(of: deed, share, scene) else { return }
    hand = (place, share)
    switch deed {
    case .stroke, .toss:
      scene.handle(
        .changed(TransformChange(translation: place - old.place, center: place)))
    case .tickle:
      scene.handle(.changed(TransformChange(rotation: (share - old.share) * 1.2, center: place)))
    case .feed: scene.handleFood(.moved(place))
    case .play, .clean, .lightsOut: break
    }
  }

  private func end(_ deed: Deed, _ scene: PetScene) {
    guard let place = hand?.place else { return }
    scene.room.pet.isTouched = false
    switch deed {
    case .stroke, .tickle: scene.handle(.ended(at: place, velocity: .zero))
    case .toss: scene.handle(.ended(at: place, velocity: Point(x: 200, y: -700)))
    case .feed: scene.handleFood(.ended(at: place, velocity: .zero))
    case .play: scene.perform(.play)
    case .clean: scene.perform(.clean)
    case .lightsOut: scene.perform(.lightsOut)
    }
  }

  /// Where the hand is when so much of a step is done, in the window; nil where there is nothing to
  /// touch.
  private func place(of deed: Deed, _ share: Double, _ scene: PetScene) -> Point? {
    let (room, origin) = (scene.room, scene.room.frame.origin)
    let side = room.pet.side
    let body = origin + room.pet.frame.center + Point(x: 0, y: side * 0.15)
    switch deed {
    case .stroke:
      let turn = sineAndCosine(of: share * 6 * .pi)
      return body + Point(x: side * 0.18 * turn.sine, y: side * -0.04 * turn.cosine)
    case .tickle: return body
    case .feed:
      let start = hand == nil ? origin + room.food.frame.center : food
      return start + (origin + room.mouth - start) * Easing.smooth(share)
    case .toss:
      guard let hand, share > 0 else { return body }
      // It hangs on the hand, which rises by half its height.
      let rise = Easing.smooth(share) - Easing.smooth(hand.share)
      return hand.place - Point(x: 0, y: side * 0.5 * rise)
    case .play: return origin + room.ball.frame.center
    case .clean: return room.firstMess.map { origin + $0 }
    case .lightsOut: return origin + room.lamp.frame.center
    }
  }
}

extension PetScene: Demonstration {
  var demoBar: ReplayBar? { demo?.bar }
  var fingerGuide: FingerGuide {
    get { demo?.guide ?? FingerGuide([]) }
    set { demo?.guide = newValue }
  }
  var demoFoot: Double { bar.size.height > 0 ? bounds.height - bar.frame.minY : 0 }
}
