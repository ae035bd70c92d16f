import Arcade
import Geometry
import Glibc
import Input
import Rules
import Stage

// Turning pieces: a double tap, two fingers, the wheel or a key.
extension MirrorBoard {
  /// What turns a piece, besides what drags it.
  func equipTurning(_ piece: MirrorPiece) {
    let number = piece.number
    func doubleTap() -> DoubleTapRecognizer {
      DoubleTapRecognizer { [weak self] _ in self?.turn(number, by: 1) }
    }
    piece.inTray.insert(doubleTap(), at: 0)
    weak var hands: TransformRecognizer?
    let transform = TransformRecognizer(
      center: { [weak piece] in piece.map { $0.windowFrame(at: $0.now).center } ?? .zero },
      handler: { [weak self] update in
        if let hands, hands.isWheeling {
          self?.roll(number, update)
        } else {
          self?.transformed(number, update)
        }
      })
    hands = transform
    // One finger drags and two turn, so this takes the place of the plain drag.
    piece.onBoard[0] = transform
    piece.onBoard.insert(doubleTap(), at: 0)
    piece.canTurn = true
    piece.onKey = { [weak self] key in
      guard case .turn(let left) = GameKey(key) else { return false }
      self?.turn(number, by: left ? -1 : 1)
      return true
    }
  }

  func turn(_ number: Int, by quarters: Int) {
    guard !isFrozen else { return }
    let clockwise = ((quarters % 4) + 4) % 4
    if clockwise > 0 { _ = play(.turn(number, quarters: clockwise)) }
  }

  /// A notch of the wheel is a quarter turn; it is reported as scaling.
  private func roll(_ number: Int, _ update: TransformUpdate) {
    guard case .changed(let change) = update, change.scale != 1 else { return }
    turn(number, by: change.scale < 1 ? 1 : -1)
  }

  private func transformed(_ number: Int, _ update: TransformUpdate) {
    let piece = pieces[number - 1]
    switch update {
    case .began:
      let middle = piece.frame.center
      twoHanded[number] = middle
      dragged(number, .began(start: middle, at: middle))
    case .changed(let change):
      guard let place = twoHanded[number] else { return }
      twoHanded[number] = place + change.translation
      piece.twist += change.rotation
      dragged(number, .moved(place + change.translation))
    case .ended(_, let velocity):
      guard let place = twoHanded.removeValue(forKey: number) else { return }
      let quarters = Int((piece.twist / (.pi / 2)).rounded())
      turn(number, by: quarters)
      settle(piece)
      // A turn that ends fast is no throw into the tray.
      dragged(number, .ended(at: place, velocity: quarters == 0 ? velocity : .zero))
    case .cancelled:
      twoHanded[number] = nil
      settle(piece)
      dragged(number, .cancelled)
    }
  }

  /// Lets a piece swing back from where two fingers turned it.
  private func settle(_ piece: MirrorPiece) {
    piece.turn(to: game.turns(of: piece.number), length: Theme.move)
  }
}
