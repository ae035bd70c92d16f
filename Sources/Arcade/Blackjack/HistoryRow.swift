import Drawing
import Geometry
import Languages
import Rules
import Stage

/// A round in the history: how it ended, whose it was, when, and what both had.
final class HistoryRow: Node {
  static let height = 80.0
  private let arts: [ArtNode]
  private let name: Label
  private let detail: Label

  init(world: ColorWorld) {
    arts = ["win", "lose", "push"].map { ArtNode("blackjack-result-" + $0) }
    name = Label("", style: TextStyle(size: 22, weight: .bold), color: world.ink)
    detail = Label("", style: TextStyle(size: 18), color: world.ink)
    super.init("")
    add(arts)
    add([name, detail])
  }

  /// `end`: nil where today's rules cannot play it again; then the score tells who won.
  func show(name text: String, at moment: Int, _ end: RoundEnd?, score: Int) {
    let art =
      end?.art ?? "blackjack-result-" + (score > 0 ? "win" : score < 0 ? "lose" : "push")
    for node in arts { node.isHidden = node.name != art }
    name.show(text)
    let scores = end.map { BlackjackWords.scores($0.playerScore, $0.botScore) }
    detail.show([trMoment(moment), scores].compactMap { $0 }.joined(separator: " - "))
    label = [end?.title, text, detail.label].compactMap { $0 }.joined(separator: ", ")
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    let side = 56.0
    for art in arts {
      art.frame = Rect(x: 0, y: (size.height - side) / 2, width: side, height: side)
    }
    let left = side + 16
    name.frame = Rect(x: left, y: size.height / 2 - 32, width: size.width - left, height: 32)
    detail.frame = Rect(x: left, y: size.height / 2 + 2, width: size.width - left, height: 26)
  }
}
