import Rules

/// Plays at random: pushes from any cell, sensible or not, with undo and redo in between.
func randomSession(
  _ setup: Fifteen.Setup, seed: UInt64, steps: Int
) -> (session: Session<Fifteen>, refused: Int) {
  var generator = SeededGenerator(seed: seed ^ 0xABCD)
  var session = Session<Fifteen>(setup, seed: seed)
  var refused = 0
  var now = 0
  for _ in 0..<steps {
    now += generator.below(700)
    switch generator.below(8) {
    case 0: session.undo(at: now)
    case 1: session.redo(at: now)
    default:
      let move = Fifteen.Move(
        column: generator.below(setup.columns + 1), row: generator.below(setup.rows + 1))
      do { try session.play(move, at: now) } catch { refused += 1 }
    }
  }
  return (session, refused)
}

extension Fifteen {
  /// The push that moves just this tile; the tile must lie beside the gap.
  func move(of tile: Int) -> Move {
    let place = position(of: tile) ?? (column: -1, row: -1)
    return Move(column: place.column, row: place.row)
  }
}

/// Boards of all shapes, a different one for each seed.
func someSetup(_ seed: UInt64) -> Fifteen.Setup {
  var generator = SeededGenerator(seed: seed &* 31)
  return Fifteen.Setup(
    columns: 2 + generator.below(6), rows: 2 + generator.below(6),
    scramble: .moves(1 + generator.below(200)))
}
