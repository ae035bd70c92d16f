public import Rules
public import Store

/// A session that was left, and the time played so far.
public nonisolated struct SavedSession<G: Game>: Sendable {
  /// The session.
  public var session: Session<G>
  /// The time played.
  public var milliseconds: Int

  /// A session of which so much was played.
  public init(_ session: Session<G>, milliseconds: Int = 0) {
    self.session = session
    self.milliseconds = milliseconds
  }

  /// A game as it was saved; nil if the current rules can't resume it.
  public init?(_ saved: SavedGame) {
    guard let record: Record<G> = decoded(saved.record),
      let session = try? Session(replaying: record), session.game.outcome == nil
    else { return nil }
    self.init(session, milliseconds: saved.milliseconds)
  }

  /// The form to store; `date` in milliseconds since 1970.
  public func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: G.name, record: jsonText(session.record), milliseconds: milliseconds, at: date)
  }
}
