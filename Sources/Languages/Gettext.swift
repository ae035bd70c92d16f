internal import CGettext

/// The C library's message catalogues.
enum Gettext {
  private static let domain = "recreo"

  static func bind(directory: String) {
    bindtextdomain(domain, directory)
    bind_textdomain_codeset(domain, "UTF-8")
  }

  static func chooseDomain() { textdomain(domain) }

  static func look(up text: String) -> String {
    // The result may be the pointer that was passed in, so it is read while that is valid. The
    // empty string would return the catalogue's header.
    text.withCString { key in
      guard key.pointee != 0, let found = dgettext(domain, key) else { return text }
      return String(cString: found)
    }
  }

  static func look(up one: String, many: String, count: Int) -> String {
    one.withCString { oneKey in
      many.withCString { manyKey in
        guard let found = dngettext(domain, oneKey, manyKey, count.magnitude) else {
          return count == 1 ? one : many
        }
        return String(cString: found)
      }
    }
  }
}
