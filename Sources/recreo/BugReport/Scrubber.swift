import Foundation

/// Removes from a text what must not leave the machine: names of people, of the machine and of
/// pictures, addresses, and folders of the home folder that are not Recreo's.
nonisolated struct Scrubber: Sendable {
  /// The names to remove, the longest first.
  private let names: [String]
  private let home: String
  /// The folders whose paths may be shown.
  private let folders: [String]
  /// Keys of settings whose values may not be shown.
  private let privateKeys: [String]

  /// What stands in place of what was removed.
  static let mark = "[removed]"

  init(names: Set<String>, home: String, folders: [String], privateKeys: [String]) {
    self.names = names.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }.sorted { ($1.count, $0) < ($0.count, $1) }
    self.home = home
    self.folders = folders
    self.privateKeys = privateKeys
  }

  /// The line without them.
  func clean(_ line: String) -> String {
    if let key = privateKeys.first(where: line.contains) { return "\(key): \(Self.mark)" }
    var text = line.replacing(#/[a-z][a-z0-9+.\-]*://\S+/#.ignoresCase(), with: Self.mark)
    text.replace(#/[^\s@]+@[^\s@]+\.[^\s@]+/#, with: Self.mark)
    text.replace(
      #/(\/[^\n]*?|'[^'\n]*?)\.(png|jpe?g|webp|gif|bmp|tiff?|heic|avif)\b/#.ignoresCase(),
      with: Self.mark)
    return names.reduce(withoutHome(text)) { Self.removing($1, from: $0) }
  }

  /// Writes `~` for the home folder, and drops the rest of a path below it that isn't Recreo's.
  private func withoutHome(_ line: String) -> String {
    guard !home.isEmpty, home != "/" else { return line }
    var (rest, text) = (line[...], "")
    while let found = rest.range(of: home) {
      text += rest[..<found.lowerBound]
      let path = rest[found.lowerBound...].prefix { !$0.isWhitespace && $0 != ":" && $0 != "," }
      let isOurs = folders.contains { path == $0 || path.hasPrefix($0 + "/") } || path == home
      text += isOurs ? "~" + path.dropFirst(home.count) : "~/" + Self.mark
      rest = rest[path.endIndex...]
    }
    return text + rest
  }

  /// Removes a name wherever it stands; a short one only if it is a whole word.
  private static func removing(_ name: String, from line: String) -> String {
    let mayBePart = name.count >= 4 || !name.allSatisfy(\.isASCII)
    var (rest, text) = (line[...], "")
    while let found = rest.range(of: name, options: [.caseInsensitive]) {
      let before = (text + rest[..<found.lowerBound]).last
      let after = rest[found.upperBound...].first
      let isWord = ![before, after].contains { $0?.isLetter == true || $0?.isNumber == true }
      text += rest[..<found.lowerBound]
      text += mayBePart || isWord ? mark : String(rest[found])
      rest = rest[found.upperBound...]
    }
    return text + rest
  }
}
