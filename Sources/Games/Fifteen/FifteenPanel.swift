import Drawing
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
  let numbers, original, hint, solution, undo, redo, pause, new: Button
  /// Replaces the hint while the solution is shown.
  private let skip: Button
  private let slip: ReadoutCard
  /// The name of the game, where the header has no room for it.
  private let title: Label
  /// The names of the buttons, below them.
  private let words: [Label]

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
    slip = ReadoutCard("fifteen", palette: palette)
    title = Label(
      tr("Fifteen"), style: TextStyle(size: 30, weight: .bold), color: palette.tableInk)
    func button(_ id: String, _ label: String, icon: String? = nil) -> Button {
      Button("fifteen." + id, label: label, icon: "icon-" + (icon ?? id), palette: palette)
    }
    numbers = button("numbers", tr("Numbers"))
    original = button("original", tr("Original"))
    hint = button("hint", tr("Hint"))
    solution = button("solution", tr("Solution"))
    skip = button("skip", tr("Skip"), icon: "right")
    undo = button("undo", trc("move", "Undo"))
    redo = button("redo", tr("Redo"))
    pause = button("pause", tr("Pause"))
    new = button("new", tr("New"), icon: "again")
    let style = TextStyle(size: 17, weight: .bold, alignment: .center)
    words = [numbers, original, hint, solution, undo, redo, pause, new].map {
      Label($0.label, style: style, color: palette.tableInk)
    }
    LabelGroup(words)
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
    add([slip, title])
    add(words)
    add(buttons + [skip])
    // Round seals; their names are below them.
    for button in buttons + [skip] { button.isCompact = true }
    show(milliseconds: 0, moves: 0)
    show(AvailableActions())
  }

  private var buttons: [Button] { [numbers, original, hint, solution, undo, redo, pause, new] }

  func show(milliseconds: Int, moves count: Int) {
    slip.show(milliseconds: milliseconds, moves: count)
  }

  /// Shows par, or another note on the moves.
  func show(note: String) { slip.show(note: note) }

  func show(_ available: AvailableActions) {
    let isPlaying = !available.isPaused && !available.isOver
    undo.isEnabled = isPlaying && available.canUndo && !available.isShown
    redo.isEnabled = isPlaying && available.canRedo && !available.isShown
    hint.isEnabled = isPlaying
    hint.isHidden = available.isShown
    words[2].show(available.isShown ? skip.label : hint.label)
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
    slip.frame = place.slip
    title.frame = place.title
    title.isHidden = place.title == .zero
    let hasWords = zip(words, place.seals).allSatisfy { word, cell in
      cell.width >= FifteenLayout.wordy && cell.height >= Theme.touch + FifteenLayout.word
        && word.smallestSize().width <= cell.width
    }
    let foot = hasWords ? FifteenLayout.word : 0
    for ((button, word), cell) in zip(zip(buttons, words), place.seals) {
      let side = min(cell.width, cell.height - foot, 84)
      let top = cell.minY + (cell.height - side - foot) / 2
      button.frame = Rect(x: cell.midX - side / 2, y: top, width: side, height: side)
      button.radius = side / 2
      button.iconSide = max(28, side * 0.44)
      word.isHidden = !hasWords
      word.frame = Rect(x: cell.minX, y: top + side + 2, width: cell.width, height: foot)
    }
    skip.frame = hint.frame
    skip.radius = hint.radius
    skip.iconSide = hint.iconSide
  }
}
