import Input

/// What was said last, which decides whether the next interrupts it.
struct Spoken {
  /// The node with the focus, its name and its state as they were said.
  weak var node: Node?
  var name = ""
  var state: String?
  /// Whether the focus was said last.
  var isFocus = false
  /// Whether something was announced since the last key.
  var hasNews = false
  /// What a scene announces while it appears: its title comes before that.
  var held: [String]?
}

// Without speech none of these builds a text.
extension Stage {
  private var isSpeaking: Bool { speaks && !isSilent }

  /// Says what happened, if speech is on: instead of the focus, but after other events.
  public func announce(_ text: @autoclosure () -> String) {
    guard isSpeaking else { return }
    let line = text()
    guard !line.isEmpty else { return }
    guard spoken.held == nil else {
      spoken.held?.append(line)
      return
    }
    spoken.hasNews = true
    say([line], interrupts: spoken.isFocus)
    spoken.isFocus = false
  }

  /// An event from outside begins.
  func prepareToSpeak(about event: InputEvent) { if event.isKey { spoken.hasNews = false } }

  /// An event from outside is over: says what it did to the focus.
  func speak(after event: InputEvent) {
    guard isSpeaking, !scenes.isEmpty else { return }
    if case .text(let text) = event, let field = typing.field {
      say([text], interrupts: true)
      remember(field)
    } else if event.isKey {
      speakFocus()
    }
  }

  /// The focus moved, or what has it changed.
  func speakFocus() {
    guard isSpeaking, showsFocus, top.speaksFocus, let node = ring.seen(under: top.root) else {
      return
    }
    let (name, state) = (node.spokenName, node.spokenState)
    let isNew = node !== spoken.node || name != spoken.name
    guard isNew || state != spoken.state else { return }
    remember(node)
    say([isNew ? node.spokenLine : state ?? spokenWords.off], interrupts: !spoken.hasNews)
    spoken.isFocus = !spoken.hasNews
  }

  /// Says what a controller or switches selected while something else has the focus; of a row its ends.
  func speak(selected nodes: [Node]) {
    guard isSpeaking, let first = nodes.first, let last = nodes.last else { return }
    let ends = first === last ? [first] : [first, last]
    say([ends.map(\.spokenName).joined(separator: ", ")], interrupts: true)
    spoken.isFocus = true
  }

  /// A key moved the focus: it is said even where it was before.
  func focusWasMoved() { spoken.node = nil }

  /// A scene is about to appear.
  func holdSpeech() { spoken.held = isSpeaking ? [] : nil }

  /// A scene appeared: says its title, what it announced, and what has the focus.
  ///
  /// `isNew`: false for one that takes its own place, in another language or other colours.
  func introduce(_ scene: any Scene, isNew: Bool) {
    guard let news = spoken.held else { return }
    spoken.held = nil
    guard isNew else { return news.forEach { announce($0) } }
    let focus = scene.speaksFocus ? ring.seen(under: scene.root) : nil
    remember(focus)
    say([scene.root.spokenTitle] + news + [focus?.spokenLine], interrupts: !spoken.hasNews)
    spoken.isFocus = false
  }

  private func remember(_ node: Node?) {
    (spoken.node, spoken.name, spoken.state) = (node, node?.spokenName ?? "", node?.spokenState)
  }

  private func say(_ parts: [String?], interrupts: Bool) {
    let line = parts.compactMap(\.self).filter { !$0.isEmpty }.spokenSentences
    if !line.isEmpty { dependencies.speech.say(line, interrupts) }
  }
}

extension Node {
  /// What names it: the label, or else the words it shows.
  var spokenName: String {
    label.isEmpty ? children.flatMap(\.shownWords).joined(separator: ", ") : label
  }

  /// The name and the state.
  var spokenLine: String {
    [spokenName, spokenState ?? "", isEnabled ? "" : stage?.spokenWords.unavailable ?? ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The state as its role has it: see `spokenState`.
  var usualState: String? {
    guard let words = stage?.spokenWords else { return nil }
    return switch role {
    case .toggle: traceValue == 1 ? words.on : words.off
    case .button, .option, .row:
      traceValue.map { $0 == 1 ? words.selected : words.notSelected }
    case .field, .choice: traceText
    default: nil
    }
  }

  /// The title of the scene whose root it is; of a dialog all its words.
  fileprivate var spokenTitle: String {
    var dialog: Node?
    visit { if $0.role == .dialog { dialog = $0 } }
    return dialog?.shownWords.spokenSentences ?? heading?.label ?? ""
  }

  /// The title, even where there is no room for it.
  private var heading: Node? {
    role == .heading ? self : children.lazy.compactMap(\.heading).first
  }

  /// The words in it, without those of what can have the focus.
  public var shownWords: [String] {
    guard !isHidden, !isFocusable else { return [] }
    return role == .text || role == .heading
      ? [label].filter { !$0.isEmpty } : children.flatMap(\.shownWords)
  }
}

nonisolated extension [String] {
  /// One line in which each is a sentence.
  fileprivate var spokenSentences: String {
    let sentences = flatMap { $0.replacing("\u{A0}", with: " ").split(separator: " · ") }
    return sentences.reduce(into: "") { line, part in
      let isClosed = line.last.map { ".!?:…。！？：؟".contains($0) } ?? true
      line += (line.isEmpty ? "" : isClosed ? " " : ". ") + part
    }
  }
}

extension InputEvent {
  fileprivate var isKey: Bool {
    switch self {
    case .key(let key): key.phase == .pressed
    case .controller(let event): event.phase == .pressed
    default: false
    }
  }
}
