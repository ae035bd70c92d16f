/// A problem in a layer of settings; the entry is ignored.
public enum SettingIssue: Hashable, Sendable {
  /// There is no setting with this key.
  case unknownKey(String, in: SettingOrigin)
  /// The value isn't valid; the layer below counts instead.
  case malformed(Setting, SettingValue, in: SettingOrigin)
  /// The setting lists keys that must be settings of the machine, and these are not; the layer
  /// below counts instead.
  case notOfMachine(Setting, SettingValue, in: SettingOrigin, allowed: [String])
  /// The list of locked keys contains an unknown one.
  case unknownLock(String)
}

extension SettingIssue: CustomStringConvertible {
  /// What is wrong and what to do, as a sentence in English.
  public var description: String {
    switch self {
    case .unknownKey(let key, let origin):
      "There is no setting \(key) (\(origin.rawValue)); remove it or correct its name."
    case .malformed(let setting, let value, let origin):
      "\(setting.key) = \(value) (\(origin.rawValue)) is not valid; it must be \(setting.kind)."
    case .notOfMachine(let setting, let value, let origin, let allowed):
      "\(setting.key) = \(value) (\(origin.rawValue)) is not valid; it must be keys separated by "
        + "spaces, out of \(allowed.joined(separator: ", "))."
    case .unknownLock(let key):
      "There is no setting \(key) to lock; remove it from the list or correct its name."
    }
  }
}
