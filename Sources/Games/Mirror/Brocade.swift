import Languages

/// One of our brocades: a panel that forms the whole together with its reflections.
///
/// They are inspired by the weaving of the Li of Hainan. All patterns are our own, drawn by
/// `Tools/art/brocades.py`, and none claims to be authentic.
nonisolated struct Brocade {
  /// The name of its file in Brocades.
  let id: String
  /// Its name, for players.
  let name: String
  /// One line about its motif.
  let line: String

  /// All built-in panels; the first is the default.
  static var all: [Brocade] {
    [
      Brocade(
        id: "diamonds", name: tr("The great diamond"),
        line: tr("Its upper half glows like fire, its lower half lies in cool water.")),
      Brocade(
        id: "hands", name: tr("Hand in hand"),
        line: tr("Whole villages dance in a row, and nobody lets go.")),
      Brocade(
        id: "frogs", name: tr("Frogs after the rain"),
        line: tr("After the rain, everyone who can sing comes out.")),
      Brocade(
        id: "sun", name: tr("Sunrise"),
        line: tr("The sun climbs over eight mountains and gives each a different colour.")),
      Brocade(
        id: "boats", name: tr("Homeward"),
        line: tr("The boats come home before night; the fish are in no hurry.")),
      Brocade(
        id: "steps", name: tr("A thousand steps"),
        line: tr("Stairs of wool go up and down and change their colour on the way.")),
      Brocade(
        id: "giant", name: tr("The giant"),
        line: tr("The sky was too low for children and birds, so a giant lifted it.")),
      Brocade(
        id: "stars", name: tr("Night of stars"),
        line: tr("Every star has eight points and a light of its own.")),
      Brocade(
        id: "butterflies", name: tr("Butterflies"),
        line: tr("A butterfly is a mirror puzzle that can fly.")),
      Brocade(
        id: "village", name: tr("The village"),
        line: tr("Houses under the hills; in the fields each row grows something different.")),
      Brocade(
        id: "hooks", name: tr("Hooks"),
        line: tr("Square hooks curl like young ferns and face the middle.")),
      Brocade(
        id: "tree", name: tr("The tree of birds"),
        line: tr("One tree bears all colours, and a bird keeps watch on every bough.")),
      Brocade(
        id: "net", name: tr("The net"),
        line: tr("Someone different lives in every mesh.")),
    ]
  }
}
