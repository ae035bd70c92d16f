import Foundation
import Testing

@testable import Rules

/// What was done with a pet, for its player's statistics.
@Suite struct PetDiaryTests {
  /// A child that was just fed.
  private func fed() throws -> Pet { try PetLife.pet(after: 3000).doing(.feed, .play, .play) }

  @Test func mealsGamesAndContestsAreCounted() throws {
    var pet = try fed()
    let weak = PetContest.Neighbour.weaker.fighter(named: "Tuk", for: pet)
    let contests = (UInt64(1)...20).map { PetContest(home: .init(pet), guest: weak, seed: $0) }
    for contest in contests { pet.remember(contest, as: .home) }
    #expect(pet.diary.meals == 1 && pet.diary.games == 2)
    #expect(pet.diary.contests == 20)
    #expect(pet.diary.contestsWon == contests.count { $0.winner == .home })
  }

  @Test func aMealFromTheFeederIsNoneThatSomeoneGave() throws {
    var pet = try fed()
    pet.feeder = 1
    pet.advance(by: 60_000)
    #expect(pet.story.contains(.ateFromFeeder) && pet.diary.meals == 1)
  }

  @Test func aNewEggKeepsTheDiary() throws {
    var pet = try fed()
    pet.form = .champion
    pet.noteVisit(on: 100, isCare: true)
    let egg = try pet.doing(.layEgg)
    #expect(egg.generation == 2 && egg.diary == pet.diary)
  }

  @Test func aPetSavedBeforeTellsWhatItsLogKnows() throws {
    var pet = try fed()
    pet.storedDiary = nil
    let text = String(decoding: try JSONEncoder().encode(pet), as: UTF8.self)
    #expect(!text.contains("storedDiary"))
    let old = try JSONDecoder().decode(Pet.self, from: Data(text.utf8))
    #expect(old.diary.meals == 1 && old.diary.games == 2 && old.diary.days == 0)
    let later = try old.doing(.play)
    #expect(later.diary.meals == 1 && later.diary.games == 3)
  }

  @Test func itIsSaved() throws {
    var pet = try fed()
    pet.noteVisit(on: 100, isCare: true)
    let again = try JSONDecoder().decode(Pet.self, from: JSONEncoder().encode(pet))
    #expect(again.diary == pet.diary && again.diary.days == 1 && again.isPlausible)
  }

  @Test func impossibleNumbersAreRefused() throws {
    let text = String(decoding: try JSONEncoder().encode(fed()), as: UTF8.self)
    let damaged = text.replacing("\"meals\":1", with: "\"meals\":-1")
    #expect(damaged != text)
    #expect(try !JSONDecoder().decode(Pet.self, from: Data(damaged.utf8)).isPlausible)
  }

  private func diary(_ days: [Int]) -> Pet.Diary {
    days.reduce(into: Pet.Diary()) { $0.note(on: $1, times: 1) }
  }

  @Test func aStreakLastsUntilADayIsMissedAndIsNotLostBeforeTomorrow() {
    let diary = diary([5, 5, 6, 7, 9, 10])
    #expect(diary.days == 5 && diary.longestStreak == 3)
    #expect([10, 11, 12].map { diary.currentStreak(today: $0) } == [2, 2, 0])
  }

  @Test func theLastDaysEndWithToday() {
    var diary = diary([1, 98, 98, 100])
    diary.note(on: 100, times: 0)
    #expect(diary.lastDays(today: 100).suffix(3) == [2, 0, 1])
    #expect(diary.lastDays(today: 101).suffix(3) == [0, 1, 0])
    #expect(diary.lastDays(today: 100).count == Pet.Diary.span)
  }

  @Test func daysOfAWrongClockAreForgotten() {
    let diary = diary([5, 90_000, 6, -7])
    #expect(diary.lastDays(today: 6).suffix(2) == [1, 1])
    #expect(diary.currentStreak(today: 6) == 2)
    #expect(diary.isPlausible)
  }

  @Test func touchesAreTooManyToCountAsCare() {
    let other: [PetAction] = [
      .stroke, .tickle, .toss, .lightsOn, .beginHoliday, .endHoliday, .layEgg,
    ]
    for action in PetLife.actions { #expect(action.isCare == !other.contains(action)) }
  }
}
