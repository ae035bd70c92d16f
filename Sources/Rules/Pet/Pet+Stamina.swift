extension Pet {
  /// 100 when rested, 0 when exhausted; training and contests cost some.
  public var stamina: Int { (PetSpan.stamina - strain) * 100 / PetSpan.stamina }

  /// Ticks in which it recovers: those awake count once, those asleep three times.
  var recovery: Int { 3 * age - 2 * awake }

  /// The ticks that it still needs to recover.
  private var strain: Int {
    min(PetSpan.stamina, max(0, (strainEnds ?? 0) - recovery))
  }

  /// Whether it has the strength for something that costs `effort`.
  func hasStrength(for effort: Int) -> Bool { strain + effort <= PetSpan.stamina }

  mutating func exert(_ effort: Int) {
    strainEnds = recovery + min(PetSpan.stamina, strain + effort)
  }
}
