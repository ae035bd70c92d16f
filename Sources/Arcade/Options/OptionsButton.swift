import Languages
public import Stage

extension Button {
  /// The way from a game's scene to the options, which then wear the game's colours.
  ///
  /// `palette`: the game's own, undressed.
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
