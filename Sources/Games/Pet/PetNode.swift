import Arcade
import Drawing
import Geometry
import Input
import Rules
import Stage

/// The pet itself, where it stands on its floor or hangs in a hand.
///
/// What it does shows from its state; what was just done to it is shown for a moment instead.
final class PetNode: PixelNode {
  var onKey: (KeyEvent) -> Bool = { _ in false }
  var onActivate: () -> Void = {}
  private(set) var posture = PetPose.stand
  private var moment: (pose: PetPose, until: Duration)?
  private(set) var flight: PetFlight?
  /// Whether a hand has it; also the keyboard's.
  var isHeld = false
  /// It stands still under a finger.
  var isTouched = false
  private var beat = 0
  private var rocked: Duration?
  private static let rocking = Duration.milliseconds(700)

  init() {
    super.init("pet", sheet: "pet-egg")
    isFocusable = true
  }

  override var traceText: String? { "\(posture)" }

  /// Shows what it does by itself; `isFacingLeft` as it walks.
  func show(_ pet: Pet, stroll: PetStroll, beat: Int) {
    sheet = "pet-" + pet.form.rawValue + ["", "-cracked", "-broken"][pet.cracks]
    label = pet.name + ": " + PetWords.state(of: pet)
    if let moment, moment.until <= now { self.moment = nil }
    posture = moment?.pose ?? Self.posture(of: pet, stroll, beat)
    if isTouched, posture == .walk { posture = .stand }
    if isHeld || flight != nil { posture = .dangle }
    self.beat = beat
    cell = posture.cell(beat: beat, isFacingLeft: stroll.isFacingLeft)
  }

  private static func posture(of pet: Pet, _ stroll: PetStroll, _ beat: Int) -> PetPose {
    if pet.hasCollapsed { return .faint }
    if pet.isAsleep || pet.isOnHoliday { return .sleep }
    if pet.condition == .hungry { return .down }
    if pet.isUpAndAbout, !stroll.isResting { return .walk }
    return beat % 12 == 11 ? .blink : .stand
  }

  /// What was just done to it; walking waits meanwhile.
  func react(_ pose: PetPose, beats: Int) {
    moment = (pose, now + PetPose.beat * beats)
    setNeedsDisplay()
  }

  var isBusy: Bool { isHeld || isTouched || moment != nil || flight != nil }
  func calm() { moment = nil }

  /// Beats until the picture is another one; nil where it stays.
  var nextChange: Int? { posture == .stand ? 11 - beat % 12 : posture.change(after: beat) }
  /// When the moment is over.
  var momentEnds: Duration? { moment?.until }

  // Falling.

  func fall(_ flight: PetFlight?) {
    self.flight = flight
    setNeedsDisplay()
  }

  override func pose(at now: Duration) -> Pose {
    if let flight { return Pose(offset: flight.place(at: now) - frame.origin) }
    var pose = super.pose(at: now)
    let angle = rocking(at: now)
    pose.rotation += angle
    // About its foot.
    pose.offset.x += angle * size.height / 2
    return pose
  }

  override func isMoving(at now: Duration) -> Bool {
    if let flight { return flight.landing > now }
    return super.isMoving(at: now) || rocked.map { now < $0 + Self.rocking } ?? false
  }

  // An egg in which something stirs.

  /// Rocks to both sides, less and less.
  func rock() {
    rocked = now
    setNeedsDisplay()
  }

  private func rocking(at now: Duration) -> Double {
    guard let rocked, now < rocked + Self.rocking else { return 0 }
    let part = (now - rocked) / Self.rocking
    return 0.16 * (1 - part) * sineAndCosine(of: part * 6 * Double.pi).sine
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    flight.map { .at(max($0.landing, now)) } ?? .onInput
  }

  // Keys.

  override func handle(_ key: KeyEvent) -> Bool { onKey(key) }

  @discardableResult override func activate() -> Bool {
    onActivate()
    return true
  }
}
