import Languages
import Rules

/// The texts of the log's entries.
enum PetLogWords {
  static func line(_ event: PetEvent.Kind, _ name: String) -> String {
    let values = ["name": name]
    switch event {
    case .laid: return tr("An egg lay in the garden.")
    case .hatched: return tr("{name} hatched!", values)
    case .grewUp(let form):
      return tr(
        "{name} grew up: {form}.", ["name": name, "form": PetWords.name(of: form)])
    case .becameHungry: return tr("{name} was hungry and called.", values)
    case .fainted: return tr("{name} fainted with hunger.", values)
    case .recovered: return tr("{name} recovered.", values)
    case .ate(let plain):
      return plain ? tr("{name} had a plain meal.", values) : tr("{name} had a good meal.", values)
    case .ateFromFeeder: return tr("{name} ate from the feeder.", values)
    case .refusedFood: return tr("{name} didn't want to eat.", values)
    case .fellIll(.dirt): return tr("{name} fell ill from the dirt.", values)
    case .fellIll(.overeating): return tr("{name} ate too much and fell ill.", values)
    case .treated(let plain):
      return plain ? tr("{name} had some tea.", values) : tr("{name} took its medicine.", values)
    case .gotWell: return tr("{name} is well again.", values)
    case .madeMess: return tr("{name} made a mess.", values)
    case .cleaned: return tr("Someone cleaned up.")
    case .becameBored: return tr("{name} was bored.", values)
    case .played: return tr("{name} played.", values)
    case .trained(let stat):
      return tr("{name} trained: {what}.", ["name": name, "what": PetWords.name(of: stat)])
    default: return quietLine(event, name)
    }
  }

  private static func quietLine(_ event: PetEvent.Kind, _ name: String) -> String {
    let values = ["name": name]
    switch event {
    case .becameTired: return tr("{name} was tired.", values)
    case .fellAsleep(let lit):
      return lit
        ? tr("{name} fell asleep with the lights on.", values) : tr("{name} fell asleep.", values)
    case .wokeUp(let disturbed):
      return disturbed ? tr("{name} was woken up.", values) : tr("{name} woke up.", values)
    case .praised: return tr("{name} was praised.", values)
    case .taught: return tr("{name} was taught something.", values)
    case .built: return tr("The room got bigger.")
    case .builtFeeder: return tr("A feeder was put up.")
    case .earned(let resource, let count):
      return tr("{what}: +{n}", ["what": PetWords.name(of: resource), "n": "\(count)"])
    case .contest(let opponent, let won):
      let both = ["name": name, "other": opponent]
      guard let won else { return tr("{name} and {other} drew.", both) }
      return won ? tr("{name} won against {other}.", both) : tr("{name} lost to {other}.", both)
    case .wentOnHoliday: return tr("{name} went on holiday.", values)
    case .cameHome: return tr("{name} came home.", values)
    case .clockSetBack: return tr("The clock was set back; nothing was lost.")
    default: return ""
    }
  }

  /// How long ago something happened.
  static func ago(_ milliseconds: Int) -> String {
    let minutes = milliseconds / 60_000
    if minutes < 1 { return tr("just now") }
    if minutes < 60 { return trn("{n} minute ago", "{n} minutes ago", minutes) }
    let hours = minutes / 60
    if hours < 48 { return trn("{n} hour ago", "{n} hours ago", hours) }
    return trn("{n} day ago", "{n} days ago", hours / 24)
  }
}
