import Arcade
import Languages
import Rules
import Stage
import Store

// Whether the pet may call is asked once, as soon as it has hatched and is seen.
extension PetScene {
  /// Asks if nothing else is shown, and if the desktop can show a call at all.
  func askAboutCalls() {
    guard !hasAskedAboutCalls, mayAskAboutCalls, pet.form != .egg, revealDue == nil,
      newsBanner == nil, stage?.top === self
    else { return }
    hasAskedAboutCalls = true
    context.describeDesktop { [weak self] answer in
      guard let self, case .success = answer else { return }
      // Something may have covered it meanwhile; then it asks later.
      guard stage?.top === self, newsBanner == nil, mayAskAboutCalls else {
        hasAskedAboutCalls = false
        return
      }
      stage?.perform(.push(callQuestion()))
    }
  }

  /// Whether it was answered neither here nor in Options; what was answered about other notifications
  /// doesn't count.
  private var mayAskAboutCalls: Bool {
    let settings = context.settings
    return settings.origin(of: .petCalls) == .default && !settings.isOn(.kiosk)
      && context.canChange(.petCalls)
      && (settings.text(.notifications) == "on" || context.canChange(.notifications))
  }

  private func callQuestion() -> MessageScene {
    func answer(_ isYes: Bool) -> (Stage) -> Void {
      { [context] stage in
        stage.perform(.pop)
        context.change(.petCalls, to: .bool(isYes))
        if isYes, context.settings.text(.notifications) != "on" {
          context.change(.notifications, to: .text("on"))
        }
      }
    }
    let name = pet.name
    let isOff = context.settings.text(.notifications) == "off"
    return MessageScene(
      name: "pet.calls.question",
      title: tr("May {name} call you?", ["name": name]),
      text: trSentences(
        [
          tr(
            "When it's hungry, it sends a notification to your desktop, also while Recreo is closed. You can change this in Options."
          )
        ] + (isOff ? [tr("Yes also switches desktop notifications on again.")] : [])),
      palette: palette,
      choices: [
        .init(id: "pet.calls.yes", label: tr("Yes"), icon: "icon-check", action: answer(true)),
        .init(id: "pet.calls.no", label: tr("No"), action: answer(false)),
      ], back: answer(false))
  }
}
