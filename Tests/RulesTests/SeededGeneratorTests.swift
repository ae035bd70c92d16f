import Rules
import Testing

struct SeededGeneratorTests {
  @Test func theFirstNumbersAreThePublishedOnes() {
    var generator = SeededGenerator(seed: 0)
    #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
    #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
    #expect(generator.next() == 0x06C4_5D18_8009_454F)
  }

  @Test func drawsAndShufflesStayTheSameForever() {
    var generator = SeededGenerator(seed: 7)
    let draws = (0..<10).map { _ in generator.below(52) }
    #expect(draws == [11, 48, 22, 47, 10, 45, 30, 46, 33, 9])
    generator = SeededGenerator(seed: 7)
    var items = Array(0..<10)
    generator.shuffle(&items)
    #expect(items == [8, 1, 5, 9, 0, 4, 3, 2, 6, 7])
  }

  @Test func drawsAreBelowTheirBound() {
    var generator = SeededGenerator(seed: 1)
    for bound in [1, 2, 3, 7, 52, 1 << 40, .max] {
      let draws = (0..<1000).map { _ in generator.below(bound) }
      #expect(draws.allSatisfy { (0..<bound).contains($0) })
    }
  }

  @Test func everyNumberIsEquallyLikely() {
    var generator = SeededGenerator(seed: 2)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<60_000 { counts[generator.below(6)] += 1 }
    // Chi squared with 5 degrees of freedom exceeds 20.5 by chance once in a thousand seeds.
    let distance = counts.map { Double(($0 - 10_000) * ($0 - 10_000)) / 10_000 }.reduce(0, +)
    #expect(distance < 20.5)
  }

  @Test func everyOrderOfAShuffleIsEquallyLikely() {
    var generator = SeededGenerator(seed: 3)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<24_000 {
      var items = [0, 1, 2, 3]
      generator.shuffle(&items)
      counts[items, default: 0] += 1
    }
    #expect(counts.count == 24)
    // Chi squared with 23 degrees of freedom exceeds 49.7 by chance once in a thousand seeds.
    let distance = counts.values.map { Double(($0 - 1000) * ($0 - 1000)) / 1000 }.reduce(0, +)
    #expect(distance < 49.7)
  }

  @Test func noneOrOneElementCanBeShuffled() {
    var generator = SeededGenerator(seed: 4)
    var none: [Int] = []
    var one = [5]
    generator.shuffle(&none)
    generator.shuffle(&one)
    #expect(none.isEmpty)
    #expect(one == [5])
  }
}
