import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// The pet in its garden: shows its life and turns gestures and buttons into actions.
final class PetScene: PageScene {
  override var followsWriting: Bool { false }
  let manager: PetManager
  /// The pet as last shown.
  public private(set) var pet: Pet
  private let extras: [Button]
  private let title: PetTitle
  let needs: [PetHearts]
  let shelf: PetShelf
  let care: PetCareSlip
  let room = PetRoom()
  let bar: PetBar
  let speech: PetSpeech
  let hint = HandDemo("pet.hint")
  /// What plays with the pet by itself; nil where people do.
  let demo: PetDemonstration?
  var coach = PetCoach()
  private(set) var place: PetLayout
  /// When the pet next changes by itself.
  private var changes = Duration.zero
  private var beat = 0
  /// Whether the garden is drawn by night.
  private var isDark = false
  /// The current gesture on the pet.
  var hold = PetGestureState()
  /// When something was touched or done last.
  var lastTouch = Duration.zero
  var lessons: Lessons<PetLesson>
  /// What the hand shows, or showed last.
  var demonstrated: PetLesson?
  /// The form in which the pet was last seen.
  var shownForm: Pet.Form
  /// When its new form is seen, and what tells about it.
  var revealDue: Duration?
  var newsBanner: PetNewsBanner?
  var newsBannerEnds: Duration?
  /// Whether it was asked whether the pet may call, or the desktop can't show calls.
  var hasAskedAboutCalls = false

  init(context: GameContext, demo: PetDemonstration? = nil) {
    self.demo = demo
    lessons = Lessons(demo == nil ? context : nil)
    manager = context.pets
    manager.enter(name: tr("Valkyrie"))
    pet = manager.pet ?? Pet(name: tr("Valkyrie"), pace: .home, timeOfDay: context.timeOfDay())
    shownForm = pet.form
    let palette = context.dressed(.pet)
    func extra(_ id: String, _ label: String, _ icon: String) -> Button {
      Button("pet." + id, label: label, icon: "icon-" + icon, showsText: false, palette: palette)
    }
    extras = [
      extra("album", tr("Album"), "album"), extra("contest", tr("Contest"), "contest"),
      extra("more", tr("More"), "options"),
    ]
    needs = [
      PetHearts("pet.state", icon: "pet-berry", palette: palette),
      PetHearts("pet.fun", icon: "pet-ball", palette: palette),
      PetHearts("pet.stamina", icon: "pet-bolt", palette: palette),
    ]
    shelf = PetShelf(palette: palette)
    care = PetCareSlip(palette: palette)
    bar = PetBar(palette: palette, maySendAway: context.mayManageShared)
    speech = PetSpeech(palette: palette)
    place = PetLayout(bounds: Rect(x: 0, y: 0, width: 800, height: 480))
    var rename: () -> Void = {}
    title = PetTitle(palette: palette, mayRename: context.mayManageShared) { rename() }
    super.init(
      "pet", title: "", context: context, palette: palette, extras: extras, track: .pet)
    rename = { [weak self] in self?.push { PetNameScene(context: $0) } }
    header.showsTitle = false
    root.add([shelf, room])
    root.add(needs)
    root.add([care, speech, bar, header, title, hint])
    if let demo {
      header.isHidden = true
      root.add(demo.bar)
    }
    connect()
    show()
  }

  private func connect() {
    extras[0].action = { [weak self] in self?.push { PetAlbumScene(context: $0) } }
    extras[1].action = { [weak self] in self?.push { PetContestScene(context: $0) } }
    extras[2].action = { [weak self] in self?.push { PetMoreScene(context: $0) } }
    room.perform = { [weak self] in self?.perform($0) }
    bar.perform = { [weak self] in self?.perform($0) }
    care.perform = { [weak self] in self?.perform($0) }
    connectHands()
  }

  func push(_ make: (GameContext) -> any Scene) { stage?.perform(.push(make(context))) }

  override func renewed() -> (any Scene)? { demo == nil ? PetScene(context: context) : nil }

  override func didAppearFirst(on stage: Stage) {
    manager.live()
    refresh()
    traceState()
    demo?.bar.start()
    if lessons.needs(.coach) { coach.begin(with: pet) }
  }

  override func didAppear(on stage: Stage) {
    lastTouch = stage.now
    context.readNotifications(about: Pet.gameName)
    live(to: stage.now)
    show()
    let earnings = manager.readEarnings()
    guard !earnings.isEmpty else { return }
    stage.audio.play(.petCoin)
    for supply in Resource.allCases {
      if let count = earnings[supply] { shelf.jar(of: supply)?.receive(count) }
    }
  }

  /// What it called meanwhile was seen here.
  override func didDisappear() { context.readNotifications(about: Pet.gameName) }

  override func handle(_ key: KeyEvent) -> Bool {
    opensHelp(key, PetHelp.scene(palette))
  }

  /// Its own messages come from its mouth.
  override func shows(message text: String) -> Bool {
    guard text == tr("I'm hungry") else { return false }
    speech.say(text)
    show()
    return true
  }

  // Time.

  override func update(at now: Duration) {
    demo?.play(at: now)
    live(to: now)
    landIfDue(at: now)
    walk(to: now)
    room.update(at: now)
    speech.update(at: now)
    continueCeremony(at: now)
    teach(at: now)
    show()
    askAboutCalls()
  }

  private func live(to now: Duration) {
    manager.live()
    let before = pet
    refresh()
    if before.log != pet.log || before.moment != pet.moment { traceState() }
    showMoment(since: before)
    // Updated often enough, so that no absence is counted.
    let wait = min(pet.nextChange ?? .max, 30_000)
    changes = now + .milliseconds(max(1, wait))
    guard let absence = manager.readAbsence(), !absence.events.isEmpty else { return celebrate() }
    // What happened meanwhile is celebrated once the dialog is closed.
    let kinds = absence.events.map(\.kind)
    if kinds.contains(.hatched) {
      shownForm = .egg
    } else if kinds.contains(where: { if case .grewUp = $0 { true } else { false } }) {
      shownForm = .child
    }
    if absence.events.contains(where: { $0.kind == .becameHungry }) { manager.callWasRead() }
    stage?.perform(.push(PetAwayScene(absence, pet: pet, palette: palette)))
  }

  /// Reads the pet from its manager.
  func refresh() { pet = manager.pet ?? pet }

  /// Walks for the beats that have passed; time asleep is not made up for.
  private func walk(to now: Duration) {
    let beats = Int(now / PetPose.beat)
    defer { beat = beats }
    guard beats > beat, !room.pet.isBusy, pet.isUpAndAbout else { return }
    if stage?.reducesMotion ?? false {
      if beats / 40 > beat / 40 { room.turnUp() }
    } else {
      room.step()
    }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    if demo?.isTouching == true { return .immediately }
    var wish = NextFrame.at(max(now, changes))
    if let end = room.pet.momentEnds { wish = wish.sooner(.at(max(end, now))) }
    for due in [coach.ends, hintDue, revealDue, newsBannerEnds].compactMap({ $0 }) {
      wish = wish.sooner(.at(max(due, now)))
    }
    let isWalking = pet.isUpAndAbout && !room.pet.isBusy && !(stage?.reducesMotion ?? false)
    guard let beats = isWalking ? 1 : room.pet.nextChange else { return wish }
    return wish.sooner(.at(PetPose.beat * (beat + beats)))
  }

  // What is shown.

  func show() {
    room.show(pet, beat: beat)
    title.show(pet.name)
    coach.follow(pet)
    speech.teach(coach.words)
    speech.show(pet)
    // What a new pet needs, and what can be done with it, is seen once it is out of its egg.
    let isHatching = revealDue != nil && pet.form == .child
    for need in needs + [care] { need.isHidden = pet.form == .egg || isHatching }
    care.show(pet)
    bar.isHidden = isHatching
    needs[0].show(PetWords.state(of: pet), 100 - pet.hunger)
    needs[1].show(pet.boredom < 100 ? tr("Fun") : tr("Bored"), 100 - pet.boredom)
    needs[2].show(pet.stamina < 50 ? tr("Tired") : tr("Rested"), pet.stamina)
    shelf.show(pet)
    bar.show(pet)
    speech.isHidden = newsBanner != nil || revealDue != nil
    placeVoice()
    let isDark = pet.isNight || pet.isAsleep
    guard isDark != self.isDark else { return }
    self.isDark = isDark
    stage?.backdropDidChange()
  }

  func traceState() {
    stage?.trace.emit("state", TraceFields.State(game: "pet", state: pet))
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    place = PetLayout(bounds: bounds)
    header.isSplit = bounds.width < 560
    placeTitle()
    room.corner = place.corner
    room.frame = place.room
    speech.frame = bounds
    hint.frame = bounds
    for (need, frame) in zip(needs, place.needs) { need.frame = frame }
    shelf.frame = place.shelf
    care.place(in: place.care, at: place.careSide)
    bar.place(place.bar, side: place.seal)
    show()
    placeNewsBanner()
  }

  /// Between Back and the other buttons.
  private func placeTitle() {
    let left = header.isSplit ? extras[0].frame.maxX + 8 : header.back.frame.maxX + 20
    let right = extras[header.isSplit ? 1 : 0].frame.minX - 8
    title.show(pet.name)
    title.place(in: Rect(x: left, y: 0, width: max(48, right - left), height: Header.height))
  }

  private func placeVoice() {
    let room = place.room
    speech.place(
      at: room.origin + self.room.crown,
      in: Rect(
        x: room.minX + 8, y: Header.height + 4, width: room.width - 16,
        height: room.height - 4),
      beside: (pet.form == .egg ? [] : place.needs + [care.frame]) + [place.shelf],
      unit: place.seal / 96)
  }

  override func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
    let feet = room.frame.minY + room.floor
    guard !context.settings.isOn(.highContrast) else {
      return Backdrop.path(
        palette, from: room.frame.minY + room.pathEdge, into: &list, in: bounds)
    }
    let place = GardenLayout(window: bounds, feet: feet, sky: place.sky)
    Backdrop.garden(root.stage, isDark: isDark, place, into: &list, in: bounds)
  }
}
