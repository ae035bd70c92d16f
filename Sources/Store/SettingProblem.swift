/// Something in a layer of settings that was passed over.
public enum SettingProblem: Hashable, Sendable {
  /// There is no setting of this key.
  case unknownKey(String, in: SettingOrigin)
  /// The setting takes no such value; the layer below counts instead.
  case malformed(Setting, SettingValue, in: SettingOrigin)
  /// The list of locked keys names one that there is not.
  case unknownLock(String)
}

extension SettingProblem: CustomStringConvertible {
  /// What is wrong and what to do, as one English sentence.
  public var description: String {
    switch self {
    case .unknownKey(let key, let origin):
      "There is no setting \(key) (\(origin.rawValue)); remove it or correct its name."
    case .malformed(let setting, let value, let origin):
      "\(setting.key) = \(value) (\(origin.rawValue)) is not valid; it must be \(setting.kind)."
    case .unknownLock(let key):
      "There is no setting \(key) to lock; remove it from the list or correct its name."
    }
  }
}
