import Languages
import Stage
import Store

/// What the shared scenes of results have to know of a game: how its results are told, ordered and
/// compared, and how one is played again.
struct ResultBoard {
  /// One of the ways to order a list.
  struct Order {
    var order: ResultOrder
    /// Its name in the trace, and over the list.
    var id, title: String
    /// A place in the list as a sentence: "Number 3 by time".
    var rank: (Int) -> String
  }
  /// One of the things a variant is made of, such as the size of the board.
  struct Part {
    var id, label: String
    var options: [(id: String, label: String)]
  }

  var game: String
  var title: String
  var world: ColorWorld
  var parts: [Part]
  /// The variant of one option of each part.
  var variant: ([Int]) -> String
  var orders: [Order]
  /// A result in a few words, with what it was played on where that is not clear.
  var summary: (_ result: NewResult, _ withVariant: Bool) -> String
  /// Plays a result again; nil where today's rules cannot.
  var replay: (GameResult, Cabinet) -> (any Scene)?
  /// The same in the language spoken now.
  var renewed: (() -> ResultBoard)?
  /// What is shown around of a result; nil where there is nothing.
  var keepsake: (NewResult) -> Keepsake? = { _ in nil }
  /// Why a result is in no list.
  var unranked: (NewResult) -> String = { _ in
    tr("It was played with help, so it is in no list.")
  }
  /// What else a player should know of what a result counts for; empty where there is nothing.
  var remark: (NewResult) -> String = { _ in "" }

  /// The options that make a variant, or one that is named by fewer of its words; the first of each
  /// part where there is none.
  func options(of variant: String) -> [Int] {
    var words = variant.split(separator: "-")
    while !words.isEmpty {
      if let options = exactOptions(of: words.joined(separator: "-")) { return options }
      words.removeLast()
    }
    return parts.map { _ in 0 }
  }

  private func exactOptions(of variant: String) -> [Int]? {
    var choice = parts.map { _ in 0 }
    while true {
      if self.variant(choice) == variant { return choice }
      guard let index = choice.indices.first(where: { choice[$0] + 1 < parts[$0].options.count })
      else { return nil }
      choice[index] += 1
      for lower in 0..<index { choice[lower] = 0 }
    }
  }
}

/// How a game ended, and whether the disk has it.
enum GameEnd {
  /// It waits for a name.
  case draft(GameResult)
  /// The disk did not take it; it can still be tried with the name, and then ends the game that is
  /// kept in the slot.
  case lost(NewResult, ending: String?, because: StoreError)

  var played: NewResult {
    switch self {
    case .draft(let result): result.played
    case .lost(let result, _, _): result
    }
  }

  /// Keeps a result as a draft and lets go of its saved game, in one transaction.
  ///
  /// `saves`: what the result changed with it, by slot; it is saved in the same transaction.
  @MainActor static func keep(
    _ new: NewResult, ending slot: String?, saving saves: [String: SavedGame] = [:],
    in cabinet: Cabinet
  ) -> GameEnd {
    // What still waits to be written there is older than this.
    for slot in [slot].compactMap({ $0 }) + saves.keys { cabinet.keeper.forget(slot) }
    do throws(StoreError) {
      return .draft(try cabinet.store.draft(new, ending: slot, saving: saves))
    } catch {
      return .lost(new, ending: slot, because: error)
    }
  }
}
