import Geometry
import Input
import Languages
import Stage

/// Where a player enters a name: a text field, or three letters if the owner wants initials.
final class NameInput: Node, TextEntry {
  /// Called after each change.
  var changed: () -> Void = {}
  /// Called by Enter in the text field.
  var submit: () -> Void = {}
  /// The field; hidden where initials are entered.
  let field: TextField
  private let wheels: [LetterWheel]
  /// The wheel that the next letter goes to.
  private var cursor = 0
  /// Called when the last letter was typed.
  var completed: () -> Void = {}

  /// `id`: the field's; the wheels have a number after it.
  init(_ field: TextField, entry: NameEntry, palette: Palette) {
    self.field = field
    let prefix = field.id
    wheels =
      entry != .initials
      ? []
      : (1...3).map {
        LetterWheel(
          "\(prefix).\($0)", label: tr("Letter {n}", ["n": "\($0)"]), palette: palette)
      }
    super.init("")
    keepsSides = hasWheels
    field.holdsName = true
    if wheels.isEmpty { add(field) } else { add(wheels) }
    setText(field.text)
    field.submit = { [weak self] _ in self?.submit() }
    field.changed = { [weak self] _ in self?.changed() }
    for (index, wheel) in wheels.enumerated() {
      wheel.changed = { [weak self] in self?.changed() }
      wheel.used = { [weak self] in self?.cursor = index }
    }
  }

  /// Whether three letters are entered.
  var hasWheels: Bool { !wheels.isEmpty }
  /// What was entered.
  var text: String { hasWheels ? wheels.map(\.letter).joined() : field.text }
  /// The height it needs.
  var entryHeight: Double { hasWheels ? LetterWheel.height : TextField.height }
  /// What has the focus first.
  var first: Node { wheels.first ?? field }

  /// Changes the name without calling `changed`; a name that is no initials leaves the wheels empty.
  func setText(_ text: String) {
    field.setText(text)
    guard hasWheels else { return }
    let letters = text.map { String($0) }
    let fits = letters.count <= 3 && letters.allSatisfy { LetterWheel.letters.contains($0) }
    for (index, wheel) in wheels.enumerated() {
      wheel.show(fits && index < letters.count ? letters[index] : "")
    }
  }

  /// Takes the focus; fingers get a keyboard for the field.
  func ask() { hasWheels ? stage?.setFocus(first) : field.ask() }

  /// A letter from a keyboard goes to a wheel; returns whether the key was used.
  func handleTyped(_ key: KeyEvent) -> Bool {
    guard hasWheels else { return false }
    switch key.key {
    case .backspace:
      if wheels[cursor].letter.isEmpty { cursor = max(0, cursor - 1) }
      return wheels[cursor].type("")
    case .character(let character) where key.modifiers.isEmpty || key.modifiers == .shift:
      guard wheels[cursor].type(character.uppercased()) else { return false }
      if cursor == wheels.count - 1 { completed() }
      cursor = min(cursor + 1, wheels.count - 1)
      return true
    default: return false
    }
  }

  override func sizeDidChange() {
    field.frame = bounds
    let width = min(104, (size.width - 24) / 3)
    for (index, wheel) in wheels.enumerated() {
      wheel.frame = Rect(
        x: size.width / 2 + (Double(index) - 1.5) * (width + 12) + 6, y: 0, width: width,
        height: size.height)
    }
  }
}
