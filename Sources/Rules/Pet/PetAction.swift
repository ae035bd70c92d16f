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
  /// Costs one training, and some stamina.
  case train(Pet.Stat)
  /// Medicine, which cures it at once, else tea, which takes longer.
  case treat
  /// An answer to what it does just now: right if it was nice.
  case praise
  /// The other answer: right if it was not nice.
  case teach
  case lightsOut
  /// Wakes it.
  case lightsOn
  /// A larger room: higher caps.
  case build
  /// A feeder, which holds some meals.
  case buildFeeder
  /// One food into the feeder.
  case fillFeeder
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
  /// It is ill and rests.
  case ill
  /// It is not ill.
  case well
  /// It had tea, and there is no medicine.
  case treated
  /// It is too hungry to get up.
  case hungry
  /// It has to rest before it can do that.
  case tired
  /// There is no feeder.
  case noFeeder
  /// The feeder is full.
  case full
  /// It does nothing just now that could be praised or taught.
  case noMoment
  /// There is no mess.
  case nothingToClean
  /// There is not enough of that.
  case lacks(Resource)
  /// The stat, or the room, is at its best.
  case atBest
  /// Only grown-ups lay eggs.
  case tooYoung
}
