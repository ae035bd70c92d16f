import Rules
import Stage

/// What the rules never allow in a state, whatever was done; nil if the state is legal.
@MainActor func fault(in fields: any Encodable) -> String? {
  switch fields {
  case let told as TraceFields.State<Fifteen>: fault(in: told.state)
  case let told as TraceFields.State<Mirror>: fault(in: told.state)
  case let told as TraceFields.State<Recycle>: fault(in: told.state)
  case let told as TraceFields.State<Blackjack>: fault(in: told.state)
  case let told as TraceFields.State<Pet>: told.state.isPlausible ? nil : "an implausible pet"
  default: nil
  }
}

/// Each tile is there once.
private func fault(in game: Fifteen) -> String? {
  game.cells.sorted() == Array(0..<game.cells.count) ? nil : "the tiles are \(game.cells)"
}

/// Each piece is in one place.
private func fault(in game: Mirror) -> String? {
  let everywhere = game.cells.filter { $0 > 0 } + game.tray + game.held.map(\.piece)
  return everywhere.sorted() == Array(1...game.setup.count) ? nil : "the pieces are \(everywhere)"
}

/// No two pieces are one, and a finger holds one piece; keys may hold several.
private func fault(in game: Recycle) -> String? {
  let pieces = game.sides.flatMap { side in side.pieces.map(\.number) }
  guard Set(pieces).count == pieces.count else { return "the pieces are \(pieces)" }
  for side in game.sides {
    let hands = side.pieces.compactMap(\.heldBy).filter { $0 >= -1 }
    guard Set(hands).count == hands.count else { return "the hands are \(hands)" }
    guard side.pieces.allSatisfy({ Recycle.Pose.sizes.contains($0.pose.size) }) else {
      return "a size of \(side.pieces.map(\.pose.size))"
    }
  }
  return game.scores.allSatisfy { $0 >= 0 } ? nil : "scores of \(game.scores)"
}

/// No card is lost or added.
private func fault(in game: Blackjack) -> String? {
  guard !game.isDealtFromOutside else { return nil }
  let dealt = game.hands.reduce(game.dealer.count) { $0 + $1.cards.count }
  let all = game.cardsLeft.total + dealt + game.setup.gone.total
  guard all == CardCounts(decks: game.setup.rules.decks).total else { return "\(all) cards" }
  return game.hands.count <= game.setup.rules.hands ? nil : "\(game.hands.count) hands"
}
