import Arcade
import Geometry
import Stage

/// A wall of pictures to choose one thing from that the history shows: faces, tables or results.
final class HistoryFilterScene: FeltScene {
  private let scroller: ScrollNode
  private let title: () -> String
  private let choices: () -> [HistoryFilter.Choice]
  private let chosen: String
  private let choose: (HistoryFilter.Choice) -> Void
  private var buttons: [FilterTile] = []

  /// `chosen`: the id of the choice in use; `choose` is called before the scene closes.
  init(
    title: @escaping () -> String, choices: @escaping () -> [HistoryFilter.Choice],
    chosen: String, context: GameContext, choose: @escaping (HistoryFilter.Choice) -> Void
  ) {
    (self.title, self.choices, self.chosen, self.choose) = (title, choices, chosen, choose)
    let palette = context.dressed(.blackjack)
    scroller = ScrollNode("filter.scroller", palette: palette)
    super.init(
      "blackjack.filter", header: "filter", title: title(), context: context, palette: palette)
    root.add([scroller, header])
    buttons = choices().map { choice in
      let tile = FilterTile(choice, palette: palette) { [weak self] in self?.take(choice) }
      tile.isOn = choice.id == chosen
      return tile
    }
    scroller.content.add(buttons)
  }

  override func renewed() -> (any Scene)? {
    HistoryFilterScene(
      title: title, choices: choices, chosen: chosen, context: context, choose: choose)
  }

  override func didAppearFirst(on stage: Stage) {
    stage.setFocus(buttons.first { $0.isOn } ?? header.back)
  }

  private func take(_ choice: HistoryFilter.Choice) {
    choose(choice)
    goBack()
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let gap = 16.0
    let room = Size(width: bounds.width - 32, height: bounds.height - Header.height - 24)
    let (columns, cell) = Self.arrangement(buttons.count, in: room, gap: gap)
    let rows = (buttons.count + columns - 1) / columns
    let whole = Double(rows) * (cell.height + gap) - gap
    let top = max(4, (room.height - whole) / 2)
    for (index, button) in buttons.enumerated() {
      let row = index / columns
      let inRow = Double(min(columns, buttons.count - row * columns))
      let left = (bounds.width - inRow * (cell.width + gap) + gap) / 2
      button.frame = Rect(
        x: left + Double(index % columns) * (cell.width + gap),
        y: top + Double(row) * (cell.height + gap), width: cell.width, height: cell.height)
    }
    scroller.place(
      Header.room(in: bounds),
      contentHeight: top + whole + 20)
  }

  /// As large tiles as there is room for all of them; if there are too many, about as large as a
  /// hand.
  private static func arrangement(
    _ count: Int, in room: Size, gap: Double
  ) -> (columns: Int, cell: Size) {
    let most = max(1, min(count, Int((room.width + gap) / (168 + gap))))
    func cell(_ columns: Int) -> Size {
      let rows = Double((count + columns - 1) / columns)
      let width = min(460, (room.width + gap) / Double(columns) - gap)
      return Size(
        width: width.rounded(.down),
        height: min(width * 1.32, (room.height + gap) / rows - gap).rounded(.down))
    }
    let fitting = (1...most).filter { cell($0).height >= 148 }
    // Of about equal pictures the larger tiles.
    func rank(_ columns: Int) -> (Int, Double) {
      (Int(cell(columns).picture / 32), cell(columns).width * cell(columns).height)
    }
    let best = fitting.max { rank($0) < rank($1) }
    if let best { return (best, cell(best)) }
    let usual = cell(most).width
    return (most, Size(width: usual, height: max(168, min(usual, 240))))
  }
}

extension Size {
  /// The side of the picture on a tile of this size.
  nonisolated fileprivate var picture: Double { min(width - 32, height - 76) }
}
