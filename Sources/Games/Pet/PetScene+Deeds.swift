import Arcade
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
    react(to: action, before)
    tellState()
    show()
  }

  private func refuse(_ error: PetActionError) {
    stage?.audio.play(.bump)
    stage?.toast(PetWords.why(error, pet.name))
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
    case .stroke:
      audio?.play(pet.form == before.form ? .petPat : .petHappy)
      if pet.form == .egg, !(stage?.reducesMotion ?? true) { room.pet.rock() }
      room.pet.react(.happy, beats: 4)
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
    showCosts(since: before)
  }

  /// Shows −1 above a supply that was used, and + above a pet that became stronger.
  private func showCosts(since before: Pet) {
    for resource in Pet.Resource.allCases {
      let spent = before.amount(of: resource) - pet.amount(of: resource)
      if spent > 0 { room.rise("−\(spent)", from: resource == .food ? room.bowl : room.pet) }
    }
    for stat in Pet.Stat.allCases where pet.stats[stat] > before.stats[stat] {
      let more = pet.stats[stat] - before.stats[stat]
      room.rise(PetWords.name(of: stat) + " +\(more)", from: room.pet)
    }
  }
}
