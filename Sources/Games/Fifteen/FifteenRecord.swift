import Arcade
import FoundationEssentials
import Rules
import Store

typealias FifteenRecord = PictureRecord<Fifteen>

/// An unfinished puzzle that can be resumed.
nonisolated struct SavedFifteen {
  var session: Session<Fifteen>
  var milliseconds: Int
  var picture: String
  var showsNumbers: Bool
  /// False once undo, a hint or the solution was used: such a game is not on the leaderboards.
  var isRanked: Bool

  /// What is no part of the rules.
  private struct Extra: Codable {
    var picture: String
    var numbers: Bool
    /// Nil in a game that was kept before there was any help but undo.
    var ranked: Bool?
  }

  init(
    session: Session<Fifteen>, milliseconds: Int, picture: String, showsNumbers: Bool,
    isRanked: Bool = true
  ) {
    self.session = session
    self.milliseconds = milliseconds
    self.picture = picture
    self.showsNumbers = showsNumbers
    self.isRanked =
      isRanked && session.setup.isRanked && !session.entries.contains { $0.action == .undo }
  }

  /// The saved one of a slot; nil where there is none that today's rules can resume.
  init?(_ store: Store, slot: SaveSlot) {
    guard let saved = try? store.savedGame(slot.name),
      let record = Self.record(of: saved),
      let session = try? Session(replaying: record), session.game.outcome == nil
    else { return nil }
    let extra = try? JSONDecoder().decode(Extra.self, from: Data(saved.extra.utf8))
    self.init(
      session: session, milliseconds: saved.milliseconds, picture: extra?.picture ?? "",
      showsNumbers: extra?.numbers ?? false, isRanked: extra?.ranked ?? true)
  }

  private static func record(of saved: SavedGame) -> Record<Fifteen>? {
    try? JSONDecoder().decode(Record<Fifteen>.self, from: Data(saved.record.utf8))
  }

  /// As the store keeps it; `date` in milliseconds since 1970.
  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Fifteen.name, record: jsonText(session.record), milliseconds: milliseconds, at: date,
      extra: jsonText(Extra(picture: picture, numbers: showsNumbers, ranked: isRanked)))
  }
}

extension SavedFifteen {
  /// The current player's unfinished board of this kind; nil where there is none to resume.
  @MainActor init?(_ context: GameContext, of setup: Fifteen.Setup) {
    context.moveOldSave(Fifteen.name) { Self.record(of: $0)?.setup.variant }
    self.init(context.store, slot: context.saveSlot(setup))
  }
}

extension GameContext {
  /// The slot of the current player for such a board.
  func saveSlot(_ setup: Fifteen.Setup) -> SaveSlot { saveSlot(Fifteen.name, setup.variant) }
}
