internal import Foundation
internal import Glibc

/// Where the player's files are stored (XDG Base Directory Specification).
public struct Directories: Sendable {
  /// The folder of the database and of pictures that players brought.
  public var data: String
  /// The folder of the log.
  public var state: String
  /// The folder of files that can be made again.
  public var cache: String
  /// The configuration files: the owner's for the whole system, then the user's.
  public var systemConfiguration, userConfiguration: String
  /// The Pictures folder (user-dirs.dirs of xdg-user-dirs).
  public var pictures: String
  /// Where copies of players' pictures are saved.
  public var pictureCopies: String { pictures + "/Recreo" }

  /// `data`: the requested directory, or nil for the standard one.
  public init(data: String?, environment: [String: String]) {
    let home = Self.home(environment)
    func base(_ name: String, _ standard: String) -> String {
      // The specification says to ignore relative paths.
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

  /// The user's folder: an empty HOME is like none, and then the account says where it is.
  public static func home(_ environment: [String: String]) -> String {
    if let home = environment["HOME"], home.hasPrefix("/") { return home }
    guard let account = getpwuid(getuid()), let home = account.pointee.pw_dir else { return "/" }
    return String(cString: home)
  }

  /// Reads the folder from a `user-dirs.dirs` file: `XDG_PICTURES_DIR="$HOME/Bilder"`.
  ///
  /// Relative paths are ignored.
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
