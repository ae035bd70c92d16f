// A pet's supplies; each grows by itself up to a cap, and is earned in the other games.
extension Resource {
  /// Those that lie on the shelf.
  public static let inJars: [Resource] = [.food, .materials, .toys, .training]

  /// Ticks in which one more grows.
  var growth: Int {
    switch self {
    case .food: 10_000
    case .materials: 8000
    case .toys: 15_000
    case .training: 12_000
    case .medicine: 40_000
    }
  }

  /// What a new pet finds.
  var first: Int {
    switch self {
    case .food: 5
    case .materials: 0
    case .medicine: 2
    case .toys, .training: 3
    }
  }
}

extension Pet {
  /// How much of one resource there is, and when it last grew.
  struct Supply: Hashable, Codable, Sendable {
    var amount: Int
    /// The tick of its age from which growth counts; nil at the cap, where nothing grows.
    var since: Int?

    /// What has grown till `age`; the same whether asked once or often.
    mutating func grow(till age: Int, every span: Int, cap: Int) {
      guard amount < cap else { return since = nil }
      let from = since ?? age
      let grown = min((age - from) / span, cap - amount)
      amount += grown
      since = amount < cap ? from + grown * span : nil
    }
  }
  /// One supply of each resource.
  struct Supplies: Hashable, Codable, Sendable {
    private var food, materials, toys, training: Supply
    // Nil in older files, where it counts as untouched.
    private var medicine: Supply?

    init(_ supply: (Resource) -> Supply) {
      food = supply(.food)
      materials = supply(.materials)
      toys = supply(.toys)
      training = supply(.training)
      medicine = supply(.medicine)
    }

    subscript(resource: Resource) -> Supply {
      get {
        switch resource {
        case .food: food
        case .materials: materials
        case .toys: toys
        case .training: training
        case .medicine: medicine ?? Supply(amount: Resource.medicine.first)
        }
      }
      set {
        switch resource {
        case .food: food = newValue
        case .materials: materials = newValue
        case .toys: toys = newValue
        case .training: training = newValue
        case .medicine: medicine = newValue
        }
      }
    }
  }
}
