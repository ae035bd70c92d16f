import Arcade
import Geometry
import Input
import Languages
import Rules
import Stage

// Hints: how an item is dragged, how a bottle is rotated, that larger items bring more, how to get
// more items. Each gesture is shown once a round, and never after it was done; while the clock runs
// and nobody does anything, they are shown again.
extension RecycleScene {
  /// When the next hint is due.
  var hintsDue: Duration? {
    (Array(invitations.values) + [growingDue, gestureDue].compactMap { $0 }).min()
  }

  /// When to show an idle player a gesture; nil if that isn't needed.
  private var gestureDue: Duration? {
    guard isSimulating, tables.allSatisfy({ !$0.hint.isShown }),
      game.sides.contains(where: { nextGesture(of: $0) != nil })
    else { return nil }
    let last = lastHint.map { $0 + GestureHint.stay + .seconds(2) } ?? .zero
    return max(played.lastMove + HandDemo.patience, last)
  }

  /// What a player hasn't done or seen yet, with the item that shows it.
  private func nextGesture(of side: Recycle.Side) -> (PieceGesture, Recycle.Piece)? {
    let lying = side.pieces.filter { $0.heldBy == nil }
    func isWanted(_ gesture: PieceGesture) -> Bool {
      lessons.needs(gesture) && (startsOver || !lessons.shown.contains(gesture))
    }
    if isWanted(.drag), let piece = lying.last(where: { $0.kind != .bottle }) {
      return (.drag, piece)
    }
    guard isWanted(.turn), let bottle = lying.first(where: { !game.isRightWayUp($0) })
    else { return nil }
    return (.turn, bottle)
  }

  /// Whether somebody only watches and has seen all there is: it is shown from the beginning.
  private var startsOver: Bool {
    round.entries.isEmpty && round.setup.ticks != nil
      && [.drag, .turn].filter(lessons.needs).allSatisfy(lessons.shown.contains)
  }

  /// Shows the hints that are due.
  func giveHints(at now: Duration) {
    for (player, moment) in invitations where moment <= now {
      invitations[player] = nil
      invite(player)
    }
    if let growingDue, growingDue <= now {
      self.growingDue = nil
      showGrowing()
    }
    guard let gestureDue, gestureDue <= now else { return }
    let due = game.sides.map { nextGesture(of: $0) }
    if startsOver { lessons.shown = [] }
    for (table, gesture) in zip(tables, due) {
      if let (gesture, piece) = gesture { show(gesture, with: piece, on: table) }
    }
  }

  /// A hand shows a gesture with an item; `words`: instead of the usual ones.
  func show(
    _ gesture: PieceGesture, with piece: Recycle.Piece, on table: TableNode, _ words: String? = nil
  ) {
    guard let node = table.piece(piece.number) else { return }
    lessons.shown.insert(gesture)
    lastHint = stage?.now ?? .zero
    table.teach(gesture, words ?? self.words(gesture, piece), with: node)
  }

  /// What is said about a gesture, for the last used input device.
  private func words(_ gesture: PieceGesture, _ piece: Recycle.Piece) -> String {
    switch (gesture, stage?.device) {
    case (.drag, .keyboard): tr("Enter picks it up, the arrow keys move it")
    case (.drag, .controller): tr("A picks it up, the left stick moves it")
    case (.drag, _): tr("Drag it into its container")
    case (.turn, _) where piece.pose.tilt <= 6000: tr("Almost: turn it a little further")
    case (.turn, .mouse): tr("Turn it over: Shift and the wheel")
    case (.turn, .keyboard): tr("Turn it over with the keys [ and ]")
    case (.turn, .controller): tr("Turn it over with the triggers")
    case (.turn, _): tr("Turn it over with two fingers")
    case (.grow, _): tr("Bigger is worth more points")
    case (.shrink, .mouse): tr("Make it smaller with the wheel")
    case (.shrink, .keyboard): tr("Make it smaller with the key −")
    case (.shrink, .controller): tr("Make it smaller with the right stick")
    case (.shrink, _): tr("Make it smaller with two fingers")
    case (.halve, _): tr("Tap it twice quickly to halve it")
    }
  }

  /// Updates the hints after a move; `before`: the game before it.
  func noteForHints(
    _ event: Recycle.Event, of move: Recycle.Move, _ player: Int, before: Recycle
  ) {
    let table = tables[player]
    switch event {
    case .grabbed:
      if table.tag.stays { table.tag.takeAway() }
      if table.hint.gesture != .turn { table.hint.hide() }
    case .spawned:
      invitations[player] = nil
      if table.tag.stays { table.tag.takeAway() }
      return
    case .posed: return noteTurned(move, on: table)
    case .refused(_, .tooBig):
      if takesHands, let piece = move.piece.flatMap(game.piece) {
        show(.shrink, with: piece, on: table)
      }
    case .refused(_, let reason) where reason != .notUpsideDown: table.hint.hide()
    case .laid: noteMissed(move, on: table)
    case .halved: lessons.learn(.halve)
    case .wentIn:
      if let piece = move.piece.flatMap(before.piece) { noteLearned(piece) }
    default: break
    }
    expectInvitation(player)
  }

  /// An item moved: shows the hand for a first bottle that needs it, and hides it otherwise.
  private func noteTurned(_ move: Recycle.Move, on table: TableNode) {
    guard let piece = move.piece.flatMap(game.piece), piece.kind == .bottle else { return }
    let isElsewhere = game.verdict(on: piece).map(\.isWrongContainer) ?? false
    if table.hint.piece?.number == piece.number, game.isRightWayUp(piece) || isElsewhere {
      table.hint.hide()
    }
    guard lessons.needs(.turn), !game.isRightWayUp(piece), !isElsewhere, !table.hint.isShown,
      piece.heldBy != Self.adjusting, game.setup.isNearMouth(piece)
    else { return }
    show(.turn, with: piece, on: table)
  }

  /// An item was put in: its player knows rotating or enlarging.
  private func noteLearned(_ piece: Recycle.Piece) {
    guard takesHands, let stage else { return }
    lessons.learn(.drag)
    if piece.kind == .bottle { lessons.learn(.turn) }
    if piece.pose.size >= 1100 { lessons.learn(.grow) }
    if lessons.needs(.grow) { growingDue = stage.now + .seconds(1.5) }
  }

  /// Schedules the hint on how to get more items, if some are missing and nothing else is held.
  private func expectInvitation(_ player: Int) {
    let side = game.sides[player]
    guard takesHands, let stage, !side.missing.isEmpty, !tables[player].tag.stays,
      side.pieces.allSatisfy({ $0.heldBy == nil })
    else {
      invitations[player] = nil
      return
    }
    // With an empty table it is shown at once; otherwise it can wait.
    let wait = side.pieces.isEmpty ? Duration.milliseconds(1200) : .seconds(4)
    invitations[player] = stage.now + wait
  }

  private func invite(_ player: Int) {
    let table = tables[player]
    guard takesHands, game.sides[player].pieces.allSatisfy({ $0.heldBy == nil }) else { return }
    let size = round.setup.field.size
    let words =
      switch stage?.device {
      case .keyboard: tr("Enter on the table brings more")
      case .controller: tr("A on the table brings more")
      case .touch, .mouse, nil: tr("Tap the table for more")
      }
    table.say(
      words, near: table.point(Point(x: size.width / 2, y: size.height / 5)),
      stays: true)
  }

  /// Shows once how to enlarge a bag or a plane.
  private func showGrowing() {
    guard takesHands, lessons.needs(.grow) else { return }
    for (side, table) in zip(game.sides, tables) where !table.hint.isShown {
      let lying = side.pieces.first { $0.heldBy == nil && $0.kind != .bottle }
      guard let lying, table.piece(lying.number) != nil else { continue }
      show(.grow, with: lying, on: table)
      return lessons.learn(.grow)
    }
  }

  /// A tap on an upright bottle asks what to do with it; two slow ones were meant as a double tap.
  func tapped(_ number: Int) {
    guard hasBegun else { return begin() }
    guard takesHands, let stage, let piece = game.piece(number), let table = table(of: number)
    else { return }
    if !game.isRightWayUp(piece) { return show(.turn, with: piece, on: table) }
    let last = lastTap
    lastTap = (number, stage.now)
    guard let last, last.number == number, stage.now - last.moment < .milliseconds(1200),
      lessons.needs(.halve), piece.canHalve
    else { return }
    lastTap = nil
    show(.halve, with: piece, on: table)
  }

  /// A beginner who let go just beside the container is shown how far it is.
  private func noteMissed(_ move: Recycle.Move, on table: TableNode) {
    guard case .drop(let number) = move, takesHands, lessons.needs(.drag),
      let piece = game.piece(number), game.setup.isNearMouth(piece)
    else { return }
    show(.drag, with: piece, on: table, tr("Almost: let go over the opening"))
  }
}

extension Recycle.Verdict {
  fileprivate var isWrongContainer: Bool {
    if case .refused(_, .wrongContainer) = self { true } else { false }
  }
}
