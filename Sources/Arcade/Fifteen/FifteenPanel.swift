import Geometry
import Languages
import Stage

/// Time, moves and the helpers beside the board.
final class FifteenPanel: Node {
  var onNumbers: (Bool) -> Void = { _ in }
  var onOriginal: (Bool) -> Void = { _ in }
  var onNew: () -> Void = {}
  private(set) var numbers: Button!
  private(set) var original: Button!
  private var new: Button!
  private let time: Readout
  private let moves: Readout

  init(world: ColorWorld) {
    time = Readout("fifteen.time", caption: tr("Time"), icon: "icon-clock", world: world)
    moves = Readout("fifteen.moves", caption: tr("Moves"), icon: "icon-moves", world: world)
    super.init("")
    numbers = Button(
      "fifteen.numbers", label: tr("Numbers"), icon: "icon-numbers", world: world
    ) { [weak self] in self?.toggleNumbers() }
    original = Button(
      "fifteen.original", label: tr("Original"), icon: "icon-original", world: world
    ) { [weak self] in self?.toggleOriginal() }
    new = Button(
      "fifteen.new", label: tr("New"), icon: "icon-again", world: world
    ) { [weak self] in self?.onNew() }
    add([time, moves, numbers, original, new])
    show(milliseconds: 0, moves: 0)
  }

  func show(milliseconds: Int, moves count: Int) {
    time.show(PlayClock.text(milliseconds: milliseconds))
    moves.show("\(count)")
  }

  func closeOriginal() {
    guard original.isOn else { return }
    toggleOriginal()
  }

  /// The game is over: only the way on is left.
  func lock() {
    closeOriginal()
    numbers.isEnabled = false
    original.isEnabled = false
  }

  private func toggleNumbers() {
    numbers.isOn.toggle()
    onNumbers(numbers.isOn)
  }

  private func toggleOriginal() {
    original.isOn.toggle()
    onOriginal(original.isOn)
  }

  /// A column beside the board, or two rows above and below it.
  func arrange(isColumn: Bool, in room: Rect) {
    frame = room
    let buttons: [Button] = [numbers, original, new]
    if isColumn {
      let readout = min(72, (room.height - 3 * 56 - 4 * 12) / 2)
      time.frame = Rect(x: 0, y: 0, width: room.width, height: readout)
      moves.frame = Rect(x: 0, y: readout + 12, width: room.width, height: readout)
      for (index, button) in buttons.enumerated() {
        button.frame = Rect(
          x: 0, y: room.height - Double(3 - index) * 56 - Double(2 - index) * 12,
          width: room.width, height: 56)
      }
    } else {
      let half = (room.width - 16) / 2
      time.frame = Rect(x: 0, y: 0, width: half, height: 64)
      moves.frame = Rect(x: half + 16, y: 0, width: half, height: 64)
      let third = (room.width - 24) / 3
      for (index, button) in buttons.enumerated() {
        button.frame = Rect(
          x: Double(index) * (third + 12), y: room.height - 56, width: third, height: 56)
      }
    }
  }
}
