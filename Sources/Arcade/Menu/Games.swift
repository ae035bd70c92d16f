import Languages
public import Stage
import Store

/// The way into the games, for the menu and for the command line.
public enum Games {
  /// The ids of all games, in the order of the menu.
  public static var names: [String] { GameEntry.all.map(\.id) }

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

  /// The dialog of the oldest result that waits for a name, after a crash; nil where none does.
  public static func unclaimedResult(_ cabinet: Cabinet) -> (any Scene)? {
    for draft in (try? cabinet.store.drafts()) ?? [] {
      guard let board = GameEntry.all.first(where: { $0.id == draft.played.game })?.results?()
      else { continue }
      let ways = ResultScene.Ways(
        again: nil,
        menu: { stage in
          stage.perform(.popToRoot)
          if let next = unclaimedResult(cabinet) { stage.perform(.push(next)) }
        })
      return ResultScene(
        name: "result", title: tr("Well done!"), withVariant: true, end: .draft(draft),
        board: board, cabinet: cabinet, ways: ways)
    }
    return nil
  }
}
