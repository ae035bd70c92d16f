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
  /// How long nothing is done before a gesture is shown.
  private static let hintDelay = Duration.seconds(4)

  /// When the next hint is due.
  var hintsDue: Duration? {
    let asked = (Array(invitations.values) + [growingDue].compactMap { $0 }).min()
    guard let idle = gestureDue else { return asked }
    return min(idle, asked ?? idle)
  }

  /// When to show an idle player a gesture; nil if that isn't needed.
  private var gestureDue: Duration? {
    guard isSimulating, tables.allSatisfy({ !$0.hint.isShown }),
      game.sides.contains(where: { nextGesture(of: $0) != nil })
    else { return nil }
    let last = lastHint.map { $0 + GestureHint.stay + .seconds(2) } ?? .zero
    return max(played.lastMove + Self.hintDelay, last)
  }

  /// What a player hasn't done or seen yet, with the item that shows it.
  private func nextGesture(of side: Recycle.Side) -> (PieceGesture, Recycle.Piece)? {
    let lying = side.pieces.filter { $0.heldBy == nil }
    let shownGestures = startsOver ? [] : shownGestures
    if !lessons.knowsDragging, !shownGestures.contains(.drag),
      let piece = lying.last(where: { $0.kind != .bottle })
    {
      return (.drag, piece)
    }
    guard !lessons.knowsTurning, !shownGestures.contains(.turn),
      let bottle = lying.first(where: { !game.isRightWayUp($0) })
    else { return nil }
    return (.turn, bottle)
  }

  /// Whether somebody only watches and has seen all there is: it is shown from the beginning.
  private var startsOver: Bool {
    guard round.entries.isEmpty, round.setup.ticks != nil else { return false }
    var wanted: Set<PieceGesture> = lessons.knowsDragging ? [] : [.drag]
    if !lessons.knowsTurning { wanted.insert(.turn) }
    return wanted.isSubset(of: shownGestures)
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
    if startsOver { shownGestures = [] }
    for (table, gesture) in zip(tables, due) {
      guard let (gesture, piece) = gesture else { continue }
      gesture == .drag ? showDragging(piece, on: table) : showTurning(piece, on: table)
    }
  }

  /// A hand drags a ghost of an item to its container.
  private func showDragging(_ piece: Recycle.Piece, on table: TableNode) {
    guard let node = table.piece(piece.number) else { return }
    noteShown(.drag)
    let words =
      switch stage?.device {
      case .keyboard: tr("Enter picks it up, the arrow keys move it")
      case .controller: tr("A picks it up, the left stick moves it")
      case .touch, .mouse, nil: tr("Drag it into its container")
      }
    table.teach(.drag, words, with: node)
  }

  private func noteShown(_ gesture: PieceGesture) {
    shownGestures.insert(gesture)
    lastHint = stage?.now ?? .zero
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
    case .refused(_, .tooBig): showShrinking(move, on: table)
    case .refused(_, let reason) where reason != .notUpsideDown: table.hint.hide()
    case .laid: noteMissed(move, on: table)
    case .halved: lessons.learn(.halve, in: context)
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
    guard !lessons.knowsTurning, !game.isRightWayUp(piece), !isElsewhere, !table.hint.isShown,
      piece.heldBy != Self.adjusting, game.setup.isNearMouth(piece)
    else { return }
    showTurning(piece, on: table)
  }

  /// An item was put in: its player knows rotating or enlarging.
  private func noteLearned(_ piece: Recycle.Piece) {
    guard takesHands, let stage else { return }
    lessons.learn(.drag, in: context)
    if piece.kind == .bottle { lessons.learn(.turn, in: context) }
    if piece.pose.size >= 1100 { lessons.learn(.grow, in: context) }
    if !lessons.knowsGrowing { growingDue = stage.now + .seconds(1.5) }
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

  /// A hand rotates a ghost of the bottle; the text is for the last used input device.
  func showTurning(_ bottle: Recycle.Piece, on table: TableNode) {
    guard let node = table.piece(bottle.number) else { return }
    noteShown(.turn)
    let isAlmost = bottle.pose.tilt <= 6000
    table.teach(
      .turn, isAlmost ? tr("Almost: turn it a little further") : wordsForTurning, with: node)
  }

  private var wordsForTurning: String {
    switch stage?.device {
    case .keyboard: tr("Turn it over with the keys [ and ]")
    case .controller: tr("Turn it over with the triggers")
    case .mouse: tr("Turn it over: Shift and the wheel")
    case .touch, nil: tr("Turn it over with two fingers")
    }
  }

  /// Shows once how to enlarge a bag or a plane.
  private func showGrowing() {
    guard takesHands, !lessons.knowsGrowing else { return }
    for (player, side) in game.sides.enumerated() where !tables[player].hint.isShown {
      let lying = side.pieces.filter { $0.heldBy == nil && $0.kind != .bottle }
      guard let piece = lying.first, let node = tables[player].piece(piece.number) else { continue }
      noteShown(.grow)
      tables[player].teach(.grow, tr("Bigger is worth more points"), with: node)
      lessons.learn(.grow, in: context)
      return
    }
  }

  /// A tap on an upright bottle asks what to do with it; two slow ones were meant as a double tap.
  func tapped(_ number: Int) {
    guard hasBegun else { return begin() }
    guard takesHands, let stage, let piece = game.piece(number), let table = table(of: number)
    else { return }
    if !game.isRightWayUp(piece) { return showTurning(piece, on: table) }
    let last = lastTap
    lastTap = (number, stage.now)
    guard let last, last.number == number, stage.now - last.moment < .milliseconds(1200),
      !lessons.knowsHalving, piece.canHalve, let node = table.piece(number)
    else { return }
    lastTap = nil
    noteShown(.halve)
    table.teach(.halve, tr("Tap it twice quickly to halve it"), with: node)
  }

  /// An item that is too big: a hand makes a ghost of it smaller.
  private func showShrinking(_ move: Recycle.Move, on table: TableNode) {
    guard takesHands, let node = move.piece.flatMap(table.piece) else { return }
    noteShown(.shrink)
    let words =
      switch stage?.device {
      case .keyboard: tr("Make it smaller with the key −")
      case .controller: tr("Make it smaller with the right stick")
      case .mouse: tr("Make it smaller with the wheel")
      case .touch, nil: tr("Make it smaller with two fingers")
      }
    table.teach(.shrink, words, with: node, keepsTag: true)
  }

  /// A beginner who let go just beside the container is shown how far it is.
  private func noteMissed(_ move: Recycle.Move, on table: TableNode) {
    guard case .drop(let number) = move, takesHands, !lessons.knowsDragging,
      let piece = game.piece(number), let node = table.piece(number),
      game.setup.isNearMouth(piece)
    else { return }
    noteShown(.drag)
    table.teach(.drag, tr("Almost: let go over the opening"), with: node)
  }
}

extension Recycle.Verdict {
  fileprivate var isWrongContainer: Bool {
    if case .refused(_, .wrongContainer) = self { true } else { false }
  }
}
