import Drawing
import Geometry
import Input

/// The on-screen keyboard: it types into the field that has the focus.
final class Keyboard: Node {
  enum Shift { case off, once, locked }
  /// A pressed key that has not typed yet.
  private struct Held {
    var pointer: PointerID
    var key: KeyNode
  }

  let palette: Palette
  /// Whether it is operated with a controller or keys.
  private(set) var isMovedByKeys: Bool
  /// Whether it lies at the upper edge, for a player who sits there.
  let isTurned: Bool
  private let scripts: [KeyboardScript]
  private let words: KeyboardWords
  private(set) var keys: [KeyNode] = []
  private(set) var plan: KeyPlan
  private var script: KeyboardScript
  private var showsSigns = false
  private var isNarrow = false
  private(set) var shift = Shift.off
  private var shifted = Duration.zero
  private var held: [Held] = []
  /// The key selected with a controller.
  private(set) var selected: KeyNode?
  private(set) var popup: AccentPopup?
  /// Enlarged copies of the pressed keys.
  var bubbles: [KeyNode] = []

  /// `scripts`: if not those of the language.
  init(
    _ words: KeyboardWords, palette: Palette, isMovedByKeys: Bool, isTurned: Bool,
    scripts: [KeyboardScript]? = nil
  ) {
    self.words = words
    self.isTurned = isTurned
    self.scripts = scripts ?? words.scripts
    self.palette = palette
    self.isMovedByKeys = isMovedByKeys
    script = self.scripts.first ?? .latin
    plan = KeyPlan(
      script, letters: words.letters, showsSigns: false, isNarrow: false,
      hasScripts: self.scripts.count > 1)
    super.init("keyboard")
    // The paper between the keys takes touches, so that they don't reach the game.
    recognizers = [KeyTouch { [weak self] _ in self?.closePopup() }]
  }

  /// Its pose while it is shown.
  var place: Pose { isTurned ? .turned : .rest }

  /// Its pose outside the window, before it appears and after it leaves.
  func beyondTheEdge(fades: Bool) -> Pose {
    Pose(
      offset: Point(x: 0, y: isTurned ? -size.height : size.height), rotation: place.rotation,
      opacity: fades ? 0 : 1)
  }

  /// Places it at its edge of the window.
  func layout(in window: Rect) {
    let narrow = window.width < 640
    if narrow != isNarrow || keys.isEmpty {
      isNarrow = narrow
      build()
    }
    closePopup()
    let height = min(max((window.height * 0.42 - 16) / plan.rows, 48), 80).rounded(.down)
    let width = min((window.width - 8) / plan.columns, 112)
    let size = Size(width: window.width, height: height * plan.rows + 16)
    frame = Rect(
      origin: Point(x: 0, y: isTurned ? window.minY : window.maxY - size.height), size: size)
    let left = (window.width - width * plan.columns) / 2
    for (key, planned) in zip(keys, plan.keys) {
      let cell = planned.cell
      key.frame = Rect(
        x: left + cell.minX * width, y: 8 + cell.minY * height, width: cell.width * width,
        height: cell.height * height)
    }
    setNeedsDisplay()
  }

  private func build() {
    held.removeAll()
    bubbles.removeAll()
    closePopup()
    for key in keys { remove(key) }
    plan = KeyPlan(
      script, letters: words.letters, showsSigns: showsSigns, isNarrow: isNarrow,
      hasScripts: scripts.count > 1)
    keys = plan.keys.map { make($0.sign) }
    add(keys)
    showLabels()
    let old = selected?.sign
    selected =
      isMovedByKeys ? keys.first { $0.sign == old } ?? keys.first { $0.sign.types } : nil
  }

  private func make(_ sign: KeyAction) -> KeyNode {
    let icon: String? =
      switch sign {
      case .backspace: "icon-backspace"
      case .shift where script == .latin: "icon-shift"
      case .space: "icon-space"
      case .done: "icon-check"
      default: nil
      }
    let key = KeyNode(sign, icon: icon)
    key.recognizers = [
      KeyTouch(again: sign == .backspace ? .milliseconds(70) : nil) { [weak self, weak key] in
        if let key { self?.touched(key, $0) }
      }
    ]
    return key
  }

  /// Builds the keys of another page or script; the height may change.
  private func rebuild() {
    build()
    if let selected { stage?.speak(selected: [selected]) }
    stage?.layoutKeyboard()
  }

  private func showLabels() {
    for key in keys { key.label = label(key.sign) }
    setNeedsDisplay()
  }

  private func label(_ sign: KeyAction) -> String {
    switch sign {
    case .text(let character): String(shownForm(character))
    case .space: words.space
    case .backspace: words.backspace
    case .shift: script == .kana ? (shift == .off ? "カナ" : "かな") : words.shift
    case .done: words.done
    case .mode: !showsSigns ? "?123" : script == .arabic ? "أبج" : "abc"
    case .script:
      switch otherScript {
      case .latin: "ABC"
      case .kana: "あ"
      case .arabic: "ع"
      }
    case .voiced: "゛"
    case .half: "゜"
    case .small: "小"
    }
  }

  /// The one that the key for scripts switches to.
  private var otherScript: KeyboardScript { scripts.first { $0 != script } ?? script }

  /// The character with shift applied.
  func shownForm(_ character: Character) -> Character {
    guard shift != .off else { return character }
    if script == .kana { return Kana.katakana(character) }
    let large = String(character).uppercased()
    return large.count == 1 ? Character(large) : character
  }

  override func prepare(at now: Duration) {
    for key in keys { key.icon?.tint = ink(key) }
  }
  override func draw(into list: inout DrawList, at now: Duration) { drawKeys(into: &list) }
  override func drawOver(into list: inout DrawList, at now: Duration) {
    drawBubbles(into: &list)
  }
}

extension Keyboard {
  private func touched(_ key: KeyNode, _ report: KeyTouch.Report) {
    switch report.phase {
    case .pressed: press(key, report)
    case .moved: move(key, report)
    case .rested: rest(key, report)
    case .lifted:
      lift(report)
      release(key)
    case .cancelled:
      held.removeAll { $0.pointer == report.pointer }
      release(key)
    }
    setNeedsDisplay()
  }

  private func press(_ key: KeyNode, _ report: KeyTouch.Report) {
    closePopup()
    isMovedByKeys = false
    selected = nil
    stage?.audio.play(.tap)
    key.isPressed = true
    // Fast typists press the next key before they lift the last, which was meant to be typed
    // first.
    if key.sign.types {
      for earlier in held where earlier.key.sign.types { act(earlier.key.sign) }
      held.removeAll { $0.key.sign.types }
    }
    if key.sign == .shift { return act(.shift) }
    held.append(Held(pointer: report.pointer, key: key))
    if report.source == .touch, case .text = key.sign { bubbles.append(key) }
  }

  private func move(_ key: KeyNode, _ report: KeyTouch.Report) {
    if let popup, popup.pointer == report.pointer { return popup.slide(to: report.place) }
    let reach = key.windowFrame(at: now).inset(by: -16)
    guard !reach.contains(report.place) else { return }
    held.removeAll { $0.pointer == report.pointer }
    release(key)
  }

  private func rest(_ key: KeyNode, _ report: KeyTouch.Report) {
    guard let index = held.firstIndex(where: { $0.pointer == report.pointer }) else {
      // The first call removed it from the list; it repeats as long as the finger is down.
      if key.sign == .backspace, key.isPressed { act(.backspace) }
      return
    }
    let accents = Accents.of(key.sign)
    guard key.sign == .backspace || !accents.isEmpty else { return }
    held.remove(at: index)
    if key.sign == .backspace { return act(.backspace) }
    bubbles.removeAll { $0 === key }
    let popup = AccentPopup(accents.map { ($0, shownForm($0)) }, held: report) { [weak self] in
      self?.type($0)
      self?.closePopup()
    }
    add(popup)
    popup.place(over: key.frame, in: bounds)
    self.popup = popup
  }

  private func lift(_ report: KeyTouch.Report) {
    if let popup, popup.pointer == report.pointer { return popup.lift() }
    guard let index = held.firstIndex(where: { $0.pointer == report.pointer }) else { return }
    act(held.remove(at: index).key.sign)
  }

  private func release(_ key: KeyNode) {
    key.isPressed = false
    bubbles.removeAll { $0 === key }
  }

  func closePopup() {
    guard let popup else { return }
    self.popup = nil
    remove(popup)
  }
}

extension Keyboard {
  /// Performs a key's function, however it was pressed.
  private func act(_ sign: KeyAction) {
    guard let stage, let field = stage.typing.field else { return }
    switch sign {
    case .text(let character): type(shownForm(character))
    case .space:
      field.insert(" ")
      capitalize(for: field)
    case .backspace:
      field.edit { $0.eraseBackward() }
      capitalize(for: field)
    case .shift: turnShift()
    case .done:
      stage.closeKeyboard()
      if field.isDoneNow { field.finish() }
    case .mode:
      showsSigns.toggle()
      rebuild()
    case .script:
      script = otherScript
      showsSigns = false
      shift = .off
      rebuild()
    case .voiced: field.edit { $0.changeLast(Kana.voiced) }
    case .half: field.edit { $0.changeLast(Kana.half) }
    case .small: field.edit { $0.changeLast(Kana.small) }
    }
  }

  /// Begins the words of a name with a capital; shift can be turned off for each.
  func capitalize(for field: TextField) {
    guard script == .latin, shift != .locked, (shift == .once) != field.wantsCapital else { return }
    shift = shift == .once ? .off : .once
    showLabels()
  }

  private func type(_ character: Character) {
    stage?.typing.field?.insert(String(character))
    guard shift == .once else { return }
    shift = .off
    showLabels()
  }

  /// Once for one letter, twice quickly for all; katakana stays on until turned off.
  private func turnShift() {
    let isQuick = now - shifted < .milliseconds(400)
    shift =
      switch shift {
      case .off: script == .kana ? .locked : .once
      case .once: isQuick ? .locked : .off
      case .locked: .off
      }
    shifted = now
    showLabels()
  }

  /// Handles a controller's button, or an arrow key if a controller opened the keyboard; returns
  /// whether it was used.
  func handle(_ key: Key) -> Bool {
    guard isMovedByKeys else { return false }
    switch key {
    case .up, .down, .left, .right: moveSelection(key)
    case .enter:
      guard let selected else { return false }
      stage?.audio.play(.tap)
      act(selected.sign)
    case .special: act(.backspace)
    case .escape: stage?.closeKeyboard()
    default: return false
    }
    setNeedsDisplay()
    return true
  }

  private func moveSelection(_ direction: Key) {
    guard let here = selected?.frame.center else { return }
    func cost(_ key: KeyNode) -> Double? {
      let step = key.frame.center - here
      let (ahead, aside) =
        switch direction {
        case .up: (-step.y, step.x)
        case .down: (step.y, step.x)
        case .left: (-step.x, step.y)
        default: (step.x, step.y)
        }
      return ahead > 1 ? ahead + 2 * abs(aside) : nil
    }
    let costs = keys.compactMap { key in cost(key).map { (key, $0) } }
    guard let best = costs.min(by: { $0.1 < $1.1 }) else { return }
    selected = best.0
    stage?.speak(selected: [best.0])
  }
}
