import Drawing
import Geometry
import Languages
import Stage
import Store

/// What a game brought its player: points, and a sticker for each broken record and each new
/// achievement.
final class ResultGains: Node {
  private let points: Label
  private let row = Node("result.gains", role: .list, label: tr("New achievements"))
  private let caption: Label
  private var stickers: [Sticker] = []
  private let palette: Palette
  private let context: GameContext
  private static let gap = 8.0

  init(_ context: GameContext, palette: Palette) {
    self.palette = palette
    self.context = context
    points = Label(
      "", style: TextStyle(size: 24, weight: .bold, alignment: .center), color: palette.ink,
      id: "result.points")
    caption = Label("", style: TextStyle(size: 20, alignment: .center), color: palette.ink)
    super.init("")
    add([points, row, caption])
  }

  /// Whether there is anything to tell.
  var isEmpty: Bool { points.label.isEmpty && stickers.isEmpty }

  func show(_ claim: Claim) {
    points.show(claim.points > 0 ? Self.words(for: claim) : "")
    row.removeAllChildren()
    let records = claim.records.filter { $0.before != nil }.map {
      Sticker(
        Self.words(for: $0.measure), ArtNode(Self.icon(of: $0.measure)), paper: palette.accent)
    }
    stickers =
      records
      + claim.new.map { achievement in
        let look = context.sticker(of: achievement)
        return Sticker(
          context.words(of: achievement).title, StickerPrint(look), paper: look.paper)
      }
    row.add(stickers)
    caption.show(Self.caption(stickers.map(\.label)))
  }

  /// The stickers are dealt one after the other.
  func deal(after delay: Duration) {
    for (index, sticker) in stickers.enumerated() {
      let rest = sticker.restingPose
      sticker.setPose(Pose(offset: Point(x: 0, y: 30), scale: 0.4, opacity: 0))
      sticker.animate(
        to: rest, length: .milliseconds(240), easing: .bounce,
        delay: delay + .milliseconds(70) * index)
    }
  }

  private static func words(for claim: Claim) -> String {
    trn("+{n} point", "+{n} points", claim.points) + " · "
      + tr("{n} in total", ["n": "\(claim.total)"])
  }

  private static func caption(_ titles: [String]) -> String {
    guard let first = titles.first, titles.count > 1 else { return titles.first ?? "" }
    return trn("{title} and {n} more", "{title} and {n} more", titles.count - 1, ["title": first])
  }

  private static func words(for measure: Measure) -> String {
    switch measure {
    case .time: tr("Your best time")
    case .moves: tr("Your fewest moves")
    case .pushes: tr("Your fewest pushes")
    case .score, .total: tr("Your highest score")
    }
  }

  private static func icon(of measure: Measure) -> String {
    switch measure {
    case .time: "icon-clock"
    case .moves: "icon-moves"
    case .pushes: "icon-hand"
    case .score, .total: "icon-star"
    }
  }

  private func wordsHeight(_ label: Label, _ width: Double) -> Double {
    label.label.isEmpty ? 0 : Self.gap + label.size(fitting: width).height
  }

  /// The least it can do with, and all it would like, where it is as wide: in a low window the
  /// stickers are smaller and their caption stays away.
  func heights(fitting width: Double) -> ClosedRange<Double> {
    let points = wordsHeight(points, width)
    guard !stickers.isEmpty else { return points...points }
    let whole = Self.gap + Sticker.side + wordsHeight(caption, width)
    return points + Self.gap + Sticker.smallSide...points + whole
  }

  override func sizeDidChange() {
    let width = size.width
    let words = min(wordsHeight(points, width), size.height)
    points.frame = Rect(x: 0, y: Self.gap, width: width, height: max(0, words - Self.gap))
    let isWhole = size.height >= heights(fitting: width).upperBound - 0.5
    caption.isHidden = !isWhole
    let side = isWhole ? Sticker.side : Sticker.smallSide
    row.frame = Rect(x: 0, y: words + Self.gap, width: width, height: side)
    let count = Double(stickers.count)
    // Many of them lie over each other like a fan of cards.
    let pitch = min(side + Self.gap, (width - side) / max(1, count - 1))
    let left = (width - pitch * (count - 1) - side) / 2
    for (index, sticker) in stickers.enumerated() {
      sticker.frame = Rect(x: left + Double(index) * pitch, y: 0, width: side, height: side)
      sticker.setPose(Pose(rotation: index % 2 == 0 ? -0.07 : 0.07))
    }
    caption.frame = Rect(
      x: 0, y: row.frame.maxY + Self.gap, width: width,
      height: max(0, size.height - row.frame.maxY - Self.gap))
  }
}

/// A round sticker with a white edge: an icon, or what is printed on an achievement's.
private final class Sticker: Node {
  static let side = 64.0, smallSide = 48.0
  private let paper: Color
  private let sign: Node

  init(_ title: String, _ sign: Node, paper: Color) {
    (self.paper, self.sign) = (paper, sign)
    super.init("", role: .badge, label: title)
    add(sign)
  }

  override func sizeDidChange() {
    sign.frame = sign is ArtNode ? bounds.inset(by: size.width * 0.24) : bounds
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let radius = size.width / 2
    list.shadow(of: bounds, radius: radius, elevation: .lying)
    list.shape(
      Shape(radius: radius, fill: paper, border: 4, borderColor: .white, grain: Theme.grain),
      in: bounds)
  }
}
