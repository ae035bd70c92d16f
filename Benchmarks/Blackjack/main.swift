import Glibc
import Rules

// Checks the coach by playing, and measures its time.
//
// `BlackjackBenchmark [ROUNDS]` plays ROUNDS million rounds in all (default 10), the same number at each
// table, and prints one line of JSON for each table; before that one line for the coach's times for first
// hands and one for positions from random play.
//
// `BlackjackBenchmark splits DECKS` instead prints how much more than the coach says a split into two
// hands is worth to a player who also uses the other hand's cards: the most of all pairs. It takes minutes.
//
// `BlackjackBenchmark hands DECKS COUNT` plays every pair COUNT times, split into up to four hands, and prints
// how much more the worst of them is worth to a player who plays each hand by all cards seen.

// `BlackjackBenchmark bound DECKS COUNT` does the same at all rules with so many decks that can be chosen, but
// lets each hand know all cards that the hands before it could have drawn: no play is worth more than that.

if CommandLine.arguments.dropFirst().first == "splits" {
  var rules = TableRules()
  rules.decks = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1
  let worst = Splits.worst(rules)
  print(
    #"{"splits":\#(rules.decks),"gain":\#(worst.gain),"pair":\#(worst.pair),"up":\#(worst.up)}"#)
  exit(0)
}
if CommandLine.arguments.dropFirst().first == "hands" {
  let numbers = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
  var rules = TableRules()
  rules.decks = numbers.first ?? 1
  let count = numbers.dropFirst().first ?? 100
  if let (split, pair, up) = SplitHands.worst(rules, count: count, isBound: false) {
    let gains = (2...4).map { split.gain(hands: $0) }.map { "[\($0.mean),\($0.error)]" }
    print(
      #"{"hands":\#(rules.decks),"gain":\#(split.gain.mean),"error":\#(split.gain.error),"#
        + #""pair":\#(pair),"up":\#(up),"byHands":[\#(gains.joined(separator: ","))]}"#)
  }
  exit(0)
}
if CommandLine.arguments.dropFirst().first == "bound" {
  let numbers = CommandLine.arguments.dropFirst(2).compactMap { Int($0) }
  for rules in CustomRules.allSplits where numbers.isEmpty || rules.decks == numbers[0] {
    let count = numbers.dropFirst().first ?? 100
    guard
      let (split, pair, up) = SplitHands.worst(rules.rules, count: count, isBound: true)
    else { continue }
    print(
      #"{"decks":\#(rules.decks),"h17":\#(rules.hitsSoft17),"das":\#(rules.doublesAfterSplit),"#
        + #""peek":\#(rules.peeks),"bound":\#(split.gain.mean),"error":\#(split.gain.error),"#
        + #""pair":\#(pair),"up":\#(up)}"#)
    fflush(nil)
  }
  exit(0)
}
let millions = CommandLine.arguments.dropFirst().first.flatMap { Double($0) } ?? 10
let answers = Answers()
print(
  #"{"answers":\#(answers.count),"meanMs":\#(answers.mean),"worstMs":\#(answers.worst)}"#)
fflush(nil)
let positions = Positions(count: 12_000, seed: 5)
print(
  #"{"positions":\#(positions.count),"split":\#(positions.split),"meanMs":\#(positions.mean),"#
    + #""p99Ms":\#(positions.slowest),"worstMs":\#(positions.worst)}"#)
fflush(nil)
for (seed, table) in Table.allCases.enumerated() {
  let rounds = Rounds(
    table, count: Int(millions * 1e6) / Table.allCases.count, seed: UInt64(2018 + seed))
  print(
    #"{"table":"\#(table.rawValue)","rounds":\#(rounds.count),"mean":\#(rounds.mean),"#
      + #""error":\#(rounds.error),"expected":\#(rounds.expected),"sigmas":\#(rounds.sigmas)}"#)
  fflush(nil)
}
