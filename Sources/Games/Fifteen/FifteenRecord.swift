import Arcade
import FoundationEssentials
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

  /// The game saved in a slot; nil if there is none that the current rules can resume.
  init?(_ store: Store, slot: SaveSlot) {
    guard let saved = try? store.savedGame(slot.name) else { return nil }
    self.init(saved)
  }

  /// A game as it was saved; nil if the current rules can't resume it.
  init?(_ saved: SavedGame) {
    guard let record = Self.record(of: saved),
      let session = try? Session(replaying: record), session.game.outcome == nil
    else { return nil }
    let extra = try? JSONDecoder().decode(Extra.self, from: Data(saved.extra.utf8))
    let isRanked = extra?.ranked ?? true
    self.init(
      session: session, milliseconds: saved.milliseconds, picture: extra?.picture ?? "",
      showsNumbers: extra?.numbers ?? false, isRanked: isRanked,
      isHelped: extra?.helped ?? !isRanked)
  }

  private static func record(of saved: SavedGame) -> Record<Fifteen>? {
    try? JSONDecoder().decode(Record<Fifteen>.self, from: Data(saved.record.utf8))
  }

  /// The form to store; `date` in milliseconds since 1970.
  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Fifteen.name, record: jsonText(session.record), milliseconds: milliseconds, at: date,
      extra: jsonText(
        Extra(picture: picture, numbers: showsNumbers, ranked: isRanked, helped: isHelped)))
  }
}

extension SavedFifteen {
  /// The current player's saved board of this kind; nil if there is none to resume.
  @MainActor init?(_ context: GameContext, of setup: Fifteen.Setup) {
    context.moveOldSave(Fifteen.name) { Self.record(of: $0)?.setup.variant }
    self.init(context.store, slot: context.saveSlot(setup))
  }
}

extension GameContext {
  /// The current player's slot for such a board.
  func saveSlot(_ setup: Fifteen.Setup) -> SaveSlot { saveSlot(Fifteen.name, setup.variant) }
}
