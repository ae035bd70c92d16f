import Geometry
import Input
import Rules
import Services
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame

/// The card server's address, typed in the options.
@MainActor @Suite struct CardSourceTests {
  private let table = SceneHarness { OptionsScene(context: $0) }

  init() throws { try table.tap("options.tab.games") }

  private var address: String? { table.context.settings.text(.blackjackServer) }
  private func status() throws -> String {
    try table.node("options.blackjack.server.status").label
  }
  private func choice() throws -> Double? { try table.node("options.blackjack.cards").traceValue }

  private func focusField() throws {
    try table.stage.setFocus(table.node("options.blackjack.server"))
    table.pass(.milliseconds(50))
  }

  /// As somebody with a keyboard does it.
  private func typeAddress(_ text: String) throws {
    try focusField()
    table.press(.character("a"), .control)
    table.type(text)
    table.press(.enter)
  }

  @Test func aTypedAddressIsTidiedAppliedAndConfirmed() throws {
    try typeAddress("Http://Cards.Example:8000/api/deck/")
    #expect(address == "http://cards.example:8000")
    #expect(try choice() == 2)
    #expect(try status() == "Cards come from http://cards.example:8000.")
    #expect(try table.node("options.blackjack.server").traceText == "http://cards.example:8000")
    #expect(table.stage.typingField == nil)
  }

  @Test func anAddressIsTypedWithLatinLetters() throws {
    let field = try table.node("options.blackjack.server") as? TextField
    #expect(field?.holdsCode == true)
  }

  @Test(arguments: ["hello", "ftp://cards.example", "http://a b", "https://x.test:99999"])
  func aMalformedAddressIsRefusedInTheStatusLineAndCanBeCorrected(text: String) throws {
    table.context.change(.blackjackServer, to: .text(DeckAddress.publicServer))
    try typeAddress(text)
    #expect(address == DeckAddress.publicServer)
    #expect(try status() == "That isn't a web address. Nothing was changed.")
    #expect(try choice() == 1)
    #expect(table.stage.typingField != nil)
    try typeAddress("http://cards.example")
    #expect(address == "http://cards.example")
  }

  @Test func theFieldIsTakenWhenItIsLeft() throws {
    try focusField()
    table.type("http://cards.example")
    table.stage.setFocus(nil)
    table.pass(.milliseconds(50))
    #expect(address == "http://cards.example")
  }

  @Test func whoGoesBackIsToldOfARefusal() throws {
    try focusField()
    table.type("nonsense")
    table.stage.top.goBack()
    table.pass(.milliseconds(50))
    let toasts = table.events.compactMap { ($0.fields as? TraceFields.Toast)?.text }
    #expect(toasts == ["That isn't a web address. Nothing was changed."])
    #expect(address == "")
  }

  @Test func anotherServerAsksForItsAddressWithTheKeyboard() throws {
    for _ in 0..<9 { table.press(.pageDown) }
    try table.tap("options.blackjack.cards.own")
    #expect(table.stage.isKeyboardOpen)
    #expect(table.stage.typingField?.text == "https://")
    #expect(address == "")
    #expect(try status() == "Type the address, for example http://10.0.0.7:8000.")
    let done = try #require(table.stage.overlay.node("key.done")).windowFrame(at: table.now)
    table.touch([done.center])
    table.pass(.milliseconds(500))
    #expect(!table.stage.isKeyboardOpen && table.stage.typingField == nil)
    #expect(try choice() == 0)
    #expect(try status() == "The built-in deck is used, without a network connection.")
  }

  @Test func aWholeAddressTypedBehindTheSchemeIsTakenAsItWasTyped() throws {
    for _ in 0..<9 { table.press(.pageDown) }
    try table.tap("options.blackjack.cards.own")
    table.type("http://127.0.0.1:8765")
    table.press(.enter)
    #expect(address == "http://127.0.0.1:8765")
    #expect(try table.node("options.blackjack.server").traceText == "http://127.0.0.1:8765")
  }

  @Test func readyMadeChoicesAreOneTouch() throws {
    for _ in 0..<9 { table.press(.pageDown) }
    try table.tap("options.blackjack.cards.server")
    #expect(address == DeckAddress.publicServer)
    #expect(try status() == "Cards come from https://deckofcardsapi.com.")
    try table.tap("options.blackjack.cards.here")
    #expect(address == "")
  }

  @Test func anEmptiedFieldDealsFromHere() throws {
    try typeAddress("http://cards.example")
    try focusField()
    table.press(.character("a"), .control)
    table.press(.backspace)
    table.press(.enter)
    #expect(address == "")
    #expect(try choice() == 0)
  }

  @Test func aKioskThatFixedItsServerLetsNobodyChangeIt() throws {
    let settings = SettingsLayers(
      allSettings,
      system: ["blackjack.server": .text("http://cards.example")], locked: ["blackjack.server"])
    let context = GameContext(
      games: allGames, settings: settings, store: try .inMemory(allGames.catalogue), chance: { 1 })
    let table = SceneHarness(context: context) { OptionsScene(context: $0) }
    #expect(try !table.node("options.blackjack.server").isEnabled)
    #expect(try !table.node("options.blackjack.cards").isEnabled)
  }

  @Test func aMalformedAddressInAFileIsReportedAtTheTableWhilePlayContinues() throws {
    let settings = SettingsLayers(
      allSettings, user: ["blackjack.server": .text("http://me:secret@cards")])
    let context = GameContext(
      games: allGames, settings: settings, store: try .inMemory(allGames.catalogue), chance: { 1 })
    let seat = SceneHarness(context: context) { BlackjackScene(context: $0) }
    seat.pass(.seconds(2))
    let told = "The card server's address isn't valid. The built-in deck is used."
    #expect(try seat.node("blackjack.status").label == told)
    try seat.tap("blackjack.hit")
    seat.pass(.seconds(1))
    #expect(try seat.node("blackjack.status").label != told)
    #expect(try seat.node("card.player.2").role == .image)
  }
}
