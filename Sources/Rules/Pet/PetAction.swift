/// What a person does with a pet.
public enum PetAction: Hashable, Codable, Sendable {
  /// A meal of the food there is, else a plain one; brings round who has fainted.
  case feed
  /// Use up a toy where there is one.
  case play
  /// Gentle; an egg hatches at the third.
  case stroke
  /// Two fingers turning.
  case tickle
  /// Picked up and let go of in a bow; it lands on its feet.
  case toss
  /// Takes one mess away.
  case clean
  /// Costs one training.
  case train(Pet.Stat)
  case lightsOut
  /// Wakes it.
  case lightsOn
  /// A larger room: higher caps.
  case build
  /// Time stands still till it comes home.
  case beginHoliday
  case endHoliday
  /// A grown-up's own egg: a new life with the room, the supplies and the album of the old.
  case layEgg
}

/// Why an action is not possible now; the first that holds, in this order.
public enum PetActionError: Error, Hashable, Sendable {
  case onHoliday
  /// Nobody is away.
  case atHome
  case egg
  case fainted
  case asleep
  /// The lights are on already.
  case awake
  /// It is too hungry to get up.
  case hungry
  /// There is no mess.
  case nothingToClean
  /// There is not enough of that.
  case lacks(Pet.Resource)
  /// The stat, or the room, is at its best.
  case atBest
  /// Only grown-ups lay eggs.
  case tooYoung
}
