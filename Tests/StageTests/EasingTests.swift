import Stage
import TestSupport
import Testing

@Suite struct EasingTests {
  nonisolated private static let all: [Easing] = [.linear, .smooth, .out, .settle]

  @Test(arguments: all) func startsAtZeroAndEndsAtOne(easing: Easing) {
    #expect(abs(easing(0)) < 1e-12)
    #expect(easing(1) == 1)
    #expect(abs(easing(-3)) < 1e-12)
    #expect(easing(3) == 1)
  }
  @Test(arguments: [Easing.linear, .smooth, .out]) func neverDecreases(easing: Easing) {
    let way = (0...1000).map { easing(Double($0) / 1000) }
    #expect(way == way.sorted())
    #expect(way.allSatisfy { (0...1).contains($0) })
  }
  @Test func settleOvershootsALittleAndReturns() {
    let way = (0...10_000).map { Easing.settle(Double($0) / 10_000) }
    let peak = way.max() ?? 0
    #expect(abs(peak - 1.04) < 0.02, "a small overshoot")
    let top = way.firstIndex(of: peak) ?? 0
    #expect(Array(way[...top]) == way[...top].sorted())
    #expect(Array(way[top...]) == way[top...].sorted(by: >))
  }
  @Test func smoothIsSymmetric() {
    for step in 0...100 {
      let t = Double(step) / 100
      #expect(abs(Easing.smooth(t) + Easing.smooth(1 - t) - 1) < 1e-12)
    }
  }
}

@Suite struct TweenTests {
  @Test func theValueDependsOnTheTimeOnly() {
    let tween = Tween(from: 10, to: 20, start: ms(100), length: ms(200))
    let times = (0...50).map { ms($0 * 10) }
    let forward = times.map { tween.value(at: $0) }
    #expect(times.reversed().map { tween.value(at: $0) } == forward.reversed())
  }
  @Test func outsideItsTimeTheValueIsTheStartOrTheEnd() {
    let tween = Tween(from: 10, to: 20, start: ms(100), length: ms(200))
    #expect(tween.value(at: .zero) == 10)
    #expect(tween.value(at: ms(100)) == 10)
    #expect(tween.value(at: ms(200)) == 15)
    #expect(tween.value(at: ms(300)) == 20)
    #expect(tween.value(at: .seconds(99)) == 20)
  }
  @Test func runsUntilItsEnd() {
    let tween = Tween(from: 0, to: 1, start: ms(100), length: ms(200))
    #expect(tween.isRunning(at: ms(299)))
    #expect(!tween.isRunning(at: ms(300)))
    #expect(!Tween(5).isRunning(at: .zero) && Tween(5).value(at: .zero) == 5)
    #expect(!Tween(from: 3, to: 3, start: .zero, length: ms(9)).isRunning(at: .zero))
  }
  @Test func withoutLengthTheEndIsReachedAtOnce() {
    #expect(Tween(from: 1, to: 2, start: ms(50), length: .zero).value(at: .zero) == 2)
  }
}
