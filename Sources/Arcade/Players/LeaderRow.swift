import Drawing
import Geometry
import Languages
import Stage
import Store

/// A row of a leaderboard: the rank, the player, the date, and the value that counts.
final class LeaderRow: Node {
  static let height = 76.0
  private let rank: Label
  private let face = AvatarNode()
  private let name: Label
  private let detail: Label
  private let figure: Label
  private var place = 0
  private var details: [String] = []
  private let palette: Palette
  /// Gold, silver and bronze.
  private static let medals = [Color(0xE9B530), Color(0xB9BEC4), Color(0xC98A52)]

  init(palette: Palette) {
    self.palette = palette
    rank = Label(
      "", style: TextStyle(size: 22, weight: .bold, alignment: .center), color: palette.ink)
    name = Label("", style: TextStyle(size: 22, weight: .bold), color: palette.ink)
    detail = Label(
      "", style: TextStyle(size: 18), color: palette.ink.mixed(with: palette.sheet, 0.3))
    var style = TextStyle(size: 26, weight: .bold, alignment: .trailing)
    style.tabular = true
    figure = Label("", style: style, color: palette.ink)
    super.init("")
    add([rank, face, name, detail, figure])
  }

  /// `figure`: the value by which the leaderboard is ordered; `details`: the others, in a line or
  /// below each other.
  func show(_ leader: Leader, figure number: String, details: [String]) {
    let rest = details.joined(separator: " · ")
    self.details = details
    place = leader.place
    face.show(leader.player.avatar)
    rank.show("\(place)")
    name.show(leader.player.name)
    figure.show(number)
    label = "\(place). \(leader.player.name), \(number), \(rest)"
    rank.color = (1...3).contains(place) ? Theme.ink : palette.ink
    sizeDidChange()
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    let right = min(size.width * 0.36, max(72, figure.size().width + 4))
    let wide = place > 999 ? 64.0 : 44
    let side = size.width < 360 ? 44.0 : 56
    rank.frame = Rect(x: -4, y: (size.height - 44) / 2, width: wide, height: 44)
    face.frame = Rect(x: wide + 4, y: (size.height - side) / 2, width: side, height: side)
    figure.frame = Rect(x: size.width - right, y: 0, width: right, height: size.height)
    let left = wide + side + 16
    let width = max(0, size.width - right - left - 12)
    detail.show(details.joined(separator: " · "))
    let isStacked = detail.smallestSize().width > width
    if isStacked { detail.show(details.joined(separator: "\n")) }
    let top = isStacked ? 2.0 : size.height / 2 - 31
    name.frame = Rect(x: left, y: top, width: width, height: isStacked ? 28 : 32)
    detail.frame = Rect(
      x: left, y: isStacked ? 30 : size.height / 2 + 2, width: width, height: isStacked ? 42 : 26)
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard (1...3).contains(place) else { return }
    let disc = rank.frame
    list.shadow(of: disc, radius: 22, elevation: .lying)
    list.shape(
      Shape(radius: 22, fill: Self.medals[place - 1], grain: Theme.grain), in: disc)
    list.shape(
      Shape(radius: 18, fill: .clear, border: 2, borderColor: Color.white.faded(0.6)),
      in: disc.inset(by: 4))
  }
}
