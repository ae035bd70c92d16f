import Foundation
import Geometry
import Rules
import Testing

/// Properties of the mirror puzzle under random input.
@Suite struct MirrorPropertyTests {
  private static let setups = Mirror.Symmetry.allCases.flatMap { symmetry in
    Mirror.Setup.sizes.map { Mirror.Setup(columns: $0, symmetry: symmetry) }
  }

  private static func anywhere(_ dice: inout SeededGenerator) -> Mirror.Spot {
    Mirror.Spot(Point(x: Double(dice.below(3300) - 900), y: Double(dice.below(3900) - 900)))
  }

  /// Anything that three hands might try, legal or not.
  private static func move(_ setup: Mirror.Setup, _ dice: inout SeededGenerator) -> Mirror.Move {
    let piece = dice.below(setup.count + 2)
    switch dice.below(10) {
    case 0...2: return .pick(piece, hand: 1 + dice.below(3))
    case 3...5: return .move(piece, anywhere(&dice))
    case 6, 7: return .drop(piece)
    case 8: return .back(piece)
    default:
      return dice.below(4) == 0
        ? .hints(Mirror.Hints.allCases[dice.below(3)]) : .putBack(piece)
    }
  }

  @Test(arguments: setups) func anySequenceOfDragsEndsInALegalState(setup: Mirror.Setup) {
    for seed in 0..<25 as Range<UInt64> {
      var dice = SeededGenerator(seed: seed)
      var round = MirrorRound(setup, seed: seed)
      for step in 0..<120 {
        _ = try? round.play(Self.move(setup, &dice), at: step * 7)
        if dice.below(16) == 0 { round.undo(at: step * 7) }
        if dice.below(21) == 0 { round.redo(at: step * 7) }
        if let fault = fault(in: round.game) {
          Issue.record("\(setup), seed \(seed), step \(step): \(fault)")
          return
        }
      }
    }
  }

  /// Each piece is in one place, none leaves the player's side, each reflection is exact.
  private func fault(in game: Mirror) -> String? {
    let (setup, cell, whole) = (game.setup, game.setup.field.cell, game.setup.symmetry.whole)
    let everywhere = game.cells.filter { $0 > 0 } + game.tray + game.held.map(\.piece)
    guard everywhere.sorted() == Array(1...setup.count) else { return "pieces are \(everywhere)" }
    let room = Rect(
      x: 0, y: 0, width: whole.width / 2, height: whole.height + Double(Mirror.Field.apron))
    for held in game.held {
      let box = Rect(center: held.spot.point, size: cell)
      guard room.contains(box) else { return "\(box) leaves its side" }
      for reflection in setup.symmetry.reflections {
        let image = setup.symmetry.spot(of: reflection, at: held.spot)
        let sum = image.point + held.spot.point
        let across = reflection.isMirroredAcross ? sum.x == whole.width : image.x == held.spot.x
        let down = reflection.isMirroredDown ? sum.y == whole.height : image.y == held.spot.y
        guard across, down else { return "\(image) is no reflection of \(held.spot)" }
      }
    }
    return nil
  }

  @Test func everySymmetryHasItsReflections() {
    func flips(_ symmetry: Mirror.Symmetry) -> [[Bool]] {
      symmetry.reflections.map { [$0.isMirroredAcross, $0.isMirroredDown] }
    }
    #expect(flips(.axis) == [[true, false]])
    #expect(flips(.axes) == [[true, false], [false, true], [true, true]])
    #expect(flips(.turn) == [[true, true]])
  }

  @Test(arguments: setups) func snappingTwiceEqualsSnappingOnce(setup: Mirror.Setup) {
    var dice = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let spot = Self.anywhere(&dice)
      let once = setup.field.snapping(spot)
      #expect(setup.field.snapping(once) == once)
      let kept = setup.field.clamping(spot)
      #expect(setup.field.clamping(kept) == kept)
    }
    for cell in 0..<setup.count {
      #expect(setup.field.cell(at: setup.field.middle(of: cell)) == cell)
      #expect(setup.field.clamping(setup.field.middle(of: cell)) == setup.field.middle(of: cell))
    }
  }

  /// χ² with 719 degrees of freedom exceeds 880 by chance once in 30 000 times, and its mean is 719.
  @Test func everyOrderOfTheTrayIsEquallyLikely() {
    let seeds = 14_400
    var counts: [[Int]: Int] = [:]
    for seed in 0..<seeds {
      counts[Mirror(Mirror.Setup(columns: 2), seed: UInt64(seed)).tray, default: 0] += 1
    }
    #expect(counts.count == 720)
    let expected = Double(seeds) / 720
    let chi = counts.values.reduce(0.0) { $0 + (Double($1) - expected) * (Double($1) - expected) }
    #expect((580...880).contains(chi / expected))
  }

  @Test func aRecordReplaysExactlyEvenAfterJSON() throws {
    for seed in 0..<40 as Range<UInt64> {
      var dice = SeededGenerator(seed: seed)
      let setup = Self.setups[Int(seed) % Self.setups.count]
      var round = MirrorRound(setup, seed: seed)
      for step in 0..<200 {
        _ = try? round.play(Self.move(setup, &dice), at: step * 7)
        if dice.below(10) == 0 { round.undo(at: step * 7) }
        if dice.below(10) == 0 { round.redo(at: step * 7) }
      }
      let written = try JSONEncoder().encode(round.record)
      let read = try JSONDecoder().decode(Record<Mirror>.self, from: written)
      #expect(read == round.record)
      #expect(try MirrorRound(replaying: read) == round)
    }
  }
}
