/// Who said what a setting is, the last word last.
public enum SettingOrigin: String, CaseIterable, Hashable, Sendable {
  /// The program itself.
  case `default`
  /// The owner of the machine, in the system's configuration file.
  case system
  /// The user, in their own configuration file.
  case user
  /// Whoever stood before the machine, in Options.
  case options
  /// Whoever started the program.
  case commandLine
  /// A kiosk's visitor, in Options: in memory, until the visit ends.
  case visitor
}
