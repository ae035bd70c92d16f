public import Stage
public import Store

/// A card to share, with what `ShareScene` says about it.
public struct SharedCard {
  /// The card.
  public var card: ShareCard
  /// The game's colours.
  public var palette: Palette
  /// The name on it; nil for a card without one.
  public var player: String?
  /// When it was achieved, in milliseconds since 1970.
  public var at: Int
  /// A sentence of praise; empty if there is none.
  public var praise = ""
  /// The name of its file, without the extension.
  public var fileName: String

  /// A card in the colours of a game.
  public init(_ card: ShareCard, palette: Palette, player: String?, at: Int, fileName: String) {
    (self.card, self.palette, self.player) = (card, palette, player)
    (self.at, self.fileName) = (at, fileName)
  }

  /// The card of a result, whether or not it is stored; nil if its game has none for it.
  public init?(_ result: NewResult, by player: String?, of board: LeaderboardDescription) {
    guard let card = board.shareCard(result) else { return nil }
    let name = [board.title, result.variant] + (player.map { [$0] } ?? [])
    self.init(
      card, palette: board.palette, player: player, at: result.at,
      fileName: name.joined(separator: " "))
  }

  /// The card of a stored result; one without a player is shared without a name.
  init?(_ result: GameResult, of board: LeaderboardDescription, ranksIn store: Store) {
    self.init(result.played, by: result.player?.name, of: board)
    guard player != nil, result.played.isRanked else { return }
    let places = board.orders.compactMap { order in
      (try? store.rank(of: result.id, order: order.order)).map { (order, $0) }
    }
    guard let best = places.min(by: { $0.1 < $1.1 }), best.1 <= 10 else { return }
    praise = best.0.rank(best.1)
  }
}
