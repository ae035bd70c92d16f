import Languages
import Rules

/// The texts about the pet.
enum PetWords {
  static func name(of form: Pet.Form) -> String {
    switch form {
    case .egg: tr("Egg")
    case .child: tr("Child")
    case .champion: tr("Champion")
    case .companion: tr("Companion")
    case .wanderer: tr("Wanderer")
    case .guardian: tr("Guardian")
    case .lucky: tr("Lucky one")
    case .tinker: tr("Tinker")
    case .ace: trc("pet", "Ace")
    case .scholar: tr("Scholar")
    case .weaver: tr("Weaver")
    case .gourmet: tr("Gourmet")
    case .dreamer: tr("Dreamer")
    case .survivor: tr("Survivor")
    }
  }

  /// How a form is reached, for the album.
  static func origin(of form: Pet.Form) -> String {
    switch form {
    case .egg: tr("How it all begins: stroke it to hatch it.")
    case .child: tr("Fresh out of the egg.")
    case .champion: tr("Grew up with lots of training.")
    case .companion: tr("Grew up with lots of company.")
    case .wanderer: tr("Grew up mostly on its own.")
    case .guardian: tr("Trained its defence, or behaves well.")
    case .lucky: tr("Trained its luck most.")
    case .tinker: tr("Grew up with lots of Recycle.")
    case .ace: tr("Grew up with Blackjack, or with cheek.")
    case .scholar: tr("Grew up with lots of Fifteen.")
    case .weaver: tr("Grew up with lots of Mirror.")
    case .gourmet: tr("Ate more than it needed.")
    case .dreamer: tr("Was put to bed whenever it was tired.")
    case .survivor: tr("Was ill, and nursed back to health.")
    }
  }

  /// How a form that was never met can be reached, for the album.
  static func hint(of form: Pet.Form) -> String {
    switch form {
    case .egg, .child: origin(of: form)
    case .champion: tr("Train your child often.")
    case .companion: tr("Stroke your child and play with it.")
    case .wanderer: tr("Comes when a child is left alone.")
    case .guardian: tr("Train its defence, or teach it manners.")
    case .lucky: tr("Train your child, mostly in luck.")
    case .tinker: tr("Play Recycle while it is small.")
    case .ace: tr("Play Blackjack while it is small, or spoil it.")
    case .scholar: tr("Play Fifteen while it is small.")
    case .weaver: tr("Play Mirror while it is small.")
    case .gourmet: tr("Feed your child more than it needs.")
    case .dreamer: tr("Turn out the lights when your child is tired.")
    case .survivor: tr("Give an ill child its medicine, more than once.")
    }
  }

  static func name(of element: Pet.Element) -> String {
    switch element {
    case .leaf: tr("Leaf")
    case .water: tr("Water")
    case .fire: tr("Fire")
    }
  }

  /// The name of a fighter; one without a name is called by its form.
  static func name(of fighter: PetContest.Fighter) -> String {
    fighter.name.isEmpty ? name(of: fighter.form) : fighter.name
  }

  static func name(of stat: Pet.Stat) -> String {
    switch stat {
    case .attack: tr("Attack")
    case .defence: tr("Defence")
    case .luck: tr("Luck")
    }
  }

  static func name(of resource: Resource) -> String {
    switch resource {
    case .food: tr("Food")
    case .materials: tr("Materials")
    case .toys: tr("Toys")
    case .training: tr("Training")
    case .medicine: tr("Medicine")
    }
  }

  static func name(of figure: Pet.Figure) -> String {
    switch figure {
    case .slim: tr("Too light")
    case .right: tr("Just right")
    case .round: tr("Too heavy")
    }
  }

  /// How old it is.
  static func lifetime(of pet: Pet) -> String {
    let hours = pet.lived / 3_600_000
    return hours < 48
      ? trn("{n} hour old", "{n} hours old", hours)
      : trn("{n} day old", "{n} days old", hours / 24)
  }

  /// How old it is, and its place in the line of eggs.
  static func age(of pet: Pet) -> String {
    let age = lifetime(of: pet)
    return pet.generation < 2
      ? age : age + " · " + tr("egg number {n}", ["n": "\(pet.generation)"])
  }

  /// Its condition, in a word.
  static func state(of pet: Pet) -> String {
    if pet.isOnHoliday { return tr("On holiday") }
    if pet.hasCollapsed { return tr("Fainted") }
    if pet.isAsleep { return tr("Asleep") }
    if pet.form == .egg { return tr("In its egg") }
    if pet.illness != nil { return tr("Ill") }
    return switch pet.condition {
    case .full: tr("Full")
    case .normal: tr("Fine")
    case .hungry: tr("Hungry")
    }
  }

  /// Why something isn't possible now.
  static func why(_ error: PetActionError, _ name: String) -> String {
    let values = ["name": name]
    return switch error {
    case .onHoliday: tr("{name} is on holiday.", values)
    case .atHome: tr("{name} is already at home.", values)
    case .egg: tr("{name} is still in the egg. Stroke it!", values)
    case .fainted: tr("{name} has fainted. Feed it first.", values)
    case .asleep: tr("{name} is asleep.", values)
    case .awake: tr("{name} is already awake.", values)
    case .hungry: tr("{name} is too hungry. Feed it first.", values)
    case .ill: tr("{name} is ill and has to rest.", values)
    case .well: tr("{name} is well.", values)
    case .treated: tr("{name} has had its tea. Now it has to rest.", values)
    case .tired: tr("{name} is too tired. Let it rest.", values)
    case .noFeeder: tr("There is no feeder.")
    case .full: tr("The feeder is full.")
    case .noMoment: tr("There is nothing to praise or teach now.")
    case .nothingToClean: tr("Everything is clean.")
    case .lacks(let resource): lacks(resource)
    case .atBest: tr("It's already at its best.")
    case .tooYoung: tr("{name} is too young for that.", values)
    }
  }

  /// How supplies grow, and which game earns which.
  static var supplies: String {
    tr(
      "Supplies grow by themselves up to a limit, and the other games earn more: Recycle materials and medicine, Mirror toys, Fifteen and Blackjack food and training. A larger room raises the limit."
    )
  }

  private static func lacks(_ resource: Resource) -> String {
    switch resource {
    case .food: tr("There is no food left.")
    case .materials: tr("There aren't enough materials. Play Recycle to get more.")
    case .toys: tr("There are no toys left. Play Mirror to get more.")
    case .training: tr("There is no training left. Play Fifteen to get more.")
    case .medicine: tr("There is no medicine left. Play Recycle to get more.")
    }
  }
}
