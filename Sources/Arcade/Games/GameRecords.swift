import Languages
import Rules
public import Stage
import Store

/// Records of whichever game: played again, and put to a name after a crash.
extension GameContext {
  /// The dialog of the oldest result that waits for a name, after a crash; nil where none does.
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
        name: "result", title: tr("Well done!"), withVariant: true, end: .draft(draft),
        board: board, context: self, actions: actions)
    }
    return nil
  }
}

/// Records of whichever game, written as JSON.
extension [GameEntry] {
  /// Plays a record, written as JSON, of whichever game; `leave` is where Back leads.
  ///
  /// Nil where it cannot be played: ask `problem(ofRecord:)` why.
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

  /// Why a record cannot be played, as the end of an English sentence; nil where it can.
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

/// What a record of any game says of itself.
private nonisolated struct RecordHead: Decodable { var game: String }
