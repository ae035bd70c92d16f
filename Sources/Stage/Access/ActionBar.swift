import Drawing
import Geometry
import Input

/// Buttons for what keys do with a node; it lies over every scene, where it covers least.
final class ActionBar: Paper {
  /// What its buttons do.
  let offered: [NodeAction]
  let buttons: [Button]
  private static let side = 64.0
  private static let gap = 8.0
  private static let margin = 10.0

  /// `press`: presses a key on the node.
  init(_ actions: [NodeAction], words: AccessWords, press: @escaping (NodeAction) -> Void) {
    offered = actions
    buttons = actions.map { action in
      let isIcon = action.icon.hasPrefix("icon-")
      let button = Button(
        "action." + action.name, label: words.label(of: action), icon: isIcon ? action.icon : nil,
        showsText: false, action: { press(action) })
      if !isIcon {
        let drawing = ArtNode(action.icon)
        drawing.frame = Rect(origin: .zero, size: Size(Self.side)).inset(by: 6)
        button.add(drawing)
      }
      return button
    }
    super.init("actions", role: .group, elevation: .lifted)
    add(buttons)
  }

  /// Places it where it covers nothing, or else as little as it can.
  func place(_ places: ToastPlaces) {
    let sizes = (1...buttons.count).map { size(rows: $0) }
    let least = Rect(
      origin: places.room.origin, size: sizes.first { $0.width <= places.room.width } ?? .zero)
    frame = places.best(for: sizes) ?? least
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
