import Languages
import Rules

/// What a first visit is told: one line at a time, each until it was done.
struct PetCoach {
  /// The last line needs no action and is shown this long.
  static let last = Duration.seconds(9)

  private enum Step: Int {
    case egg, berry, hands, supplies
  }

  private var step: Step?
  private var isHungry = false
  /// When the last line ends.
  private(set) var ends: Duration?

  /// Nothing to say, until `begin`.
  init() {}

  /// Whether it still has something to say.
  var isTeaching: Bool { step != nil }

  mutating func begin(with pet: Pet) {
    step = .egg
    follow(pet)
  }

  /// A pet that hatched needs no words about an egg.
  mutating func follow(_ pet: Pet) {
    if step == .egg, pet.form != .egg { step = .berry }
    isHungry = pet.condition == .hungry
  }

  /// Something was done; the next line follows if it was what the current one asks for.
  mutating func note(_ action: PetAction, at now: Duration) {
    switch (step, action) {
    case (.berry, .feed): step = .hands
    case (.hands, .stroke), (.hands, .tickle), (.hands, .toss), (.hands, .play):
      step = .supplies
      ends = now + Self.last
    default: break
    }
  }

  /// Ends it after its last line; returns whether it just ended.
  mutating func update(at now: Duration) -> Bool {
    guard let ends, ends <= now else { return false }
    (step, self.ends) = (nil, nil)
    return true
  }

  var words: String? {
    switch step {
    case .egg: tr("This is your egg. Stroke it three times to hatch it.")
    case .berry:
      isHungry ? tr("Hungry! Will you give me the berry?") : tr("Will you give me the berry?")
    case .hands: tr("Yum! Now stroke me, tickle me or pick me up.")
    case .supplies: tr("Play the other games: they fill my jars.")
    case nil: nil
    }
  }
}
