import Foundation
import Rules
import Store

typealias MirrorRecord = PictureRecord<Mirror>

/// A puzzle that was left and can be gone on with.
nonisolated struct KeptMirror {
  static let slot = Mirror.name
  var round: MirrorRound
  var milliseconds: Int
  var picture: MirrorPicture

  /// What is no part of the rules.
  private struct Extra: Codable { var picture: String }

  init(round: MirrorRound, milliseconds: Int, picture: MirrorPicture) {
    self.round = round
    self.milliseconds = milliseconds
    self.picture = picture
  }

  /// The one in the store; nil where there is none that today's rules can go on with.
  @MainActor init?(_ store: Store) {
    guard let saved = try? store.savedGame(Self.slot),
      let record = try? JSONDecoder().decode(Record<Mirror>.self, from: Data(saved.record.utf8)),
      var round = try? MirrorRound(replaying: record), round.game.outcome == nil,
      let extra = try? JSONDecoder().decode(Extra.self, from: Data(saved.extra.utf8)),
      let picture = MirrorPicture(name: extra.picture)
    else { return nil }
    round.letGo()
    self.init(round: round, milliseconds: saved.milliseconds, picture: picture)
  }

  /// As the store keeps it; `date` in milliseconds since 1970.
  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Mirror.name, record: jsonText(round.record), milliseconds: milliseconds, at: date,
      extra: jsonText(Extra(picture: picture.name)))
  }
}
