import Live
import Store
import Testing

@MainActor @Suite struct SentenceTests {
  @Test func theMessageAboutARestoredDatabaseNamesItsDay() {
    let day = Day(milliseconds: 1_795_262_400_000)
    #expect(
      Sentences.text(for: .restored(from: day, damaged: nil))
        == "The saved games file was missing. It was restored from the backup of 21 November 2026."
    )
    #expect(
      Sentences.text(for: .restored(from: day, damaged: "/x")).contains(
        "moved to /x and replaced by the backup"))
  }
}
