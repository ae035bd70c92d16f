import Foundation
import Rules
import Store

/// Measures how long each list takes to read from a database with 100 000 players and 10 million results.
///
/// Prints JSON with the first, the median, the 99th percentile and the worst time in milliseconds.
///
/// `StoreBenchmark FOLDER [PLAYERS RESULTS]` fills FOLDER if it has no database yet.
let words = CommandLine.arguments.dropFirst()
guard let folder = words.first else { fatalError("Name a folder to keep the database in.") }
let figures = words.dropFirst().compactMap(Int.init)
let crowd = Crowd(
  players: figures.first ?? 100_000, results: figures.last ?? 10_000_000,
  // Noon of 22 November 2026 in UTC.
  now: 1_795_348_800_000)
let path = folder + "/recreo.sqlite"
let filling = ContinuousClock().measure {
  guard !FileManager.default.fileExists(atPath: path) else { return }
  do {
    _ = try Store.open(in: folder, .crowd)
    try crowd.fill(path)
  } catch { fatalError("\(error)") }
}

/// The processor time of all threads of this process in milliseconds, without other programs.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

/// The first, the median, the 99th percentile and the worst.
func told(_ times: [Double]) -> String {
  let sorted = times.sorted()
  return [
    times[0], sorted[times.count / 2], sorted[times.count * 99 / 100], sorted[times.count - 1],
  ]
  .map { String(format: "%.2f", $0) }.joined(separator: ",")
}

var lines: [String] = []
/// Reads a list many times, each time another one.
@MainActor func measure(_ name: String, times: Int = 300, _ read: (Int) throws -> Void) {
  var (wall, processor): ([Double], [Double]) = ([], [])
  for round in 0..<times {
    let begun = processorTime()
    do {
      wall.append(try ContinuousClock().measure { try read(round) } / .milliseconds(1))
    } catch { fatalError("\(name): \(error)") }
    processor.append(processorTime() - begun)
  }
  lines.append(#""\#(name)":{"wall":[\#(told(wall))],"processor":[\#(told(processor))]}"#)
}

let store = try Store.open(in: folder, .crowd).store
let boards =
  Crowd.variants.map { game, variant in
    let measures: [Measure] = game == "recycle" ? [.score] : [.time, .moves]
    return measures.map { Leaderboard(game: game, variant: variant, measure: $0) }
  }.flatMap { $0 } + [Leaderboard(game: "fifteen", variant: "", measure: .total)]
var generator = SeededGenerator(seed: 3)
let anybody = (0..<300).map { _ in 1 + generator.below(crowd.players) }

for span in Period.allCases {
  measure("leaders \(span)", times: boards.count) {
    _ = try store.leaders(of: boards[$0], in: span, now: crowd.now, limit: 100)
  }
}
for order in PlayerOrder.allCases {
  measure("players by \(order)") {
    let offset = $0 * crowd.players / 300
    _ = try store.players(by: order, offset: offset, limit: 50)
  }
}
measure("count of players") { _ in _ = try store.playerCount() }
measure("a player's page") { _ = try store.profile(of: anybody[$0]) }
measure("the busiest player's page") { _ in _ = try store.profile(of: Crowd.busiest) }
measure("the first results of a board") {
  let (game, variant) = Crowd.variants[$0 % Crowd.variants.count]
  let order = ResultOrder.allCases[$0 % 4]
  _ = try store.results(game: game, variant: variant, order: order)
}
measure("the history of blackjack", times: 100) { _ in
  let tables = Table.allCases.map(\.rawValue)
  _ = try store.latest(game: Blackjack.name, variants: tables, limit: 50)
}
measure("one's own rank, on a worker") {
  let board = boards[$0 % boards.count]
  _ = try store.standing(of: anybody[$0], in: board, span: .ever, now: crowd.now)
}
measure("a name put to a result") {
  let new = NewResult(
    game: "fifteen", variant: "4x4", score: 400, moves: 90, milliseconds: 50_000,
    at: crowd.now + $0, record: "{}")
  _ = try store.claim(new, by: PlayerName("Player \(anybody[$0])"))
}

let bytes = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
print(
  #"{"players":\#(crowd.players),"results":\#(crowd.results),"megabytes":\#(bytes / 1_000_000),"#
    + #""filling_s":\#(Int(filling / .seconds(1))),"#
    + lines.joined(separator: ",") + "}")
