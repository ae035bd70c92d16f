import Arcade
import Geometry
import Stage
import Testing

@Suite struct IdleWatchTests {
  private func watch() -> IdleWatch {
    IdleWatch(idle: .seconds(90), warning: .seconds(15), now: .seconds(10))
  }

  @Test func nothingIsAskedAtAnUntouchedMenu() {
    var watch = watch()
    #expect(watch.next(isAway: false) == nil)
    #expect(watch.step(at: .seconds(1000), isAway: false) == .wait)
  }

  @Test func theQuestionIsAskedOnceAndThenTheVisitEnds() {
    var watch = watch()
    #expect(watch.next(isAway: true) == .seconds(100))
    #expect(watch.step(at: .milliseconds(99_999), isAway: true) == .wait)
    #expect(watch.step(at: .seconds(100), isAway: true) == .ask(until: .seconds(115)))
    #expect(watch.step(at: .seconds(101), isAway: true) == .wait)
    #expect(watch.next(isAway: true) == .seconds(115))
    #expect(watch.step(at: .seconds(115), isAway: true) == .leave)
    #expect(!watch.isAsking)
  }

  @Test func aTouchDismissesTheQuestion() {
    var watch = watch()
    _ = watch.step(at: .seconds(100), isAway: true)
    #expect(watch.isAsking)
    watch.touched(at: .seconds(110))
    #expect(!watch.isAsking)
    #expect(watch.step(at: .seconds(120), isAway: true) == .wait)
    #expect(watch.next(isAway: true) == .seconds(200))
  }

  @Test func atTheMenuAVisitEndsWithoutAQuestion() {
    var watch = watch()
    watch.touched(at: .seconds(20))
    #expect(watch.next(isAway: false) == .seconds(125))
    #expect(watch.step(at: .seconds(124), isAway: false) == .wait)
    #expect(watch.step(at: .seconds(125), isAway: false) == .leave)
    #expect(watch.next(isAway: false) == nil, "the visit is over")
  }

  @Test func anIdleTimeOfZeroMeansNever() {
    var watch = IdleWatch(idle: .zero, warning: .seconds(15), now: .zero)
    #expect(watch.next(isAway: true) == nil)
    #expect(watch.step(at: .seconds(9999), isAway: true) == .wait)
  }
}

@MainActor @Suite struct IdleSceneTests {
  @Test func nobodyIsPromisedAGameThatEndsWithTheVisit() throws {
    let table = SceneHarness { _ in IdleScene(until: .seconds(15)) }
    let words = try table.node("dialog").children.map(\.label)
    #expect(words.contains("Touch the screen to keep playing, or your game will end."))
  }

  @Test func theSecondsCountDownWithOneFrameEach() throws {
    let table = SceneHarness { _ in IdleScene(until: .seconds(15)) }
    table.pass(.seconds(2))
    #expect(try table.node("idle.seconds").label == "13")
    #expect(table.stage.nextFrame() == .at(.seconds(3)))
    table.pass(.seconds(13))
    #expect(try table.node("idle.seconds").label == "0")
    #expect(table.stage.nextFrame() == .onInput)
  }
}
