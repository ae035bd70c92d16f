import Geometry
import Rules
import Testing

struct MirrorRiddleTests {
  @Test func everyLineIsTheMirrorForSomeSeeds() {
    let answers = (0..<300).map { MirrorRiddle(seed: $0).answer }
    for line in MirrorRiddle.places.indices {
      #expect(answers.count { $0 == line } > 60)
    }
  }

  @Test func theRightLineIsWhereTheMirrorOfTheShownPartIs() {
    for symmetry in Mirror.Symmetry.allCases {
      for seed in 0..<30 as Range<UInt64> {
        let riddle = MirrorRiddle(seed: seed)
        let window = riddle.window(on: symmetry, aspect: 1.4)
        let place = window.minX + window.width * MirrorRiddle.places[riddle.answer]
        #expect(abs(place - symmetry.whole.width / 2) < 1e-9)
        #expect(Rect(origin: .zero, size: symmetry.whole).contains(window.center))
        #expect(window.minX >= 0 && window.maxX <= symmetry.whole.width)
      }
    }
  }

  @Test func onlyAFirstRightAnswerEarnsTheSeal() {
    var riddle = MirrorRiddle(seed: 4)
    let answer = riddle.answer
    let other = (answer + 1) % 3
    var second = riddle
    let found = riddle.choose(answer)
    #expect(found && riddle.earnsSeal)
    let again = riddle.choose(other)
    #expect(!again, "it is over")
    let changes = [other, other, 7, answer].map { second.choose($0) }
    #expect(changes == [true, false, false, true], "a wrong line can't be chosen twice")
    #expect(second.isSolved && !second.earnsSeal)
  }

  @Test func aRiddleCountsForItsOwnAchievementOnly() {
    let facts = GameFacts(game: Mirror.name, variant: MirrorRiddle.variant)
    let counted = Mirror.achievements.filter { $0.progress(after: nil, facts) != nil }
    #expect(counted.map(\.id) == ["mirror.riddles-3"])
    let panel = GameFacts(game: Mirror.name, variant: "3x4-none-axis")
    #expect(
      Mirror.achievements.first { $0.id == "mirror.panels-20" }?.progress(after: nil, panel) == 1)
  }
}
