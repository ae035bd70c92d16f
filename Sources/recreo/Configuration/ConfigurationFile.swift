import Arcade
import Foundation
import Glibc
import Host
import Store

/// The `config.toml` of a kiosk's owner or of a user; the program never writes one.
nonisolated struct ConfigurationFile: Sendable {
  /// The author of the file.
  enum Author: Sendable {
    /// The machine's owner. If this file cannot be understood, the machine is treated as a kiosk:
    /// damage must not unlock anything.
    case owner
    case person
    /// A user whose file made this machine a kiosk when it was last valid: damage must not unlock
    /// it either.
    case kioskUser

    fileprivate var isStrict: Bool { self != .person }
  }

  var values: [String: SettingValue] = [:]
  /// Keys that Options may not change; only read from the owner's file.
  var locked: [String] = []
  /// False if the file could not be read, or its kiosk settings are unclear.
  private(set) var isUnderstood = true
  /// Whether it could not be read at all, so that everything is locked.
  private(set) var isClosed = false
  /// What is wrong with the file, one sentence each; everything else in it applies.
  var problems: [String] = []

  private static let limit = 256 << 10

  /// Reads a file; only a missing one is silently treated as empty.
  init(_ path: String, of author: Author = .person) {
    do {
      guard let text = try Self.text(of: path) else { return }
      take(try TOMLDocument(text).entries, path, author)
    } catch {
      let reason = (error as? FileError)?.reason ?? "\(error)"
      problems.append("The configuration file \(path) is ignored (\(reason)); correct the file.")
      isUnderstood = false
      if author.isStrict { closeAll(because: "Until then this machine runs as a kiosk.") }
    }
  }

  /// Nil where there is no such file.
  private static func text(of path: String) throws -> String? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try readFile(path, limit: limit)
    } catch {
      if error.code == ENOENT, !isBrokenLink(path) { return nil }
      throw error
    }
    func refusal(_ reason: String) -> FileError { FileError(path: path, reason: reason) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw refusal("it is UTF-16, not UTF-8")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let line = Self.firstBadLine(bytes)
      throw refusal("line \(line): it is not UTF-8")
    }
    return text
  }

  /// A dangling link: perhaps a disk is not mounted yet.
  private static func isBrokenLink(_ path: String) -> Bool {
    [path, (path as NSString).deletingLastPathComponent].contains { name in
      var facts = stat()
      return lstat(name, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
        && access(name, F_OK) != 0
    }
  }

  private static func firstBadLine(_ bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
  }

  private mutating func take(
    _ entries: [TOMLDocument.Entry], _ path: String, _ author: Author
  ) {
    for entry in entries {
      switch entry.value {
      case _ where entry.key == "locked": lock(entry, path, author)
      case _ where Self.isUnclearKiosk(entry):
        isUnderstood = false
        author.isStrict ? enableKiosk(entry, path) : refuse(entry, path)
      case .bool(let flag): values[entry.key] = .bool(flag)
      case .number(let number): values[entry.key] = .number(number)
      case .text(let text): values[entry.key] = .text(text)
      case .list(let items) where entry.key == "kiosk.unlocked":
        values[entry.key] = .text(items.map { $0.text ?? "?" }.joined(separator: " "))
      case .list, .date, .table: refuse(entry, path)
      }
    }
  }

  /// Whether the owner set something about the kiosk that has no clear meaning.
  private static func isUnclearKiosk(_ entry: TOMLDocument.Entry) -> Bool {
    if entry.key == Setting.kiosk.key, case .bool = entry.value { return false }
    return entry.key == Setting.kiosk.key || entry.key == "kiosk"
  }

  private mutating func enableKiosk(_ entry: TOMLDocument.Entry, _ path: String) {
    values[Setting.kiosk.key] = .bool(true)
    problems.append(
      "\(Setting.kiosk.key) (\(path), line \(entry.line)) must be true or false. "
        + "Until then this machine runs as a kiosk.")
  }

  private mutating func lock(_ entry: TOMLDocument.Entry, _ path: String, _ author: Author) {
    if case .list(let items) = entry.value {
      locked = items.compactMap(\.text)
      if locked.count == items.count { return }
    }
    problems.append(
      "locked (\(path), line \(entry.line)) must be a list of settings such as [\"music.on\"].")
    if author == .owner { lockAll(because: "Until then nothing can be changed in Options.") }
  }

  private mutating func refuse(_ entry: TOMLDocument.Entry, _ path: String) {
    let place = "\(entry.key) (\(path), line \(entry.line))"
    let known = allGames.settings.first { $0.key == entry.key }
    problems.append(
      known.map { "\(place) has a value that is not valid; it must be \($0.kind)." }
        ?? "There is no setting \(place); remove it or correct its name.")
  }

  private mutating func closeAll(because sentence: String) {
    isClosed = true
    values = [Setting.kiosk.key: .bool(true)]
    lockAll(because: sentence)
  }

  /// Treats a damaged user's file like a damaged owner's, except for what the owner has set.
  mutating func close() {
    if !locked.contains(Setting.kiosk.key) { values[Setting.kiosk.key] = .bool(true) }
    locked = allGames.settings.map(\.key)
  }

  private mutating func lockAll(because sentence: String) {
    locked = allGames.settings.map(\.key)
    problems[problems.count - 1] += " " + sentence
  }
}
