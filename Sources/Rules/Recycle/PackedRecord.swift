/// A round's record as stored: format 2, in which poses take a few letters each.
///
/// Its `moves` are the record's, but consecutive poses are replaced with a string (`PoseTrail`).
/// It also reads format 1, in which every move is written in full.
public struct PackedRecord: Hashable, Sendable {
  /// The format written.
  public static let format = 2
  /// What is kept.
  public let record: Record<Recycle>

  /// Packing loses nothing.
  public init(_ record: Record<Recycle>) { self.record = record }
}

extension PackedRecord: Codable {
  private enum Key: String, CodingKey { case format, game, rules, setup, seed, moves }

  /// Writes the record's fields.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(Self.format, forKey: .format)
    try fields.encode(record.game, forKey: .game)
    try fields.encode(record.rules, forKey: .rules)
    try fields.encode(record.setup, forKey: .setup)
    try fields.encode(record.seed, forKey: .seed)
    var list = fields.nestedUnkeyedContainer(forKey: .moves)
    var trail = PoseTrail()
    var text: [UInt8] = []
    var last = 0
    for entry in record.moves {
      let tick = RecycleRound.tick(atMilliseconds: entry.milliseconds)
      if case .move(.pose(let piece, let pose)) = entry.action, piece >= 0, tick >= last,
        RecycleRound.milliseconds(ofTick: tick) == entry.milliseconds
      {
        trail.write(piece, pose, at: tick, to: &text)
      } else {
        try Self.end(&text, in: &list)
        trail.pass(entry)
        try list.encode(entry)
      }
      last = tick
    }
    try Self.end(&text, in: &list)
  }

  private static func end(_ text: inout [UInt8], in list: inout any UnkeyedEncodingContainer) throws
  {
    guard !text.isEmpty else { return }
    try list.encode(String(decoding: text, as: UTF8.self))
    text.removeAll(keepingCapacity: true)
  }

  /// Reads both formats; for an unknown one it keeps the number, so that replaying it fails with
  /// a message.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    guard try fields.decode(Int.self, forKey: .format) == Self.format else {
      record = try Record(from: decoder)
      return
    }
    var list = try fields.nestedUnkeyedContainer(forKey: .moves)
    var moves: [Entry<Recycle.Move>] = []
    var trail = PoseTrail()
    while !list.isAtEnd {
      if let text = try? list.decode(String.self) {
        var letters = Array(text.utf8)[...]
        while !letters.isEmpty {
          guard let (piece, pose, tick) = trail.read(&letters) else {
            throw DecodingError.dataCorruptedError(
              in: list, debugDescription: "These are no poses: \(text.prefix(40))")
          }
          moves.append(
            Entry(.move(.pose(piece, pose)), at: RecycleRound.milliseconds(ofTick: tick)))
        }
      } else {
        let entry = try list.decode(Entry<Recycle.Move>.self)
        guard 0..<(1 << 40) ~= entry.milliseconds else {
          throw DecodingError.dataCorruptedError(
            in: list, debugDescription: "Nobody plays until \(entry.milliseconds) ms.")
        }
        trail.pass(entry)
        moves.append(entry)
      }
    }
    record = Record(
      game: try fields.decode(String.self, forKey: .game),
      rules: try fields.decode(Int.self, forKey: .rules),
      setup: try fields.decode(Recycle.Setup.self, forKey: .setup),
      seed: try fields.decode(UInt64.self, forKey: .seed), moves: moves)
  }
}
