import Arcade
import Geometry
import Input
import Languages
import Rules
import Stage

// Hints: how to rotate a bottle, that larger items bring more, how to get more items.
extension RecycleScene {
  /// How long nothing is done before a hint for an upright bottle.
  private static let hintDelay = Duration.seconds(8)

  /// When the next hint is due.
  var hintsDue: Duration? {
    let asked = (Array(invitations.values) + [growingDue].compactMap { $0 }).min()
    guard let idle = turningDue else { return asked }
    return min(idle, asked ?? idle)
  }

  /// When to show an idle player how to rotate a bottle; nil if that isn't needed.
  private var turningDue: Duration? {
    guard isSimulating, !lessons.knowsTurning, tables.allSatisfy({ !$0.hint.isShown }),
      game.sides.contains(where: { uprightBottle(of: $0) != nil })
    else { return nil }
    return max(played.lastMove, lastHint) + Self.hintDelay
  }

  private func uprightBottle(of side: Recycle.Side) -> Recycle.Piece? {
    side.pieces.first { $0.heldBy == nil && !game.isRightWayUp($0) }
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
    guard let turningDue, turningDue <= now else { return }
    for (player, side) in game.sides.enumerated() {
      if let bottle = uprightBottle(of: side) { showTurning(bottle, on: tables[player]) }
    }
  }

  /// Updates the hints after a move; `before`: the game before it.
  func noteForHints(
    _ event: Recycle.Event, of move: Recycle.Move, _ player: Int, before: Recycle
  ) {
    let table = tables[player]
    switch event {
    case .grabbed: if table.tag.stays { table.tag.takeAway() }
    case .spawned:
      invitations[player] = nil
      if table.tag.stays { table.tag.takeAway() }
      return
    case .posed: return noteTurned(move, on: table)
    case .refused(_, let reason) where reason != .notUpsideDown: table.hint.hide()
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
      piece.heldBy != Self.adjusting, game.setup.field.isNearMouth(piece)
    else { return }
    showTurning(piece, on: table)
  }

  /// An item was put in: its player knows rotating or enlarging.
  private func noteLearned(_ piece: Recycle.Piece) {
    guard takesHands, let stage else { return }
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
    table.say(
      tr("Tap the table for more"), near: table.point(Point(x: size.width / 2, y: size.height / 5)),
      stays: true)
  }

  /// A hand rotates a ghost of the bottle; the text is for the last used input device.
  func showTurning(_ bottle: Recycle.Piece, on table: TableNode) {
    guard let node = table.piece(bottle.number) else { return }
    lastHint = stage?.now ?? .zero
    let isAlmost = bottle.pose.tilt <= 6000
    let words =
      isAlmost
      ? tr("Almost: turn it a little further")
      : stage?.showsFocus ?? false
        ? tr("Turn it over with the keys [ and ]")
        : stage?.pointerSource == .mouse
          ? tr("Turn it over: Shift and the wheel") : tr("Turn it over with two fingers")
    table.teach(.turn, words, with: node)
  }

  /// Shows once how to enlarge a bag or a plane.
  private func showGrowing() {
    guard takesHands, !lessons.knowsGrowing else { return }
    for (player, side) in game.sides.enumerated() where !tables[player].hint.isShown {
      let lying = side.pieces.filter { $0.heldBy == nil && $0.kind != .bottle }
      guard let piece = lying.first, let node = tables[player].piece(piece.number) else { continue }
      lastHint = stage?.now ?? .zero
      tables[player].teach(.grow, tr("Bigger is worth more points"), with: node)
      lessons.learn(.grow, in: context)
      return
    }
  }

  /// A tap on an upright bottle asks what to do with it.
  func tapped(_ number: Int) {
    guard takesHands, let piece = game.piece(number), !game.isRightWayUp(piece),
      let table = table(of: number)
    else { return }
    showTurning(piece, on: table)
  }
}

extension Recycle.Verdict {
  fileprivate var isWrongContainer: Bool {
    if case .refused(_, .wrongContainer) = self { true } else { false }
  }
}
