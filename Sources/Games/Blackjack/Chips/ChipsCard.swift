import Drawing
import Geometry
import Languages
import Stage

/// Whether the casino's tables are played for chips: a drawing of them above a switch.
final class ChipsCard: Paper {
  private let title: Label
  private let chips = [("500", -0.62), ("25", 0.62), ("100", 0.0)].map { value, place in
    (art: ArtNode("blackjack-chip-" + value, elevation: .lying), place: place)
  }
  private let row: Switch
  private static let inset = 16.0

  /// `action`: told whether chips are played for.
  init(isOn: Bool, palette: Palette, action: @escaping (Bool) -> Void) {
    title = Label(
      tr("In the casino"), style: TextStyle(size: 24, weight: .bold, alignment: .center),
      color: palette.ink)
    row = Switch(
      "blackjack.money", label: tr("Play for chips"), icon: "icon-star", isOn: isOn,
      palette: palette, action: action)
    super.init(
      "blackjack.tables.money", role: .group, label: title.label, fill: palette.sheet,
      radius: Theme.radius)
    add([title, row])
    add(chips.map(\.art))
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    let inner = size.width - 2 * Self.inset
    // In a narrow card the words stand above the switch.
    let foot = inner < 220 ? min(104, size.height * 0.58) : 56
    row.frame = Rect(
      x: Self.inset, y: size.height - foot - 12, width: inner, height: foot)
    title.isHidden = size.height < 200
    let head = title.isHidden ? 0 : title.size(fitting: inner).height
    title.frame = Rect(x: Self.inset, y: row.frame.minY - head - 8, width: inner, height: head)
    let room = Rect(
      x: Self.inset, y: 12, width: inner,
      height: max(0, (title.isHidden ? row.frame.minY : title.frame.minY) - 20))
    let side = min(room.height, room.width / 2.4, 150)
    for (art, place) in chips {
      let low = place == 0 ? 0.0 : -0.08
      art.frame = Rect(
        center: room.center + Point(x: place * side, y: low * side),
        size: Size(place == 0 ? side : side * 0.84))
    }
  }
}
