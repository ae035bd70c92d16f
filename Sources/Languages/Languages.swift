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

  /// Finds the catalogues, `<directory>/<language>/LC_MESSAGES/recreo.mo`, and begins.
  ///
  /// Call it once, first thing; nil and the empty string mean the system's language. Where there is
  /// no catalogue, text stays English.
  public static func start(directory: String, language: String?) {
    system = systemLanguage { name in getenv(name).map { String(cString: $0) } }
    Gettext.bind(directory: directory)
    use(language)
  }

  /// Speaks another language from now on: `es`, `en` and so on; nil or empty for the system's.
  ///
  /// Texts already on the screen have to be asked for again.
  public static func use(_ language: String?) {
    current = language.flatMap { $0.isEmpty ? nil : $0 } ?? system
    setenv("LANGUAGE", current, 1)
    // Only with a locale other than C does libintl look at LANGUAGE; C.UTF-8 is always there.
    setlocale(LC_ALL, "C.UTF-8")
    // libintl keeps what it found before until a domain is named again.
    Gettext.chooseDomain()
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
