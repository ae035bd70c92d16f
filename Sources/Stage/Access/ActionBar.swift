import Drawing
import Geometry
import Input

/// Buttons for what keys do with a node; it lies over every scene, where it covers least.
final class ActionBar: Paper {
  private let buttons: [Button]
  private static let side = 64.0
  private static let gap = 8.0
  private static let margin = 10.0

  /// `press`: presses a key on the node.
  init(_ actions: [NodeAction], press: @escaping (Key) -> Void) {
    buttons = actions.map { action in
      Button(
        "action." + action.name, label: action.label, icon: action.icon, showsText: false,
        action: { press(action.key) })
    }
    super.init("actions", role: .group, elevation: .lifted)
    add(buttons)
  }

  /// Places it where it covers nothing, or else as little as it can.
  func place(_ places: ToastPlaces) {
    let sizes = (1...buttons.count).map { size(rows: $0) }
    frame =
      places.best(for: sizes)
      ?? Rect(
        origin: places.room.origin, size: sizes.first { $0.width <= places.room.width } ?? .zero)
  }

  private func size(rows: Int) -> Size {
    let columns = (buttons.count + rows - 1) / rows
    func length(_ count: Int) -> Double {
      2 * Self.margin + Double(count) * (Self.side + Self.gap) - Self.gap
    }
    return Size(width: length(columns), height: length(rows))
  }

  override func sizeDidChange() {
    let step = Self.side + Self.gap
    let columns = max(1, Int((size.width - 2 * Self.margin + Self.gap) / step))
    for (index, button) in buttons.enumerated() {
      button.frame = Rect(
        x: Self.margin + Double(index % columns) * step,
        y: Self.margin + Double(index / columns) * step, width: Self.side, height: Self.side)
    }
  }
}
