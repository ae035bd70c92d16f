import Languages
import Stage
import Store

/// Makes the rows of the owner's panel; each changes its setting as soon as it is touched.
struct OwnerRows {
  var context: GameContext
  var palette: Palette
  /// Shows the tab again after rows came or went.
  var refresh: () -> Void

  /// Whether the owner may change a setting here: not if the system's file locks it.
  func mayChange(_ setting: Setting) -> Bool { context.settings.lock(on: setting) != .system }

  func toggle(_ id: String, _ label: String, icon: String, _ setting: Setting) -> Switch {
    let row = Switch(
      id, label: label, icon: icon, isOn: context.settings.isOn(setting), palette: palette,
      action: { [context] in context.changeAsOwner(setting, to: .bool($0)) })
    row.isEnabled = mayChange(setting)
    return row
  }

  func volume(_ id: String, _ label: String, icon: String, _ setting: Setting) -> Slider {
    let row = Slider(
      id, label: label, value: context.settings.number(setting) ?? 0,
      written: OptionRows.percent, look: .signs(icon, count: 10), palette: palette,
      action: { [context] in context.changeAsOwner(setting, to: .number($0)) })
    row.isEnabled = mayChange(setting)
    row.sound = .toggle
    return row
  }

  /// A row with a few values; if a file sets another value, the nearest is shown.
  ///
  /// `auto`: what a value that isn't a number means.
  func choice(
    _ id: String, _ label: String, icon: String, _ setting: Setting,
    _ options: [(id: String, label: String, value: SettingValue)], auto: Double? = nil
  ) -> ChoiceRow {
    let number = context.settings.number(setting) ?? auto
    let value = number.map { .number($0) } ?? context.settings.value(for: setting)
    let row = ChoiceRow(
      SegmentedChoice(
        id, label: label, options: options.map { .init($0.id, label: $0.label) },
        chosen: Self.nearest(value, options.map(\.value)), palette: palette,
        action: { [context] in context.changeAsOwner(setting, to: options[$0].value) }),
      icon: icon, palette: palette)
    if !mayChange(setting) { row.lock() }
    return row
  }

  /// A row of times in seconds; 0 is never.
  func times(
    _ id: String, _ label: String, _ setting: Setting, _ seconds: [Int], auto: Double? = nil
  ) -> ChoiceRow {
    choice(
      id, label, icon: "icon-clock", setting,
      seconds.map { second in
        (
          "\(second)",
          second == 0
            ? tr("Never")
            : second % 60 == 0
              ? tr("{n} min", ["n": "\(second / 60)"]) : tr("{n} s", ["n": "\(second)"]),
          SettingValue.number(Double(second))
        )
      }, auto: auto)
  }

  func button(
    _ id: String, _ label: String, icon: String, isDanger: Bool = false,
    _ action: @escaping () -> Void
  ) -> Button {
    Button(
      id, label: label, icon: icon, kind: isDanger ? .danger : .plain, palette: palette.onSheet,
      action: action)
  }

  func figure(_ id: String, _ name: String, _ value: Int) -> FigureRow {
    FigureRow(id, name, "\(value)", palette: palette)
  }

  private static func nearest(_ value: SettingValue, _ values: [SettingValue]) -> Int {
    if let exact = values.firstIndex(of: value) { return exact }
    guard case .number(let wanted) = value else { return 0 }
    let distances = values.map { value in
      if case .number(let number) = value { (number - wanted).magnitude } else { Double.infinity }
    }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }
}
