import Arcade
import Rules
import Store

typealias FifteenRecord = PictureRecord<Fifteen>

/// A saved puzzle that can be resumed.
nonisolated struct SavedFifteen {
  var session: Session<Fifteen>
  var milliseconds: Int
  var picture: String
  var showsNumbers: Bool
  /// False once undo, a hint or the solution was used: such a game doesn't count for the
  /// leaderboards.
  var isRanked: Bool
  /// Whether a hint or the solution was shown: then a restart of the same board doesn't count
  /// either.
  var isHelped: Bool

  /// Data that is not part of the rules.
  private struct Extra: Codable {
    var picture: String
    var numbers: Bool
    /// Nil in a game from a version without help other than undo.
    var ranked: Bool?
    /// Nil in a game from a version that didn't distinguish help from undo.
    var helped: Bool?
  }

  init(
    session: Session<Fifteen>, milliseconds: Int, picture: String, showsNumbers: Bool,
    isRanked: Bool = true, isHelped: Bool = false
  ) {
    self.session = session
    self.milliseconds = milliseconds
    self.picture = picture
    self.showsNumbers = showsNumbers
    self.isHelped = isHelped
    self.isRanked =
      isRanked && session.setup.isRanked && !session.entries.contains { $0.action == .undo }
  }

  /// A game as it was saved; nil if the current rules can't resume it.
  init?(_ saved: SavedGame) {
    guard let game = SavedSession<Fifteen>(saved) else { return nil }
    let extra: Extra? = decoded(saved.extra)
    let isRanked = extra?.ranked ?? true
    self.init(
      session: game.session, milliseconds: game.milliseconds, picture: extra?.picture ?? "",
      showsNumbers: extra?.numbers ?? false, isRanked: isRanked,
      isHelped: extra?.helped ?? !isRanked)
  }

  /// The form to store; `date` in milliseconds since 1970.
  func saved(at date: Int) -> SavedGame {
    var saved = SavedSession(session, milliseconds: milliseconds).saved(at: date)
    saved.extra = jsonText(
      Extra(picture: picture, numbers: showsNumbers, ranked: isRanked, helped: isHelped))
    return saved
  }
}

extension SavedFifteen {
  /// The current player's saved board of this kind; nil if there is none to resume.
  @MainActor init?(_ context: GameContext, of setup: Fifteen.Setup) {
    context.moveOldSave(Fifteen.name) { FifteenRecord(text: $0.record)?.record.setup.variant }
    guard let saved = context.savedGame(in: context.saveSlot(setup)) else { return nil }
    self.init(saved)
  }
}

extension GameContext {
  /// The current player's slot for such a board.
  func saveSlot(_ setup: Fifteen.Setup) -> SaveSlot { saveSlot(Fifteen.name, setup.variant) }
}
