import FoundationEssentials
public import Rules

/// A puzzle's record as stored with its result: the record's own fields, and the picture.
public nonisolated struct PictureRecord<G: Game>: Codable, Sendable {
  /// The game's own record.
  public var record: Record<G>
  /// The name of the picture; nil in a record from elsewhere.
  public var picture: String?

  private enum Key: String, CodingKey { case picture }

  /// A record with the name of the picture it was played on.
  public init(_ record: Record<G>, picture: String?) {
    self.record = record
    self.picture = picture
  }

  /// Reads the record's fields and `picture` from one object.
  public init(from decoder: any Decoder) throws {
    record = try Record(from: decoder)
    picture = try decoder.container(keyedBy: Key.self).decodeIfPresent(
      String.self, forKey: .picture)
  }

  /// Writes the record's fields and `picture` into one object.
  public func encode(to encoder: any Encoder) throws {
    try record.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(picture, forKey: .picture)
  }

  /// Parses the stored text; nil if it isn't valid.
  public init?(text: String) {
    guard let read: Self = decoded(text) else { return nil }
    self = read
  }

  /// The record as one line of JSON.
  public var text: String { jsonText(self) }
}

/// Encodes a value as one line of JSON with sorted keys.
public nonisolated func jsonText(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
}

/// Decodes a value from JSON; nil if the text isn't valid.
public nonisolated func decoded<Value: Decodable>(_ text: String) -> Value? {
  try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
}
