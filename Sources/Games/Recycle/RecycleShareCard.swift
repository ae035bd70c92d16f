import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage
import Store

extension ShareCard {
  /// Nil if the record isn't valid.
  static func recycle(_ result: NewResult) -> ShareCard? {
    guard let played = RecycleRecord(text: result.record) else { return nil }
    let setup = played.record.setup
    let scores = played.scores(ofOneWith: result.score) ?? []
    let game = tr("Recycle")
    let boast: String
    let figures: [Figure]
    if scores.count == 2 {
      boast = tr(
        "{game} in Recreo: we scored {a} and {b} points. Beat that!",
        ["game": game, "a": "\(scores[0])", "b": "\(scores[1])"])
      figures = scores.map { Figure(number: "\($0)", caption: tr("Points")) }
    } else {
      let words = ["game": game, "points": trn("{n} point", "{n} points", result.score)]
      boast =
        setup.hasSharedScore
        ? tr("{game} in Recreo: together we scored {points}. Beat that!", words)
        : tr("{game} in Recreo: I scored {points}. Beat that!", words)
      figures = [Figure(number: "\(result.score)", caption: tr("Points"))]
    }
    return ShareCard(
      title: game + " · "
        + (setup.region.map(RecycleWords.town) ?? RecycleWords.name(of: setup.mode)),
      figures: figures, boast: boast,
      code: BoardCode(setup, seed: played.record.seed), picture: { SortedWaste() })
  }
}

/// The landscape with its basket full.
private final class SortedWaste: Node, ShareCardPicture {
  private let art = ArtNode("menu-recycle", elevation: .lying)

  init() {
    super.init("")
    add(art)
  }

  override func sizeDidChange() { art.frame = bounds.inset(by: size.width * 0.07) }

  override func draw(into list: inout DrawList, at now: Duration) {
    list.shape(Shape(radius: 6, fill: Palette.recycle.table), in: bounds)
    let sun = Rect(
      center: Point(x: size.width * 0.5, y: size.height * 0.46), size: Size(size.width * 0.8))
    list.shape(Shape(radius: sun.width / 2, fill: Color(0xFFF3C9, opacity: 0.75)), in: sun)
    let lawn = Rect(
      x: 0, y: size.height * 0.8, width: size.width, height: size.height * 0.2)
    list.shape(Shape(radius: 6, fill: Color(0x8CC68A)), in: lawn)
  }
}
