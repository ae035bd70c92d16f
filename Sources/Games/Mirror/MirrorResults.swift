import Arcade
import Languages
import Rules
import Store

/// How results of Mirror are described and compared.
extension LeaderboardDescription {
  static var mirror: LeaderboardDescription {
    let sizes = Mirror.Setup.sizes
    var board = LeaderboardDescription(
      game: Mirror.name, title: tr("Mirror"), palette: .mirror, scoring: Scoring(),
      parts: [
        Part(
          id: "size", label: tr("Size"),
          options: sizes.map { (Mirror.Setup(columns: $0).size, MirrorWords.pieces($0)) },
          card: card { (MirrorWords.pieces(sizes[$0]), .cut(sizes[$0])) }),
        Part(
          id: "hints", label: tr("Hints"),
          options: Mirror.Hints.allCases.map { ($0.rawValue, MirrorWords.name(of: $0)) },
          card: card {
            let hints = Mirror.Hints.allCases[$0]
            return (MirrorWords.name(of: hints), .hint(hints))
          }),
        Part(
          id: "symmetry", label: tr("Symmetry"),
          options: Mirror.Symmetry.allCases.map { ($0.rawValue, MirrorWords.name(of: $0)) },
          card: card {
            let symmetry = Mirror.Symmetry.allCases[$0]
            return (MirrorWords.name(of: symmetry), .mirrored(symmetry))
          }),
        Part(
          id: "panel", label: tr("Panel"),
          options: [("ours", trc("panel", "Built-in")), ("own", tr("Your own panel"))],
          usual: 0),
        Part(
          id: "turning", label: tr("Pieces"),
          options: [("upright", tr("Upright")), ("turned", tr("Turned"))], usual: 0),
        Part(
          id: "players", label: tr("Players"),
          options: [("one", tr("One player")), ("two", tr("Two players"))], usual: 0),
      ],
      variant: {
        let columns = sizes[$0[0]]
        let setup = Mirror.Setup(
          columns: columns, symmetry: Mirror.Symmetry.allCases[$0[2]],
          hints: Mirror.Hints.allCases[$0[1]],
          looks: $0[3] == 0 ? nil : Array(0..<Mirror.Setup(columns: columns).count),
          turned: $0[4] == 0 ? nil : [1], isForTwo: $0[5] == 1)
        return setup.variant(setup.hints)
      },
      orders: [.time, .moves],
      summary: { result, withVariant in
        let text = trn(
          "{n} move in {time}", "{n} moves in {time}", result.moves,
          [
            "n": "\(result.moves)",
            "time": PlayClock.text(milliseconds: result.milliseconds),
          ])
        guard withVariant else { return text }
        let columns = Int(result.variant.prefix { $0 != "x" }) ?? sizes[0]
        return tr("Mirror") + " · " + MirrorWords.pieces(columns) + "\n" + text
      }, renewed: { .mirror }, shareCard: ShareCard.mirror)
    board.photo = { MirrorRecord(text: $0.record).flatMap(FinishedCloth.picture) }
    return board
  }

  /// Makes the cards of options from a word and a sample for each.
  private static func card(
    _ look: @escaping (Int) -> (word: String, sample: ClothSample.Kind)
  ) -> Part.CardMaker {
    { index, id, _, palette in
      let (word, sample) = look(index)
      return ClothCard(id, label: word, word: word, sample, palette: palette)
    }
  }
}
