import Geometry
import Languages
import Rules
import Stage

/// What can be done with the pet now, as seals; what is impossible isn't there.
///
/// Training opens three more seals. The suitcase lies at the left, and at the right there is the
/// door to a larger room once that can be paid.
final class PetBar: Node {
  var perform: (PetAction) -> Void = { _ in }
  private let feed, play, treat, clean, lights, train: PetIconButton
  private let stats: [PetIconButton]
  private let suitcase, door, feeder: PetIconButton
  private let maySendAway: Bool
  private var side = 96.0
  /// What was possible when it was arranged last.
  private var choice: PetChoice?
  /// Whether the three kinds of training are shown.
  private(set) var isTraining = false

  /// `maySendAway`: whether it may be sent on holiday; everyone may call it home.
  init(palette: Palette, maySendAway: Bool) {
    self.maySendAway = maySendAway
    func seal(_ id: String, _ art: String, _ label: String) -> PetIconButton {
      PetIconButton("pet." + id, art: "pet-" + art, label: label, palette: palette)
    }
    feed = seal("feed", "seal-feed", tr("Feed"))
    play = seal("play", "seal-play", trc("pet", "Play"))
    treat = seal("treat", "seal-medicine", tr("Medicine"))
    clean = seal("clean", "seal-wash", tr("Clean"))
    lights = seal("lights", "seal-light", tr("Lights"))
    train = seal("train", "seal-train", tr("Train"))
    stats = Pet.Stat.allCases.map {
      seal("train." + $0.rawValue, "seal-" + $0.rawValue, PetWords.name(of: $0))
    }
    suitcase = seal("holiday", "suitcase", tr("Holiday"))
    door = seal("build", "door", tr("Room"))
    feeder = seal("feeder", "feeder", tr("Feeder") + " · \(Pet.feederCost)")
    super.init("pet.bar")
    feeder.rename(feeder.label, short: "\(Pet.feederCost)")
    add([suitcase, feed, play, treat, clean, lights, train])
    add(stats)
    add([door, feeder])
    let deeds = [
      (feed, PetAction.feed), (play, .play), (treat, .treat), (clean, .clean), (door, .build),
      (feeder, .buildFeeder),
    ]
    for (seal, action) in deeds {
      seal.action = { [weak self] in self?.perform(action) }
    }
    for (seal, stat) in zip(stats, Pet.Stat.allCases) {
      seal.action = { [weak self] in self?.perform(.train(stat)) }
    }
    lights.action = { [weak self] in
      guard let self else { return }
      perform(choice?.isAsleep ?? false ? .lightsOn : .lightsOut)
    }
    suitcase.action = { [weak self] in
      guard let self else { return }
      perform(choice?.isOnHoliday ?? false ? .endHoliday : .beginHoliday)
    }
    train.action = { [weak self] in self?.toggleTraining() }
  }

  private func toggleTraining() {
    isTraining.toggle()
    train.rename(isTraining ? tr("Done") : tr("Train"))
    arrange(isAnimated: true)
  }

  /// The seal for a kind of training, where its gain is shown.
  func seal(of stat: Pet.Stat) -> Node {
    isTraining ? stats[Pet.Stat.allCases.firstIndex(of: stat) ?? 0] : train
  }

  /// Where a larger room is bought.
  var doorPlace: Node { door }

  func show(_ pet: Pet) {
    let choice = PetChoice(pet)
    guard choice != self.choice else { return }
    self.choice = choice
    if isTraining, !choice.mayTrain { toggleTraining() }
    for (seal, stat) in zip(stats, Pet.Stat.allCases) {
      seal.rename(PetWords.name(of: stat) + " \(pet.stats[stat])", short: "\(pet.stats[stat])")
    }
    let medicine = pet.amount(of: .medicine)
    treat.rename(
      medicine > 0 ? tr("Medicine") + " · \(medicine)" : tr("Tea"),
      short: medicine > 0 ? "\(medicine)" : nil)
    suitcase.rename(pet.isOnHoliday ? tr("Come home") : tr("Holiday"))
    if let cost = pet.roomCost { door.rename(tr("Room") + " · \(cost)", short: "\(cost)") }
    arrange(isAnimated: true)
  }

  private func isShown(_ seal: PetIconButton, _ choice: PetChoice) -> Bool {
    if seal === suitcase { return maySendAway || choice.isOnHoliday }
    if seal === feeder { return choice.mayBuildFeeder }
    if seal === door { return choice.mayBuild && !choice.mayBuildFeeder }
    if seal === train { return choice.mayTrain }
    if isTraining || stats.contains(where: { $0 === seal }) {
      return isTraining && stats.contains { $0 === seal }
    }
    if seal === feed { return choice.mayFeed }
    if seal === play { return choice.mayPlay }
    if seal === treat { return choice.mayTreat }
    return seal === clean ? choice.mayClean : choice.maySwitch
  }

  /// Places it in the strip; `side` is the side of a seal.
  func place(_ frame: Rect, side: Double) {
    self.side = side
    self.frame = frame
    arrange(isAnimated: false)
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    arrange(isAnimated: false)
  }

  private func arrange(isAnimated: Bool) {
    guard let choice, size.width > 0 else { return }
    let all = children.compactMap { $0 as? PetIconButton }
    let old = all.filter { !$0.isHidden }
    for seal in all { seal.isHidden = !isShown(seal, choice) }
    let beside = [suitcase, door, feeder]
    let row = all.filter { seal in !beside.contains { $0 === seal } }
    placeSeals(row)
    let sizes = row.filter { !$0.isHidden }.compactMap(\.fittingCaptionSize)
    for seal in all { seal.captionSize = sizes.min() ?? 20 }
    guard isAnimated, stage != nil else { return }
    for seal in all where !seal.isHidden && !old.contains(where: { $0 === seal }) {
      seal.animate(from: Pose(scale: 0.5, opacity: 0), length: Theme.slow, easing: .bounce)
    }
    setNeedsDisplay()
  }

  /// How many seals there is room for; each has its own place, so that none moves under a finger.
  private static let slots = 5

  private func index(of seal: PetIconButton) -> Int {
    if let kind = stats.firstIndex(where: { $0 === seal }) { return kind + 1 }
    // It plays again once it is well.
    if seal === treat { return 1 }
    return [feed, play, clean, lights, train].firstIndex { $0 === seal } ?? 0
  }

  private func placeSeals(_ row: [PetIconButton]) {
    let thing = Size(width: side * 0.85, height: side * 0.85 * 112 / 128)
    let edge = max(8, side * 0.2)
    let inner = size.width - 2 * (thing.width + 2 * edge)
    let count = Double(Self.slots)
    let gap = max(6, min(side * 0.4, (inner - count * side) / (count - 1)))
    let whole = count * (side + gap) - gap
    for seal in row {
      seal.place(
        at: Point(
          x: (size.width - whole) / 2 + Double(index(of: seal)) * (side + gap), y: 0),
        drawing: Size(side), slot: side + gap - 4)
    }
    // Their names may reach to the seals, and to the edge.
    let slot = min(
      thing.width + 2 * edge - 8, max(thing.width, (size.width - whole) / 2 - edge))
    suitcase.place(
      at: Point(x: edge, y: side - thing.height), drawing: thing, slot: slot)
    let tall = Size(width: side * 0.7, height: side * 0.9)
    for bought in [door, feeder] {
      bought.place(
        at: Point(x: size.width - edge - (thing.width + tall.width) / 2, y: side - tall.height),
        drawing: tall, slot: slot)
    }
  }
}

/// What is possible with a pet now, as far as the bar shows it.
private nonisolated struct PetChoice: Hashable {
  let mayFeed, mayPlay, mayTreat, mayClean, maySwitch, mayTrain, mayBuild, mayBuildFeeder: Bool
  let isAsleep, isOnHoliday: Bool
  let stats: Pet.Stats
  let roomCost: Int?
  let medicine: Int

  init(_ pet: Pet) {
    mayFeed = pet.allows(.feed)
    mayPlay = pet.allows(.play)
    mayTreat = pet.allows(.treat)
    mayClean = pet.allows(.clean)
    maySwitch = pet.allows(.lightsOut) || pet.allows(.lightsOn)
    mayTrain = Pet.Stat.allCases.contains { pet.allows(.train($0)) }
    mayBuild = pet.form != .egg && pet.allows(.build)
    mayBuildFeeder = pet.allows(.buildFeeder)
    (isAsleep, isOnHoliday) = (pet.isAsleep, pet.isOnHoliday)
    (stats, roomCost) = (pet.stats, pet.roomCost)
    medicine = pet.amount(of: .medicine)
  }
}
