/// A line of a pet's log.
public struct PetEvent: Hashable, Codable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Codable, Sendable {
    /// An egg is there.
    case laid
    case hatched
    case grewUp(Pet.Form)
    /// The moment it calls.
    case becameHungry
    /// Nobody came for long.
    case fainted
    /// Up again by itself, though still hungry.
    case recovered
    /// Was given a meal; a plain one where there was no food.
    case ate(plain: Bool)
    /// Did not want the meal that it was given.
    case refusedFood
    /// Was praised for what it did; `right` where it deserved that.
    case praised(right: Bool)
    /// Was taught better; `right` where it had to be.
    case taught(right: Bool)
    /// Ate a meal from the feeder before it was hungry.
    case ateFromFeeder
    case fellIll(Pet.Cause)
    /// Was given medicine; tea where there was none.
    case treated(plain: Bool)
    case gotWell
    case madeMess
    case cleaned
    case becameBored
    /// Was played with; without a toy where there was none.
    case played(toy: Bool)
    /// This value went up.
    case trained(Pet.Stat)
    /// Evening has come.
    case becameTired
    /// Sleeps; `lit` where nobody put out the lights.
    case fellAsleep(lit: Bool)
    /// Woke; `disturbed` where someone switched the lights on.
    case wokeUp(disturbed: Bool)
    /// The room has this size now.
    case built(room: Int)
    /// There is a feeder now.
    case builtFeeder
    /// So much of a supply was added.
    case earned(Resource, Int)
    /// `won` is nil for a draw.
    case contest(opponent: String, won: Bool?)
    case wentOnHoliday
    case cameHome
    /// Someone set the clock back; nothing came of it.
    case clockSetBack
  }

  /// The tick of its age at which it happened; `Pet.millisecondsAgo` tells how long ago that is.
  public let age: Int
  /// What happened.
  public let kind: Kind
}
