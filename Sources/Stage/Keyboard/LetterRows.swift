/// The keys with letters on the on-screen keyboard, as a language has them.
public nonisolated struct LetterRows: Hashable, Sendable {
  /// From the digits at the top to the row between the keys for capitals and for erasing.
  public let rows: [String]

  /// Four rows; the last has two letters fewer than the longest or still less, because capitals and erasing have keys there.
  private static let others: [String: [String]] = [
    "de": ["1234567890ß", "qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
    "es": ["1234567890", "qwertyuiop", "asdfghjklñ", "zxcvbnm"],
  ]

  /// The keys of a language such as `de` or `de_AT`; English ones where it has no others.
  ///
  /// Letters with accents that have no key come from holding one down.
  public init(_ language: String = "en") {
    rows =
      Self.others[String(language.prefix(2))]
      ?? ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"]
  }
}
