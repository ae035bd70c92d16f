import Languages
public import Stage

/// Asks once for permission to show desktop notifications.
public enum NotificationQuestion {
  /// `answer`: called once, when the dialog closes; closing it without a choice means no.
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
      text: tr("Allow Recreo to show desktop notifications?"), seal: "icon-bell", palette: palette,
      choices: [
        .init(
          id: "notifications.yes", label: tr("Yes"), icon: "icon-check", action: choice(true)),
        .init(id: "notifications.no", label: tr("No"), action: choice(false)),
      ], back: choice(false))
  }
}
