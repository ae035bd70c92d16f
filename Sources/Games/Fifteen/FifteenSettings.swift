import Arcade
import Input
import Languages
import Rules
import Store

nonisolated extension Setting {
  /// Whether the arrow keys move the gap rather than a tile.
  static let fifteenGap = Setting(
    key: "fifteen.gap", kind: .toggle, standard: .bool(false),
    help: "Fifteen: the arrow keys move the gap instead of a tile.")

  /// All settings of this game, in the order in which they are listed.
  static let ofFifteen = [fifteenGap]
}

enum FifteenOptions {
  /// Its section in Options.
  static func section(_ rows: OptionRows) -> GameOptions {
    GameOptions(
      OptionSection(
        "options.section.fifteen", title: tr("Fifteen"), palette: rows.palette,
        rows: [
          rows.toggle(
            "options.fifteen.gap", tr("Arrow keys move the gap"), icon: "icon-moves", .fifteenGap)
        ]))
  }
}

extension GameContext {
  /// The direction in which an arrow key pushes a tile; nil for any other key.
  func push(by key: Key) -> Direction? {
    Direction(key).map(push)
  }

  /// The direction in which a key of this direction pushes a tile.
  func push(_ direction: Direction) -> Direction {
    settings.isOn(.fifteenGap) ? direction.opposite : direction
  }
}
