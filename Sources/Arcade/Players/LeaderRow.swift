import Drawing
import Geometry
import Languages
import Stage
import Store

/// A row of a leaderboard: the rank, the player, the date, and the value that counts.
final class LeaderRow: Node {
  static let height = 76.0
  /// The height in a tall window.
  static let tallHeight = 112.0
  private let rank: Label
  private let face = AvatarNode()
  private let name: Label
  private let detail: Label
  private let figure: Label
  private var place = 0
  private var details: [String] = []
  private let mark: Pill
  private var isOwn = false
  private let palette: Palette
  /// Gold, silver and bronze.
  static let medals = [Color(0xE9B530), Color(0xB9BEC4), Color(0xC98A52)]

  init(palette: Palette) {
    self.palette = palette
    rank = Label(
      "", style: TextStyle(size: 22, weight: .bold, alignment: .center), color: palette.ink)
    name = Label("", style: TextStyle(size: 22, weight: .bold), color: palette.ink)
    detail = Label(
      "", style: TextStyle(size: 18), color: palette.ink.mixed(with: palette.sheet, 0.3))
    let style = TextStyle(size: 26, weight: .bold, alignment: .trailing)
    figure = Label("", style: style, color: palette.ink)
    mark = Pill(tr("You"), icon: "icon-person", fill: palette.good)
    super.init("")
    add([rank, face, name, detail, figure, mark])
  }

  /// `figure`: the value by which the leaderboard is ordered; `details`: the others, in a line or
  /// below each other; `isOwn`: it is the current player's.
  func show(_ leader: Leader, figure number: String, details: [String], isOwn: Bool = false) {
    self.isOwn = isOwn
    mark.isHidden = !isOwn
    let rest = details.joined(separator: " · ")
    self.details = details
    place = leader.place
    face.show(leader.player.avatar)
    rank.show("\(place)")
    name.show(leader.player.name)
    figure.show(number)
    label = "\(place). \(leader.player.name), \(number), \(rest)"
    if isOwn { label += ", " + mark.label }
    rank.color = (1...3).contains(place) ? Self.medalInk(palette) : palette.ink
    sizeDidChange()
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    let right = min(size.width * 0.36, max(72, figure.size().width + 4))
    let wide = place > 999 ? 64.0 : 44
    let side = size.width < 360 ? 44.0 : size.height >= 100 ? 80 : 56
    rank.frame = Rect(x: -4, y: (size.height - 44) / 2, width: wide, height: 44)
    face.frame = Rect(x: wide + 4, y: (size.height - side) / 2, width: side, height: side)
    figure.frame = Rect(x: size.width - right, y: 0, width: right, height: size.height)
    let left = wide + side + 16
    let pill = placeMark(before: size.width - right - 4)
    let width = max(0, size.width - right - left - 12 - (pill > 0 ? pill + 8 : 0))
    let isStacked = showDetails(in: width)
    let middle = size.height / 2
    name.frame = Rect(
      x: left, y: middle - (isStacked ? 36 : 31), width: width, height: isStacked ? 28 : 32)
    detail.frame = Rect(
      x: left, y: middle + (isStacked ? -8 : 2), width: width, height: isStacked ? 42 : 26)
  }

  /// Shows the details in a line, below each other, or the first alone, as there is room; says
  /// whether they are below each other.
  private func showDetails(in width: Double) -> Bool {
    let whole = details.joined(separator: " · ")
    let stacked = details.joined(separator: "\n")
    for text in [whole, stacked, details.first ?? ""] {
      detail.show(text)
      if detail.smallestSize().width <= width { return text != whole && text == stacked }
    }
    detail.show("")
    return false
  }

  /// Returns the width it takes; in a narrow row it lies on the face and takes none.
  private func placeMark(before right: Double) -> Double {
    guard isOwn else { return 0 }
    if size.width < 420 {
      let corner = Point(x: face.frame.maxX - 12, y: face.frame.maxY - 12)
      _ = mark.fittingSize(in: 0)
      mark.frame = Rect(center: corner, size: Size(30))
      return 0
    }
    let pill = mark.fittingSize(in: max(Pill.height, size.width * 0.16))
    mark.frame = Rect(
      x: right - pill.width, y: (size.height - pill.height) / 2, width: pill.width,
      height: pill.height)
    return pill.width
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    if isOwn {
      list.shape(
        Shape(radius: Theme.radius, fill: palette.accent.faded(0.12)),
        in: bounds.inset(by: -16, 0))
    }
    guard (1...3).contains(place) else { return }
    Self.drawMedal(Self.medals[place - 1], in: rank.frame, into: &list)
  }

  /// The colour of a number on a medal; only black has 7:1 on bronze.
  static func medalInk(_ palette: Palette) -> Color {
    palette.isStrong ? Color(0x000000) : Theme.ink
  }

  /// A disc of metal with a light ring.
  static func drawMedal(_ color: Color, in disc: Rect, into list: inout DrawList) {
    let radius = disc.width / 2
    list.shadow(of: disc, radius: radius, elevation: .lying)
    list.shape(Shape(radius: radius, fill: color, grain: Theme.grain), in: disc)
    list.shape(
      Shape(radius: radius - 4, fill: .clear, border: 2, borderColor: Color.white.faded(0.6)),
      in: disc.inset(by: 4))
  }
}
