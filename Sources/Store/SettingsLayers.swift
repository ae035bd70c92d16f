/// The values of all settings, from all layers.
///
/// The order is that of `SettingOrigin`, with two exceptions: keys that the system's file locks
/// are read only from that file and the command line, and on a kiosk settings of the machine only
/// from the files and the command line. Invalid values are reported in `problems` and otherwise
/// ignored.
public struct SettingsLayers: Hashable, Sendable {
  /// The ignored entries, by layer and key.
  public let problems: [SettingIssue]
  private var layers: [SettingOrigin: [String: SettingValue]] = [:]
  private let locked: Set<String>
  /// All settings, in the order in which they are listed.
  public let all: [Setting]

  /// The layers of these settings as read; `locked` is the list in the system's file.
  public init(
    _ all: [Setting], system: [String: SettingValue] = [:], locked: [String] = [],
    user: [String: SettingValue] = [:], options: [String: SettingValue] = [:],
    owner: [String: SettingValue] = [:], commandLine: [String: SettingValue] = [:]
  ) {
    self.all = all
    let known = Dictionary(all.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var problems = locked.filter { known[$0] == nil }.map(SettingIssue.unknownLock)
    self.locked = Set(locked)
    let given: KeyValuePairs = [
      SettingOrigin.system: system, .user: user, .options: options, .owner: owner,
      .commandLine: commandLine,
    ]
    for (origin, values) in given {
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        guard let setting = known[key] else {
          // Another version of the program may have stored it.
          if ![.options, .owner].contains(origin) { problems.append(.unknownKey(key, in: origin)) }
          continue
        }
        if setting.accepts(value, among: all) {
          layers[origin, default: [:]][key] = value
        } else {
          problems.append(setting.problem(with: value, in: origin, among: all))
        }
      }
    }
    self.problems = problems
  }

  /// The current value of a setting.
  public func value(for setting: Setting) -> SettingValue {
    layers[origin(of: setting)]?[setting.key] ?? setting.standard
  }

  /// The layer that a setting's value comes from.
  public func origin(of setting: Setting) -> SettingOrigin {
    let origins: [SettingOrigin] =
      switch lock(on: setting) {
      case .system: [.commandLine, .system]
      case nil: [.visitor, .commandLine, .owner, .options, .user, .system]
      default: [.commandLine, .owner, .user, .system]
      }
    return origins.first {
      layers[$0]?[setting.key] != nil && ($0 != .owner || heedsOwner(setting))
    } ?? .default
  }

  /// Whether the owner's panel decides about a setting: only on a kiosk, and not whether it is one.
  private func heedsOwner(_ setting: Setting) -> Bool { setting != .kiosk && isOn(.kiosk) }

  /// Every layer that sets a setting, and its value there; the first layer is the weakest.
  public func layers(of setting: Setting) -> [(origin: SettingOrigin, value: SettingValue)] {
    SettingOrigin.allCases.compactMap { origin in
      layers[origin]?[setting.key].map { (origin, $0) }
    }
  }

  /// The layer that locks a setting so that Options can't change it, or nil.
  ///
  /// The owner locks settings in the system's file, and a kiosk locks those of the machine
  /// (`default`). The command line only sets the initial value.
  public func lock(on setting: Setting) -> SettingOrigin? {
    if locked.contains(setting.key) { return .system }
    guard setting.isOfMachine, isOn(.kiosk) else { return nil }
    return unlocked.contains(setting.key) ? nil : .default
  }

  /// The keys of the machine's settings that a kiosk's visitors may change.
  public var unlocked: Set<String> { SettingKind.keys(in: text(.kioskUnlocked) ?? "") }

  /// Changes a setting in Options, until the program ends; `Store.save` stores it.
  ///
  /// On a kiosk the change lasts until `endVisit`.
  public mutating func set(
    _ setting: Setting, to value: SettingValue
  ) throws(SettingError) {
    if let origin = lock(on: setting) { throw .locked(by: origin) }
    guard setting.accepts(value, among: all) else { throw .malformed(expected: setting.kind) }
    if isOn(.kiosk) {
      layers[.visitor, default: [:]][setting.key] = value
    } else {
      layers[.commandLine]?[setting.key] = nil
      layers[.options, default: [:]][setting.key] = value
    }
  }

  /// Changes a setting in the owner's panel, for this visit and later ones; `Store.saveOwner` stores
  /// it.
  public mutating func setOwner(
    _ setting: Setting, to value: SettingValue
  ) throws(SettingError) {
    if lock(on: setting) == .system { throw .locked(by: .system) }
    guard setting.accepts(value, among: all) else { throw .malformed(expected: setting.kind) }
    layers[.visitor]?[setting.key] = nil
    layers[.commandLine]?[setting.key] = nil
    layers[.owner, default: [:]][setting.key] = value
  }

  /// Reverts what a kiosk's visitor changed; returns the settings whose values are different now.
  public mutating func endVisit() -> [Setting] {
    let before = self
    layers[.visitor] = nil
    return all.filter { value(for: $0) != before.value(for: $0) }
  }
}

extension SettingsLayers {
  /// Whether a toggle is on.
  public func isOn(_ setting: Setting) -> Bool { value(for: setting) == .bool(true) }

  /// The numeric value of a setting, or nil if it isn't a number (a scale of `auto`).
  public func number(_ setting: Setting) -> Double? {
    if case .number(let number) = value(for: setting) { number } else { nil }
  }

  /// The text of a setting, or nil if it isn't a text.
  public func text(_ setting: Setting) -> String? {
    if case .text(let text) = value(for: setting) { text } else { nil }
  }
}

extension Setting {
  /// Why the value isn't valid for the setting, or nil.
  func problem(
    with value: SettingValue, in origin: SettingOrigin, among all: [Setting]
  ) -> SettingIssue {
    guard kind == .machineKeys, kind.accepts(value) else {
      return .malformed(self, value, in: origin)
    }
    let allowed = all.filter(\.isOfMachine).map(\.key).sorted()
    return .notOfMachine(self, value, in: origin, allowed: allowed)
  }

  /// Whether the value is valid for the setting, given all settings.
  public func accepts(_ value: SettingValue, among all: [Setting]) -> Bool {
    guard kind.accepts(value) else { return false }
    guard kind == .machineKeys, case .text(let text) = value else { return true }
    return SettingKind.keys(in: text).isSubset(of: all.filter(\.isOfMachine).map(\.key))
  }
}
