import Languages
public import Stage

/// The way into the games, for the menu and for the command line.
public enum Games {
  /// The first scene of the game with this id, or the word that it is still to come.
  public static func scene(_ id: String, _ cabinet: Cabinet) -> (any Scene)? {
    guard let entry = GameEntry.all.first(where: { $0.id == id }) else { return nil }
    return entry.open?(cabinet)
      ?? MessageScene(
        name: "soon", title: entry.title(),
        text: tr("This game is still being cut out of paper. Come back soon!"),
        choices: [
          .init(id: "soon.back", label: tr("Back"), icon: "icon-back", action: { $0.perform(.pop) })
        ])
  }
}
