import FoundationEssentials
import Glibc

/// A response of the server; optional fields may be missing, unknown ones are ignored.
struct DeckReply: Decodable {
  struct Card: Decodable {
    struct Pictures: Decodable {
      var png: String?
    }

    var code: String
    var image: String?
    var images: Pictures?
  }

  var success: Bool?
  var deckID: String?
  var cards: [Card]?
  var error: String?

  private enum CodingKeys: String, CodingKey {
    case success, cards, error
    case deckID = "deck_id"
  }

  /// Parses a response, or returns what is wrong with it.
  static func read(_ response: Fetcher.Response) -> Result<DeckReply, DeckError> {
    guard let reply = try? JSONDecoder().decode(DeckReply.self, from: response.body) else {
      return .failure(response.status == 200 ? .unreadable : .status(response.status))
    }
    if let error = reply.error, reply.success != true { return .failure(.refused(error)) }
    guard response.status == 200 else { return .failure(.status(response.status)) }
    return reply.success == true ? .success(reply) : .failure(.unreadable)
  }

  /// The deck's name, if it can be used in an address.
  var safeDeckID: String? {
    guard let deckID, (1...64).contains(deckID.utf8.count),
      deckID.utf8.allSatisfy({ (48...57).contains($0) || (97...122).contains($0 | 32) })
    else { return nil }
    return deckID
  }

  /// The cards, if their number is right and, with `eachOnce`, no two are the same.
  func dealt(_ count: Int, eachOnce: Bool) -> Result<[DealtCard], DeckError> {
    guard let cards, cards.count == count else { return .failure(.unreadable) }
    let codes = Set(cards.map(\.code))
    guard codes.allSatisfy(Self.isCode), !eachOnce || codes.count == count else {
      return .failure(.wrongCards)
    }
    return .success(cards.map { DealtCard(code: $0.code, picture: $0.image ?? $0.images?.png) })
  }

  private static func isCode(_ code: String) -> Bool {
    let letters = Array(code)
    return letters.count == 2 && "A234567890JQK".contains(letters[0])
      && "SDCH".contains(letters[1])
  }
}
