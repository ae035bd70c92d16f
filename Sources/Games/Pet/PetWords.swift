import Arcade
import Languages
import Rules

/// What the pet's screens say about it.
enum PetWords {
  static func name(of form: Pet.Form) -> String {
    switch form {
    case .egg: tr("Egg")
    case .child: tr("Child")
    case .champion: tr("Champion")
    case .companion: tr("Companion")
    case .wanderer: tr("Wanderer")
    }
  }

  /// How a form comes to be, for the album.
  static func origin(of form: Pet.Form) -> String {
    switch form {
    case .egg: tr("How it begins: stroke it and it hatches.")
    case .child: tr("Fresh out of the egg.")
    case .champion: tr("Grown up with much training.")
    case .companion: tr("Grown up with much company.")
    case .wanderer: tr("Grown up mostly on its own.")
    }
  }

  static func name(of stat: Pet.Stat) -> String {
    switch stat {
    case .attack: tr("Attack")
    case .defence: tr("Defence")
    case .luck: tr("Luck")
    }
  }

  static func name(of resource: Pet.Resource) -> String {
    switch resource {
    case .food: tr("Food")
    case .materials: tr("Materials")
    case .toys: tr("Toys")
    case .training: tr("Training")
    }
  }

  /// How it is, in a word.
  static func state(of pet: Pet) -> String {
    if pet.isOnHoliday { return tr("On holiday") }
    if pet.hasCollapsed { return tr("Fainted") }
    if pet.isAsleep { return tr("Asleep") }
    if pet.form == .egg { return tr("In its egg") }
    return switch pet.condition {
    case .full: tr("Full")
    case .normal: tr("Fine")
    case .hungry: tr("Hungry")
    }
  }

  /// Why something is not possible now.
  static func why(_ refusal: PetRefusal, _ name: String) -> String {
    let values = ["name": name]
    return switch refusal {
    case .onHoliday: tr("{name} is on holiday.", values)
    case .atHome: tr("{name} is at home already.", values)
    case .egg: tr("{name} is still in the egg. Stroke it!", values)
    case .fainted: tr("{name} has fainted. Food helps.", values)
    case .asleep: tr("{name} is asleep.", values)
    case .awake: tr("{name} is awake already.", values)
    case .hungry: tr("{name} is too hungry. Feed it first.", values)
    case .nothingToClean: tr("All is clean.")
    case .lacks(let resource): lacks(resource)
    case .atBest: tr("It cannot get any better.")
    case .tooYoung: tr("{name} is too young for that.", values)
    }
  }

  private static func lacks(_ resource: Pet.Resource) -> String {
    switch resource {
    case .food: tr("There is no food left.")
    case .materials: tr("There are not enough materials. Recycling brings some.")
    case .toys: tr("There are no toys left.")
    case .training: tr("No training is left. Fifteen brings some.")
    }
  }
}
