import Arcade
import Geometry
import Input
import Rules
import Stage

// The keyboard's cursor: it points at a slot or a cell, and can hold a piece.
extension MirrorBoard {
  /// The frame of the focus ring.
  func cursorFrame(at now: Duration) -> Rect {
    guard let place else { return bounds }
    switch cursor {
    case .cell(let cell): return frame(ofCell: cell)
    case .tray(let index):
      let shape = setup.field.cell.width / setup.field.cell.height
      return tray.slot(index, shape: shape, at: now).offset(by: place.tray.origin)
    }
  }

  /// Moves the cursor to something that exists.
  func keepCursor() {
    if let carried, game.held(carried) == nil { self.carried = nil }
    guard case .tray(let index) = cursor, index >= shownInTray.count else { return }
    cursor = shownInTray.isEmpty ? .cell(0) : .tray(shownInTray.count - 1)
  }

  /// Picks up the piece at the cursor, or lets go of the held one.
  @discardableResult func act() -> Bool {
    guard !isFrozen else { return false }
    switch cursor {
    case .tray(let index):
      guard shownInTray.indices.contains(index) else { return false }
      take(shownInTray[index])
      point(at: ground.emptyCells.first ?? 0)
    case .cell(let cell):
      if let carried {
        self.carried = nil
        _ = play(.drop(carried))
        backToTray()
      } else if game.cells[cell] > 0 {
        take(game.cells[cell])
        point(at: cell)
      } else {
        refuse()
      }
    }
    return true
  }

  /// Handles a key; returns whether it was used.
  func use(_ key: KeyEvent) -> Bool {
    guard !isFrozen else { return false }
    if useZoomKey(key) || useSortingKey(key) { return true }
    if case .turn(let left) = GameKey(key) { return turnAtCursor(by: left ? -1 : 1) }
    switch key.key {
    case .enter, .space: return key.isRepeat || act()
    case .backspace, .delete, .special: return giveBackAtCursor()
    case .escape:
      guard let carried else { return false }
      self.carried = nil
      _ = play(.putBack(carried))
      return true
    case .pageUp: turnPage(-1)
    case .pageDown: turnPage(1)
    case .left, .right, .up, .down: return move(key.key)
    default: return false
    }
    return true
  }

  private func turnAtCursor(by quarters: Int) -> Bool {
    let piece: Int =
      switch cursor {
      case .tray(let index): shownInTray.indices.contains(index) ? shownInTray[index] : 0
      case .cell(let cell): carried ?? game.cells[cell]
      }
    guard piece > 0, game.setup.turned != nil else { return false }
    turn(piece, by: quarters)
    return true
  }

  private func take(_ number: Int) {
    guard play(.pick(number, hand: -2)) != nil else { return }
    carried = number
  }

  /// After a piece was put down, the cursor moves to the next one.
  private func backToTray() {
    guard !shownInTray.isEmpty, !isFrozen else { return }
    let first = min(tray.page * tray.perPage, shownInTray.count - 1)
    aim(.tray(first))
  }

  private func giveBackAtCursor() -> Bool {
    if let carried {
      self.carried = nil
      sort(carried, droppedAt: nil)
      _ = play(.back(carried))
      aim(.tray(max(0, shownInTray.count - 1)))
      return true
    }
    guard case .cell(let cell) = cursor, game.cells[cell] > 0 else { return false }
    sort(game.cells[cell], droppedAt: nil)
    _ = play(.back(game.cells[cell]))
    tray.reveal(shownInTray.count - 1)
    return true
  }

  private func turnPage(_ step: Int) {
    tray.turn(to: tray.page + step)
    guard case .tray = cursor, !shownInTray.isEmpty else { return }
    aim(.tray(min(tray.page * tray.perPage, shownInTray.count - 1)))
  }

  private func aim(_ new: Cursor) {
    cursor = new
    if case .tray(let index) = new { tray.reveal(index) }
    setNeedsDisplay()
  }

  /// Moves the keyboard's cursor to a cell, with the piece it holds.
  private func point(at cell: Int) {
    aim(.cell(cell))
    reveal(cell)
    if let carried { _ = play(.move(carried, setup.field.middle(of: cell))) }
  }

  /// False if there is nothing in that direction and the focus may leave.
  private func move(_ key: Key) -> Bool {
    let isTrayBeside = place?.isTrayBeside ?? false
    switch cursor {
    case .tray(let index) where isTrayBeside: return move(key, besideAt: index)
    case .tray(let index):
      switch key {
      case .left: aim(.tray(max(0, index - 1)))
      case .right: aim(.tray(min(shownInTray.count - 1, index + 1)))
      case .up: point(at: setup.count - setup.columns)
      default: return false
      }
    case .cell(let cell):
      let (column, row) = (cell % setup.columns, cell / setup.columns)
      switch key {
      case .left where column > 0: point(at: cell - 1)
      case .right where column < setup.columns - 1: point(at: cell + 1)
      case .up where row > 0: point(at: cell - setup.columns)
      case .down where row < setup.rows - 1: point(at: cell + setup.columns)
      case .right where isTrayBeside && carried == nil && !shownInTray.isEmpty: aim(.tray(0))
      case .down where carried == nil && !shownInTray.isEmpty:
        aim(.tray(min(tray.page * tray.perPage, shownInTray.count - 1)))
      default: return carried != nil
      }
    }
    return true
  }

  /// In a tray at the side the arrow keys go as its slots lie, and left to the brocade.
  private func move(_ key: Key, besideAt index: Int) -> Bool {
    let step =
      switch key {
      case .left: -1
      case .right: 1
      case .up: -tray.perRow
      case .down: tray.perRow
      default: 0
      }
    let column = index % tray.perRow
    if key == .left, column == 0 {
      point(at: setup.columns - 1)
    } else if key == .right, column == tray.perRow - 1 {
      return false
    } else {
      guard shownInTray.indices.contains(index + step) else { return false }
      aim(.tray(index + step))
    }
    return true
  }
}
