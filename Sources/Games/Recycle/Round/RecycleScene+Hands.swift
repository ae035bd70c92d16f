import Arcade
import Geometry
import Input
import Languages
import Rules
import Stage

// Turns fingers, mouse and keys into moves.
extension RecycleScene {
  func connect(_ table: TableNode) {
    table.onTap = { [weak self, weak table] in
      guard let self, let table else { return }
      spawn(on: table)
    }
    table.configure = { [weak self] node in self?.configure(node) }
  }

  private func configure(_ node: PieceNode) {
    let number = node.number
    var transform: TransformRecognizer?
    let handler: (TransformUpdate) -> Void = { [weak self, weak node] update in
      guard let self, let node, let hands = node.hands else { return }
      handle(update, of: node, hands)
    }
    transform = TransformRecognizer(
      center: { [weak node] in
        node.map { $0.windowFrame(at: $0.now).center } ?? .zero
      }, handler: handler)
    node.recognizers = [
      DoubleTapRecognizer(action: { [weak self] _ in self?.halve(number) }),
      transform!,
      TapRecognizer(
        onPress: { [weak self, weak node] isDown in
          guard let self, takesHands, holds[number] == nil else { return }
          node?.setLifted(isDown)
        }, action: { [weak self] _ in self?.tapped(number) }),
    ]
    node.onKey = { [weak self, weak node] key in
      guard let self, let node else { return false }
      return handle(key, of: node)
    }
    node.onActions = { [weak self, weak node] in
      guard let self, let node else { return [] }
      return actions(of: node)
    }
    node.onActivate = { [weak self, weak node] in
      guard let self, let node else { return }
      toggleHold(node)
    }
  }

  private func handle(
    _ update: TransformUpdate, of node: PieceNode, _ hands: TransformRecognizer
  ) {
    let number = node.number
    switch update {
    case .began:
      let hand =
        hands.isWheeling ? Self.adjusting : hands.heldBy.first.map { Int($0.rawValue) } ?? 0
      guard let pose = game.piece(number)?.pose, play(.grab(number, hand: hand)) != nil else {
        return
      }
      let caught = table(of: number).flatMap {
        node.flyingPose(origin: $0.origin, scale: $0.scale)
      }
      holds[number] = HeldItem(caught ?? pose)
      node.holders = hands.heldBy
      if let caught { play(.pose(number, caught)) }
    case .changed(let change):
      guard var hold = holds[number], !hold.isKeyboard, let map = unitsFromWindow(of: node) else {
        return
      }
      hold.follow(change.seen(through: map))
      holds[number] = hold
      node.holders = hands.heldBy
      play(.pose(number, hold.pose))
    case .ended(_, let velocity):
      let map = unitsFromWindow(of: node)
      guard release(node) else { return }
      if hands.isWheeling {
        play(.lay(number))
      } else if isFling(velocity), let map, let piece = game.piece(number),
        game.container(under: piece) == nil
      {
        let speed = map(velocity) - map(.zero)
        letGo(number, by: .toss(number, Recycle.Velocity(speed.x, speed.y)))
      } else {
        drop(number)
      }
    case .cancelled:
      guard release(node) else { return }
      play(.putBack(number))
    }
  }

  /// Whether fingers held it.
  private func release(_ node: PieceNode) -> Bool {
    guard let hold = holds[node.number], !hold.isKeyboard else { return false }
    holds[node.number] = nil
    node.holders = []
    return true
  }

  /// The transform from the window's points to a table's units.
  private func unitsFromWindow(of node: PieceNode) -> Transform? {
    guard let stage, let table = node.parent as? TableNode else { return nil }
    let shown =
      table.windowTransform(at: stage.now)
      * Transform(scale: table.scale, rotation: 0, about: .zero, offset: table.origin)
    return shown.inverse
  }

  /// The hand that resizes or rotates an item where it lies.
  static var adjusting: Int { -3 }

  /// The hand of a container that throws a refused item back.
  static var throwing: Int { -4 }

  /// Lets go of an item; the container that refuses it throws it back to where it was taken from.
  private func drop(_ number: Int) { letGo(number, by: .drop(number)) }

  private func letGo(_ number: Int, by move: Recycle.Move) {
    guard case .refused? = play(move), let piece = game.piece(number) else { return }
    let field = round.setup.field
    let start = field.start(of: piece.kind).center
    let taken = origins[number] ?? start
    let goal = taken.y < field.frame(of: .glass).minY ? taken : start
    guard play(.grab(number, hand: Self.throwing)) != nil else { return }
    play(
      .pose(
        number,
        Recycle.Pose(
          center: goal, size: piece.pose.scale, degrees: Double(piece.pose.angle) / 100)))
    play(.lay(number))
  }

  func spawn(on table: TableNode) {
    guard takesHands else { return }
    // The first tap only begins the round.
    guard hasBegun else { return begin() }
    if case .spawned(let number) = play(.spawn(table.player)) {
      if let node = table.piece(number) { stage?.setFocus(node) }
    } else if table.tag.isHidden {
      stage?.audio.play(.bump)
      table.say(tr("Put these in first"), near: table.bounds.center)
    } else {
      table.tag.refuse()
    }
  }

  func halve(_ number: Int) {
    guard takesHands, let table = table(of: number), let node = table.piece(number) else { return }
    if play(.halve(number)) == nil {
      let isSmall = !(game.piece(number)?.canHalve ?? true)
      node.shake()
      stage?.audio.play(.bump)
      table.say(
        isSmall ? tr("It can't get any smaller") : tr("Too many items already"),
        near: node.frame.center + Point(x: 0, y: -60))
    }
  }

  func table(of number: Int) -> TableNode? { tables.first { $0.piece(number) != nil } }
}

// The keyboard's hand.
extension RecycleScene {
  private func toggleHold(_ node: PieceNode) {
    guard takesHands, let pose = game.piece(node.number)?.pose else { return }
    if holds[node.number]?.isKeyboard == true {
      holds[node.number] = nil
      let table = node.parent
      drop(node.number)
      // After an item is put in, the focus moves to the table, where the next action is.
      if node.recognizers.isEmpty { stage?.setFocus(table) }
    } else if play(.grab(node.number, hand: -2)) != nil {
      holds[node.number] = HeldItem(pose, isKeyboard: true)
    }
  }

  /// What buttons do with an item: for a switch also pick it up, carry it and put it down.
  private func actions(of node: PieceNode) -> [NodeAction] {
    let hands = NodeAction.sizes + NodeAction.turns
    guard holds[node.number]?.isKeyboard == true, let table = node.parent as? TableNode else {
      let halve = NodeAction("halve", label: tr("Halve"), icon: "icon-halve", key: .special)
      return (node.holders.isEmpty ? [.choose] : []) + hands + [halve]
    }
    let places = table.containers.enumerated().map { index, container in
      NodeAction(
        "place.\(index + 1)", label: container.label, icon: container.drawing,
        key: .character(Character("\(index + 1)")))
    }
    return places + hands + [.choose]
  }

  /// The number of a container, which its key carries an item to.
  private func container(of key: Key, for node: PieceNode) -> Recycle.Container? {
    guard case .character(let letter) = key, let number = letter.wholeNumberValue,
      let table = node.parent as? TableNode, table.containers.indices.contains(number - 1)
    else { return nil }
    return table.containers[number - 1].container
  }

  private func handle(_ key: KeyEvent, of node: PieceNode) -> Bool {
    guard takesHands else { return false }
    switch GameKey(key) {
    case .split:
      halve(node.number)
      return true
    case .turn(let left):
      adjust(node) { $0.degrees += left ? -15 : 15 }
      return true
    case .nextItem:
      if let table = node.parent as? TableNode { spawn(on: table) }
      return true
    default: break
    }
    // Not Shift: many keyboards need it for + and [.
    let isFine = key.modifiers.contains(.control)
    let isHeld = holds[node.number]?.isKeyboard == true
    let step = isFine ? 4.0 : 24
    if isHeld, let container = container(of: key.key, for: node) {
      let mouth = round.setup.field.mouth(of: container).center
      adjust(node) { $0.center = mouth }
      return true
    }
    switch key.key {
    case .left where isHeld: adjust(node) { $0.center.x -= step }
    case .right where isHeld: adjust(node) { $0.center.x += step }
    case .up where isHeld: adjust(node) { $0.center.y -= step }
    case .down where isHeld: adjust(node) { $0.center.y += step }
    case .character("+"), .character("="), .pageUp, .larger:
      adjust(node) { $0.size = min($0.size + (isFine ? 0.01 : 0.05), 4) }
    case .character("-"), .pageDown, .smaller:
      adjust(node) { $0.size = max($0.size - (isFine ? 0.01 : 0.05), 0.25) }
    case .character("["), .character(","), .turnLeft:
      adjust(node) { $0.degrees -= isFine ? 1 : 15 }
    case .character("]"), .character("."), .turnRight:
      adjust(node) { $0.degrees += isFine ? 1 : 15 }
    case .escape where isHeld:
      holds[node.number] = nil
      play(.putBack(node.number))
    default: return false
    }
    return true
  }

  /// Adjusts an item that is held, or holds it for a moment where it lies.
  private func adjust(_ node: PieceNode, _ change: (inout HeldItem) -> Void) {
    let number = node.number
    if var hold = holds[number] {
      guard hold.isKeyboard || node.holders == [.carrying] else { return }
      change(&hold)
      // Keys stop at the edge of the table.
      let size = round.setup.field.size
      hold.center = Point(
        x: min(max(hold.center.x, 0), size.width), y: min(max(hold.center.y, 0), size.height))
      holds[number] = hold
      play(.pose(number, hold.pose))
    } else if let pose = game.piece(number)?.pose,
      play(.grab(number, hand: Self.adjusting)) != nil
    {
      var hold = HeldItem(pose, isKeyboard: true)
      change(&hold)
      play(.pose(number, hold.pose))
      play(.lay(number))
    }
  }
}

extension PieceNode {
  /// The recognizer of the hands that hold it.
  var hands: TransformRecognizer? {
    recognizers.lazy.compactMap { $0 as? TransformRecognizer }.first
  }
}
