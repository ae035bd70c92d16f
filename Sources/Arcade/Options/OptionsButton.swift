import Languages
public import Stage

extension Button {
  /// A button that opens the options from a game's scene, in the game's colours.
  ///
  /// `palette`: the game's own, before `dressed`.
  public static func options(of game: String, context: GameContext, palette: Palette) -> Button {
    let button = Button(
      game + ".options", label: tr("Options"), icon: "icon-options",
      palette: context.dressed(palette))
    button.action = { [weak button] in
      button?.stage?.perform(.push(OptionsScene(context: context, palette: palette)))
    }
    return button
  }
}
