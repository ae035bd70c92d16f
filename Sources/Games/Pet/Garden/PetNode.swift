import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage

/// The pet, standing on the floor or held.
///
/// Its state determines what it does; a reaction is shown for a moment instead.
final class PetNode: PixelNode {
  var onKey: (KeyEvent) -> Bool = { _ in false }
  var onActivate: () -> Void = {}
  private(set) var posture = PetPose.stand
  private(set) var isEgg = true
  /// How high it stands above its feet, as a part of its picture's side; a bubble hangs above it.
  private(set) var height = 0.6
  private var moment: (pose: PetPose, until: Duration)?
  private(set) var flight: PetFlight?
  /// Whether it is held, also with the keyboard.
  var isHeld = false
  /// It stands still while it is touched.
  var isTouched = false
  private var beat = 0
  private var rocked: (at: Duration, angle: Double)?
  private var ceremony: PetCeremony?
  /// The colour of a pet that is ill.
  private static let pale = Color(0xC4E8B4)
  private static let rocking = Duration.milliseconds(700)

  init() {
    super.init("pet", sheet: "pet-egg")
    isFocusable = true
  }

  override var traceText: String? { "\(posture)" }

  /// Shows its behaviour; `isFacingLeft` is the direction in which it walks.
  func show(_ pet: Pet, stroll: PetStroll, beat: Int) {
    sheet = "pet-" + pet.form.rawValue + ["", "-cracked", "-broken"][pet.cracks]
    isEgg = pet.form == .egg
    height = pet.form == .child || isEgg ? 0.6 : 0.8
    stretch = isEgg ? 1 : Self.stretch(of: pet.figure)
    label = trPair(pet.name, PetWords.state(of: pet))
    if let moment, moment.until <= now { self.moment = nil }
    posture = moment?.pose ?? Self.posture(of: pet, stroll, beat)
    if isTouched, posture == .walk { posture = .stand }
    if isHeld || flight != nil { posture = .dangle }
    foot = posture == .dangle || pet.isAsleep ? 0 : posture.isLying ? 48 : isEgg ? 28 : 36
    self.beat = beat
    cell = posture.cell(beat: beat, isFacingLeft: stroll.isFacingLeft)
    tint = pet.illness == nil ? .white : Self.pale
    showCeremony()
  }

  private static func stretch(of figure: Pet.Figure) -> Double {
    switch figure {
    case .slim: 0.9
    case .right: 1
    case .round: 1.14
    }
  }

  // Hatching and growing up.

  func celebrate(_ ceremony: PetCeremony) {
    self.ceremony = ceremony
    calm()
    setNeedsDisplay()
  }

  private func showCeremony() {
    guard let ceremony else { return }
    guard now < ceremony.ends else {
      self.ceremony = nil
      return
    }
    posture = .happy
    if now < ceremony.reveal { sheet = ceremony.sheet }
    cell = ceremony.picture(at: now)
    tint = Color.white.mixed(with: Color(0x2A1E45), ceremony.shadow(at: now))
  }

  /// A light in an egg that is about to hatch.
  override func draw(into list: inout DrawList, at now: Duration) {
    if sheet == "pet-egg-broken" {
      let radius = side * 0.42
      list.shape(
        Shape(radius: radius, fill: Color(0xFFDE96, opacity: 0.4), softness: radius * 0.5),
        in: Rect(
          center: Point(x: size.width / 2, y: size.height - side * 0.34), size: Size(2 * radius)))
    }
    super.draw(into: &list, at: now)
  }

  private static func posture(of pet: Pet, _ stroll: PetStroll, _ beat: Int) -> PetPose {
    if pet.hasCollapsed { return .faint }
    if pet.isAsleep || pet.isOnHoliday { return .sleep }
    if pet.condition == .hungry || pet.illness != nil { return .down }
    if pet.isUpAndAbout, !stroll.isResting { return .walk }
    return beat % 12 == 11 ? .blink : .stand
  }

  /// Shows a reaction for some beats; walking is paused meanwhile.
  func react(_ pose: PetPose, beats: Int) {
    moment = (pose, now + PetPose.beat * beats)
    setNeedsDisplay()
  }

  var isBusy: Bool {
    isHeld || isTouched || moment != nil || flight != nil || isCelebrating
  }
  var isCelebrating: Bool { ceremony.map { now < $0.ends } ?? false }
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
    if let show = ceremony?.pose(at: now, side: side) {
      pose.offset = pose.offset + show.offset
      pose.scale *= show.scale
      pose.rotation += show.rotation
    }
    return pose
  }

  override func isMoving(at now: Duration) -> Bool {
    if let flight { return flight.landing > now }
    return super.isMoving(at: now) || rocked.map { now < $0.at + Self.rocking } ?? false
      || ceremony.map { now < $0.ends } ?? false
  }

  // An egg in which something stirs.

  /// Rocks to both sides, less and less.
  func rock(by angle: Double) {
    rocked = (now, angle)
    setNeedsDisplay()
  }

  private func rocking(at now: Duration) -> Double {
    guard let rocked, now < rocked.at + Self.rocking else { return 0 }
    let part = (now - rocked.at) / Self.rocking
    return rocked.angle * (1 - part) * sineAndCosine(of: part * 6 * Double.pi).sine
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
