import Arcade
import Languages
import Stage
import Store

/// The pet's options, and whether its calls can be shown.
enum PetOptions {
  /// Its section in Options.
  static func section(_ rows: OptionRows) -> GameOptions {
    let reach = PetCallStatus(rows)
    var all: [Node] = [
      rows.toggle(
        "options.pet.calls", tr("Calls when it's hungry"), icon: "icon-bell", .petCalls)
    ]
    if !rows.hides(.petAgent) { all.append(away(rows)) }
    if !rows.context.settings.isOn(.kiosk) {
      all.append(
        rows.toggle(
          "options.pet.lock", tr("Pause while the screen is locked"), icon: "icon-pause", .petLock))
    }
    if rows.context.desktopWindow.isPossible() { all.append(walk(rows)) }
    if !rows.hides(.petPace) { all.append(pace(rows)) }
    if !rows.hides(.notifications) { all += [test(rows), reach.label] }
    return GameOptions(
      OptionSection("options.section.pet", title: tr("Pet"), palette: rows.palette, rows: all),
      update: { reach.update() })
  }

  /// Whether it calls while the program is closed; `auto` is shown as its effect here.
  private static func away(_ rows: OptionRows) -> Switch {
    let row = Switch(
      "options.pet.agent", label: tr("Also while Recreo is closed"), icon: "icon-quit",
      isOn: rows.context.settings.petCallsWhileClosed, palette: rows.palette,
      action: { [context = rows.context] in
        context.change(.petAgent, to: .text($0 ? "on" : "off"))
      })
    row.isEnabled = rows.context.canChange(.petAgent)
    return row
  }

  private static func pace(_ rows: OptionRows) -> ChoiceRow {
    rows.choice(
      "options.pet.pace", tr("Gets hungry within"), icon: "icon-clock", .petPace,
      [
        (id: "auto", label: tr("Auto"), value: .text("auto")),
        (id: "demo", label: tr("Seconds"), value: .text("demo")),
        (id: "kiosk", label: tr("Minutes"), value: .text("kiosk")),
        (id: "home", label: tr("Hours"), value: .text("home")),
      ])
  }

  private static func walk(_ rows: OptionRows) -> Button {
    let row = Button(
      "options.pet.walk", label: tr("Walk on the desktop"), icon: "icon-motion",
      palette: rows.palette)
    row.action = { [context = rows.context, weak row] in
      row?.stage?.perform(.push(PetDesktopScene(context: context)))
    }
    return row
  }

  private static func test(_ rows: OptionRows) -> Button {
    Button(
      "options.pet.test", label: tr("Test the call"), icon: "icon-bell", palette: rows.palette,
      action: { [context = rows.context] in context.announce(.petTest) })
  }
}

/// Shows whether its calls reach a player who looks elsewhere.
final class PetCallStatus {
  let label: Label
  private let context: GameContext
  /// Nil until the answer arrives.
  private var hasDesktop: Bool?

  init(_ rows: OptionRows) {
    context = rows.context
    label = Label("", style: Theme.body, color: rows.palette.ink, id: "options.pet.desktop")
    context.describeDesktop { [weak self] answer in
      if case .success = answer { self?.hasDesktop = true } else { self?.hasDesktop = false }
      self?.label.setNeedsDisplay()
    }
    update()
  }

  /// Updates it after a change of settings.
  func update() {
    let isWanted = context.settings.text(.notifications) == "on"
    switch (hasDesktop, isWanted) {
    case (nil, _): break
    case (false?, _):
      label.show(
        tr(
          "This desktop doesn't show notifications: the pet calls on the screen while Recreo is running."
        ))
    case (true?, false):
      label.show(
        tr("Desktop notifications are off: the pet calls on the screen while Recreo is running."))
    case (true?, true): label.show(tr("Calls appear as desktop notifications."))
    }
  }
}

nonisolated extension SettingsLayers {
  /// Whether a background process calls while the program is closed.
  var wantsPetAgent: Bool {
    isOn(.petCalls) && text(.notifications) == "on" && petCallsWhileClosed
  }

  fileprivate var petCallsWhileClosed: Bool {
    switch text(.petAgent) {
    case "on": true
    case "off": false
    default: !isOn(.kiosk)
    }
  }
}
