extension Pet {
  /// How its childhood was, as far as that decides what it becomes.
  struct Habits: Hashable, Codable, Sendable {
    /// Games that ended while it was small, by their names.
    var games: [String: Int] = [:]
    /// Trainings, by the skill's name.
    var trained: [String: Int] = [:]
    /// Meals that it did not need.
    var surplus = 0
    /// How often someone put it to bed.
    var beds = 0
    /// How often it was given medicine or tea.
    var treated = 0

    /// Whether a real childhood can have been like this.
    var isPlausible: Bool {
      let counts = [surplus, beds, treated] + Array(games.values) + Array(trained.values)
      return games.count <= 16 && trained.count <= Stat.allCases.count
        && counts.allSatisfy((0...(1 << 40)).contains)
    }
  }

  /// Nothing is known of pets from older files.
  var habits: Habits {
    get { childhood ?? Habits() }
    set { if !form.isAdult { childhood = newValue } }
  }

  /// What it becomes when it grows up now.
  ///
  /// Whoever was neglected becomes a wanderer, or a survivor where it was nursed through its
  /// illnesses. Otherwise the strongest influence decides, and of equal ones the first.
  var destiny: Form {
    if slips >= 4 { return habits.treated >= 2 ? .survivor : .wanderer }
    var best: Influence = (skilled, 3 * effort)
    for influence in influences where influence.weight > best.weight { best = influence }
    return best.form
  }

  private typealias Influence = (form: Form, weight: Int)

  private var influences: [Influence] {
    let habits = habits
    func from(_ least: Int, _ count: Int, each weight: Int) -> Int {
      count >= least ? count * weight : 0
    }
    return [(.companion, affection)]
      + Form.ofGames.map { ($0.form, from(3, habits.games[$0.game, default: 0], each: 4)) }
      + [
        (.gourmet, from(6, habits.surplus, each: 5)), (.dreamer, from(2, habits.beds, each: 12)),
        (.survivor, from(2, habits.treated, each: 12)),
        // Good manners make a guardian, cheek an ace.
        (.guardian, manners >= 80 ? 24 : 0), (.ace, manners <= 8 ? 24 : 0),
      ]
  }

  /// The form of whoever trained most; attack, where no other skill has more than half.
  private var skilled: Form {
    let trained = habits.trained
    let whole = trained.values.reduce(0, +)
    func isMost(_ stat: Stat) -> Bool { 2 * trained[stat.rawValue, default: 0] > whole }
    return isMost(.defence) ? .guardian : isMost(.luck) ? .lucky : .champion
  }
}
