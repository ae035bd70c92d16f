import FoundationEssentials
import Rules

/// A played puzzle as it is stored with its result: the record's own fields, and the picture.
nonisolated struct PictureRecord<G: Game>: Codable {
  var record: Record<G>
  /// Nil in a record that came from elsewhere.
  var picture: String?

  private enum Key: String, CodingKey { case picture }

  init(_ record: Record<G>, picture: String?) {
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
