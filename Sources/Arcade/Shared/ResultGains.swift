import Drawing
import Geometry
import Languages
import Rules
import Stage
import Store

/// What a player gained in a game: points, broken records and new achievements.
///
/// It scrolls if there are more than fit.
final class ResultGains: Node {
  private let points: Label
  private let scroll: ScrollNode
  private var slips: [Pill] = []
  private let palette: Palette
  private let words: (Achievement) -> AchievementWords
  private static let gap = 8.0

  /// `words`: the name and explanation of an achievement.
  init(palette: Palette, words: @escaping (Achievement) -> AchievementWords) {
    self.palette = palette
    self.words = words
    points = Label(
      "", style: TextStyle(size: 24, weight: .bold, alignment: .center), color: palette.ink,
      id: "result.points")
    scroll = ScrollNode("result.gains", label: tr("New achievements"), palette: palette)
    super.init("")
    add([points, scroll])
  }

  /// Whether there is anything to show.
  var isEmpty: Bool { points.label.isEmpty && slips.isEmpty }

  func show(_ claim: Claim) {
    points.show(claim.points > 0 ? Self.words(for: claim) : "")
    scroll.content.removeAllChildren()
    let records = claim.records.filter { $0.before != nil }.map {
      Pill(Self.words(for: $0.measure), icon: Self.icon(of: $0.measure), fill: palette.accent)
    }
    slips = records + claim.new.map { Pill(words($0).title, icon: $0.icon, fill: palette.good) }
    scroll.content.add(slips)
  }

  private static func words(for claim: Claim) -> String {
    trn("+{n} point", "+{n} points", claim.points) + " · "
      + tr("{n} in total", ["n": "\(claim.total)"])
  }

  private static func words(for measure: Measure) -> String {
    switch measure {
    case .time: tr("Your best time")
    case .moves: tr("Your fewest moves")
    case .score, .total: tr("Your highest score")
    }
  }

  private static func icon(of measure: Measure) -> String {
    switch measure {
    case .time: "icon-clock"
    case .moves: "icon-moves"
    case .score, .total: "icon-star"
    }
  }

  /// The smallest useful height and the full height, at this width.
  func heights(fitting width: Double) -> ClosedRange<Double> {
    let words = wordsHeight(width)
    let slips = flow(width)
    return words + min(slips, Pill.height + Self.gap)...words + slips
  }

  /// The height to use, so that no row of labels is cut in half.
  func height(fitting width: Double, within room: Double) -> Double {
    let range = heights(fitting: width)
    guard room < range.upperBound else { return range.upperBound }
    let words = wordsHeight(width)
    let row = Pill.height + Self.gap
    let rows = ((room - words - Self.gap) / row).rounded(.down)
    return max(range.lowerBound, words + Self.gap + max(1, rows) * row - Self.gap / 2)
  }

  private func wordsHeight(_ width: Double) -> Double {
    points.label.isEmpty ? 0 : Self.gap + points.size(fitting: width).height
  }

  /// Arranges the labels in centred rows; returns the height.
  @discardableResult private func flow(_ width: Double) -> Double {
    var rows: [[(Pill, Size)]] = []
    var used = Double.infinity
    for slip in slips {
      let size = slip.fittingSize(in: width)
      if used + size.width > width {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append((slip, size))
      used += size.width + Self.gap
    }
    var y = Self.gap
    for row in rows {
      let whole = row.reduce(-Self.gap) { $0 + $1.1.width + Self.gap }
      var x = (width - whole) / 2
      for (slip, size) in row {
        slip.frame = Rect(x: x, y: y, width: size.width, height: size.height)
        x += size.width + Self.gap
      }
      y += Pill.height + Self.gap
    }
    return rows.isEmpty ? 0 : y - Self.gap
  }

  override func sizeDidChange() {
    let words = wordsHeight(size.width)
    points.frame = Rect(
      x: 0, y: min(Self.gap, words), width: size.width,
      height: max(0, min(words, size.height) - Self.gap))
    let room = Rect(
      x: 0, y: points.frame.maxY, width: size.width, height: size.height - points.frame.maxY)
    scroll.place(room, contentHeight: flow(size.width))
  }
}
