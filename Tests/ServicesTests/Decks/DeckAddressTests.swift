import Services
import Testing

/// Which addresses are accepted.
struct DeckAddressTests {
  @Test(arguments: [
    ("https://deckofcardsapi.com", "https://deckofcardsapi.com"),
    ("https://deckofcardsapi.com/", "https://deckofcardsapi.com"),
    (" http://127.0.0.1:8080 ", "http://127.0.0.1:8080"),
    ("https://deckofcardsapi.com/api/deck/", "https://deckofcardsapi.com"),
    ("Https://Cards.Example/Api", "https://cards.example/Api"),
    ("http://[::1]:9/cards", "http://[::1]:9/cards"),
    ("https://http://127.0.0.1:8765", "http://127.0.0.1:8765"),
    ("https://https://cards.example", "https://cards.example"),
    ("HTTPS://Http://Cards.Example/", "http://cards.example"),
  ])
  func anAddressIsAcceptedAndNormalised(typed: String, kept: String) {
    #expect(DeckAddress(typed)?.text == kept)
  }

  @Test(arguments: [
    "", "deckofcardsapi.com", "ftp://x.test", "http://", "https:///x", "http://x.test:99999",
    "http://a:b@x.test", "http://x.test/?q=1", "http://x.test/#a", "file:///etc", "http://a b",
    "https://http//127.0.0.1:8765", "https://http:/127.0.0.1", "http://https", "https://http://",
  ])
  func anythingElseIsRefused(typed: String) { #expect(DeckAddress(typed) == nil) }

  @Test func thePublicServersAddressIsValid() {
    #expect(DeckAddress(DeckAddress.publicServer)?.text == DeckAddress.publicServer)
  }
}
