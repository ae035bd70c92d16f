import Languages
public import Stage

/// The ways from a game's first screen to the people who play it.
extension Button {
  /// To the list of players.
  public static func players(of game: String, context: GameContext, palette: Palette) -> Button {
    let button = Button(
      game + ".players", label: tr("Players"), icon: "icon-two-players",
      palette: context.dressed(palette))
    button.action = { [weak button] in
      button?.stage?.perform(.push(PlayersScene(context: context)))
    }
    return button
  }

  /// To the game's leaderboard: its `action` is to open it.
  public static func leaderboard(of game: String, palette: Palette) -> Button {
    Button(game + ".results", label: tr("Leaderboard"), icon: "icon-trophy", palette: palette)
  }
}
