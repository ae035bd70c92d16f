import Languages
public import Stage

/// A dialog with a message.
public enum Notice {
  /// A dialog with this text and a button that closes it.
  public static func scene(_ text: String, context: GameContext) -> any Scene {
    MessageScene(
      name: "notice", title: tr("Please note"), text: text,
      seal: "icon-info", palette: context.dressed(.paper),
      choices: [
        .closing("notice.back", tr("Play"), icon: "icon-play")
      ])
  }
}
