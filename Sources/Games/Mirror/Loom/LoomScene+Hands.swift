import Arcade
import Geometry
import Input
import Rules
import Stage

// Fingers, mouse and keys become moves.
extension LoomScene {
  /// Both sides accept the same gestures; at the mirror image they are mirrored.
  func equip(_ node: LoomCell, _ reflection: LoomReflection) {
    node.recognizers = recognizers(of: node, at: node, isReflection: false)
    reflection.recognizers = recognizers(of: node, at: reflection, isReflection: true)
    let cell = node.cell
    node.onActivate = { [weak self] in self?.lay(in: cell) }
    node.onTurn = { [weak self] in self?.play(.turn(cell: cell, by: $0)) }
    node.onKey = { [weak self] in self?.handle($0, of: cell) ?? false }
  }

  private func recognizers(
    of node: LoomCell, at face: Node, isReflection: Bool
  ) -> [any GestureRecognizer] {
    let cell = node.cell
    weak var hands: TransformRecognizer?
    let transform = TransformRecognizer(
      center: { [weak face] in face.map { $0.windowFrame(at: $0.now).center } ?? .zero },
      handler: { [weak self, weak node] update in
        guard let self, let node else { return }
        let seen = isReflection ? update.mirrored : update
        if let hands, hands.isWheeling {
          if case .changed(let change) = seen { node.roll(change) }
        } else {
          handle(seen, of: node, hands?.heldBy ?? [])
        }
      })
    hands = transform
    return [
      DoubleTapRecognizer { [weak self] _ in
        self?.play(.turn(cell: cell, by: isReflection ? -1 : 1))
      }, transform, TapRecognizer { [weak self] _ in self?.lay(in: cell) },
    ]
  }

  /// Makes a move; returns whether it changed anything.
  @discardableResult func play(_ move: Loom.Move) -> Bool {
    guard loom.play(move) else {
      showAll()
      return false
    }
    stage?.audio.play(sound(of: move))
    didChange()
    return true
  }

  func step(back isBack: Bool) {
    guard isBack ? loom.undo() : loom.redo() else { return }
    stage?.audio.play(.mirrorReturn)
    didChange()
    layout(in: bounds)
  }

  private func didChange() {
    showAll()
    save()
    traceState()
  }

  private func sound(of move: Loom.Move) -> Sound {
    switch move {
    case .lay: .mirrorDrop
    case .turn: .mirrorPick
    case .exchange: .mirrorSwap
    case .take, .clear, .resize: .mirrorReturn
    }
  }

  /// Places the selected motif in a cell; if it is there already, it keeps its rotation and
  /// changes its colours.
  func lay(in cell: Int) {
    let old = loom.design.patches[cell]
    play(
      .lay(
        LoomPatch(
          brush, turn: old.motif == brush ? old.turn : 0, thread: tones.thread,
          ground: tones.ground), cell: cell))
  }

  private func handle(_ key: KeyEvent, of cell: Int) -> Bool {
    if case .turn(let left) = GameKey(key) {
      play(.turn(cell: cell, by: left ? -1 : 1))
      return true
    }
    guard [.delete, .backspace, .special].contains(key.key) else { return false }
    play(.take(cell: cell))
    return true
  }
}

// Dragging and rotating with fingers.
extension LoomScene {
  /// Beyond this rotation the fingers are turning the motif, in radians.
  private static let twist = 0.3

  private func handle(_ update: TransformUpdate, of node: LoomCell, _ holders: [PointerID]) {
    let cell = node.cell
    switch update {
    case .began:
      hold = (cell, .zero, 0)
      node.holders = holders
    case .changed(let change):
      guard var held = hold, held.cell == cell else { return }
      held.offset = held.offset + change.translation
      held.angle += change.rotation
      hold = held
      follow(node, held)
    case .ended:
      guard let held = hold, held.cell == cell else { return }
      letGo(of: node)
      if abs(held.angle) > Self.twist {
        play(.turn(cell: cell, by: Int((held.angle / (.pi / 2)).rounded())))
      } else {
        drop(cell, at: node.frame.center + held.offset)
      }
    case .cancelled: letGo(of: node)
    }
  }

  private func follow(_ node: LoomCell, _ held: (cell: Int, offset: Point, angle: Double)) {
    let isTurned = abs(held.angle) > Self.twist
    node.twist = isTurned ? held.angle : 0
    node.isCarried = !isTurned && node.patch != .empty
    if node.isCarried {
      show(node.patch, at: canvas.frame.origin + node.frame.center + held.offset)
    } else {
      hand.hide()
      canvas.aim(at: nil)
    }
  }

  private func letGo(of node: LoomCell) {
    hold = nil
    node.holders = []
    node.isCarried = false
    node.twist = 0
    hand.hide()
    canvas.aim(at: nil)
  }

  /// Dropped on another cell, or its mirror image, the two change places; outside the canvas it
  /// is removed.
  private func drop(_ cell: Int, at place: Point) {
    guard loom.design.patches[cell] != .empty else { return }
    if let target = canvas.cell(at: place) {
      play(.exchange(cell, target.cell))
    } else {
      play(.take(cell: cell))
    }
  }

  /// Drags a motif from the palette.
  func carry(_ motif: LoomMotif?, _ update: DragUpdate) {
    let patch = LoomPatch(motif, thread: tones.thread, ground: tones.ground)
    switch update {
    case .began(_, let place):
      brush = motif
      showAll()
      stage?.audio.play(.mirrorPick)
      show(patch, at: place)
    case .moved(let place): show(patch, at: place)
    case .ended(let place, _):
      hand.hide()
      canvas.aim(at: nil)
      guard let target = canvas.cell(at: place - canvas.frame.origin) else { return }
      play(.lay(patch, cell: target.cell))
    case .cancelled:
      hand.hide()
      canvas.aim(at: nil)
    }
  }

  /// The patch follows the finger; over the canvas its mirror image follows on the other side.
  private func show(_ patch: LoomPatch, at place: Point) {
    let side = canvas.cells.first?.size ?? Size(64)
    let inside = place - canvas.frame.origin
    let target = canvas.cell(at: inside)
    let image = target.map { _ in
      Rect(center: Point(x: 2 * canvas.frame.midX - place.x, y: place.y), size: side)
    }
    hand.show(patch, in: Rect(center: place, size: side), image: image)
    canvas.aim(at: target?.cell)
  }
}

extension TransformUpdate {
  /// The mirrored gesture: left becomes right, and rotations are reversed.
  fileprivate var mirrored: TransformUpdate {
    guard case .changed(var change) = self else { return self }
    change.translation.x.negate()
    change.rotation.negate()
    // A notch of the wheel is reported as scaling.
    change.scale = 1 / change.scale
    return .changed(change)
  }
}
