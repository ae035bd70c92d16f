internal import Glibc

/// The C library's message catalogues.
///
/// Swift's module of glibc leaves `libintl.h` out, so the functions are found by name, once. Where
/// the C library has none, every text stays as it is.
enum Gettext {
  private typealias Look = @convention(c) (CText, CText) -> CText
  private typealias LookCounted = @convention(c) (CText, CText, CText, CUnsignedLong) -> CText
  private typealias Choose = @convention(c) (CText) -> CText
  private typealias CText = UnsafePointer<CChar>?

  private static let domain = "recreo"
  private static let dgettext = find("dgettext", as: Look.self)
  private static let dngettext = find("dngettext", as: LookCounted.self)
  private static let bindtextdomain = find("bindtextdomain", as: Look.self)
  private static let bindTextDomainCodeset = find("bind_textdomain_codeset", as: Look.self)
  private static let textdomain = find("textdomain", as: Choose.self)

  static func bind(directory: String) {
    _ = bindtextdomain?(domain, directory)
    _ = bindTextDomainCodeset?(domain, "UTF-8")
  }

  static func chooseDomain() { _ = textdomain?(domain) }

  static func look(up text: String) -> String {
    // The answer may be the very pointer that was asked with, so it is read while that lives; the
    // empty text would bring the catalogue's header.
    text.withCString { key in
      guard let dgettext, key.pointee != 0, let found = dgettext(domain, key) else { return text }
      return String(cString: found)
    }
  }

  static func look(up one: String, many: String, count: Int) -> String {
    one.withCString { oneKey in
      many.withCString { manyKey in
        guard let dngettext, let found = dngettext(domain, oneKey, manyKey, count.magnitude)
        else { return count == 1 ? one : many }
        return String(cString: found)
      }
    }
  }

  private static func find<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
