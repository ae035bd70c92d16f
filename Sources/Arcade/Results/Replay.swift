import Languages
public import Rules
public import Stage

/// A verified record, and how it is replayed.
public struct Replay<G: ReplayableGame> {
  /// The record, with the picture it is shown on.
  public let played: PictureRecord<G>
  /// The game at its beginning and after each entry.
  public let games: [G]
  /// When each entry was made, in milliseconds.
  public let times: [Int]
  /// The game's colours, as the player wants them.
  public let palette: Palette
  /// Who opened it, and what for.
  public let opening: ReplayContext

  /// Throws if the record can't be replayed.
  public init(
    _ played: PictureRecord<G>, palette: Palette, _ opening: ReplayContext = ReplayContext()
  ) throws(ReplayError) {
    let games = try G.games(replaying: played.record)
    self.init(played, games, palette, opening)
  }

  fileprivate init(
    _ played: PictureRecord<G>, _ games: [G], _ palette: Palette, _ opening: ReplayContext
  ) {
    self.played = PictureRecord(played.record, picture: played.picture ?? opening.picture)
    self.games = games
    times = played.record.moves.map(\.milliseconds)
    self.palette = opening.context?.dressed(palette) ?? palette
    self.opening = opening
  }

  /// What was played.
  public var record: Record<G> { played.record }
  /// Who played, if that is known.
  public var title: String { opening.title ?? tr("Replay") }
}

nonisolated extension GameEntry {
  /// What verifies a record of the game, and replays it in a scene.
  public func reader<G: ReplayableGame>(
    _ scene: @escaping @MainActor @Sendable (Replay<G>) -> any Scene
  ) -> RecordReader {
    { [palette] text throws(ReplayError) in
      guard let played = PictureRecord<G>(text: text) else { return nil }
      let games = try G.games(replaying: played.record)
      return { scene(Replay(played, games, palette, $0)) }
    }
  }
}
