import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// The pet in its garden: shows its life and turns gestures and buttons into actions.
final class PetScene: Scene {
  let name = "pet"
  let root = Node("")
  let track: MusicTrack? = .pet
  let context: GameContext
  let palette: Palette
  let house: PetManager
  /// The pet as last shown.
  public private(set) var pet: Pet
  private let header: Header
  private let panel: PetPanel
  let room = PetRoom()
  private let deeds: [PetDeed]
  private let coach: PetCoach
  private var bounds = Rect.zero
  /// When the pet next changes by itself.
  private var changes = Duration.zero
  private var beat = 0
  /// Whether the garden is drawn by night.
  private var isDark = false
  /// The current gesture on the pet.
  var hold = PetHold()
  private var hasAppeared = false

  init(context: GameContext) {
    self.context = context
    house = context.pets
    house.enter(name: tr("Valkyrie"))
    pet = house.pet ?? Pet(name: tr("Valkyrie"), pace: .home, timeOfDay: context.timeOfDay())
    let palette = context.dressed(.pet)
    self.palette = palette
    func extra(_ id: String, _ label: String, _ icon: String) -> Button {
      Button("pet." + id, label: label, icon: "icon-" + icon, showsText: false, palette: palette)
    }
    let extras: [(button: Button, scene: (GameContext) -> any Scene)] = [
      (extra("album", tr("Album"), "album"), { PetAlbumScene(context: $0) }),
      (extra("contest", tr("Contest"), "contest"), { PetContestScene(context: $0) }),
      (extra("players", tr("Players"), "two-players"), { PlayersScene(context: $0) }),
      (extra("options", tr("Options"), "options"), { OptionsScene(context: $0, palette: .pet) }),
      (extra("help", tr("Help"), "help"), { PetHelp.scene($0) }),
    ]
    header = Header("pet", title: tr("Pet"), palette: palette, extras: extras.map(\.button))
    panel = PetPanel(palette: palette, mayRename: context.mayNameShared)
    coach = PetCoach(palette: palette)
    deeds = PetDeed.all(palette: palette)
    root.add([panel, room, header])
    root.add(deeds)
    root.add(coach)
    for (button, scene) in extras { button.action = { [weak self] in self?.push(scene) } }
    header.onBack = { [weak self] in self?.goBack() }
    panel.onRename = { [weak self] in self?.push { PetNameScene(context: $0) } }
    room.perform = { [weak self] in self?.perform($0) }
    for deed in deeds {
      deed.action = { [weak self, weak deed] in if let deed { self?.perform(deed.deed) } }
    }
    coach.onEnd = { [weak self] in try? self?.context.store.setFlag(PetCoach.flag) }
    connectHands()
    show()
  }

  private func push(_ make: (GameContext) -> any Scene) { stage?.perform(.push(make(context))) }

  func renewed() -> (any Scene)? { PetScene(context: context) }

  func didAppear(on stage: Stage) {
    let isNew = !hasAppeared
    hasAppeared = true
    live(to: stage.now)
    show()
    guard isNew else { return }
    tellState()
    if (try? context.store.flag(PetCoach.flag)) != true {
      coach.begin()
      layout(in: bounds)
    }
  }

  func goBack() { stage?.perform(.pop) }

  func handle(_ key: KeyEvent) -> Bool {
    guard key.key == .function(1) else { return false }
    push { PetHelp.scene($0) }
    return true
  }

  // Time.

  func update(at now: Duration) {
    live(to: now)
    landIfDue(at: now)
    walk(to: now)
    room.update(at: now)
    show()
  }

  private func live(to now: Duration) {
    house.live()
    let before = pet
    refresh()
    if before.log != pet.log { tellState() }
    // Updated often enough, so that no absence is counted.
    let wait = min(pet.nextChange ?? .max, 30_000)
    changes = now + .milliseconds(max(1, wait))
    guard let absence = house.readAbsence(), !absence.events.isEmpty else { return }
    if absence.events.contains(where: { $0.kind == .becameHungry }) { house.callWasRead() }
    stage?.perform(.push(PetAwayScene(absence, pet: pet, palette: palette)))
  }

  /// Reads the pet from its manager.
  func refresh() { pet = house.pet ?? pet }

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

  func nextFrame(after now: Duration) -> NextFrame {
    var wish = NextFrame.at(max(now, changes))
    if let end = room.pet.momentEnds { wish = wish.sooner(.at(max(end, now))) }
    let isWalking = pet.isUpAndAbout && !room.pet.isBusy && !(stage?.reducesMotion ?? false)
    guard let beats = isWalking ? 1 : room.pet.nextChange else { return wish }
    return wish.sooner(.at(PetPose.beat * (beat + beats)))
  }

  // What is shown.

  func show() {
    room.show(pet, beat: beat)
    panel.show(pet)
    coach.show(pet)
    for deed in deeds { deed.show(pet) }
    let isDark = pet.isNight || pet.isAsleep
    guard isDark != self.isDark else { return }
    self.isDark = isDark
    stage?.backdropDidChange()
  }

  func tellState() {
    stage?.trace.emit("state", TraceFields.State(game: "pet", state: pet))
  }

  func layout(in bounds: Rect) {
    self.bounds = bounds
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let place = PetLayout(bounds: bounds, deeds: deeds.count)
    panel.frame = place.panel
    room.frame = place.room
    for (deed, frame) in zip(deeds, place.deeds) { deed.frame = frame }
    coach.place(in: place.room)
    show()
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
    guard !context.settings.isOn(.highContrast) else { return }
    let place = GardenLayout(
      window: bounds, feet: room.frame.minY + room.floor, sky: room.frame)
    Backdrop.garden(root.stage, isDark: isDark, place, into: &list, in: bounds)
  }
}
