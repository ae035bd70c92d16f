import Arcade
import Geometry
import Languages
import Stage

/// Time, moves and the buttons beside the board.
final class FifteenPanel: Node {
  var onNumbers: (Bool) -> Void = { _ in }
  var onOriginal: (Bool) -> Void = { _ in }
  var onHint: () -> Void = {}
  var onSolution: () -> Void = {}
  var onSkip: () -> Void = {}
  var onUndo: () -> Void = {}
  var onRedo: () -> Void = {}
  var onPause: () -> Void = {}
  var onNew: () -> Void = {}
  let numbers, original, hint, solution, undo, redo, pause: Button
  private let new: Button
  /// Replaces the hint while the solution is shown.
  private let skip: Button
  private let time: Readout
  private let moves: Readout

  /// The enabled buttons.
  struct AvailableActions: Hashable {
    var canUndo = false
    var canRedo = false
    var isPaused = false
    var isOver = false
    /// Whether the solution is shown, and whether it is playing.
    var isShown = false
    var isShowing = false
  }

  init(palette: Palette) {
    time = Readout("fifteen.time", caption: tr("Time"), icon: "icon-clock", palette: palette)
    moves = Readout(
      "fifteen.moves", caption: tr("Moves"), icon: "icon-moves", note: "fifteen.par",
      palette: palette)
    func button(_ id: String, _ label: String, icon: String? = nil) -> Button {
      Button("fifteen." + id, label: label, icon: "icon-" + (icon ?? id), palette: palette)
    }
    numbers = button("numbers", tr("Numbers"))
    original = button("original", tr("Original"))
    hint = button("hint", tr("Hint"))
    solution = button("solution", tr("Solution"))
    skip = button("skip", tr("Skip"), icon: "right")
    undo = button("undo", tr("Undo"))
    redo = button("redo", tr("Redo"))
    pause = button("pause", tr("Pause"))
    new = button("new", tr("New"), icon: "again")
    super.init("")
    numbers.action = { [weak self] in self?.toggleNumbers() }
    original.action = { [weak self] in self?.toggleOriginal() }
    hint.action = { [weak self] in self?.onHint() }
    solution.action = { [weak self] in self?.onSolution() }
    skip.action = { [weak self] in self?.onSkip() }
    undo.action = { [weak self] in self?.onUndo() }
    redo.action = { [weak self] in self?.onRedo() }
    pause.action = { [weak self] in self?.onPause() }
    new.action = { [weak self] in self?.onNew() }
    add([time, moves])
    add(buttons + [skip])
    show(milliseconds: 0, moves: 0)
    show(AvailableActions())
  }

  private var buttons: [Button] { [numbers, original, hint, solution, undo, redo, pause, new] }

  func show(milliseconds: Int, moves count: Int) {
    time.show(PlayClock.text(milliseconds: milliseconds))
    moves.show("\(count)")
  }

  /// Shows par, or another note on the moves.
  func show(note: String) { moves.show(note: note) }

  func show(_ available: AvailableActions) {
    let isPlaying = !available.isPaused && !available.isOver
    undo.isEnabled = isPlaying && available.canUndo && !available.isShown
    redo.isEnabled = isPlaying && available.canRedo && !available.isShown
    hint.isEnabled = isPlaying
    hint.isHidden = available.isShown
    skip.isHidden = !available.isShown
    skip.isEnabled = isPlaying
    solution.isEnabled = isPlaying
    solution.isOn = available.isShown
    solution.setIcon(
      available.isShowing ? "icon-pause" : available.isShown ? "icon-play" : "icon-solution")
    numbers.isEnabled = isPlaying
    original.isEnabled = isPlaying
    pause.isEnabled = !available.isOver
    pause.isOn = available.isPaused
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
    skip.frame = hint.frame
    // Buttons of one width look alike: if one text doesn't fit, all show only icons.
    for width in Set(place.buttons.map(\.width)) {
      let alike = buttons.filter { $0.size.width == width }
      let fits = alike.allSatisfy { $0.fits(width: width) }
      for button in alike { button.isCompact = !fits }
    }
    skip.isCompact = hint.isCompact
  }
}
