import Testing

@testable import Languages

struct FillingTests {
  @Test(arguments: [
    ("Moves: {n}", "Moves: 12"), ("{n}{n}", "1212"), ("{m}", "{m}"), ("{n", "{n"), ("n}", "n}"),
    ("{{n}}", "{12}"), ("{}", "{}"), ("", ""), ("{m} of {n}", "{m} of 12"), ("{x{n}", "{x12"),
  ])
  func onlyPlaceholdersWithAValueAreReplaced(text: String, filled: String) {
    #expect(fill(text, ["n": "12"]) == filled)
  }

  @Test func aValueIsInsertedUnchanged() {
    #expect(fill("{a} and {b}", ["a": "{b}", "b": "{a}"]) == "{b} and {a}")
    #expect(fill("{name}!", ["name": "100 % \\n {"]) == "100 % \\n {!")
  }

  @Test func placeholdersAndValuesMayBeInAnyScript() {
    #expect(fill("{名}さん", ["名": "é🙂"]) == "é🙂さん")
  }
}
