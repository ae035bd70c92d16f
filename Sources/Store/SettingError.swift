/// Why a setting cannot be changed in Options.
public enum SettingError: Error, Hashable, Sendable {
  /// It is fixed: by the list in the system's file, or (`default`) because this is a kiosk.
  case locked(by: SettingOrigin)
  /// It takes no such value.
  case malformed(expected: SettingKind)
}
