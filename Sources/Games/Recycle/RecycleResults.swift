import Arcade
import Languages
import Rules
import Store

/// A round as stored with its result: the record's own fields, and each player's points.
nonisolated struct RecycleRecord: Codable {
  var record: Record<Recycle>
  /// Each player's points, or the one score of all; nil in a record from elsewhere.
  var scores: [Int]?

  private enum Key: String, CodingKey { case scores }

  init(_ round: RecycleRound) {
    record = round.record
    scores = round.game.scores
  }

  init(from decoder: any Decoder) throws {
    record = try PackedRecord(from: decoder).record
    scores = try decoder.container(keyedBy: Key.self).decodeIfPresent([Int].self, forKey: .scores)
  }

  func encode(to encoder: any Encoder) throws {
    try PackedRecord(record).encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(scores, forKey: .scores)
  }

  /// Parses the stored text; nil if it isn't valid.
  init?(text: String) {
    guard let read: Self = decoded(text) else { return nil }
    self = read
  }

  /// All players' points, beginning with the one who has `score`: the record belongs to both
  /// players, a result to one.
  func scores(ofOneWith score: Int) -> [Int]? {
    guard let scores, scores.count == 2 else { return scores }
    return scores[0] == score ? scores : scores.reversed()
  }

  var text: String { jsonText(self) }
}

/// How results of Recycle are described and compared.
extension LeaderboardDescription {
  static var recycle: LeaderboardDescription {
    let kinds = Self.kinds
    var board = LeaderboardDescription(
      game: Recycle.name, title: tr("Recycle"), palette: .recycle, scoring: .recycle,
      parts: [
        Part(
          id: "mode", label: tr("Mode"),
          options: kinds.map { ($0.id, $0.name) }),
        Part(
          id: "halving", label: tr("Double tap"),
          options: Recycle.Halving.allCases.map { ($0.rawValue, RecycleWords.name(of: $0)) }),
      ],
      variant: {
        Recycle.Setup(
          mode: kinds[$0[0]].mode, halving: Recycle.Halving.allCases[$0[1]],
          region: kinds[$0[0]].region
        ).variant
      },
      orders: [
        Order(order: .score, id: "score", title: tr("Points")) {
          $0 == 1 ? tr("Highest score ever!") : tr("#{n} by points", ["n": "\($0)"])
        }
      ],
      summary: { result, withVariant in
        let points = trn("{n} point", "{n} points", result.score, ["n": "\(result.score)"])
        let scores = RecycleRecord(text: result.record)?.scores(ofOneWith: result.score) ?? []
        let both =
          scores.count == 2
          ? tr("{a} to {b} points", ["a": "\(scores[0])", "b": "\(scores[1])"]) : points
        return withVariant ? tr("Recycle") + "\n" + both : both
      }, renewed: { .recycle }, shareCard: ShareCard.recycle)
    board.photo = { result in
      guard let record = RecycleRecord(text: result.record),
        let round = try? RecycleRound(replaying: record.record)
      else { return nil }
      let player = record.scores?.firstIndex(of: result.score) ?? 0
      return { LastTable(round.game, of: round.setup.hasSharedScore ? 0 : player) }
    }
    board.side = { result in
      guard let record = RecycleRecord(text: result.record), let scores = record.scores,
        scores.count == 2, scores[0] != scores[1],
        let player = scores.firstIndex(of: result.score)
      else { return "" }
      return RecycleWords.title(of: player, scores, record.record.setup)
    }
    return board
  }

  private typealias Kind = (id: String, name: String, mode: Recycle.Mode, region: Recycle.Region?)

  /// The modes, and each country's town.
  private static var kinds: [Kind] {
    Recycle.Mode.allCases.filter { $0 != .town }.map {
      ($0.rawValue, RecycleWords.name(of: $0), $0, nil)
    }
      + Recycle.Region.allCases.map {
        ("town-" + $0.rawValue, RecycleWords.town($0), .town, $0)
      }
  }

  /// For the end of a round, which also shows the best score so far, and with two players who
  /// won.
  static func recycle(best: Int?, _ scores: [Int], _ setup: Recycle.Setup) -> LeaderboardDescription
  {
    var board = LeaderboardDescription.recycle
    let plain = board.summary
    board.summary = { result, withVariant in
      let text =
        scores.count == 2 ? RecycleWords.verdict(scores, setup) : plain(result, withVariant)
      guard let best else { return text }
      return text + "\n"
        + (result.score > best
          ? tr("New best score!") : tr("Best so far: {n}", ["n": "\(best)"]))
    }
    board.renewed = { .recycle(best: best, scores, setup) }
    return board
  }
}
