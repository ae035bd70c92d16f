import Languages
public import Stage

/// The buttons on a game's first screen that lead to the players and the leaderboard.
extension Button {
  /// A button that opens the list of players.
  public static func players(of game: String, context: GameContext, palette: Palette) -> Button {
    let button = Button(
      game + ".players", label: tr("Players"), icon: "icon-two-players",
      palette: context.dressed(palette))
    button.action = { [weak button] in
      button?.stage?.perform(.push(PlayersScene(context: context)))
    }
    return button
  }

  /// A button for the game's leaderboard; its `action` opens it.
  public static func leaderboard(of game: String, palette: Palette) -> Button {
    Button(game + ".results", label: tr("Leaderboard"), icon: "icon-trophy", palette: palette)
  }
}
