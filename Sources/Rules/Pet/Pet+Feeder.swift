extension Pet {
  /// The meals that a feeder holds.
  public static let feederSize = 4
  /// Materials that a feeder costs.
  public static let feederCost = 6

  /// The meals in its feeder, from which it eats when it would be hungry; nil without a feeder.
  public var meals: Int? { feeder }

  func feederError(of action: PetAction) -> PetActionError? {
    guard let feeder else {
      guard action == .buildFeeder else { return .noFeeder }
      return amount(of: .materials) < Self.feederCost ? .lacks(.materials) : nil
    }
    if action == .buildFeeder { return .atBest }
    if feeder >= Self.feederSize { return .full }
    return amount(of: .food) > 0 ? nil : .lacks(.food)
  }

  mutating func buildFeeder() {
    spend(Self.feederCost, of: .materials)
    feeder = 0
    note(.builtFeeder)
  }

  mutating func fillFeeder() {
    spend(1, of: .food)
    feeder = (feeder ?? 0) + 1
  }

  /// Eats from the feeder, if there is a meal in it.
  mutating func dine() -> Bool {
    guard let meals, meals > 0 else { return false }
    feeder = meals - 1
    gain(Self.mealWeight)
    finishMeal()
    note(.ateFromFeeder)
    return true
  }

  /// It is full again, and has nothing to call for.
  mutating func finishMeal() {
    fedAt = awake
    hasEaten = true
    isHungry = false
    hasFainted = false
    calls = hungers
  }
}
