import Testing

@testable import Rules

/// Random designs and moves.
private struct Weaver {
  var dice: SeededGenerator

  mutating func patch() -> LoomPatch {
    let motifs = LoomMotif.allCases
    let motif = dice.below(8) == 0 ? nil : motifs[dice.below(motifs.count)]
    return LoomPatch(
      motif, turn: dice.below(4), thread: dice.below(LoomPatch.tones),
      ground: dice.below(LoomPatch.tones))
  }

  mutating func design() -> LoomDesign {
    var design = LoomDesign(columns: 3 + dice.below(3))
    for cell in design.patches.indices { design = design.laying(patch(), in: cell) }
    return design
  }

  mutating func move(_ design: LoomDesign) -> Loom.Move {
    let cell = dice.below(design.patches.count + 2) - 1
    return switch dice.below(12) {
    case 0..<6: .lay(patch(), cell: cell)
    case 6, 7: .turn(cell: cell, by: dice.below(9) - 4)
    case 8: .exchange(cell, dice.below(design.patches.count))
    case 9: .take(cell: cell)
    case 10: .clear
    default: .resize(dice.below(7))
    }
  }
}

struct LoomTests {
  @Test func theReflectionOfATurnedPatchIsTurnedTheOtherWay() {
    for seed in UInt64(0)..<500 {
      var weaver = Weaver(dice: SeededGenerator(seed: seed))
      let patch = weaver.patch()
      let quarters = weaver.dice.below(9) - 4
      #expect(patch.turned(by: quarters).reflection == patch.reflection.turned(by: -quarters))
      #expect(patch.reflection.reflection == patch)
      #expect(patch.turned(by: 4) == patch)
      #expect(patch.turned(by: quarters).turned(by: -quarters) == patch)
    }
  }

  @Test func undoAndRedoGoThroughEveryDesign() {
    for seed in UInt64(0)..<100 {
      var weaver = Weaver(dice: SeededGenerator(seed: seed))
      var loom = Loom(weaver.design())
      var designs = [loom.design]
      for _ in 0..<40 where loom.play(weaver.move(loom.design)) { designs.append(loom.design) }
      for design in designs.dropLast().reversed() {
        let isTaken = loom.undo()
        #expect(isTaken && loom.design == design)
      }
      #expect(!loom.canUndo)
      for design in designs.dropFirst() {
        let isMade = loom.redo()
        #expect(isMade && loom.design == design)
      }
      #expect(!loom.canRedo)
    }
  }

  @Test func aMoveThatChangesNothingIsNotRecordedAndKeepsRedo() {
    var loom = Loom()
    loom.play(.lay(LoomPatch(.frog, thread: 2, ground: 3), cell: 4))
    loom.undo()
    #expect(!loom.play(.take(cell: 4)) && !loom.play(.turn(cell: 99, by: 1)) && !loom.play(.clear))
    #expect(loom.canRedo && !loom.canUndo)
  }

  @Test func aDesignIsReadFromItsText() {
    for seed in UInt64(0)..<300 {
      var weaver = Weaver(dice: SeededGenerator(seed: seed))
      let design = weaver.design()
      #expect(LoomDesign(code: design.code) == design)
      var damaged = Array(design.code)
      damaged[weaver.dice.below(damaged.count)] = "%"
      #expect(LoomDesign(code: String(damaged)) == nil)
      #expect(LoomDesign(code: String(design.code.dropLast())) == nil)
    }
  }

  @Test func piecesAreOneClassIfTheyLookAlike() {
    for seed in UInt64(0)..<100 {
      var weaver = Weaver(dice: SeededGenerator(seed: seed))
      var design = weaver.design()
      for cell in design.patches.indices where weaver.dice.below(2) == 0 {
        design = design.laying(design.patches[0].turned(by: weaver.dice.below(4)), in: cell)
      }
      let looks = design.looks
      for (a, one) in design.patches.enumerated() {
        for (b, other) in design.patches.enumerated() {
          #expect((looks[a] == looks[b]) == (one.look == other.look))
        }
      }
      #expect(Mirror.Setup(columns: design.columns, looks: looks).looks == looks)
    }
    let star = LoomPatch(.star, thread: 2, ground: 3)
    #expect(star.look == star.turned(by: 1).look)
    let frog = LoomPatch(.frog, thread: 2, ground: 3)
    #expect(frog.look != frog.turned(by: 2).look)
    #expect(
      LoomPatch(.frog, thread: 3, ground: 3).look == LoomPatch(nil, thread: 1, ground: 3).look)
  }

  @Test func resizingKeepsThePatchesNextToTheMirror() {
    var weaver = Weaver(dice: SeededGenerator(seed: 3))
    var design = weaver.design().resized(columns: 3)
    for cell in design.patches.indices { design = design.laying(weaver.patch(), in: cell) }
    let large = design.resized(columns: 5)
    #expect(large.columns == 5 && large.patches[4] == design.patches[2])
    #expect(large.resized(columns: 3) == design)
  }
}
