import Languages
public import Stage

/// A dialog that tells a person one thing.
public enum Notice {
  /// A dialog with this text and one button that takes it away.
  public static func scene(_ text: String, context: GameContext) -> any Scene {
    MessageScene(
      name: "notice", title: tr("Please note"), text: text,
      palette: context.dressed(.paper),
      choices: [
        .init(id: "notice.back", label: tr("Play"), icon: "icon-play", action: { $0.perform(.pop) })
      ])
  }
}
