import Languages
import Rules
public import Stage
import Store

/// Records of any game: replaying them, and naming results after a crash.
extension GameContext {
  /// The dialog for the oldest result that still waited for a name when the program ended, or nil.
  ///
  /// Someone else may sit there now, so it celebrates nothing and suggests no name.
  public func unclaimedResult() -> (any Scene)? {
    for draft in (try? store.drafts()) ?? [] {
      guard let board = games.named(draft.played.game)?.results?()
      else { continue }
      let actions = ResultScene.Actions(
        again: nil,
        menu: { stage in
          stage.perform(.popToRoot)
          if let next = self.unclaimedResult() { stage.perform(.push(next)) }
        }, skipsToMenu: true)
      return ResultScene(
        name: "result", title: tr("Whose result is this?"), withVariant: true,
        end: .draft(draft), board: board,
        look: .init(
          art: board.art(draft.played), isHappy: false, note: board.side(draft.played)),
        context: self, actions: actions, seat: .init(isShared: true))
    }
    return nil
  }
}

/// Records of any game, in JSON.
extension [GameEntry] {
  /// Replays a record of any game; `leave` is what Back does.
  ///
  /// Nil if it can't be replayed: `problem(ofRecord:)` says why.
  public func replay(
    _ record: String, picture: String?, context: GameContext? = nil,
    leave: @escaping (Stage) -> Void
  ) -> (any Scene)? {
    let maker = (try? entry(ofRecord: record)?.readRecord?(record)) ?? nil
    return maker?(ReplayContext(picture: picture, context: context, leave: leave))
  }

  private func entry(ofRecord text: String) throws(ReplayError) -> GameEntry? {
    guard let head: RecordHead = decoded(text) else { return nil }
    guard let entry = named(head.game), entry.readRecord != nil else { throw .otherGame(head.game) }
    return entry
  }

  /// Why a record can't be replayed, as the end of an English sentence; nil if it can.
  public func problem(ofRecord text: String) -> String? {
    do throws(ReplayError) {
      let maker = try entry(ofRecord: text)?.readRecord?(text)
      return maker == nil ? "it is not a recorded game" : nil
    } catch {
      return switch error {
      case .otherFormat(let format):
        "its format \(format) is not supported by this version of Recreo"
      case .otherGame(let name): "it was recorded in another game, \(name)"
      case .otherRules(let version): "it was played with version \(version) of the rules"
      case .illegalMove(_, let entry): "entry \(entry + 1) is not allowed by the rules"
      case .nothingToUndo(let entry): "entry \(entry + 1) undoes a move that was never made"
      case .nothingToRedo(let entry): "entry \(entry + 1) redoes a move that was never undone"
      case .tooLate(let entry): "entry \(entry + 1) has a time beyond the longest possible game"
      case .tooManyEntries(let count): "it has \(count) entries, more than the limit"
      case .timeRunsBackwards(let entry): "entry \(entry + 1) has a time before the previous entry"
      }
    }
  }
}

/// The fields that records of all games have.
private nonisolated struct RecordHead: Decodable { var game: String }
