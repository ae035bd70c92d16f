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

  func openNumbers() {
    if !numbers.isOn { toggleNumbers() }
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

  func arrange(_ place: FifteenLayout) {
    time.frame = place.time
    moves.frame = place.moves
    for (button, frame) in zip([numbers, original, new], place.buttons) {
      button?.frame = frame
    }
  }
}
