/// A language that the program has texts in.
public struct Language: Hashable, Sendable {
  /// The name of its catalogue, as in `LANG`: `es`, `zh_CN`.
  public let id: String
  /// What those who speak it call it, for players who can't read the others.
  public let name: String

  /// All, ordered by script and name.
  public static let all = [
    Language(id: "de", name: "Deutsch"), Language(id: "en", name: "English"),
    Language(id: "es", name: "Español"), Language(id: "it", name: "Italiano"),
    Language(id: "ja", name: "日本語"), Language(id: "zh_CN", name: "简体中文"),
    Language(id: "ar", name: "العربية"),
  ]
}
