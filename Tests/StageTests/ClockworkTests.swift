import Stage
import TestSupport
import Testing

@Suite struct TimestepTests {
  @Test func unevenFramesGiveEvenSteps() {
    var clock = Timestep(step: ms(10))
    #expect([7, 7, 7, 7, 2].map { clock.steps(after: ms($0)) } == [0, 1, 1, 0, 1])
  }
  @Test func aLongStallIsNotMadeUp() {
    var clock = Timestep(step: ms(10), limit: ms(100))
    #expect(clock.steps(after: .seconds(3600)) == 10)
    #expect(clock.steps(after: .zero) == 0)
  }
  @Test func plannedSleepIsMadeUp() {
    var clock = Timestep(step: ms(10), limit: ms(100))
    #expect(clock.steps(after: ms(1000), asleep: ms(1000)) == 100)
    #expect(clock.steps(after: .seconds(3600), asleep: ms(1000)) == 110)
    #expect(clock.steps(after: ms(50), asleep: ms(1000)) == 5)
  }
  @Test func timeThatRunsBackwardsCountsAsNone() {
    var clock = Timestep(step: ms(10))
    #expect(clock.steps(after: ms(-500)) == 0)
    #expect(clock.steps(after: ms(10)) == 1)
  }
  @Test func noTimeIsLostWhateverTheFrameLengths() {
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
  @Test func timeInAPauseDoesNotCount() {
    var clock = Timestep(step: ms(10))
    #expect(clock.steps(after: ms(9)) == 0)
    clock.reset()
    #expect(clock.steps(after: ms(9)) == 0)
  }
}

@Suite struct FramePacerTests {
  @Test func aMovementEndsWithOneLastFrame() {
    var pacer = FramePacer()
    func draws(_ at: Int, _ next: NextFrame, _ needsDisplay: Bool = false) -> Bool {
      pacer.draws(at: ms(at), next: next, needsDisplay: needsDisplay)
    }
    #expect(!draws(0, .onInput))
    #expect(draws(90_000, .immediately))
    #expect(draws(90_025, .immediately))
    #expect(draws(90_030, .onInput))
    #expect(!draws(90_031, .onInput))
    #expect(!draws(90_039, .at(ms(90_040))))
    #expect(draws(90_040, .at(ms(90_040))))
    #expect(draws(90_041, .onInput, true))
  }
  @Test func aRequestedFrameIsDrawnEvenIfTheNextRequestIsLater() {
    var pacer = FramePacer()
    func draws(_ at: Int, _ next: NextFrame) -> Bool {
      pacer.draws(at: ms(at), next: next, needsDisplay: false)
    }
    #expect(!draws(100, .at(ms(1000))))
    #expect(!draws(400, .at(ms(1000))))
    #expect(draws(1003, .at(ms(2000))), "a digit changed; the next request is later")
    #expect(!draws(1500, .at(ms(2000))))
    #expect(draws(2000, .onInput), "the last digit")
    #expect(!draws(3000, .onInput))
  }
  @Test func aMotionBegunByAFrameEndsWithOneLastFrameHoweverLateTheLoopIs() {
    var pacer = FramePacer()
    func draws(_ at: Int, _ next: NextFrame) -> Bool {
      pacer.draws(at: ms(at), next: next, needsDisplay: false)
    }
    #expect(!draws(100, .at(ms(200))))
    #expect(draws(200, .at(ms(200))), "it asks a question")
    pacer.didDraw(next: .immediately)
    #expect(draws(900, .onInput), "the question came in meanwhile")
    pacer.didDraw(next: .at(ms(1000)))
    #expect(draws(1500, .onInput), "what the last frame announced came and went")
    pacer.didDraw(next: .onInput)
    #expect(!draws(9000, .onInput))
  }
  @Test func fastInputDoesNotExceedTheFrameRate() {
    var pacer = FramePacer(interval: .nanoseconds(16_666_667))
    var frames: [Int] = []
    for at in 0..<1000 where pacer.draws(at: ms(at), next: .onInput, needsDisplay: at % 3 == 0) {
      frames.append(at)
    }
    #expect(frames.count == 60)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { 16...17 ~= $1 - $0 })
  }
  @Test func afterARestTheFirstFrameIsImmediateAndALateOneRestartsTheRhythm() {
    var pacer = FramePacer(interval: ms(16))
    func draws(_ at: Int, _ needsDisplay: Bool) -> Bool {
      pacer.draws(at: ms(at), next: .onInput, needsDisplay: needsDisplay)
    }
    #expect(draws(500, true))
    #expect(!draws(501, true) && pacer.isWaiting && pacer.due == ms(516))
    #expect(!draws(515, false), "a pending frame is not forgotten")
    #expect(draws(516, false) && !pacer.isWaiting)
    #expect(draws(540, true) && pacer.due == ms(548), "8 ms late: the beat stays")
    #expect(draws(600, true) && pacer.due == ms(616))
  }
}

@Suite struct NextFrameTests {
  @Test func theEarlierOfTwoRequestsWinsInAnyOrder() {
    let wishes: [NextFrame] = [.immediately, .at(ms(5)), .at(ms(9)), .onInput]
    for (a, one) in wishes.enumerated() {
      for (b, other) in wishes.enumerated() {
        #expect(one.sooner(other) == wishes[min(a, b)])
      }
    }
  }
}
