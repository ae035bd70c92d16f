internal import Glibc

/// The language of the program.
///
/// Starting and switching change the process's environment, so both happen on the main thread,
/// before other threads start or while none reads the environment. Looking texts up (`tr` and the
/// others) is safe on any thread.
@MainActor public enum Languages {
  /// The current language as requested: `es`, or a list such as `es_MX:es`; `en` by default.
  public private(set) static var current = "en"
  /// Whether text is in Japanese, which draws some characters otherwise than Chinese.
  public static var isJapanese: Bool { current.hasPrefix("ja") }
  private static var system = "en"
  private static var directory = ""
  /// Why a language's catalogue can't be used, of those that were looked at; nil if it can or there is none.
  private static var reasons: [String: String?] = [:]

  /// Finds the catalogues, `<directory>/<language>/LC_MESSAGES/recreo.mo`, and selects a
  /// language.
  ///
  /// Call it once, first thing; nil and the empty string mean the system's language. Without a
  /// catalogue, text stays English. Returns a message for each damaged catalogue that the language would
  /// need, which is not used.
  @discardableResult
  public static func start(directory: String, language: String?) -> [String] {
    system = systemLanguage { name in getenv(name).map { String(cString: $0) } }
    (self.directory, reasons) = (directory, [:])
    Gettext.bind(directory: directory)
    use(language)
    return reasons.sorted { $0.key < $1.key }.compactMap { language, reason in
      reason.map {
        "The translation \(language) cannot be used (\(path(of: language)): \($0))."
      }
    }
  }

  private static func path(of language: String) -> String {
    directory + "/" + language + "/LC_MESSAGES/recreo.mo"
  }

  /// Looks at a catalogue before libintl does; reading all of them would cost the start a millisecond each.
  private static func isDamaged(_ language: String) -> Bool {
    if let known = reasons[language] { return known != nil }
    let path = path(of: language)
    let reason = access(path, F_OK) == 0 ? Catalogue.problem(of: path) : nil
    reasons[language] = .some(reason)
    return reason != nil
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

  /// Switches to another language: `es`, `en` and so on; nil or empty for the system's.
  ///
  /// Texts already on the screen have to be looked up again.
  public static func use(_ language: String?) {
    current = language.flatMap { $0.isEmpty ? nil : $0 } ?? system
    let wanted = current.split(separator: ":")
    let damaged = folders(of: directory).filter { folder in
      wanted.contains { names($0, folder) } && isDamaged(folder)
    }
    setenv("LANGUAGE", Self.sound(current, without: Set(damaged)), 1)
    // libintl reads LANGUAGE only with a locale other than C; C.UTF-8 always exists.
    setlocale(LC_ALL, "C.UTF-8")
    // libintl caches what it found until a domain is set again.
    Gettext.chooseDomain()
  }

  /// Whether libintl may open the catalogue `name` for a language: it looks for `es_MX`, then for `es`.
  private static func names(_ language: Substring, _ name: String) -> Bool {
    language == name || "_.@".contains { language.hasPrefix(name + String($0)) }
  }

  /// The list of languages without those whose catalogue is damaged.
  ///
  /// `C` means no translation. The texts in the code are
  /// English and have no catalogue, so libintl would go on to the languages after it.
  static func sound(_ languages: String, without damaged: Set<String>) -> String {
    let wanted = languages.split(separator: ":")
    let end = wanted.firstIndex { names($0, "en") || $0 == "C" || $0 == "POSIX" }
    let usable = wanted.prefix((end ?? wanted.count) + 1).filter { language in
      !damaged.contains { names(language, $0) }
    }
    return usable.isEmpty ? "C" : usable.joined(separator: ":")
  }

  /// The language in the environment, in gettext's order of variables; `en` if none is set.
  static func systemLanguage(environment: (String) -> String?) -> String {
    let values = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].compactMap(environment)
    guard let value = values.first(where: { !$0.isEmpty }),
      value != "C", value != "POSIX", !value.hasPrefix("C.")
    else { return "en" }
    // `es_ES.UTF-8@euro` also has a character set and a variant, which catalogue names lack.
    return String(value.prefix { $0 != "." && $0 != "@" })
  }
}
