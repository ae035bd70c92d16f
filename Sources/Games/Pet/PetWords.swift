import Arcade
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

  /// Its condition, in a word.
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
    case .nothingToClean: tr("Everything is clean.")
    case .lacks(let resource): lacks(resource)
    case .atBest: tr("It's already at its best.")
    case .tooYoung: tr("{name} is too young for that.", values)
    }
  }

  /// How supplies grow, and which game earns which.
  static var supplies: String {
    tr(
      "Four supplies grow by themselves up to a limit, and the other games earn more: Recycle materials, Mirror toys, Fifteen and Blackjack food and training. A larger room raises the limit."
    )
  }

  private static func lacks(_ resource: Pet.Resource) -> String {
    switch resource {
    case .food: tr("There is no food left.")
    case .materials: tr("There aren't enough materials. Play Recycle to get more.")
    case .toys: tr("There are no toys left. Play Mirror to get more.")
    case .training: tr("There is no training left. Play Fifteen to get more.")
    }
  }
}
