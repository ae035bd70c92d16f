import Drawing
import Geometry
import Rules
import Stage

/// What each card counts in Hi-Lo: three fans of cards, and the number below or beside each.
final class CountLegend: Node {
  private struct Group {
    let cards: [CardNode]
    let value: Label
  }
  private let groups: [Group]

  init(isFourColour: Bool, palette: Palette) {
    let hands = [
      (["2H", "3S", "4D", "5C", "6H"], 1), (["7S", "8D", "9C"], 0),
      (["0H", "JS", "QD", "KC", "AS"], -1),
    ]
    groups = hands.map { codes, value in
      Group(
        cards: codes.map {
          CardNode("", card: Card(code: $0), isFourColour: isFourColour, isFaceUp: true)
        },
        value: Label(
          BlackjackWords.count(value),
          style: TextStyle(size: 40, weight: .bold, alignment: .center), color: palette.tableInk))
    }
    super.init("")
    for group in groups { add(group.cards + [group.value]) }
  }

  override func sizeDidChange() {
    guard size.height > 0 else { return }
    if size.height > size.width { placeInRows() } else { placeInColumns() }
  }

  /// Side by side, with the values below.
  private func placeInColumns() {
    let gap = 24.0
    let line = min(80, max(48, size.height * 0.2))
    let width = (size.width - 2 * gap) / 3
    // Of five cards each shows its corner.
    let height = max(1, min(size.height - line - 8, width / 2.4 / CardNode.shape))
    let top = ((size.height - height - line - 8) / 2).rounded()
    for (index, group) in groups.enumerated() {
      let left = Double(index) * (width + gap)
      fan(group, in: Rect(x: left, y: top, width: width, height: height))
      group.value.style.size = min(64, line * 0.8)
      group.value.frame = Rect(x: left, y: top + height + 8, width: width, height: line)
    }
  }

  /// One below the other, with the values at the right.
  private func placeInRows() {
    let gap = 24.0
    let height = (size.height + gap) / 3 - gap
    let figure = min(240, size.width * 0.24)
    for (index, group) in groups.enumerated() {
      let top = Double(index) * (height + gap)
      fan(group, in: Rect(x: 0, y: top, width: size.width - figure, height: height))
      group.value.style.size = min(112, figure * 0.5)
      group.value.frame = Rect(x: size.width - figure, y: top, width: figure, height: height)
    }
  }

  private func fan(_ group: Group, in room: Rect) {
    let height = min(room.height, room.width / 2.4 / CardNode.shape)
    let card = Size(width: height * CardNode.shape, height: height)
    let count = Double(group.cards.count)
    let step = min((room.width - card.width) / (count - 1), card.width * 0.4)
    let whole = card.width + step * (count - 1)
    for (place, node) in group.cards.enumerated() {
      node.frame = Rect(
        x: room.midX - whole / 2 + Double(place) * step, y: room.midY - height / 2,
        width: card.width, height: card.height)
    }
  }
}
