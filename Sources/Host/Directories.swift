internal import Foundation

/// Where this person's files go (XDG Base Directory Specification).
public struct Directories: Sendable {
  /// Database and own pictures.
  public var data: String
  /// The log.
  public var state: String
  /// What can be made again.
  public var cache: String
  /// `config.toml` of the system's owner, then of this person.
  public var systemConfiguration, userConfiguration: String
  /// The person's own Pictures folder (user-dirs.dirs of xdg-user-dirs).
  public var pictures: String
  /// Where copies of own pictures go.
  public var pictureCopies: String { pictures + "/Recreo" }

  /// `data`: the directory that was asked for; nil is the standard one.
  public init(data: String?, environment: [String: String]) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    func base(_ name: String, _ standard: String) -> String {
      // The specification: a relative path is to be ignored.
      if let path = environment[name], path.hasPrefix("/") { return path }
      return home + "/" + standard
    }
    self.data = data ?? base("XDG_DATA_HOME", ".local/share") + "/recreo"
    state = base("XDG_STATE_HOME", ".local/state") + "/recreo"
    cache = base("XDG_CACHE_HOME", ".cache") + "/recreo"
    systemConfiguration = "/etc/xdg/recreo/config.toml"
    userConfiguration = base("XDG_CONFIG_HOME", ".config") + "/recreo/config.toml"
    let list = try? readFile(
      base("XDG_CONFIG_HOME", ".config") + "/user-dirs.dirs", limit: 64 << 10)
    pictures =
      Self.pictures(in: String(decoding: list ?? [], as: UTF8.self), home: home)
      ?? home + "/Pictures"
  }

  /// What a `user-dirs.dirs` file says: `XDG_PICTURES_DIR="$HOME/Bilder"`; relative ones are ignored.
  public static func pictures(in list: String, home: String) -> String? {
    let key = "XDG_PICTURES_DIR="
    let line = list.split(separator: "\n").last { $0.hasPrefix(key) }
    guard let value = line?.dropFirst(key.count).trimmingCharacters(in: ["\"", " "]) else {
      return nil
    }
    let path = value.hasPrefix("$HOME") ? home + value.dropFirst(5) : value
    return path.hasPrefix("/") ? path : nil
  }
}
