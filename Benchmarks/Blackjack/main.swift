import Glibc
import Rules

// Checks the coach by playing, and measures its time.
//
// `BlackjackBenchmark [ROUNDS]` plays ROUNDS million rounds in all (default 10), the same number at each
// table, and prints one line of JSON for each table; before that one line for the coach's times for first
// hands and one for positions from random play.

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
