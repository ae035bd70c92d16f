import Geometry
import Stage

/// Where the tabs and the sections of Options lie, and those of the owner's panel.
///
/// The tabs are at the left in wide windows, below the head in others; the sections in one column,
/// or two where there is room.
@MainActor struct OptionPlaces {
  let tabs: OptionTabs
  /// The most height of tabs at the left, in points.
  let tabsHeight: Double
  let scroller: ScrollNode
  /// The drawing of each tab, which fills much empty room.
  let drawings: [Node]

  /// Places the tabs and these sections below the head.
  func place(_ sections: [OptionSection], in bounds: Rect) {
    let room = placeTabs(in: bounds)
    let columns = room.width >= 900 && sections.count > 1 ? 2 : 1
    let gap = 16.0
    let width = min(room.width - 32, 1240)
    let column = (width - gap * Double(columns - 1)) / Double(columns)
    let left = columns == 2 || room.minX > 0 ? 16 : (room.width - width) / 2
    var tops = Array(repeating: 8.0, count: columns)
    for section in sections {
      // The next section goes where there is most space.
      let place = tops.indices.min { tops[$0] < tops[$1] } ?? 0
      let height = section.height(width: column)
      section.frame = Rect(
        x: left + Double(place) * (column + gap), y: tops[place], width: column, height: height)
      tops[place] += height + gap
    }
    let height = tops.max() ?? 0
    scroller.place(room, contentHeight: height)
    fill(room.height - height, around: sections, isTall: room.minX == 0)
  }

  /// Places the tabs; returns the room beside or below them.
  private func placeTabs(in bounds: Rect) -> Rect {
    let isWide = bounds.width > bounds.height && bounds.width >= 760
    var room = Header.room(in: bounds)
    if isWide {
      let whole = min(bounds.width - 32, 1480)
      let left = ((bounds.width - whole) / 2).rounded()
      let column = min(232, max(184, whole * 0.2)).rounded()
      tabs.frame = Rect(
        x: left, y: room.minY + 8, width: column, height: min(room.height - 24, tabsHeight))
      room.origin.x = left + column + 8
      room.size.width = whole - column - 8
    } else {
      tabs.frame = Rect(
        x: 16, y: room.minY, width: bounds.width - 32, height: bounds.height < 700 ? 88 : 104)
      room.origin.y = tabs.frame.maxY + 8
      room.size.height = bounds.maxY - room.minY
    }
    return room
  }

  /// Where much room is left, the tab's drawing fills it: below the sections, or above them in a tall
  /// window, where they lie within reach.
  private func fill(_ spare: Double, around sections: [OptionSection], isTall: Bool) {
    let drawing = drawings[tabs.chosen]
    for other in drawings { other.isHidden = other !== drawing || spare < 200 }
    guard spare >= 200 else { return }
    if isTall { for section in sections { section.frame.origin.y += spare - 8 } }
    // In steps, so that tabs of about the same height share what is rasterised.
    let most = min(spare * 0.86, scroller.size.width * 0.8, 680)
    let side = (most / 40).rounded(.down) * 40
    let top = isTall ? 0 : scroller.size.height - spare - 8
    drawing.frame = Rect(
      x: (scroller.size.width - side) / 2, y: top + (spare - side) / 2, width: side, height: side)
  }
}
