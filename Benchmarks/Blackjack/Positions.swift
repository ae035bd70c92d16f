import Rules

/// How long the coach takes for positions of random play, at every table, with used shoes, also after
/// splits.
struct Positions {
  /// In milliseconds, fastest first.
  private let times: [Double]
  /// How many were positions of a split hand.
  let split: Int

  var count: Int { times.count }
  var mean: Double { times.reduce(0, +) / Double(times.count) }
  var worst: Double { times[times.count - 1] }
  /// The 99th percentile.
  var slowest: Double { times[times.count * 99 / 100] }

  /// Asks the coach at `count` positions, the same number at each table.
  init(count: Int, seed: UInt64) {
    var (times, split) = ([Double](), 0)
    var chance = SeededGenerator(seed: seed)
    let each = count / Table.allCases.count
    for table in Table.allCases {
      let goal = times.count + each
      var gone = CardCounts()
      while times.count < goal {
        var game = Blackjack(.init(table: table, gone: gone), seed: chance.next())
        while game.outcome == nil {
          if game.phase == .playing, times.count < goal {
            times.append(Self.time(game))
            split += game.hands.count > 1 ? 1 : 0
          }
          // Split every pair if possible, or there would be hardly any split hands.
          let plays = game.allowed
          let play =
            plays.contains(.split) ? .split : plays[chance.below(plays.count)]
          guard let next = try? game.applying(.play(play)) else { break }
          game = next
        }
        gone = game.goneAfter
      }
    }
    self.times = times.sorted()
    self.split = split
  }

  private static func time(_ game: Blackjack) -> Double {
    let begun = ThreadClock.now
    precondition(game.advice != nil, "The coach has no answer to \(game).")
    return (ThreadClock.now - begun) * 1000
  }
}
