import Rules

/// How long the coach takes for every first hand at every table.
struct Answers {
  private(set) var count = 0
  private var sum = 0.0
  private(set) var worst = 0.0

  /// In milliseconds.
  var mean: Double { sum / Double(count) }

  init() {
    for table in Table.allCases where table != .source {
      for up in 1...10 {
        for first in 1...10 {
          for second in first...10 { ask(table.rules, up: up, hand: [first, second]) }
        }
      }
    }
  }

  private mutating func ask(_ rules: TableRules, up: Int, hand: [Int]) {
    var unseen = ValueCounts(decks: rules.decks)
    for value in hand + [up] where !unseen.remove(value) { return }
    let begun = ThreadClock.now
    let values = Odds(rules).firstHand(hand, up: up, unseen: unseen)
    let time = (ThreadClock.now - begun) * 1000
    precondition(values != nil, "The coach has no answer to \(hand) against \(up).")
    count += 1
    sum += time
    worst = max(worst, time)
  }
}
