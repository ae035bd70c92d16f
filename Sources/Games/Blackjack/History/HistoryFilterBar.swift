import Geometry
import Languages
import Stage

/// Three buttons above the history: whose rounds, at which table, with which result.
final class HistoryFilterBar: Node {
  static let height = 56.0
  var onPlayer: () -> Void = {}
  var onTable: () -> Void = {}
  var onOutcome: () -> Void = {}
  private let buttons: [Button]

  init(palette: Palette) {
    buttons = [("player", "icon-person"), ("table", "icon-rules"), ("result", "icon-flag")].map {
      Button("history.filter." + $0.0, label: "", icon: $0.1, palette: palette)
    }
    super.init("")
    add(buttons)
    buttons[0].action = { [weak self] in self?.onPlayer() }
    buttons[1].action = { [weak self] in self?.onTable() }
    buttons[2].action = { [weak self] in self?.onOutcome() }
  }

  /// Shows what is chosen; a filter in use is shown as switched on.
  func show(_ filter: HistoryFilter, player: String?) {
    let labels = [
      player ?? tr("All players"),
      filter.table.map { BlackjackWords.name(of: $0) } ?? tr("All tables"),
      filter.outcome.map { HistoryFilter.word(for: $0) } ?? tr("All results"),
    ]
    for (button, label) in zip(buttons, labels) { button.setLabel(label) }
    buttons[0].isOn = filter.player != nil
    buttons[1].isOn = filter.table != nil
    buttons[2].isOn = filter.outcome != nil
    sizeDidChange()
  }

  override func sizeDidChange() {
    let gap = 8.0
    let cell = (size.width - 2 * gap) / 3
    for (index, button) in buttons.enumerated() {
      button.isCompact = !button.fits(width: cell)
      button.frame = Rect(
        x: Double(index) * (cell + gap), y: 0, width: cell, height: size.height)
    }
  }
}
