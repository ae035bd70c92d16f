import Languages
public import Stage

extension Button {
  /// The way from a game's scene to the options, which then wear the game's colours.
  ///
  /// `world`: the game's own, undressed.
  public static func options(of game: String, cabinet: Cabinet, world: ColorWorld) -> Button {
    let button = Button(
      game + ".options", label: tr("Options"), icon: "icon-options",
      world: cabinet.dressed(world))
    button.action = { [weak button] in
      button?.stage?.perform(.push(OptionsScene(cabinet: cabinet, world: world)))
    }
    return button
  }
}
