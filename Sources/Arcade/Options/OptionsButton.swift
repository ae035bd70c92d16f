import Languages
public import Stage

extension Button {
  /// The way from a game's scene to the options, which then wear the game's colours.
  ///
  /// `world`: the game's own, undressed; `stage` is asked when the button is touched.
  public static func options(
    of game: String, cabinet: Cabinet, world: ColorWorld, stage: @escaping () -> Stage?
  ) -> Button {
    Button(
      game + ".options", label: tr("Options"), icon: "icon-options",
      world: cabinet.dressed(world)
    ) {
      stage()?.perform(.push(OptionsScene(cabinet: cabinet, world: world)))
    }
  }
}
