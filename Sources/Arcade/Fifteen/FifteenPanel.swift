import Geometry
import Languages
import Stage

/// Time, moves and the helpers beside the board.
final class FifteenPanel: Node {
  var onNumbers: (Bool) -> Void = { _ in }
  var onOriginal: (Bool) -> Void = { _ in }
  var onUndo: () -> Void = {}
  var onRedo: () -> Void = {}
  var onPause: () -> Void = {}
  var onNew: () -> Void = {}
  private(set) var numbers: Button!
  private(set) var original: Button!
  private(set) var undo: Button!
  private(set) var redo: Button!
  private(set) var pause: Button!
  private var new: Button!
  private let time: Readout
  private let moves: Readout
  private let world: ColorWorld

  /// What the helpers may do now.
  struct Powers: Hashable {
    var canUndo = false
    var canRedo = false
    var isPaused = false
    var isOver = false
  }

  init(world: ColorWorld) {
    self.world = world
    time = Readout("fifteen.time", caption: tr("Time"), icon: "icon-clock", world: world)
    moves = Readout("fifteen.moves", caption: tr("Moves"), icon: "icon-moves", world: world)
    super.init("")
    numbers = button("numbers", tr("Numbers")) { $0.toggleNumbers() }
    original = button("original", tr("Original")) { $0.toggleOriginal() }
    undo = button("undo", tr("Undo")) { $0.onUndo() }
    redo = button("redo", tr("Redo")) { $0.onRedo() }
    pause = button("pause", tr("Pause")) { $0.onPause() }
    new = button("new", tr("New"), icon: "again") { $0.onNew() }
    add([time, moves])
    add(buttons)
    show(milliseconds: 0, moves: 0)
    show(Powers())
  }

  private var buttons: [Button] { [numbers, original, undo, redo, pause, new] }

  private func button(
    _ id: String, _ label: String, icon: String? = nil, _ action: @escaping (FifteenPanel) -> Void
  ) -> Button {
    Button(
      "fifteen." + id, label: label, icon: "icon-" + (icon ?? id), world: world
    ) { [weak self] in self.map(action) }
  }

  func show(milliseconds: Int, moves count: Int) {
    time.show(PlayClock.text(milliseconds: milliseconds))
    moves.show("\(count)")
  }

  func show(_ powers: Powers) {
    let isPlaying = !powers.isPaused && !powers.isOver
    undo.isEnabled = isPlaying && powers.canUndo
    redo.isEnabled = isPlaying && powers.canRedo
    numbers.isEnabled = isPlaying
    original.isEnabled = isPlaying
    pause.isEnabled = !powers.isOver
    pause.isOn = powers.isPaused
  }

  func openNumbers() {
    if !numbers.isOn { toggleNumbers() }
  }

  func closeOriginal() {
    guard original.isOn else { return }
    toggleOriginal()
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
    for (button, frame) in zip(buttons, place.buttons) { button.frame = frame }
    // Neighbours look alike: where one word of a width does not fit, signs alone do for all.
    for width in Set(place.buttons.map(\.width)) {
      let alike = buttons.filter { $0.size.width == width }
      let fits = alike.allSatisfy { $0.fits(width: width) }
      for button in alike { button.isCompact = !fits }
    }
  }
}
