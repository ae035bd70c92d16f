import Store
import Testing

@testable import Arcade

/// Something to learn; the last is taught on every screen.
private enum Skill: LessonSubject {
  case drag, turn, halve

  var flag: String? { self == .halve ? nil : "game.\(self)" }
}

/// A subject whose flag is its own value.
private enum Named: String, LessonSubject { case tap = "game.tapped" }

/// What a game still teaches.
@MainActor @Suite struct LessonsTests {
  private func context(isKiosk: Bool = false) -> GameContext {
    let context = GameContext.forTests
    if isKiosk { context.change(.kiosk, to: .bool(true)) }
    return context
  }

  private func needed(_ lessons: Lessons<Skill>) -> [Skill] {
    Skill.allCases.filter(lessons.needs)
  }

  @Test func aNewMachineNeedsThemAll() {
    #expect(needed(Lessons(context())) == Skill.allCases)
  }

  @Test func whatWasLearnedIsKnownOnTheNextScreenUnlessItHasNoFlag() throws {
    let context = context()
    var lessons = Lessons<Skill>(context)
    lessons.learn(.turn)
    lessons.learn(.halve)
    #expect(needed(lessons) == [.drag])
    #expect(try context.store.flag("game.turn") && !context.store.flag("game.drag"))
    #expect(needed(Lessons(context)) == [.drag, .halve])
  }

  @Test func theFlagOfASubjectWithAValueIsThatValue() throws {
    let context = context()
    var lessons = Lessons<Named>(context)
    lessons.learn(.tap)
    #expect(try context.store.flag("game.tapped"))
  }

  @Test func aKiosksVisitorsHaveLearnedNothing() throws {
    let context = context(isKiosk: true)
    for skill in Skill.allCases { try skill.flag.map { try context.store.setFlag($0) } }
    var lessons = Lessons<Skill>(context) { _ in true }
    #expect(needed(lessons) == Skill.allCases)
    lessons.learn(.drag)
    #expect(needed(lessons) == [.turn, .halve], "but they learn")
    #expect(needed(Lessons(context)) == Skill.allCases, "and the next one has not")
  }

  @Test func somethingElseMayTellThatALessonIsKnown() {
    #expect(needed(Lessons(context()) { $0 == .drag }) == [.turn, .halve])
  }

  @Test func aReplayTeachesNothing() {
    var lessons = Lessons<Skill>(nil)
    #expect(needed(lessons).isEmpty)
    lessons.learn(.drag)
    #expect(lessons.due(.drag, since: .zero) == nil)
  }

  @Test func aHandIsDueAfterFourSecondsWithoutAnAction() {
    let lessons = Lessons<Skill>(context())
    #expect(lessons.due(.drag, since: .seconds(10)) == .seconds(14))
    #expect(lessons.due(.drag, since: nil) == nil && lessons.due(nil, since: .zero) == nil)
  }

  @Test func noHandIsDueForWhatWasLearnedOrShown() {
    var lessons = Lessons<Skill>(context())
    lessons.learn(.drag)
    lessons.shown.insert(.turn)
    #expect(Skill.allCases.map { lessons.due($0, since: .zero) } == [nil, nil, .seconds(4)])
    #expect(lessons.needs(.turn), "it was only shown")
    lessons.shown = []
    #expect(lessons.due(.turn, since: .zero) == .seconds(4))
  }
}
