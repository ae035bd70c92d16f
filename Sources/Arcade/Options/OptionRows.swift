import Languages
public import Stage
public import Store

/// Makes the rows of Options; each changes its setting as soon as it is touched.
public struct OptionRows {
  /// Holds the settings that the rows read and change.
  public var context: GameContext
  /// The colours of the rows.
  public var palette: Palette

  /// Whether to hide a setting, because a kiosk's visitors can't change it.
  public func hides(_ setting: Setting) -> Bool {
    context.isKiosk && setting.isOfMachine && !context.canChange(setting)
  }

  /// A row that switches a setting on and off; disabled if it may not be changed here.
  public func toggle(_ id: String, _ label: String, icon: String, _ setting: Setting) -> Switch {
    let row = Switch(
      id, label: label, icon: icon, isOn: context.settings.isOn(setting), palette: palette,
      action: { [context] in context.change(setting, to: .bool($0)) })
    row.isEnabled = context.canChange(setting)
    return row
  }

  /// The switch for the music; what it does is announced.
  func music() -> Switch {
    let row = toggle("options.music", tr("Music"), icon: "icon-music", .musicOn)
    let change = row.action
    row.action = { [context] in
      change($0)
      context.announce(.music(isOn: $0))
    }
    return row
  }

  /// Whether desktop notifications are allowed; off until the player has been asked.
  public func notifications() -> Switch {
    let row = Switch(
      "options.notifications", label: tr("Desktop notifications"), icon: "icon-bell",
      isOn: context.settings.text(.notifications) == "on", palette: palette,
      action: { [context] in context.change(.notifications, to: .text($0 ? "on" : "off")) })
    row.isEnabled = context.canChange(.notifications)
    return row
  }

  /// A row of ten notes; each is heard as loud as it sets.
  func volume(_ id: String, _ label: String, icon: String, _ setting: Setting) -> Slider {
    let row = Slider(
      id, label: label, value: context.settings.number(setting) ?? 0, written: Self.percent,
      look: .signs(icon, count: 10), palette: palette,
      action: { [context] in context.change(setting, to: .number($0)) })
    row.isEnabled = context.canChange(setting)
    row.sound = .toggle
    return row
  }

  /// The languages by their own names, for players who can't read the others.
  func language(_ id: String) -> ChoiceRow {
    choice(
      id, tr("Language"), icon: "icon-language", .language,
      [(id: "auto", label: tr("Auto"), value: .text(""))]
        + Language.all.map { (id: $0.id, label: $0.name, value: .text($0.id)) })
  }

  /// A volume in per cent.
  static func percent(_ share: Double) -> String {
    tr("{n}%", ["n": "\(Int((share * 100).rounded()))"])
  }

  /// A row with a few values; if a file sets another value, the nearest is shown.
  public func choice(
    _ id: String, _ label: String, icon: String, _ setting: Setting,
    _ options: [(id: String, label: String, value: SettingValue)]
  ) -> ChoiceRow {
    choice(
      id, label, icon: icon, setting,
      captions: options.map { SegmentedChoice.Option($0.id, label: $0.label) },
      values: options.map(\.value))
  }

  /// A row with a few values, with any captions.
  func choice(
    _ id: String, _ label: String, icon: String, _ setting: Setting,
    captions: [SegmentedChoice.Option], values: [SettingValue]
  ) -> ChoiceRow {
    let row = ChoiceRow(
      SegmentedChoice(
        id, label: label, options: captions,
        chosen: Self.nearest(context.settings.value(for: setting), in: values),
        palette: palette,
        action: { [context] in context.change(setting, to: values[$0]) }),
      icon: icon, palette: palette)
    if !context.canChange(setting) { row.lock() }
    return row
  }

  private static func nearest(_ value: SettingValue, in values: [SettingValue]) -> Int {
    if let exact = values.firstIndex(of: value) { return exact }
    guard case .number(let wanted) = value else { return 0 }
    let distances = values.map { value in
      if case .number(let number) = value { (number - wanted).magnitude } else { Double.infinity }
    }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }
}
