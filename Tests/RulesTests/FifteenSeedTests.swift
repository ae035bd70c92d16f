import Rules
import Testing

/// Saved games and shared seeds depend on these; if one fails, the rules version must be raised.
///
/// The values come from a second implementation, in another language.
struct FifteenSeedTests {
  @Test func theClassicBoardOfASeedStaysTheSame() {
    #expect(
      Fifteen(.init(), seed: 2018).cells == [15, 1, 10, 2, 11, 5, 14, 6, 9, 8, 12, 4, 13, 0, 3, 7])
    #expect(Scramble.randomWalk(.init(), seed: 2018).prefix(8) == [12, 8, 7, 3, 2, 6, 5, 1])
  }

  @Test func theLargerBoardsStayTheSame() {
    #expect(
      Fifteen(.init(columns: 5, rows: 5), seed: 2018).cells == [
        3, 2, 9, 8, 0, 6, 1, 11, 19, 10, 16, 21, 5, 7, 20, 22, 17, 4, 15, 12, 18, 23, 13, 14, 24,
      ])
    #expect(
      Fifteen(.init(columns: 6, rows: 6), seed: 2018).cells == [
        2, 16, 8, 15, 6, 11, 1, 4, 5, 3, 18, 12, 13, 7, 0, 10, 17, 23, 26, 21, 14, 29, 9, 34, 19,
        32, 28, 22, 30, 35, 25, 31, 20, 27, 33, 24,
      ])
  }

  @Test func anOblongBoardOfTheLastSeedStaysTheSame() {
    #expect(
      Fifteen(.init(columns: 3, rows: 5), seed: .max).cells == [
        3, 4, 0, 6, 2, 9, 8, 7, 5, 11, 14, 1, 10, 12, 13,
      ])
  }
}
