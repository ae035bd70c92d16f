import Stage
import TestSupport
import Testing

@Suite struct TimestepTests {
  @Test func unevenFramesGiveEvenSteps() {
    var clock = Timestep(step: ms(10))
    #expect([7, 7, 7, 7, 2].map { clock.steps(after: ms($0)) } == [0, 1, 1, 0, 1])
  }
  @Test func aLongStallIsForgiven() {
    var clock = Timestep(step: ms(10), limit: ms(100))
    #expect(clock.steps(after: .seconds(3600)) == 10)
    #expect(clock.steps(after: .zero) == 0)
  }
  @Test func timeThatRunsBackwardsIsNoTime() {
    var clock = Timestep(step: ms(10))
    #expect(clock.steps(after: ms(-500)) == 0)
    #expect(clock.steps(after: ms(10)) == 1)
  }
  @Test func noTimeIsLostHoweverItIsCut() {
    for seed in UInt64(0)..<50 {
      var dice = Dice(seed: seed)
      var clock = Timestep(step: ms(7))
      var (steps, whole) = (0, Duration.zero)
      for _ in 0..<200 {
        let part = Duration.microseconds(dice.whole(0...50_000))
        whole += part
        steps += clock.steps(after: part)
        #expect(clock.fraction >= 0 && clock.fraction < 1)
      }
      #expect(steps == Int(whole / ms(7)), "seed \(seed)")
    }
  }
  @Test func aPauseIsNoGameTime() {
    var clock = Timestep(step: ms(10))
    #expect(clock.steps(after: ms(9)) == 0)
    clock.reset()
    #expect(clock.steps(after: ms(9)) == 0)
  }
}

@Suite struct FramePacerTests {
  @Test func movementEndsWithOneLastFrameAndThenRest() {
    var pacer = FramePacer(timestep: Timestep(step: ms(10)))
    func turn(_ at: Int, _ wish: NextFrame, _ needsDisplay: Bool = false) -> FramePacer.Turn {
      pacer.turn(at: ms(at), wish: wish, needsDisplay: needsDisplay)
    }
    #expect(turn(0, .onInput) == .init(steps: 0, draws: false))
    #expect(turn(90_000, .immediately) == .init(steps: 0, draws: true))
    #expect(turn(90_025, .immediately) == .init(steps: 2, draws: true))
    #expect(turn(90_030, .onInput) == .init(steps: 0, draws: true))
    #expect(turn(90_031, .onInput) == .init(steps: 0, draws: false))
    #expect(turn(90_039, .at(ms(90_040))) == .init(steps: 0, draws: false))
    #expect(turn(90_040, .at(ms(90_040))) == .init(steps: 0, draws: true))
    #expect(turn(90_041, .onInput, true) == .init(steps: 0, draws: true))
  }
  @Test func aMomentThatWasWishedForIsDrawnThoughTheNextWishNamesALaterOne() {
    var pacer = FramePacer()
    func draws(_ at: Int, _ wish: NextFrame) -> Bool {
      pacer.turn(at: ms(at), wish: wish, needsDisplay: false).draws
    }
    #expect(!draws(100, .at(ms(1000))))
    #expect(!draws(400, .at(ms(1000))))
    #expect(draws(1003, .at(ms(2000))), "a clock's digit changed and the wish is the next digit")
    #expect(!draws(1500, .at(ms(2000))))
    #expect(draws(2000, .onInput), "the last digit")
    #expect(!draws(3000, .onInput))
  }
  @Test func whatWasOwedBeforeARestIsNotPaidAfterIt() {
    var pacer = FramePacer(timestep: Timestep(step: ms(10)))
    _ = pacer.turn(at: ms(0), wish: .immediately, needsDisplay: false)
    _ = pacer.turn(at: ms(9), wish: .immediately, needsDisplay: false)
    _ = pacer.turn(at: ms(10), wish: .onInput, needsDisplay: false)
    _ = pacer.turn(at: ms(20), wish: .immediately, needsDisplay: false)
    #expect(pacer.turn(at: ms(29), wish: .immediately, needsDisplay: false).steps == 0)
  }
}

@Suite struct NextFrameTests {
  @Test func theSoonerWishWinsWhicheverComesFirst() {
    let wishes: [NextFrame] = [.immediately, .at(ms(5)), .at(ms(9)), .onInput]
    for (a, one) in wishes.enumerated() {
      for (b, other) in wishes.enumerated() {
        #expect(one.sooner(other) == wishes[min(a, b)])
      }
    }
  }
}
