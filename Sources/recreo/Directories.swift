import Foundation

/// Where this person's files go (XDG Base Directory Specification).
nonisolated struct Directories: Sendable {
  /// Database and own pictures.
  var data: String
  /// The log.
  var state: String
  /// `config.toml` of the system's owner, then of this person.
  var systemConfiguration, userConfiguration: String

  init(data: String?, environment: [String: String]) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    func base(_ name: String, _ standard: String) -> String {
      // The specification: a relative path is to be ignored.
      if let path = environment[name], path.hasPrefix("/") { return path }
      return home + "/" + standard
    }
    self.data = data ?? base("XDG_DATA_HOME", ".local/share") + "/recreo"
    state = base("XDG_STATE_HOME", ".local/state") + "/recreo"
    systemConfiguration = "/etc/xdg/recreo/config.toml"
    userConfiguration = base("XDG_CONFIG_HOME", ".config") + "/recreo/config.toml"
  }
}
