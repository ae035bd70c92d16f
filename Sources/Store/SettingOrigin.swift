/// The layers of settings; a later one wins.
public enum SettingOrigin: String, CaseIterable, Hashable, Sendable {
  /// The default.
  case `default`
  /// The system's configuration file, written by the owner of the machine.
  case system
  /// The user's configuration file.
  case user
  /// Options.
  case options
  /// The owner's panel of a kiosk, or `recreo kiosk set`.
  case owner
  /// The command line.
  case commandLine
  /// Options during a kiosk's visit: in memory, until the visit ends.
  case visitor
}
