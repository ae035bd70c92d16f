import Languages
import Stage
import Store

/// The rows for what decides which gesture a touch is: times and distances, in words.
struct GestureRows {
  let context: GameContext
  let palette: Palette
  /// The settings that have rows, of `Setting.ofGestures`.
  var settings = Setting.ofGestures
  /// Whether a setting may be changed here, and what changes it.
  let mayChange: (Setting) -> Bool
  let change: (Setting, SettingValue) -> Void

  /// The rows; `id` begins their ids.
  func sliders(_ id: String) -> [Slider] {
    let labels = [
      ("doubletap", tr("Double-tap interval")), ("longpress", tr("Long-press duration")),
      ("drag", tr("Distance before a drag")), ("pinch", tr("Distance before a pinch")),
    ]
    return zip(labels, Setting.ofGestures).compactMap { label, setting in
      guard settings.contains(setting), case .number(let range) = setting.kind,
        case .number(let usual) = setting.standard
      else { return nil }
      return slider("\(id).\(label.0)", label.1, in: range, usual, setting)
    }
  }

  private func slider(
    _ id: String, _ label: String, in range: ClosedRange<Double>, _ usual: Double,
    _ setting: Setting
  ) -> Slider {
    let row = Slider(
      id, label: label, value: context.settings.number(setting) ?? usual, in: range,
      written: { Self.words($0, in: range, usual) },
      palette: palette, action: { [change] in change(setting, .number($0)) })
    row.isEnabled = mayChange(setting)
    return row
  }

  /// A value near the usual one is medium, one nearer an end of the range is short or long.
  private static func words(
    _ value: Double, in range: ClosedRange<Double>, _ usual: Double
  ) -> String {
    if value < (range.lowerBound + usual) / 2 { return trc("length", "Short") }
    return value > (usual + range.upperBound) / 2
      ? trc("length", "Long") : trc("length", "Medium")
  }
}
