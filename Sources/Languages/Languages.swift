internal import Glibc

/// Which language the program speaks.
///
/// Starting and switching change the process's environment, so both happen on the main thread,
/// before other threads are started or while none reads the environment; looking texts up (`tr` and
/// its kin) is safe from any thread.
@MainActor public enum Languages {
  /// The language spoken now, as asked for: `es`, or a list such as `es_MX:es`; `en` by default.
  public private(set) static var current = "en"
  private static var system = "en"
  /// Languages whose catalogue must not be opened.
  private static var damaged: Set<String> = []

  /// Finds the catalogues, `<directory>/<language>/LC_MESSAGES/recreo.mo`, and begins.
  ///
  /// Call it once, first thing; nil and the empty string mean the system's language. Where there is
  /// no catalogue, text stays English. Gives a sentence for each catalogue that is damaged: its
  /// language is not spoken.
  @discardableResult
  public static func start(directory: String, language: String?) -> [String] {
    system = systemLanguage { name in getenv(name).map { String(cString: $0) } }
    let problems = findDamaged(directory)
    Gettext.bind(directory: directory)
    use(language)
    return problems
  }

  private static func findDamaged(_ directory: String) -> [String] {
    damaged = []
    var problems: [String] = []
    for language in folders(of: directory) {
      let path = directory + "/" + language + "/LC_MESSAGES/recreo.mo"
      guard access(path, F_OK) == 0, let reason = Catalogue.problem(of: path) else { continue }
      damaged.insert(language)
      problems.append(
        "The words of the language \(language) cannot be used (\(path): \(reason)).")
    }
    return problems
  }

  private static func folders(of directory: String) -> [String] {
    guard let folder = opendir(directory) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// Speaks another language from now on: `es`, `en` and so on; nil or empty for the system's.
  ///
  /// Texts already on the screen have to be asked for again.
  public static func use(_ language: String?) {
    current = language.flatMap { $0.isEmpty ? nil : $0 } ?? system
    setenv("LANGUAGE", Self.sound(current, without: damaged), 1)
    // Only with a locale other than C does libintl look at LANGUAGE; C.UTF-8 is always there.
    setlocale(LC_ALL, "C.UTF-8")
    // libintl keeps what it found before until a domain is named again.
    Gettext.chooseDomain()
  }

  /// A list of languages without those that would lead to a damaged catalogue.
  ///
  /// libintl asks for `es_MX`, then for `es`. `C` is nobody's language: text stays as it is.
  static func sound(_ languages: String, without damaged: Set<String>) -> String {
    let kept = languages.split(separator: ":").filter { language in
      !damaged.contains { folder in
        language == folder || "_.@".contains { language.hasPrefix(folder + String($0)) }
      }
    }
    return kept.isEmpty ? "C" : kept.joined(separator: ":")
  }

  /// What the environment asks for, in gettext's order; `en` where it asks for nothing.
  static func systemLanguage(environment: (String) -> String?) -> String {
    let wishes = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].compactMap(environment)
    guard let wish = wishes.first(where: { !$0.isEmpty }),
      wish != "C", wish != "POSIX", !wish.hasPrefix("C.")
    else { return "en" }
    // `es_ES.UTF-8@euro` names a character set and a variant too, which no catalogue is named by.
    return String(wish.prefix { $0 != "." && $0 != "@" })
  }
}
