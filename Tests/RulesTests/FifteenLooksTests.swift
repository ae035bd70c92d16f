import Foundation
import Rules
import Testing

/// Tiles that look the same, and scrambles of other lengths.
struct FifteenLooksTests {
  /// All boards of 3×3 that can be reached from the first one.
  private func reachable(_ start: Fifteen, limit: Int) throws -> [Fifteen] {
    var (known, queue, next) = (Set([start.cells]), [start], 0)
    while next < queue.count, queue.count < limit {
      let board = queue[next]
      next += 1
      for way in Direction.allCases {
        guard let move = board.move(pushing: way) else { continue }
        let after = try board.applying(move)
        if known.insert(after.cells).inserted { queue.append(after) }
      }
    }
    return queue
  }

  @Test func aBoardIsSolvedExactlyWhenEachCellLooksAsItShould() throws {
    let looks = [0, 0, 0, 3, 3, 3, 6, 6, 8]
    let setup = Fifteen.Setup(columns: 3, rows: 3, scramble: 40, looks: looks)
    var solved = 0
    for board in try reachable(Fifteen(setup, seed: 5), limit: 20_000) {
      let looksRight =
        board.cells.last == 0
        && (0..<8).allSatisfy { looks[board.cells[$0] - 1] == looks[$0] }
      #expect((board.outcome == .won) == looksRight)
      if looksRight { solved += 1 }
      if board.isInOrder { #expect(board.outcome == .won) }
    }
    #expect(solved > 1, "more than the one in order")
  }

  @Test func withoutLooksOnlyTheOrderedBoardIsSolved() throws {
    for board in try reachable(
      Fifteen(.init(columns: 3, rows: 3, scramble: 9), seed: 5), limit: 5000)
    {
      #expect((board.outcome == .won) == board.isInOrder)
    }
  }

  @Test func looksThatDoNotFitAreIgnored() {
    for looks in [[0], Array(0..<16), Array(repeating: 3, count: 16), [0, 0, 1] + Array(3..<16)] {
      #expect(Fifteen.Setup(looks: looks).looks == nil)
    }
    #expect(Fifteen.Setup(looks: [0, 0] + Array(2..<16)).looks != nil)
  }

  @Test func aRecordContainsTheLooksAndRefusesOnesThatDoNotFit() throws {
    let setup = Fifteen.Setup(looks: [0, 0] + Array(2..<16))
    let text = try JSONEncoder().encode(setup)
    #expect(try JSONDecoder().decode(Fifteen.Setup.self, from: text) == setup)
    let plain = String(decoding: try JSONEncoder().encode(Fifteen.Setup()), as: UTF8.self)
    #expect(!plain.contains("looks"))
    let wrong = Data(#"{"columns":4,"rows":4,"scramble":130,"looks":[5]}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Fifteen.Setup.self, from: wrong)
    }
  }

  @Test func onlyTheClassicScrambleHasTheVariantOfItsSize() {
    for count in 1...300 {
      let setup = Fifteen.Setup(columns: 5, rows: 4, scramble: .moves(count))
      #expect(setup.isRanked == (count == 130))
      #expect(setup.variant == (count == 130 ? "5x4" : "5x4-walk-\(count)"))
    }
    #expect(Fifteen.Setup(scramble: .any).isRanked && Fifteen.Setup(scramble: .daily).isRanked)
  }
}
