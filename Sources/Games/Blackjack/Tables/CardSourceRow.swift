import Arcade
import Drawing
import Geometry
import Languages
import Services
import Stage
import Store

/// Selects where blackjack's cards come from: the program, the public server, or a server whose
/// address is typed.
///
/// A line shows what is in use and why an address was refused. It is above the field, where
/// neither the window's edge nor the keyboard hides it.
final class CardSourceRow: Node, OptionRow {
  private let context: GameContext
  private let choice: ChoiceRow
  var choiceRow: ChoiceRow { choice }
  private let field: TextField
  private let status: Label
  /// The text that was last checked, so that leaving the field shows no message twice.
  private var seen = ""
  private static let scheme = "https://"
  private static let gap = 8.0

  init(context: GameContext, palette: Palette) {
    self.context = context
    status = Label(
      "", style: TextStyle(size: 18), color: palette.ink, id: "options.blackjack.server.status")
    let inForce = Self.inForce(context)
    let place = Self.place(of: inForce)
    choice = ChoiceRow(
      SegmentedChoice(
        "options.blackjack.cards", label: tr("Deck"),
        options: [
          .init("here", label: trc("deck", "Built-in")),
          .init("server", label: "deckofcardsapi.com"),
          .init("own", label: trc("deck", "Other")),
        ], chosen: place, palette: palette),
      icon: "icon-globe", palette: palette)
    field = TextField(
      "options.blackjack.server", label: tr("Server address"),
      text: place == 2 ? inForce : "", placeholder: tr("Server address"), limit: 200,
      palette: palette)
    super.init("")
    choice.choice.action = { [weak self] in self?.choose($0) }
    field.isSubmittedByDone = true
    field.holdsCode = true
    field.submit = { [weak self] in self?.submit($0) }
    field.ended = { [weak self] in self?.look(at: $0) }
    seen = field.text
    add([choice, field, status])
    if !context.canChange(.blackjackServer) {
      choice.lock()
      field.isEnabled = false
    }
    showStatus()
  }

  private var inForce: String { Self.inForce(context) }
  private var placeInForce: Int { Self.place(of: inForce) }
  private static func inForce(_ context: GameContext) -> String {
    context.settings.text(.blackjackServer) ?? ""
  }
  private static func place(of address: String) -> Int {
    address.isEmpty ? 0 : address == DeckAddress.publicServer ? 1 : 2
  }

  private func choose(_ place: Int) {
    switch place {
    case 0: set("")
    case 1: set(DeckAddress.publicServer)
    default:
      if let address = DeckAddress(field.text) { return set(address.text) }
      if field.text.isEmpty { field.setText(Self.scheme) }
      seen = field.text
      status.show(
        tr("Type the address, for example {address}.", ["address": "http://10.0.0.7:8000"]))
      field.ask()
    }
  }

  private func set(_ address: String) {
    context.change(.blackjackServer, to: .text(address))
    showStatus()
  }

  /// Enter: applies a valid address and leaves the field; an invalid one can be corrected at
  /// once.
  private func submit(_ text: String) {
    if look(at: text) { stage?.setFocus(choice.choice) }
  }

  /// Applies a typed address, or shows why it isn't valid; returns whether it is.
  @discardableResult private func look(at text: String) -> Bool {
    defer { choice.choice.show(placeInForce) }
    let isNew = text != seen
    seen = text
    if text.isEmpty || text == Self.scheme {
      // Cleared: no server is used any more.
      if isNew, placeInForce == 2 { set("") } else { showStatus() }
      return true
    }
    guard let address = DeckAddress(text) else {
      if isNew {
        stage?.audio.play(.bump)
        status.show(Self.refusal)
      }
      return false
    }
    if isNew {
      field.setText(address.text)
      seen = address.text
      set(address.text)
    }
    return true
  }

  private static var refusal: String { tr("That isn't a web address. Nothing was changed.") }

  /// The page is left: applies what is still in the field, or shows why not where it can be read.
  func leave() {
    if field.text != seen, !look(at: field.text) { stage?.toast(Self.refusal) }
  }

  private func showStatus() {
    choice.choice.show(placeInForce)
    if inForce.isEmpty {
      status.show(tr("The built-in deck is used, without a network connection."))
    } else if let address = DeckAddress(inForce) {
      status.show(tr("Cards come from {address}.", ["address": address.text]))
    } else {
      status.show(tr("The card server's address isn't valid. The built-in deck is used."))
    }
  }

  func height(width: Double) -> Double {
    choice.height(width: width) + Self.gap + TextField.height + Self.gap + statusHeight(width)
  }

  /// Always two lines high, so that nothing moves when the text changes.
  private func statusHeight(_ width: Double) -> Double { 2 * max(24, status.size().height) }

  override func sizeDidChange() {
    var y = choice.height(width: size.width)
    choice.frame = Rect(x: 0, y: 0, width: size.width, height: y)
    y += Self.gap
    let words = max(0, size.height - y - Self.gap - TextField.height)
    status.frame = Rect(x: 0, y: y, width: size.width, height: words)
    y += words + Self.gap
    field.frame = Rect(x: 0, y: y, width: size.width, height: TextField.height)
  }
}
