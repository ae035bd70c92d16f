import Arcade
import Geometry
import Languages
import Rules
import Stage

// Actions on the pet, and its reactions.
extension PetScene {
  /// Performs an action, or says why it isn't possible now.
  func perform(_ action: PetAction) {
    let before = pet
    do throws(PetActionError) { try house.perform(action) } catch { return refuse(error) }
    refresh()
    stage?.trace.emit("move", TraceFields.Move(game: "pet", move: action))
    note(action)
    react(to: action, before)
    tellState()
    celebrate()
    show()
  }

  private func refuse(_ error: PetActionError) {
    stage?.audio.play(.bump)
    voice.say(PetWords.why(error, pet.name))
    show()
  }

  /// Its own messages come from its mouth.
  func shows(message text: String) -> Bool {
    guard text == tr("I'm hungry") else { return false }
    voice.say(text)
    show()
    return true
  }

  private func react(to action: PetAction, _ before: Pet) {
    let audio = stage?.audio
    switch action {
    case .feed:
      audio?.play(.petEat)
      room.pet.react(.eat, beats: 8)
    case .play, .toss, .tickle:
      audio?.play(.petHappy)
      room.pet.react(.happy, beats: 6)
    case .stroke: beStroked(before)
    case .clean:
      audio?.play(.petPat)
      room.flash(.bubbles)
    case .train:
      audio?.play(.petTrain)
      room.pet.react(.happy, beats: 4)
    case .lightsOut: audio?.play(.petSleep)
    case .lightsOn, .beginHoliday, .endHoliday: audio?.play(.toggle)
    case .build, .layEgg:
      audio?.play(.petCoin)
      room.flash(.gift)
    }
    showExchange(since: before)
  }

  /// An egg rocks, more each time, and sends a heart; a pet is glad.
  private func beStroked(_ before: Pet) {
    stage?.audio.play(.petPat)
    guard pet.form == before.form else { return }
    room.pet.react(.happy, beats: 4)
    guard pet.form == .egg, !(stage?.reducesMotion ?? true) else { return }
    room.pet.rock(by: pet.cracks == 1 ? 0.122 : 0.175)
    let crown = room.frame.origin + room.crown
    let side = room.pet.side
    fly(
      "paper-heart", side: side * 0.16, from: crown, to: crown - Point(x: 0, y: side * 0.35),
      last: 1.2, after: .zero)
  }

  /// A thing leaves its jar for whoever needs it, and a heart or a number comes in return.
  private func showExchange(since before: Pet) {
    guard let stage else { return }
    for stat in Pet.Stat.allCases where pet.stats[stat] > before.stats[stat] {
      let more = pet.stats[stat] - before.stats[stat]
      rise("+\(more)", above: bar.seal(of: stat))
    }
    guard !stage.reducesMotion else { return }
    let mouth = room.frame.origin + room.mouth
    for supply in Pet.Resource.allCases {
      let spent = before.amount(of: supply) - pet.amount(of: supply)
      guard spent > 0 else { continue }
      let jar = shelf.frame.origin + shelf.jar(of: supply).uppermost
      let goal = supply == .materials ? bar.frame.origin + bar.doorPlace.frame.center : mouth
      for number in 0..<min(spent, 3) {
        fly(
          PetJar.thing(supply), side: max(26, room.pet.side * 0.14), from: jar, to: goal,
          last: 0.6, after: .milliseconds(90 * number))
      }
    }
    if pet.hunger < before.hunger { sendHeart(to: 0) }
    if pet.boredom < before.boredom { sendHeart(to: 1) }
  }

  /// Shows a gain above a thing of the bar.
  private func rise(_ text: String, above node: Node) {
    let slip = RisingSlip(text, size: 28)
    let frame = node.windowFrame(at: stage?.now ?? .zero)
    room.show(slip, until: (stage?.now ?? .zero) + RisingSlip.stay)
    let place = Point(x: frame.midX, y: frame.minY - 30) - room.frame.origin
    slip.rise(from: place, in: room.bounds.inset(by: 4))
  }
}
