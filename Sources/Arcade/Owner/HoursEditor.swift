import Languages
import Stage
import Store

/// Rows that edit hours: a switch, sliders for the beginning and the end, and one switch for each day.
///
/// All days that have hours get the same; different hours for different days are only written in a
/// file or with `recreo kiosk set`.
struct HoursEditor {
  let rows: OwnerRows
  let setting: Setting
  /// The first part of the rows' ids.
  let id: String
  /// The hours that are offered first, in minutes of the day.
  let usual: (from: Int, to: Int)

  private var context: GameContext { rows.context }
  private var hours: WeekHours { context.hours(setting) }
  private var days: Set<Int> {
    hours.isEmpty ? Set(0..<7) : Set(hours.spans.flatMap(\.days))
  }
  private var times: (from: Int, to: Int) {
    hours.spans.first.map { ($0.from, $0.to) } ?? usual
  }

  private func write(_ days: Set<Int>, _ from: Int, _ to: Int) {
    let new = WeekHours(days: days, from: from, to: to)
    guard new != hours else { return }
    context.changeAsOwner(setting, to: .text(new.description))
  }

  /// `on`: what the switch says; `isInverted`: it is on while there are no hours.
  func nodes(_ on: String, icon: String, isInverted: Bool = false) -> [Node] {
    let toggle = Switch(
      id + ".on", label: on, icon: icon, isOn: hours.isEmpty == isInverted, palette: rows.palette,
      action: { isOn in
        if isOn == isInverted {
          context.changeAsOwner(setting, to: .text(""))
        } else {
          write(Set(0..<7), times.from, times.to)
        }
        rows.refresh()
      })
    toggle.isEnabled = rows.mayChange(setting)
    guard !hours.isEmpty else { return [toggle] }
    return [
      toggle, slider("from", trc("hours", "From"), times.from) { write(days, $0, times.to) },
      slider("to", trc("hours", "To"), times.to) { write(days, times.from, $0) },
    ]
  }

  private func slider(
    _ part: String, _ label: String, _ minute: Int, _ use: @escaping (Int) -> Void
  ) -> Slider {
    // Half hours.
    func rounded(_ value: Double) -> Int { Int((value * 2).rounded()) * 30 % 1440 }
    let row = Slider(
      id + "." + part, label: label, value: Double(minute) / 60, in: 0...23.5,
      written: { WeekHours.time(rounded($0)) }, palette: rows.palette,
      action: { use(rounded($0)) })
    row.isEnabled = rows.mayChange(setting)
    return row
  }

  /// A switch for each day; the last one can't be switched off.
  func dayNodes() -> [Node] {
    OwnerWords.weekdays.enumerated().map { day, name in
      let row = Switch(
        "\(id).day.\(day)", label: name.prefix(1).uppercased() + name.dropFirst(),
        isOn: days.contains(day), palette: rows.palette,
        action: { isOn in
          var new = days
          if isOn { new.insert(day) } else { new.remove(day) }
          guard !new.isEmpty else { return rows.refresh() }
          write(new, times.from, times.to)
        })
      row.isEnabled = rows.mayChange(setting) && !hours.isEmpty
      return row
    }
  }
}
