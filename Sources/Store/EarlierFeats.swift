internal import FoundationEssentials
internal import Rules

/// The feats of a result that was kept before feats were, as far as its record tells them quickly.
///
/// A round of Recycle would have to be played again tick by tick: of those only the points count.
func earlierFeats(_ game: String, record: String) -> Feats {
  guard game == Blackjack.name,
    let read = try? JSONDecoder().decode(Record<Blackjack>.self, from: Data(record.utf8)),
    let session = try? Session(replaying: read)
  else { return Feats() }
  return session.game.feats
}
