import Arcade
import Drawing
import Geometry
import Input
import Rules
import Stage

/// The pet, standing on the floor or held.
///
/// Its state determines what it does; a reaction is shown for a moment instead.
final class PetNode: PixelNode {
  var onKey: (KeyEvent) -> Bool = { _ in false }
  var onActivate: () -> Void = {}
  private(set) var posture = PetPose.stand
  private var moment: (pose: PetPose, until: Duration)?
  private(set) var flight: PetFlight?
  /// Whether it is held, also with the keyboard.
  var isHeld = false
  /// It stands still while it is touched.
  var isTouched = false
  private var beat = 0
  private var rocked: Duration?
  private static let rocking = Duration.milliseconds(700)

  init() {
    super.init("pet", sheet: "pet-egg")
    isFocusable = true
  }

  override var traceText: String? { "\(posture)" }

  /// Shows its behaviour; `isFacingLeft` is the direction in which it walks.
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

  /// Shows a reaction for some beats; walking is paused meanwhile.
  func react(_ pose: PetPose, beats: Int) {
    moment = (pose, now + PetPose.beat * beats)
    setNeedsDisplay()
  }

  var isBusy: Bool { isHeld || isTouched || moment != nil || flight != nil }
  func calm() { moment = nil }

  /// Beats until the picture changes; nil if it doesn't.
  var nextChange: Int? { posture == .stand ? 11 - beat % 12 : posture.change(after: beat) }
  /// When the reaction ends.
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
    // Rotates about its feet.
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
