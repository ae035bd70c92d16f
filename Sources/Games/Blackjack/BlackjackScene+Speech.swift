import Arcade
import Languages
import Rules
import Stage

// The table in words.
extension BlackjackScene {
  /// Says the hands that changed since the last time, or all and the balance, and what can be done or
  /// who won.
  func announceTable(all: Bool = false) {
    guard let stage, stage.speaks else { return }
    let new = Told(picture: table.picture, status: table.status)
    guard all || new != told else { return }
    let hands = new.picture.words(since: all ? BlackjackPresenter.Picture() : told.picture)
    told = new
    let balance = (all ? purse?.label : nil).map { [$0 + "."] } ?? []
    stage.announce(trSentences(hands + balance + [new.status]))
  }

  /// What was announced of the table.
  struct Told: Hashable {
    var picture = BlackjackPresenter.Picture()
    var status = ""
  }
}

extension BlackjackPresenter.Picture {
  /// The cards and the total of each hand that has others than before; all are told in a new round.
  fileprivate func words(since old: Self) -> [String] {
    let hands = hands.enumerated().filter { index, hand in
      hand.cards != (old.hands.indices.contains(index) ? old.hands[index].cards : [])
    }
    let own = hands.map { index, hand in
      let who = self.hands.count == 1 ? tr("Player") : tr("Hand {n}", ["n": "\(index + 1)"])
      return Self.words(who, hand.cards)
    }
    return own + (bot == old.bot ? [] : [Self.words(tr("Bot"), bot)])
  }

  private static func words(_ who: String, _ cards: [Card?]) -> String {
    let names = cards.map { $0.map { BlackjackWords.name(of: $0) } ?? BlackjackWords.hiddenCard }
    let total = HandTotal(cards.compactMap(\.self)).value
    return tr(
      "{who}: {cards}. Total: {n}.",
      ["who": who, "cards": trList(names), "n": "\(total)"])
  }
}
