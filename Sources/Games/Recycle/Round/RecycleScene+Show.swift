import Arcade
import Geometry
import Languages
import Rules
import Stage
import Store

// Shows the effects of moves, with sounds.
extension RecycleScene {
  /// `before`: the game before the move, which still contains an item that was put in.
  func show(_ event: Recycle.Event, of move: Recycle.Move, before: Recycle) {
    guard let player = player(of: move, before) else { return }
    let table = tables[player]
    let node = move.piece.flatMap(table.piece)
    if isThrow(move, on: table) { return }
    switch event {
    case .wentIn(let container, let points, let isPerfect):
      if let node { goIn(node, table, container, points, isPerfect) }
    case .putBack:
      table.settle(game.sides[player], only: move.piece)
    case .spawned:
      table.show(game.sides[player], arrives: true)
      stage?.audio.play(.spawn)
    case .halved: halved(table, player, node)
    // It is thrown back from where it lies, or from where it flies to.
    case .refused:
      if case .toss = move, let piece = move.piece.flatMap(game.piece) { table.flick(piece) }
    case .laid:
      if case .toss = move, let piece = move.piece.flatMap(game.piece) {
        table.flick(piece)
      } else {
        table.show(game.sides[player])
      }
    default: table.show(game.sides[player])
    }
    noteForHints(event, of: move, player, before: before)
    guard let node else { return }
    switch event {
    case .grabbed:
      origins[node.number] = before.piece(node.number)?.pose.center
      table.raise(node)
      if case .grab(_, hand: Self.adjusting) = move { break }
      node.setLifted(true)
      stage?.audio.play(.lift(node.kind))
    case .laid:
      if case .lay = move {
        node.setLifted(false)
        if let piece = game.piece(node.number) { table.linger(piece, in: game) }
      } else {
        setDown(node, table, sound: .drop(node.kind))
      }
    case .refused(let container, let reason):
      setDown(node, table, sound: .wrongContainer)
      table.refuse(node.kind, by: container, after: move.isToss ? PieceNode.tossed : .zero)
      if reason == .notUpsideDown, takesHands, let piece = game.piece(node.number) {
        show(.turn, with: piece, on: table)
      } else {
        showReason(reason, node.kind, container, on: table)
      }
    default: break
    }
    showHeld(on: table, player)
  }

  /// Shows a move of a container that throws an item back.
  private func isThrow(_ move: Recycle.Move, on table: TableNode) -> Bool {
    switch move {
    case .grab(let number, hand: Self.throwing):
      thrown.insert(number)
      return true
    case .pose(let number, _) where thrown.contains(number):
      if let piece = game.piece(number) { table.throwBack(piece) }
      return true
    case .lay(let number) where thrown.contains(number):
      thrown.remove(number)
      table.moveCardsAside()
      return true
    default: return false
    }
  }

  private func player(of move: Recycle.Move, _ before: Recycle) -> Int? {
    if case .spawn(let player) = move { return player }
    return move.piece.flatMap(before.player)
  }

  private func goIn(
    _ node: PieceNode, _ table: TableNode, _ container: Recycle.Container, _ points: Int,
    _ isPerfect: Bool
  ) {
    let mouth = table.point(table.field.mouth(of: container).center)
    table.take(node, into: container)
    table.tag.takeAway()
    stage?.audio.play(isPerfect ? .perfectFit : .fit)
    stage?.announce(trPair(node.label, trn("{n} point", "{n} points", points)))
    if isPerfect { table.sparks.shards(at: mouth, reach: 190 * table.scale) }
    let streak = game.sides[table.player].streak
    let praise =
      isPerfect
      ? tr("Perfect fit!")
      : streak >= 3 && streak.isMultiple(of: 3)
        ? trn("{n} right in a row!", "{n} right in a row!", streak, ["n": "\(streak)"]) : ""
    if stage?.reducesMotion ?? true {
      table.rise(praise.isEmpty ? "+\(points)" : praise, from: container, isPerfect: isPerfect)
    } else if !praise.isEmpty {
      table.rise(praise, from: container, isPerfect: isPerfect)
    }
    table.send(points, from: container, to: scorePlace(of: table.player))
  }

  private func halved(_ table: TableNode, _ player: Int, _ node: PieceNode?) {
    table.show(game.sides[player], arrives: true)
    stage?.audio.play(.halve)
    guard let node else { return }
    if let piece = game.piece(node.number), holds[node.number] != nil {
      let isKeyboard = holds[node.number]?.isKeyboard ?? false
      holds[node.number] = HeldItem(piece.pose, isKeyboard: isKeyboard)
    }
    let target = node.restingPose
    node.setPose(Pose(scale: 1.5, rotation: target.rotation))
    node.animate(to: target, length: Theme.move, easing: .settle)
  }

  private func setDown(_ node: PieceNode, _ table: TableNode, sound: Sound) {
    node.setLifted(false)
    table.hideSign(of: node.number)
    let box = node.transformedBounds
    table.sparks.dust(at: Point(x: box.midX, y: box.maxY), width: box.width)
    stage?.audio.play(sound)
  }

  private func showReason(
    _ reason: Recycle.Reason, _ kind: Recycle.Kind, _ container: Recycle.Container,
    on table: TableNode
  ) {
    let setup = round.setup
    let home = setup.container(of: kind)
    let tells = reason == .wrongContainer && context?.settings.isOn(.recycleFacts) ?? true
    let frame = table.box(table.field.frame(of: container))
    stage?.announce(RecycleWords.reason(reason))
    table.say(
      RecycleWords.reason(reason), more: tells ? RecycleWords.fact(kind, in: container, setup) : "",
      art: reason == .wrongContainer
        ? "recycle-container-" + home.artName(setup.color(of: home)) : nil,
      near: Point(x: frame.midX, y: frame.minY - 70))
  }

  /// Shows signs over held items, and opens the lids for them.
  private func showHeld(on table: TableNode, _ player: Int) {
    let held = game.sides[player].pieces.filter { $0.heldBy != nil }
    for piece in held { table.showSign(piece, in: game) }
    table.openLids(for: held)
    table.moveCardsAside()
  }

  func showSign(of number: Int) {
    guard let piece = game.piece(number), piece.heldBy != nil else { return }
    table(of: number)?.showSign(piece, in: game)
  }
}

extension Recycle.Move {
  /// Whether it lets go of an item in motion.
  fileprivate var isToss: Bool { if case .toss = self { true } else { false } }

  /// The item that it is about.
  var piece: Int? {
    switch self {
    case .grab(let number, _), .pose(let number, _), .drop(let number), .toss(let number, _),
      .lay(let number), .putBack(let number), .halve(let number):
      number
    case .spawn, .finish: nil
    }
  }
}
