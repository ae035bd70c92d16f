/// Why a setting can't be changed in Options.
public enum SettingError: Error, Hashable, Sendable {
  /// It is locked: by the list in the system's file, or (`default`) because this is a kiosk.
  case locked(by: SettingOrigin)
  /// The value isn't valid.
  case malformed(expected: SettingKind)
}
