import Languages
public import Stage

/// The ways from a game's first screen to the people who play it.
extension Button {
  /// To the list of players; `stage` is asked when the button is touched.
  public static func players(
    of game: String, cabinet: Cabinet, world: ColorWorld, stage: @escaping () -> Stage?
  ) -> Button {
    Button(
      game + ".players", label: tr("Players"), icon: "icon-two-players",
      world: cabinet.dressed(world)
    ) { stage()?.perform(.push(PlayersScene(cabinet: cabinet))) }
  }

  /// To the game's leaderboard, which `show` opens.
  public static func leaderboard(
    of game: String, world: ColorWorld, show: @escaping () -> Void
  ) -> Button {
    Button(
      game + ".results", label: tr("Leaderboard"), icon: "icon-trophy", world: world, action: show)
  }
}
