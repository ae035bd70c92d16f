public import Drawing
import Geometry
public import Input

/// A one-line text field, for names and searches.
///
/// A tap or a controller's button opens the on-screen keyboard; for the mouse there is an icon at
/// the field's end. Enter submits, Esc leaves.
public final class TextField: Node {
  /// The text with its caret and selection.
  public private(set) var edited: EditedText
  /// Shown while the field is empty.
  public let placeholder: String
  /// Called after each change of the text.
  public var changed: (String) -> Void = { _ in }
  /// Called when editing ends, whether the text was submitted or not.
  public var ended: (String) -> Void = { _ in }
  /// Whether Done on the on-screen keyboard submits, as Enter does; for fields without a button.
  public var isSubmittedByDone = false
  /// Whether this is a name: it is selected when editing begins, the on-screen keyboard capitalizes
  /// its words, and Done submits it.
  public var holdsName = false
  /// Whether this is a code or an address, which no kana belong to: the on-screen keyboard has
  /// Latin letters only.
  public var holdsCode = false
  /// What Enter does with the text; nil if it only ends editing.
  public var submit: ((String) -> Void)?
  let palette: Palette
  /// The height of a field.
  public static let height = 56.0
  static let margin = 16.0

  private var line: CaretLine?
  private var hint: TextLayout?
  /// How far the line is scrolled, so that the caret is visible.
  private var scroll = 0.0
  /// When the caret last moved: it blinks from there.
  private var caretTime = Duration.zero
  private var isPressed = false
  private var hasMoved = true
  private var lastTap: (time: Duration, place: Point)?
  /// Whether it was tapped since editing began.
  private var wasTapped = false
  private let sign: KeyboardIcon

  /// A field for at most `limit` characters.
  public init(
    _ id: String, label: String, text: String = "", placeholder: String = "", limit: Int = 24,
    palette: Palette = .paper, submit: ((String) -> Void)? = nil
  ) {
    edited = EditedText(text, limit: limit)
    self.placeholder = placeholder
    self.palette = palette
    self.submit = submit
    sign = KeyboardIcon(palette: palette)
    super.init(id, role: .field, label: label)
    // What is typed decides where it begins.
    keepsSides = true
    isFocusable = true
    add(sign)
    recognizers = [
      DragRecognizer(axis: .horizontal) { [weak self] in self?.dragged($0) },
      TapRecognizer(
        onPress: { [weak self] in self?.pressed($0) },
        action: { [weak self] in self?.tapped(at: $0) }),
    ]
  }

  /// The text without the composition.
  public var text: String { edited.text }
  /// Changes the text without calling `changed`.
  public func setText(_ text: String) {
    edited = EditedText(text, limit: edited.limit)
    refresh()
  }
  public override var traceText: String? { text }
  /// What an input method composes, for the trace.
  var traceComposed: String? { edited.composition.isEmpty ? nil : edited.composition }
  /// Whether this field receives typed text.
  public var isTyping: Bool { stage?.typing.field === self }

  /// Changes the text, calls `changed` and redraws.
  public func edit(_ change: (inout EditedText) -> Void) {
    guard isEnabled else { return }
    let before = edited
    change(&edited)
    refresh()
    if edited.characters != before.characters { changed(text) }
  }

  /// Whether the next letter begins a word of a name.
  var wantsCapital: Bool {
    holdsName && edited.characters[..<edited.selection.lowerBound].last?.isWhitespace != false
  }
  /// Whether Done on the on-screen keyboard submits now.
  var isDoneNow: Bool { isSubmittedByDone || holdsName && text.contains { !$0.isWhitespace } }

  func insert(_ new: String) { edit { $0.insert(new) } }
  func compose(_ new: String) { edit { $0.compose(new) } }

  @discardableResult public override func activate() -> Bool {
    guard isEnabled else { return false }
    stage?.setFocus(self)
    return true
  }

  /// Begins editing: takes the focus and, if fingers are used, opens the on-screen keyboard.
  public func ask() {
    guard isEnabled, let stage else { return }
    stage.setFocus(self)
    if stage.pointerSource == .touch, !stage.showsFocus {
      stage.openKeyboard(isMovedByKeys: false)
    }
  }

  /// Enter: submits the text, or leaves the field if there is no `submit`.
  func finish() {
    guard let submit else {
      stage?.setFocus(nil)
      return
    }
    submit(text)
  }

  public override func handle(_ key: KeyEvent) -> Bool { handleTyped(key) }
  public override func sizeDidChange() {
    let side = KeyboardIcon.side
    sign.frame = Rect(
      x: size.width - side - 4, y: (size.height - side) / 2, width: side, height: side)
    refresh()
  }
  public override func nextFrame(after now: Duration) -> NextFrame { nextBlink(after: now) }
  public override func prepare(at now: Duration) {
    showSign()
    measure()
  }
  public override func draw(into list: inout DrawList, at now: Duration) {
    drawLine(into: &list, at: now)
  }
}

extension TextField {
  func typingDidBegin() {
    // The next letter replaces a name that was there.
    if holdsName { edited.selectAll() }
    refresh()
  }
  func typingDidEnd() {
    wasTapped = false
    keepComposition()
    ended(text)
  }

  /// Makes what an input method still composes part of the text.
  func keepComposition() {
    if !edited.composition.isEmpty { edit { $0.insert($0.composition) } }
  }

  /// The caret in the window, for an input method's candidates.
  var caretInWindow: Rect {
    measure()
    return windowTransform(at: now).bounds(of: caretBox)
  }
  /// Whether the caret moved since this was last called.
  func takeMoved() -> Bool {
    defer { hasMoved = false }
    return hasMoved
  }

  /// The caret, in the field's points.
  private var caretBox: Rect {
    let height = min(32, size.height - 16)
    return Rect(
      x: Self.margin + caretX - scroll - 1, y: (size.height - height) / 2, width: 2,
      height: height)
  }
  /// The caret's x, behind the composition if there is one.
  private var caretX: Double {
    line?.caret(at: edited.composition.isEmpty ? edited.caret : composed.upperBound) ?? 0
  }
  /// What is composed, in the text as it is shown.
  private var composed: Range<Int> {
    let start = edited.selection.lowerBound
    return start..<(start + edited.composition.count)
  }

  private func refresh() {
    line = nil
    hint = nil
    hasMoved = true
    caretTime = now
    setNeedsDisplay()
  }

  /// The style at the player's text size, as far as the field has room.
  private var style: TextStyle {
    TextStyle(size: min(22 * (stage?.textScale ?? 1), max(16, (size.height - 12) / 1.3)))
  }
  /// An empty one begins where the language does.
  var isRightToLeft: Bool {
    edited.shown.isEmpty
      ? stage?.isRightToLeft ?? false : WritingDirection.isRightToLeft(edited.shown)
  }

  /// Lays out the line, once per change, and scrolls just enough to show the caret.
  private func measure() {
    guard line == nil, let typesetter = stage?.typesetter else { return }
    let line = CaretLine(edited.shown, style: style, using: typesetter)
    self.line = line
    hint =
      edited.shown.isEmpty && !placeholder.isEmpty
      ? TextLayout(placeholder, style: style, using: typesetter) : nil
    let room = max(0, size.width - 2 * Self.margin - signWidth)
    let whole = line.layout.size.width
    scroll = min(max(scroll, caretX - room), caretX)
    scroll = max(0, min(scroll, whole - room + 2))
    if isRightToLeft, whole < room { scroll = whole - room }
  }
}

extension TextField {
  private var signWidth: Double { sign.isHidden ? 0 : KeyboardIcon.side - Self.margin + 8 }

  /// Shows the keyboard icon while the mouse is used and no keyboard is open.
  private func showSign() {
    let isWanted = stage.map { isTyping && $0.pointerSource == .mouse && !$0.isKeyboardOpen }
    guard sign.isHidden == (isWanted ?? false) else { return }
    sign.isHidden.toggle()
    sign.label = stage?.keyboardWords.open ?? ""
    line = nil
  }

  private func pressed(_ isDown: Bool) {
    isPressed = isDown
    setNeedsDisplay()
  }

  /// The caret position nearest to a point in the window.
  private func stop(at place: Point) -> Int {
    measure()
    let own = own(place)
    let x = own.x - Self.margin + scroll
    let index = line?.index(at: x) ?? 0
    guard !edited.composition.isEmpty, index > composed.lowerBound else { return index }
    // Nothing can be put within what is composed, which stands for what is selected.
    return edited.selection.upperBound + max(0, index - composed.upperBound)
  }

  /// The second of two quick taps selects everything; the first one into a name leaves it selected.
  private func tapped(at place: Point) {
    guard isEnabled, let stage else { return }
    let table = stage.arena.table
    let isSecond =
      lastTap.map {
        now - $0.time <= table.doubleTapInterval + .milliseconds(120)
          && $0.place.distance(to: place) <= table.doubleTapDistance
      } ?? false
    lastTap = isSecond ? nil : (now, place)
    let selectsAll = isSecond || (holdsName && !wasTapped)
    wasTapped = true
    let stop = stop(at: place)
    edit { text in selectsAll ? text.selectAll() : text.moveCaret(to: stop) }
    ask()
  }

  private func dragged(_ update: DragUpdate) {
    switch update {
    case .began(let start, let place):
      stage?.setFocus(self)
      stage?.updateTyping()
      let (from, to) = (stop(at: start), stop(at: place))
      edit {
        $0.moveCaret(to: from)
        $0.moveCaret(to: to, selecting: true)
      }
    case .moved(let place), .ended(let place, _):
      let to = stop(at: place)
      edit { $0.moveCaret(to: to, selecting: true) }
    case .cancelled: break
    }
  }
}

extension TextField {
  private static let blink = Duration.milliseconds(530)
  /// The caret stops blinking after this many changes: nobody is typing.
  private static let blinks = 20

  /// How often the caret has blinked since it moved.
  private func beats(_ now: Duration) -> Int {
    guard !(stage?.reducesMotion ?? true) else { return Self.blinks }
    return min(Int((now - caretTime) / Self.blink), Self.blinks)
  }

  private func nextBlink(after now: Duration) -> NextFrame {
    guard isTyping else { return .onInput }
    let beats = beats(now)
    return beats < Self.blinks ? .at(caretTime + Self.blink * (beats + 1)) : .onInput
  }

  private func drawLine(into list: inout DrawList, at now: Duration) {
    let isTyping = isTyping
    // The ring of the keys is frame enough.
    let isRinged = stage.map { $0.showsFocus && $0.ring.node === self } ?? false
    let tone = isPressed ? 0.14 : isTyping ? 0.02 : 0.11
    list.shape(
      Shape(
        radius: Theme.smallRadius, fill: palette.sheet.mixed(with: palette.ink, tone),
        border: isTyping && !isRinged ? 3 : stage?.isHighContrast ?? false ? 2 : 0,
        borderColor: isTyping ? palette.accent : palette.ink, grain: Theme.grain), in: bounds)
    guard let line else { return }
    var seen = bounds.inset(by: Self.margin - 4, 0)
    seen.size.width -= signWidth
    list.pushClip(seen)
    let origin = Point(x: Self.margin - scroll, y: (size.height - line.layout.size.height) / 2)
    drawChosen(into: &list, line, origin)
    let ink = isEnabled ? palette.ink : palette.ink.faded(0.45)
    list.text(line.layout, at: origin, color: ink)
    if let hint {
      // Beside the caret, which would otherwise overlap the first letter.
      let place = origin + Point(x: isRightToLeft ? -6 - hint.size.width : 6, y: 0)
      list.text(hint, at: place, color: palette.ink.mixed(with: palette.sheet, 0.28))
    }
    if isTyping, beats(now).isMultiple(of: 2) {
      list.shape(Shape(radius: 1, fill: palette.accent), in: caretBox)
    }
    list.popClip()
  }

  /// The tone behind what is chosen, or the line beneath what is composed.
  private func drawChosen(into list: inout DrawList, _ line: CaretLine, _ origin: Point) {
    let height = line.layout.size.height
    if !edited.composition.isEmpty {
      for (left, right) in line.stretches(of: composed) {
        list.shape(
          Shape(radius: 1, fill: palette.accent),
          in: Rect(x: origin.x + left, y: origin.y + height, width: right - left, height: 2))
      }
    } else if isTyping {
      for (left, right) in line.stretches(of: edited.selection) {
        list.shape(
          Shape(radius: 4, fill: palette.accent.faded(0.28)),
          in: Rect(
            x: origin.x + left, y: origin.y - 3, width: right - left, height: height + 6))
      }
    }
  }
}
