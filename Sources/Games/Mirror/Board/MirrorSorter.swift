import Arcade
import Geometry
import Stage

/// The trays of a large puzzle to choose from, and the filter for edge pieces, on the tray.
final class MirrorSorter: Node {
  /// Called with the number of the chosen tray, counted from 0.
  var onTray: (Int) -> Void = { _ in }
  var onEdges: () -> Void = {}
  private var tabs: [MirrorTrayTab] = []
  private let edges: MirrorEdgeFilter
  private static let gap = 6.0

  init(palette: Palette) {
    edges = MirrorEdgeFilter(palette: palette)
    super.init("")
    edges.action = { [weak self] in self?.onEdges() }
    tabs = (0..<MirrorSorting.trays).map { index in
      MirrorTrayTab(index, palette: palette) { [weak self] in self?.onTray(index) }
    }
    ChoiceCard.match(tabs)
    add(tabs)
    add(edges)
  }

  /// The width that four choices need beside the pieces, and the height above them.
  static func width(isLow: Bool) -> Double { isLow ? 4 * 52 + 3 * gap : 2 * 76 + gap }
  static let height = 64.0

  /// `pieces`: those that are in no cell; `isSending`: whether a tap on a tray sends pieces there.
  func show(_ sorting: MirrorSorting, _ pieces: [Int], isSending: Bool) {
    for (index, (tab, count)) in zip(tabs, sorting.counts(of: pieces)).enumerated() {
      tab.show(count)
      tab.isOn = index == sorting.open
      tab.isAimed = isSending && index != sorting.open
    }
    edges.isOn = sorting.onlyEdges
  }

  /// Marks the tray under a held piece.
  func aim(at tray: Int?) {
    for (index, tab) in tabs.enumerated() { tab.isAimed = index == tray }
  }

  /// The tray at a point of the window.
  func tray(at point: Point) -> Int? {
    tabs.firstIndex { $0.windowFrame(at: now).contains(point) }
  }

  /// The middle of a tray, in the window.
  func middle(of tray: Int) -> Point { tabs[tray].windowFrame(at: now).center }

  /// In one row, or in two.
  override func sizeDidChange() {
    let choices: [Node] = tabs + [edges]
    let columns = size.width > size.height * 1.6 ? choices.count : 2
    let rows = choices.count / columns
    let width = (size.width - Self.gap * Double(columns - 1)) / Double(columns)
    let height = (size.height - Self.gap * Double(rows - 1)) / Double(rows)
    for (index, choice) in choices.enumerated() {
      choice.frame = Rect(
        x: (Double(index % columns) * (width + Self.gap)).rounded(),
        y: (Double(index / columns) * (height + Self.gap)).rounded(), width: width.rounded(.down),
        height: height.rounded(.down))
    }
  }
}
