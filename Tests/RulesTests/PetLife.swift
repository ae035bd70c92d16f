import Rules

/// Pets for tests, and random lives for them.
enum PetLife {
  static let noon = 12 * 3_600_000
  static let hour = 3_600_000

  /// A pet of this age; the time as an egg is skipped.
  static func pet(
    _ pace: Pet.Pace = .demo, after milliseconds: Int = 0, timeOfDay: Int = noon
  ) -> Pet {
    var pet = Pet(name: "Chispa", pace: pace, timeOfDay: timeOfDay)
    pet.advance(by: milliseconds)
    return pet
  }

  static let actions: [PetAction] =
    [
      .feed, .play, .stroke, .tickle, .toss, .clean, .lightsOut, .lightsOn, .build, .beginHoliday,
      .endHoliday, .layEgg, .treat, .buildFeeder, .fillFeeder, .praise, .teach,
    ] + Pet.Stat.allCases.map { .train($0) }

  /// Does a random action of those allowed; holidays are rare.
  static func act(_ pet: Pet, _ chance: inout SeededGenerator) -> Pet {
    let possible = actions.filter { action in
      pet.allows(action) && (action != .beginHoliday || chance.below(8) == 0)
    }
    guard !possible.isEmpty else { return pet }
    return (try? pet.applying(possible[chance.below(possible.count)])) ?? pet
  }
}

extension Pet {
  /// What happened, without the times.
  var story: [PetEvent.Kind] { log.map(\.kind) }

  /// The pet after actions that the rules must allow.
  func doing(_ actions: PetAction...) throws -> Pet {
    var pet = self
    for action in actions { pet = try pet.applying(action) }
    return pet
  }

  /// The pet some time later.
  func later(_ milliseconds: Int) -> Pet {
    var pet = self
    pet.advance(by: milliseconds)
    return pet
  }
}
