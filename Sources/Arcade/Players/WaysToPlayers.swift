import Languages
public import Stage

/// The ways from a game's first screen to the people who play it.
extension Button {
  /// To the list of players.
  public static func players(of game: String, cabinet: Cabinet, world: ColorWorld) -> Button {
    let button = Button(
      game + ".players", label: tr("Players"), icon: "icon-two-players",
      world: cabinet.dressed(world))
    button.action = { [weak button] in
      button?.stage?.perform(.push(PlayersScene(cabinet: cabinet)))
    }
    return button
  }

  /// To the game's leaderboard: its `action` is to open it.
  public static func leaderboard(of game: String, world: ColorWorld) -> Button {
    Button(game + ".results", label: tr("Leaderboard"), icon: "icon-trophy", world: world)
  }
}
