import Foundation
import Languages
import Rules
import Stage
import Store

/// A played round as it is stored with its result: the record's own fields, and who got what.
nonisolated struct RecycleRecord: Codable {
  var record: Record<Recycle>
  /// Each player's points; nil in a record that came from elsewhere.
  var scores: [Int]?

  private enum Key: String, CodingKey { case scores }

  init(_ round: RecycleRound) {
    record = round.record
    scores = round.game.sides.map(\.score)
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

  /// Reads what was stored; nil where it is none.
  init?(text: String) {
    guard let read = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return nil
    }
    self = read
  }

  var text: String { jsonText(self) }
}

/// How results of Recycle are told and compared.
extension ResultBoard {
  static var recycle: ResultBoard {
    ResultBoard(
      game: Recycle.name, title: tr("Recycle"), world: .recycle,
      parts: [
        Part(
          id: "mode", label: tr("Who plays?"),
          options: Recycle.Mode.allCases.map { ($0.rawValue, RecycleWords.name(of: $0)) }),
        Part(
          id: "halving", label: tr("Double tap"),
          options: Recycle.Halving.allCases.map { ($0.rawValue, RecycleWords.name(of: $0)) }),
      ],
      variant: {
        Recycle.Setup(mode: Recycle.Mode.allCases[$0[0]], halving: Recycle.Halving.allCases[$0[1]])
          .variant
      },
      orders: [
        Order(order: .score, id: "score", title: tr("Points")) {
          $0 == 1 ? tr("The most points of all!") : tr("Number {n} by points", ["n": "\($0)"])
        }
      ],
      summary: { result, withVariant in
        let points = trn("{n} point", "{n} points", result.score, ["n": "\(result.score)"])
        let scores = RecycleRecord(text: result.record)?.scores ?? []
        let both =
          scores.count == 2
          ? tr("{a} to {b} points", ["a": "\(scores[0])", "b": "\(scores[1])"]) : points
        return withVariant ? tr("Recycle") + ": " + both : both
      },
      replay: { result, cabinet in
        guard let played = RecycleRecord(text: result.played.record) else { return nil }
        return try? RecycleScene(
          replaying: played.record, milliseconds: result.played.milliseconds, cabinet: cabinet)
      }, renewed: { .recycle }, keepsake: Keepsake.recycle)
  }

  /// At the end of a round, which tells the best one so far too.
  fileprivate static func recycle(best: Int?) -> ResultBoard {
    var board = ResultBoard.recycle
    let plain = board.summary
    board.summary = { result, withVariant in
      let text = plain(result, withVariant)
      guard let best else { return text }
      return text + "\n"
        + (result.score > best
          ? tr("More than ever before!") : tr("Best so far: {n}", ["n": "\(best)"]))
    }
    board.renewed = { .recycle(best: best) }
    return board
  }
}

// The end of a round goes onto the disk before anybody sees it.
extension RecycleScene {
  func keepResult(_ cabinet: Cabinet) -> GameEnd {
    let new = NewResult(
      game: Recycle.name, variant: round.setup.variant,
      score: game.sides.map(\.score).max() ?? 0,
      moves: game.sides.flatMap(\.taken).reduce(0, +),
      milliseconds: RecycleRound.milliseconds(ofTick: game.tick), at: cabinet.date(),
      feats: game.feats, record: RecycleRecord(round).text)
    let end = GameEnd.keep(new, ending: nil, in: cabinet)
    var id: Int?
    if case .draft(let draft) = end { id = draft.id }
    stage?.powers.trace.emit(
      "result",
      TraceFields.Result(
        game: new.game, variant: new.variant, score: new.score, moves: new.moves,
        ms: new.milliseconds, undos: 0, id: id))
    return end
  }

  func resultScene(_ end: GameEnd, _ cabinet: Cabinet) -> any Scene {
    let best =
      (try? cabinet.store.results(
        game: Recycle.name, variant: end.played.variant, order: .score, limit: 1))?.first?.score
    let hasClock = round.setup.ticks != nil
    return ResultScene(
      name: "recycle.end", title: hasClock ? tr("Time is up!") : tr("Well done!"),
      end: end, board: .recycle(best: best), cabinet: cabinet,
      ways: .init(again: { stage in
        let next = RecycleScene(cabinet: cabinet)
        next.begin()
        stage.perform(.replace(next))
      }))
  }
}
