import Arcade
import Geometry
import Input
import Languages
import Rules
import Stage

// Sorting the pieces of a large puzzle into trays.
extension MirrorBoard {
  /// The pieces that the tray shows, from its first page on.
  var shownInTray: [Int] {
    guard let sorting else { return game.tray }
    return game.tray.filter { sorting.shows($0, of: setup) }
  }

  func connectSorting() {
    tray.sorter.onTray = { [weak self] in self?.choose(tray: $0) }
    tray.sorter.onEdges = { [weak self] in self?.filterEdges() }
    guard sorting != nil else { return tray.sorter.isHidden = true }
    for piece in pieces {
      let number = piece.number
      piece.inTray.append(TapRecognizer(action: { [weak self] _ in self?.mark(number) }))
    }
  }

  /// Opens a tray, or sends the marked pieces there.
  private func choose(tray index: Int) {
    guard !isFrozen, let open = sorting?.open else { return }
    if marked.isEmpty || index == open {
      change { $0.open = index }
    } else {
      send(Array(marked), to: index)
    }
  }

  private func send(_ numbers: [Int], to index: Int) {
    change { for number in numbers { $0.put(number, in: index) } }
    stage?.audio.play(.mirrorReturn)
  }

  /// Marks a piece in the tray, or removes the mark.
  private func mark(_ number: Int) {
    guard !isFrozen, game.tray.contains(number) else { return }
    marked.formSymmetricDifference([number])
    stage?.audio.play(.tap)
    show(game, length: .zero)
  }

  /// Without hints nothing tells which pieces are from the edge, so they aren't filtered.
  private func filterEdges() {
    guard !isFrozen, let sorting else { return }
    guard game.hints != .none || sorting.onlyEdges else {
      stage?.toast(tr("Edge pieces are shown only with hints."))
      return
    }
    change { $0.onlyEdges.toggle() }
  }

  private func change(_ change: (inout MirrorSorting) -> Void) {
    guard var new = sorting else { return }
    change(&new)
    marked = []
    guard new != sorting else { return show(game, length: .zero) }
    sorting = new
    if case .tray = cursor { cursor = .tray(0) }
    tray.turn(to: 0)
    show(game)
    didSort()
  }

  /// Notes the tray of a piece that a hand let go: the one it was dropped on, or the open one.
  func sort(_ number: Int, droppedAt finger: Point?) {
    guard var new = sorting else { return }
    new.put(number, in: finger.flatMap(tray.sorter.tray) ?? new.open)
    // What was put back must be seen.
    if new.tray(of: number) == new.open, !setup.isAtEdge(number) { new.onlyEdges = false }
    sorting = new
  }

  /// Marks the tray under the fingers that hold pieces.
  func aimAtTrays() {
    guard let sorting else { return }
    tray.sorter.show(sorting, game.tray, isSending: !marked.isEmpty)
    if let under = fingers.values.lazy.compactMap({ self.tray.sorter.tray(at: $0) }).first {
      tray.sorter.aim(at: under)
    }
  }

  /// Puts the pieces that the tray doesn't show into the trays where they are: those that were
  /// seen slide there.
  func layAside(length: Duration) {
    guard let sorting else { return }
    aimAtTrays()
    let shape = setup.field.cell.width / setup.field.cell.height
    for number in game.tray where !sorting.shows(number, of: setup) {
      let piece = pieces[number - 1]
      let target = Rect(
        center: tray.sorter.middle(of: sorting.tray(of: number)),
        size: Size(width: (20 * shape).rounded(), height: 20))
      let isSeen = !piece.isHidden && length > .zero
      piece.visible = nil
      piece.put(.tray, at: target, length: isSeen ? length : .zero)
      if piece.isMoving(at: now) { slippingAway.insert(number) } else { piece.isHidden = true }
      showReflections(of: number, false)
    }
  }

  /// Hides pieces that have arrived in a tray that isn't open.
  func hideAside(at now: Duration) {
    guard let sorting, !slippingAway.isEmpty else { return }
    for number in slippingAway where !pieces[number - 1].isMoving(at: now) {
      slippingAway.remove(number)
      if game.tray.contains(number), !sorting.shows(number, of: setup) {
        pieces[number - 1].isHidden = true
      }
    }
  }

  /// 1 to 3 open a tray, with Shift they send the piece at the cursor there; M marks it, E filters
  /// the edge pieces.
  ///
  /// A controller's triggers open the tray beside, unless they turn pieces; X sends the piece at the
  /// cursor there. Its left stick, pressed, marks that piece, the right one filters.
  func useSortingKey(_ key: KeyEvent) -> Bool {
    guard let sorting, !isFrozen, !key.isRepeat else { return false }
    let (before, next) = (
      (sorting.open + MirrorSorting.trays - 1) % MirrorSorting.trays,
      (sorting.open + 1) % MirrorSorting.trays
    )
    switch key.key {
    case .turnLeft where game.setup.turned == nil: choose(tray: before)
    case .turnRight where game.setup.turned == nil: choose(tray: next)
    case .special:
      guard case .tray = cursor else { return false }
      return sendAtCursor(to: next)
    case .mark: markAtCursor()
    case .filter: filterEdges()
    case .character(let sign):
      guard let number = sign.wholeNumberValue, 1...MirrorSorting.trays ~= number else {
        return useSortingLetter(key)
      }
      if key.modifiers == .shift { return sendAtCursor(to: number - 1) }
      guard key.modifiers.isEmpty else { return false }
      choose(tray: number - 1)
    default: return false
    }
    return true
  }

  private func useSortingLetter(_ key: KeyEvent) -> Bool {
    switch GameKey(key) {
    case .edges: filterEdges()
    case .mark: markAtCursor()
    default: return false
    }
    return true
  }

  private func markAtCursor() {
    guard case .tray(let index) = cursor, shownInTray.indices.contains(index) else { return }
    mark(shownInTray[index])
  }

  private func sendAtCursor(to index: Int) -> Bool {
    if let carried {
      self.carried = nil
      sorting?.put(carried, in: index)
      _ = play(.back(carried))
      didSort()
    } else if case .tray(let place) = cursor, shownInTray.indices.contains(place) {
      send([shownInTray[place]], to: index)
      if !shownInTray.isEmpty { cursor = .tray(min(place, shownInTray.count - 1)) }
    }
    return true
  }
}
