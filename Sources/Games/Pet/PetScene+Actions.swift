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
    do throws(PetActionError) { try manager.perform(action) } catch { return refuse(error) }
    refresh()
    stage?.trace.emit("move", TraceFields.Move(game: "pet", move: action))
    note(action)
    react(to: action, before)
    traceState()
    celebrate()
    show()
  }

  private func refuse(_ error: PetActionError) {
    stage?.audio.play(.bump)
    // It would cover the answer.
    removeNewsBanner()
    speech.say(PetWords.why(error, pet.name))
    show()
  }

  private func react(to action: PetAction, _ before: Pet) {
    let audio = stage?.audio
    switch action {
    case .feed where pet.hasRefused(since: before):
      audio?.play(.bump)
      room.pet.react(.stand, beats: 4)
      if !(stage?.reducesMotion ?? true) { room.pet.rock(by: 0.12) }
    case .feed:
      audio?.play(.petEat)
      room.pet.react(.eat, beats: 8)
    case .play, .toss, .tickle:
      audio?.play(.petHappy)
      room.pet.react(.happy, beats: 6)
    case .stroke: reactToStroke(before)
    case .clean:
      audio?.play(.petPat)
      room.flash(.bubbles)
    case .train:
      audio?.play(.petTrain)
      room.pet.react(.happy, beats: 4)
    case .lightsOut: audio?.play(.petSleep)
    case .lightsOn, .beginHoliday, .endHoliday: audio?.play(.toggle)
    case .treat:
      audio?.play(pet.illness == nil ? .petHappy : .petEat)
      room.flash(pet.illness == nil ? .medicine : .tea)
      if pet.illness == nil { room.pet.react(.happy, beats: 6) }
    case .build, .layEgg, .buildFeeder:
      audio?.play(.petCoin)
      room.flash(.gift)
    case .fillFeeder: audio?.play(.petPat)
    case .praise, .teach: reactToAnswer(action, before)
    }
    speakUp(action, before)
    showExchange(since: before)
  }

  /// What a meal too many, or a new thing, makes it say.
  private func speakUp(_ action: PetAction, _ before: Pet) {
    switch action {
    case .feed where pet.hasRefused(since: before):
      speech.say(tr("I don't want that!"))
    case .feed where pet.illness?.cause == .overeating && before.illness == nil:
      speech.say(tr("Ouch, my tummy! That was too much."))
    case .feed where pet.isStuffed: speech.say(tr("I'm full!"))
    case .buildFeeder: speech.say(tr("My feeder! Tap it to fill it."))
    case .treat where pet.illness != nil: speech.say(tr("Mmm, tea. Now I'll rest."))
    default: break
    }
  }

  /// It begs, or did something nice, and whoever is there may answer.
  func showMoment(since before: Pet) {
    guard let moment = pet.moment, moment != before.moment, !room.pet.isBusy else { return }
    stage?.audio.play(moment == .kind ? .petHappy : .petCall)
    room.pet.react(moment == .kind ? .happy : .call, beats: 6)
  }

  /// The right answer makes it glad or thoughtful; the wrong one cheeky or sad.
  private func reactToAnswer(_ action: PetAction, _ before: Pet) {
    let isRight = pet.manners > before.manners
    stage?.audio.play(isRight ? .petHappy : .bump)
    switch (action, isRight) {
    case (.praise, true):
      room.pet.react(.happy, beats: 6)
      speech.say(tr("Thank you! I like being nice."))
    case (.praise, false):
      room.pet.react(.happy, beats: 4)
      speech.say(tr("Hooray, I'll do that again!"))
    case (_, true):
      room.pet.react(.blink, beats: 4)
      speech.say(tr("All right, I'll remember that."))
    case (_, false):
      room.pet.react(.down, beats: 6)
      speech.say(tr("Oh. I only wanted to be nice."))
    }
  }

  /// An egg rocks, more each time, and sends a heart; a pet is glad.
  private func reactToStroke(_ before: Pet) {
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
    for supply in Resource.inJars {
      let spent = before.amount(of: supply) - pet.amount(of: supply)
      guard spent > 0, let jar = shelf.jar(of: supply).map({ shelf.frame.origin + $0.uppermost })
      else { continue }
      let isStored = (pet.meals ?? 0) > (before.meals ?? 0)
      let goal =
        supply == .materials
        ? bar.frame.origin + bar.doorPlace.frame.center
        : isStored ? room.frame.origin + room.feeder.frame.center : mouth
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
    let slip = RisingLabel(text, size: 28)
    let frame = node.windowFrame(at: stage?.now ?? .zero)
    room.show(slip, until: (stage?.now ?? .zero) + RisingLabel.stay)
    let place = Point(x: frame.midX, y: frame.minY - 30) - room.frame.origin
    slip.rise(from: place, in: room.bounds.inset(by: 4))
  }
}

extension Pet {
  /// Whether it did not want the meal that it was given since then.
  fileprivate func hasRefused(since before: Pet) -> Bool {
    news(since: before).contains { $0.kind == .refusedFood }
  }
}
