import Languages
public import Stage

/// Asks once whether messages on the desktop are wanted.
public enum NotificationQuestion {
  /// `answer`: told once, when the dialog goes; who turns away from the question has said no.
  public static func scene(
    palette: Palette, _ answer: @escaping (_ isYes: Bool) -> Void
  ) -> any Scene {
    func choice(_ isYes: Bool) -> (Stage) -> Void {
      { stage in
        stage.perform(.pop)
        answer(isYes)
      }
    }
    return MessageScene(
      name: "notifications.question", title: tr("Notifications"),
      text: tr("Allow Recreo to show desktop notifications?"), palette: palette,
      choices: [
        .init(
          id: "notifications.yes", label: tr("Yes"), icon: "icon-check", action: choice(true)),
        .init(id: "notifications.no", label: tr("No"), action: choice(false)),
      ], back: choice(false))
  }
}
