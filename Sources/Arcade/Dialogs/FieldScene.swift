public import Geometry
public import Input
public import Stage

/// A dialog that asks for a text; a subclass says what is done with it.
open class FieldScene: Scene, DialogScene {
  /// Its name in the trace.
  public let name: String
  /// The root of its nodes.
  public let root = Node("")
  /// The field and what lies around it.
  public let form: FieldForm
  /// The sheet with the form and the buttons.
  public let sheet: DialogSheet
  private var bounds = Rect.zero

  /// `widest`: the sheet's width if the window has room.
  public init(
    _ name: String, title: String, form: FieldForm, widest: Double = 480, palette: Palette,
    buttons: [Button]
  ) {
    self.name = name
    self.form = form
    sheet = DialogSheet(
      title: title, body: form, widest: widest, palette: palette, buttons: buttons,
      bodyHeight: { form.place(width: $0) })
    root.add(sheet)
  }

  /// The text that was entered.
  public var text: String { form.entry.text }

  /// Whether fingers get the keyboard at once; if not, the field only has the focus.
  open var asksAtOnce: Bool { true }

  /// Nil; a subclass returns a new copy that took this one's place.
  open func renewed() -> (any Scene)? { nil }

  /// Has the text of `old` and appears without a motion.
  public func takePlace(of old: FieldScene) -> Self {
    form.entry.setText(old.text)
    return inPlace()
  }

  /// Shows the sheet and asks for the text.
  open func didAppear(on stage: Stage) {
    sheet.appear()
    if asksAtOnce { form.entry.ask() } else { stage.setFocus(form.entry.first) }
  }

  /// False; a subclass may take keys that the focused node did not use.
  open func handle(_ key: KeyEvent) -> Bool { false }

  /// Closes the dialog.
  open func goBack() { stage?.perform(.pop) }

  /// Says why the text is not accepted, and lets it be corrected; an empty sentence says nothing.
  public func refuse(_ sentence: String) {
    stage?.audio.play(.bump)
    stage?.setFocus(form.entry.first)
    showProblem(sentence)
  }

  /// Shows a message below the field, or takes it away.
  public func showProblem(_ sentence: String) {
    guard form.showProblem(sentence), bounds.width > 0 else { return }
    layout(in: bounds)
  }

  /// Places the sheet.
  open func layout(in bounds: Rect) {
    self.bounds = bounds
    sheet.place(in: bounds)
  }
}
