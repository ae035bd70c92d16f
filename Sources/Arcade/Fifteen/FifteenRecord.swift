import Foundation
import Rules
import Store

typealias FifteenRecord = PictureRecord<Fifteen>

/// A puzzle that was left and can be gone on with.
nonisolated struct KeptFifteen {
  static let slot = Fifteen.name
  var session: Session<Fifteen>
  var milliseconds: Int
  var picture: String
  var showsNumbers: Bool
  /// Whether nothing helped so far that takes a game out of the lists.
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
    self.isRanked = isRanked && !session.entries.contains { $0.action == .undo }
  }

  /// The one in the store; nil where there is none that today's rules can go on with.
  init?(_ store: Store) {
    guard let saved = try? store.savedGame(Self.slot),
      let record = try? JSONDecoder().decode(
        Record<Fifteen>.self, from: Data(saved.record.utf8)),
      let session = try? Session(replaying: record), session.game.outcome == nil
    else { return nil }
    let extra = try? JSONDecoder().decode(Extra.self, from: Data(saved.extra.utf8))
    self.init(
      session: session, milliseconds: saved.milliseconds, picture: extra?.picture ?? "",
      showsNumbers: extra?.numbers ?? false, isRanked: extra?.ranked ?? true)
  }

  /// As the store keeps it; `date` in milliseconds since 1970.
  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Fifteen.name, record: jsonText(session.record), milliseconds: milliseconds, at: date,
      extra: jsonText(Extra(picture: picture, numbers: showsNumbers, ranked: isRanked)))
  }
}
