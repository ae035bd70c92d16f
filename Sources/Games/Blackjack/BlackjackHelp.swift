import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// The help pages of Blackjack.
enum BlackjackHelp {
  static func scene(_ context: GameContext) -> HelpScene {
    let palette = context.dressed(.blackjack)
    return HelpScene(
      game: "blackjack", title: tr("Blackjack"), palette: palette,
      pages: [
        HelpPage(
          title: tr("Closer to 21"),
          text: tr(
            "Get closer to 21 than the bot without going over. Hit takes a card, Stand takes no more."
          ),
          picture: HelpHand(["KS", "9H"], total: "19", palette: palette)),
        HelpPage(
          title: tr("Card values"),
          text: tr(
            "Jacks, queens and kings count as 10. An ace counts as 11, or as 1 if 11 would take you over 21."
          ),
          picture: HelpHand(["AS", "QD", "5C"], total: "16", palette: palette)),
        HelpPage(
          title: tr("The bot"),
          text: tr(
            "When you stand, the bot draws up to 16 and stands on 17 or more. Go over 21 and you lose at once. Equal totals are a draw."
          ),
          picture: HelpHand(["0D", "6S", "8C"], total: "24", palette: palette)),
        HelpPage(
          title: tr("In the casino"),
          text: tr(
            "Two cards each, one of the bot's face down. Double for one more card, split a pair, insure against an ace, or surrender half your bet."
          ),
          picture: HelpHand(["AH", "KC"], total: "21", palette: palette)),
        HelpPage(
          title: tr("The coach"),
          text: tr(
            "It shows what each play wins on average, given the cards that are left; the star marks the best. For pairs that are split, it and the chart leave out what the other hands' cards tell: less than one chip in a hundred."
          ),
          picture: HelpIcons(
            ["star", "rules", "clock", "trophy"].map { .icon("icon-" + $0) }, columns: 2,
            palette: palette)),
        HelpPage(
          title: tr("Keyboard controls"),
          text: tr(
            "C takes a card, S stands, N deals. D doubles, X splits, I insures, G surrenders, B bets, H asks the coach."
          ),
          picture: HelpIcons(
            ["C", "S", "N", "D", "X", "I", "G", "B", "H"].map { .letter($0) }, columns: 3,
            palette: palette)),
      ], remake: { scene(context) })
  }
}

/// A hand of cards with its total, for a page of help.
private final class HelpHand: Illustration {
  private let cards: [CardNode]
  private let total: Label
  private let felt: Color

  init(_ codes: [String], total text: String, palette: Palette) {
    felt = palette.table
    cards = codes.map { CardNode("", card: Card(code: $0), isFourColour: false, isFaceUp: true) }
    total = Label(
      text, style: TextStyle(size: 44, weight: .bold, alignment: .center), color: palette.tableInk)
    super.init("help.picture", role: .image, label: text)
    add(cards)
    add(total)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    list.shape(Shape(radius: Theme.radius, fill: felt, grain: Theme.grain), in: bounds)
  }

  override func sizeDidChange() {
    let count = Double(cards.count)
    let room = size.height - 112
    let width = min((size.width - 40) / (1 + 0.55 * (count - 1)), room * CardNode.shape)
    let height = width / CardNode.shape
    let left = (size.width - width * (1 + 0.55 * (count - 1))) / 2
    let top = (size.height - height - 64) / 2
    for (index, card) in cards.enumerated() {
      card.frame = Rect(
        x: left + Double(index) * width * 0.55, y: top, width: width, height: height)
    }
    total.frame = Rect(x: 0, y: top + height + 8, width: size.width, height: 56)
  }
}
