import Foundation
import Rules
import Store

/// A played puzzle as it is stored with its result: the record's own fields, and the picture.
nonisolated struct FifteenRecord: Codable {
  var record: Record<Fifteen>
  /// Nil in a record that came from elsewhere.
  var picture: String?

  private enum Key: String, CodingKey { case picture }

  init(_ record: Record<Fifteen>, picture: String?) {
    self.record = record
    self.picture = picture
  }

  init(from decoder: any Decoder) throws {
    record = try Record(from: decoder)
    picture = try decoder.container(keyedBy: Key.self).decodeIfPresent(
      String.self, forKey: .picture)
  }

  func encode(to encoder: any Encoder) throws {
    try record.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(picture, forKey: .picture)
  }

  /// Reads what was stored; nil where it is none.
  init?(text: String) {
    guard let read = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return nil
    }
    self = read
  }

  var text: String { jsonText(self) }
}

/// A value as one line of JSON, its keys in order.
nonisolated func jsonText(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
}

/// A puzzle that was left and can be gone on with.
nonisolated struct KeptFifteen {
  static let slot = Fifteen.name
  var session: Session<Fifteen>
  var milliseconds: Int
  var picture: String
  var showsNumbers: Bool

  /// What is no part of the rules.
  private struct Extra: Codable {
    var picture: String
    var numbers: Bool
  }

  init(session: Session<Fifteen>, milliseconds: Int, picture: String, showsNumbers: Bool) {
    self.session = session
    self.milliseconds = milliseconds
    self.picture = picture
    self.showsNumbers = showsNumbers
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
      showsNumbers: extra?.numbers ?? false)
  }

  /// As the store keeps it; `date` in milliseconds since 1970.
  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Fifteen.name, record: jsonText(session.record), milliseconds: milliseconds, at: date,
      extra: jsonText(Extra(picture: picture, numbers: showsNumbers)))
  }
}
