import Languages
import Rules
public import Stage
import Store

/// The way into the games, for the menu and for the command line.
public enum Games {
  /// The ids of all games, in the order of the menu.
  public static var names: [String] { GameEntry.all.map(\.id) }

  /// The names of the mirror puzzle's pictures.
  public static var mirrorPictures: [String] { MirrorPicture.all.map(\.name) }

  /// The first scene of the game with this id; nil where there is none.
  public static func scene(_ id: String, _ cabinet: Cabinet) -> (any Scene)? {
    GameEntry.all.first { $0.id == id }?.open(cabinet)
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
        }, skipsToMenu: true)
      return ResultScene(
        name: "result", title: tr("Well done!"), withVariant: true, end: .draft(draft),
        board: board, cabinet: cabinet, ways: ways)
    }
    return nil
  }

  /// Plays a record, written as JSON, of whichever game; `leave` is where Back leads.
  ///
  /// Nil where it cannot be played: ask `problem(ofRecord:)` why.
  public static func replay(
    _ record: String, picture: String?, cabinet: Cabinet? = nil,
    leave: @escaping (Stage) -> Void
  ) -> (any Scene)? {
    let maker = (try? entry(ofRecord: record)?.prove?(record)) ?? nil
    return maker?(ReplayWay(picture: picture, cabinet: cabinet, leave: leave))
  }

  /// What a record of any game says of itself.
  private nonisolated struct Head: Decodable { var game: String }

  private static func entry(ofRecord text: String) throws(ReplayFailure) -> GameEntry? {
    guard let head: Head = decoded(text) else { return nil }
    guard let entry = GameEntry.all.first(where: { $0.id == head.game }), entry.prove != nil
    else { throw .otherGame(head.game) }
    return entry
  }

  /// Why a record cannot be played, as the end of an English sentence; nil where it can.
  public static func problem(ofRecord text: String) -> String? {
    do throws(ReplayFailure) {
      let maker = try entry(ofRecord: text)?.prove?(text)
      return maker == nil ? "it is no record of a game" : nil
    } catch {
      return switch error {
      case .otherFormat(let format): "its format \(format) is not known to this Recreo"
      case .otherGame(let name): "it is of another game, \(name)"
      case .otherRules(let version): "it was played by version \(version) of the rules"
      case .illegalMove(_, let entry): "entry \(entry + 1) is not allowed by the rules"
      case .nothingToUndo(let entry): "entry \(entry + 1) takes back what was never done"
      case .nothingToRedo(let entry): "entry \(entry + 1) repeats what was never taken back"
      case .tooLate(let entry): "entry \(entry + 1) is dated later than anybody plays"
      case .tooManyEntries(let count): "it has \(count) entries, more than anybody makes"
      case .timeRunsBackwards(let entry): "entry \(entry + 1) is dated before the one above it"
      }
    }
  }
}
