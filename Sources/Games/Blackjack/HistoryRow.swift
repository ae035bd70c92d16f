import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage
import Store

/// A round in the history: the result, the player, the date, and both totals.
final class HistoryRow: Node {
  static let height = 80.0
  private let arts: [ArtNode]
  private let name: Label
  private let detail: Label
  private let gain: Label
  /// The date and both totals: in a line or below each other.
  private var details: [String] = []

  init(palette: Palette) {
    arts = ["win", "lose", "push"].map { ArtNode("blackjack-result-" + $0) }
    name = Label("", style: TextStyle(size: 22, weight: .bold), color: palette.ink)
    detail = Label("", style: TextStyle(size: 18), color: palette.ink)
    gain = Label(
      "", style: TextStyle(size: 24, weight: .bold, alignment: .trailing), color: palette.ink)
    super.init("")
    add(arts)
    add([name, detail, gain])
  }

  /// `end`: nil if the current rules can't replay it; then the score says who won.
  func show(_ line: ResultLine, _ end: RoundEnd?) {
    let score = line.score
    let art =
      end?.art ?? "blackjack-result-" + (score > 0 ? "win" : score < 0 ? "lose" : "push")
    for node in arts { node.isHidden = node.name != art }
    let table = Table(rawValue: line.variant)
    name.show(
      [line.player, table.map { BlackjackWords.name(of: $0) }].compactMap { $0 }
        .joined(separator: " · "))
    let scores = end.map { BlackjackWords.scores($0.playerScore, $0.botScore) }
    details = [trMoment(line.at), scores].compactMap { $0 }
    detail.show(details.joined(separator: " - "))
    // The simple table has no bets.
    gain.show(table == .source ? "" : BlackjackWords.gain(score))
    label = [end?.title, name.label, detail.label, gain.label].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: ", ")
    sizeDidChange()
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    let side = 56.0
    for art in arts {
      art.frame = Rect(x: 0, y: (size.height - side) / 2, width: side, height: side)
    }
    let left = side + 16
    let figure = gain.label.isEmpty ? 0 : gain.size().width + 2
    gain.frame = Rect(x: size.width - figure, y: 0, width: figure, height: size.height)
    let width = size.width - left - (figure > 0 ? figure + 12 : 0)
    detail.show(details.joined(separator: " - "))
    let isStacked = detail.smallestSize().width > width
    if isStacked { detail.show(details.joined(separator: "\n")) }
    let top = isStacked ? 4.0 : size.height / 2 - 32
    name.frame = Rect(x: left, y: top, width: width, height: isStacked ? 28 : 32)
    detail.frame = Rect(
      x: left, y: isStacked ? 32 : size.height / 2 + 2, width: width, height: isStacked ? 42 : 26)
  }
}
