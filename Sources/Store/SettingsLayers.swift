/// Every setting's value, from all who have a say.
///
/// The order is that of `SettingOrigin`, except that a key in the system file's list of locked keys
/// listens to nobody but that file and the command line, and on a kiosk a setting of the machine to
/// nobody but the files and the command line. A value that its setting cannot take is told in
/// `problems` and otherwise as if it were not there.
public struct SettingsLayers: Hashable, Sendable {
  /// What was passed over, layer by layer, by key.
  public let problems: [SettingIssue]
  private var layers: [SettingOrigin: [String: SettingValue]] = [:]
  private let locked: Set<String>
  /// Every setting there is, in the order they are told.
  public let all: [Setting]

  /// Layers of these settings as they were read; `locked` is the list in the system's file.
  public init(
    _ all: [Setting], system: [String: SettingValue] = [:], locked: [String] = [],
    user: [String: SettingValue] = [:], options: [String: SettingValue] = [:],
    commandLine: [String: SettingValue] = [:]
  ) {
    self.all = all
    let known = Dictionary(all.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var problems = locked.filter { known[$0] == nil }.map(SettingIssue.unknownLock)
    self.locked = Set(locked)
    let given: KeyValuePairs = [
      SettingOrigin.system: system, .user: user, .options: options, .commandLine: commandLine,
    ]
    for (origin, values) in given {
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        guard let setting = known[key] else {
          // Another version of the program may have put it there, in good order.
          if origin != .options { problems.append(.unknownKey(key, in: origin)) }
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

  /// What a setting is.
  public func value(for setting: Setting) -> SettingValue {
    layers[origin(of: setting)]?[setting.key] ?? setting.standard
  }

  /// Who said what a setting is.
  public func origin(of setting: Setting) -> SettingOrigin {
    let heard: [SettingOrigin] =
      switch lock(on: setting) {
      case .system: [.commandLine, .system]
      case nil: [.visitor, .commandLine, .options, .user, .system]
      default: [.commandLine, .user, .system]
      }
    return heard.first { layers[$0]?[setting.key] != nil } ?? .default
  }

  /// Who has fixed a setting, so that Options cannot change it, or nil if it is free.
  ///
  /// The owner fixes settings in the system's file, and a kiosk fixes those of the machine
  /// (`default`): what the command line said is where a session begins.
  public func lock(on setting: Setting) -> SettingOrigin? {
    if locked.contains(setting.key) { return .system }
    guard setting.isOfMachine, isOn(.kiosk) else { return nil }
    let unlocked = SettingKind.keys(in: text(.kioskUnlocked) ?? "")
    return unlocked.contains(setting.key) ? nil : .default
  }

  /// Changes a setting in Options, until the program ends; `Store.save` makes it last.
  ///
  /// On a kiosk it changes until `endVisit`.
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

  /// Forgets what a kiosk's visitor changed; gives the settings that are different now.
  public mutating func endVisit() -> [Setting] {
    let before = self
    layers[.visitor] = nil
    return all.filter { value(for: $0) != before.value(for: $0) }
  }
}

extension SettingsLayers {
  /// Whether a switch is on.
  public func isOn(_ setting: Setting) -> Bool { value(for: setting) == .bool(true) }

  /// The number a setting has, or nil where it is no number (a scale of `auto`).
  public func number(_ setting: Setting) -> Double? {
    if case .number(let number) = value(for: setting) { number } else { nil }
  }

  /// The text a setting has, or nil where it is no text.
  public func text(_ setting: Setting) -> String? {
    if case .text(let text) = value(for: setting) { text } else { nil }
  }
}

extension Setting {
  /// Why it cannot be set to a value.
  func problem(
    with value: SettingValue, in origin: SettingOrigin, among all: [Setting]
  ) -> SettingIssue {
    guard kind == .machineKeys, kind.accepts(value) else {
      return .malformed(self, value, in: origin)
    }
    let allowed = all.filter(\.isOfMachine).map(\.key).sorted()
    return .notOfMachine(self, value, in: origin, allowed: allowed)
  }

  /// Whether it can be set to a value, where these are all the settings there are.
  func accepts(_ value: SettingValue, among all: [Setting]) -> Bool {
    guard kind.accepts(value) else { return false }
    guard kind == .machineKeys, case .text(let text) = value else { return true }
    return SettingKind.keys(in: text).isSubset(of: all.filter(\.isOfMachine).map(\.key))
  }
}
