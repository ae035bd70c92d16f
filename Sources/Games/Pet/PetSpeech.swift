import Arcade
import Geometry
import Rules
import Stage

/// What the pet says, in a bubble at its head: an answer for some seconds, else what the coach wants
/// said, else what it would like.
final class PetSpeech: Node {
  /// How long an answer is shown.
  static let stay = Duration.milliseconds(4200)
  private let answer, lesson, wish: PetBubble
  private var until: Duration?
  private var line: String?
  /// What it would like, or shows, as a drawing.
  private var want: String?

  init(palette: Palette) {
    answer = PetBubble("pet.says", palette: palette)
    lesson = PetBubble("coach", palette: palette)
    wish = PetBubble("pet.wish", palette: palette)
    super.init("")
    add([wish, lesson, answer])
  }

  /// Says something now.
  func say(_ text: String) {
    let isRepeated = until != nil && answer.content == .words(text)
    answer.show(.words(text))
    if isRepeated { answer.nudge(Pose(scale: 1.08)) }
    stage?.announce(text)
    until = now + Self.stay
    choose()
  }

  /// What the coach wants said, or nil.
  func teach(_ text: String?) {
    guard text != line else { return }
    line = text
    stage?.announce(text ?? "")
    choose()
  }

  func show(_ pet: Pet) {
    // Someone may answer what it does now; hunger and illness come before that.
    let urgent = pet.wants.first { $0 == .food || $0 == .medicine }
    let want =
      urgent.map(Self.picture) ?? pet.moment.flatMap(Self.picture)
      ?? pet.wants.first.map(Self.picture)
    guard want != self.want else { return }
    self.want = want
    choose()
  }

  /// Ends an answer after its time.
  func update(at now: Duration) {
    guard let until, until <= now else { return }
    self.until = nil
    answer.show(nil)
    choose()
  }

  /// What it would like, as a drawing.
  private static func picture(of want: Pet.Want) -> String {
    switch want {
    case .food: "pet-berry"
    case .medicine: "pet-seal-medicine"
    case .sleep: "pet-seal-light"
    case .clean: "pet-seal-wash"
    case .play: "pet-ball"
    }
  }

  /// What it shows while someone may answer it.
  private static func picture(of moment: Pet.Moment) -> String? {
    switch moment {
    case .begging: "pet-berry"
    case .fussy: nil
    case .kind: "paper-heart"
    }
  }

  private func choose() {
    let isAnswering = until != nil
    lesson.show(isAnswering ? nil : line.map { .words($0) })
    let wished = isAnswering || line != nil ? nil : want
    wish.show(wished.map { .picture($0) })
  }

  /// Places the bubble that is shown; see `PetBubble.place`.
  func place(at mouth: Point, in room: Rect, beside taken: [Rect], unit: Double) {
    for bubble in [answer, lesson, wish] where !bubble.isHidden {
      bubble.place(at: mouth, in: room, beside: taken, unit: unit)
    }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    until.map { .at(max($0, now)) } ?? .onInput
  }
}
