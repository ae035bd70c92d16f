import Arcade
import Geometry
import Languages
import Rules
import Stage

/// Back, time, moves and the buttons, above the puzzle.
final class MirrorBar: Node {
  var onHints: () -> Void = {}
  var onOriginal: () -> Void = {}
  var onUndo: () -> Void = {}
  var onRedo: () -> Void = {}
  var onPause: () -> Void = {}
  var onNew: () -> Void = {}
  let back, hints, original, undo, redo, pause: Button
  let new: Button
  private let options: Button
  private let time: Readout
  private let moves: Readout

  /// The enabled buttons.
  struct AvailableActions: Hashable {
    var canUndo = false
    var canRedo = false
    var isPaused = false
    var isOver = false
  }

  init(palette: Palette, options: Button) {
    self.options = options
    func button(_ id: String, _ label: String, icon: String? = nil) -> Button {
      Button("mirror." + id, label: label, icon: "icon-" + (icon ?? id), palette: palette)
    }
    back = button("back", tr("Back"))
    hints = button("hints", tr("Hints"), icon: "numbers")
    original = button("original", tr("Original"))
    undo = button("undo", trc("move", "Undo"))
    redo = button("redo", tr("Redo"))
    pause = button("pause", tr("Pause"))
    new = button("new", tr("New"), icon: "again")
    time = Readout("mirror.time", caption: tr("Time"), icon: "icon-clock", palette: palette)
    moves = Readout("mirror.moves", caption: tr("Moves"), icon: "icon-moves", palette: palette)
    super.init("")
    back.action = { [weak self] in self?.stage?.top.goBack() }
    hints.action = { [weak self] in self?.onHints() }
    original.action = { [weak self] in self?.onOriginal() }
    undo.action = { [weak self] in self?.onUndo() }
    redo.action = { [weak self] in self?.onRedo() }
    pause.action = { [weak self] in self?.onPause() }
    new.action = { [weak self] in self?.onNew() }
    for button in buttons { button.isCompact = true }
    add([back, time, moves] + buttons)
    show(milliseconds: 0, moves: 0)
  }

  private var buttons: [Button] { [hints, original, undo, redo, pause, new, options] }

  func show(milliseconds: Int, moves count: Int) {
    time.show(PlayClock.text(milliseconds: milliseconds))
    moves.show("\(count)")
  }

  func show(_ available: AvailableActions) {
    let isPlaying = !available.isPaused && !available.isOver
    undo.isEnabled = isPlaying && available.canUndo
    redo.isEnabled = isPlaying && available.canRedo
    hints.isEnabled = isPlaying
    original.isEnabled = isPlaying
    pause.isEnabled = !available.isOver
    pause.isOn = available.isPaused
  }

  /// The icon shows the hint level.
  func show(_ level: Mirror.Hints) {
    hints.setIcon(MirrorWords.icon(of: level))
    hints.setLabel(trPair(tr("Hints"), MirrorWords.name(of: level)))
    hints.isOn = level != .none
  }

  /// Two columns, at both sides of the puzzle.
  var isSplit = false { didSet { if isSplit != oldValue { sizeDidChange() } } }

  private func split() {
    let height = 56.0
    let width = MirrorLayout.sides.left
    back.isCompact = back.fittingSize.width > width
    for (row, node) in [back, time, moves].enumerated() {
      node.frame = Rect(x: 0, y: Double(row) * (height + 8), width: width, height: height)
    }
    let pitch = min(height + 8, (size.height + 8) / Double(buttons.count))
    for (row, button) in buttons.enumerated() {
      button.isCompact = true
      button.frame = Rect(
        x: size.width - height, y: (Double(row) * pitch).rounded(), width: height,
        height: pitch - 8)
    }
  }

  override func sizeDidChange() {
    if isSplit { return split() }
    let height = 56.0
    let rows = size.height > height ? 2 : 1
    let gap = 8.0
    back.isCompact = size.width < 900
    let left = back.isCompact ? 56 : back.fittingSize.width
    back.frame = Rect(x: 0, y: 0, width: left, height: height)
    let taken = rows == 1 ? Double(buttons.count) * (height + gap) : 0
    let room = size.width - left - gap - taken
    let readout = min(rows == 1 ? 190 : .infinity, (room - gap) / 2)
    time.frame = Rect(x: left + gap, y: 0, width: readout, height: height)
    moves.frame = Rect(x: left + 2 * gap + readout, y: 0, width: readout, height: height)
    let cell =
      rows == 1 ? height : (size.width - gap * Double(buttons.count - 1)) / Double(buttons.count)
    var x = rows == 1 ? size.width - taken + gap : 0
    for button in buttons {
      button.isCompact = true
      button.frame = Rect(x: x, y: rows == 1 ? 0 : height + gap, width: cell, height: height)
      x += cell + gap
    }
  }
}
