import Drawing
import Geometry
import Languages
import Stage
import Store

/// Asks for the name of a new player, or for another name of an existing one.
final class PlayerNameScene: Scene {
  let name = "player.name"
  let root = Node("")
  let isOpaque = false
  private let context: GameContext
  private let player: Player?
  private let done: (Player.ID) -> Void
  private let body: NameBody
  private let sheet: DialogSheet
  private var isThere = false
  private var bounds = Rect.zero

  /// Renames a player, or creates one; `done` is called with the player.
  init(_ player: Player? = nil, context: GameContext, done: @escaping (Player.ID) -> Void) {
    self.context = context
    self.player = player
    self.done = done
    let palette = context.dressed(.paper)
    let body = NameBody(
      TextField(
        "player.name.field", label: tr("Name"), text: player?.name ?? "", placeholder: tr("Name"),
        limit: PlayerName.longest, palette: palette), palette: palette)
    self.body = body
    let finish = Button(
      "player.name.done", label: tr("Done"), icon: "icon-check", kind: .primary,
      palette: palette.onSheet)
    let cancel = Button("player.name.cancel", label: tr("Cancel"), palette: palette.onSheet)
    sheet = DialogSheet(
      title: player == nil ? tr("New player") : tr("Rename"), body: body, palette: palette,
      buttons: [finish, cancel], bodyHeight: { body.place(width: $0) })
    root.add(sheet)
    finish.action = { [weak self] in self?.finish() }
    cancel.action = { [weak self] in self?.goBack() }
    body.field.submit = { [weak self] _ in self?.finish() }
    body.field.changed = { [weak self] _ in self?.tell("") }
    body.field.holdsName = true
  }

  func renewed() -> (any Scene)? {
    let new = PlayerNameScene(player, context: context, done: done)
    new.body.field.setText(body.field.text)
    new.isThere = true
    return new
  }

  func didAppear(on stage: Stage) {
    if !isThere { sheet.appear() }
    body.field.ask()
  }

  func goBack() { stage?.perform(.pop) }

  private func finish() {
    do throws(PlayerNameError) {
      let new = try PlayerName(body.field.text)
      do throws(StoreError) {
        let named = try keep(new)
        goBack()
        done(named)
      } catch { refuse(context.explain(error)) }
    } catch { refuse(error.sentence) }
  }

  private func keep(_ name: PlayerName) throws(StoreError) -> Player.ID {
    guard let player else { return try context.newPlayer(name) }
    guard context.canPlay(as: player.id) else { return player.id }
    try context.store.rename(player.id, to: name)
    return player.id
  }

  private func refuse(_ sentence: String) {
    stage?.audio.play(.bump)
    stage?.setFocus(body.field)
    tell(sentence)
  }

  private func tell(_ sentence: String) {
    guard body.tell(sentence), bounds.width > 0 else { return }
    layout(in: bounds)
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Theme.veil), in: bounds)
  }

  func layout(in bounds: Rect) {
    self.bounds = bounds
    sheet.place(in: bounds)
  }
}

/// A field and, below it, why its text is not accepted.
private final class NameBody: Node {
  let field: TextField
  private let problem: Label

  init(_ field: TextField, palette: Palette) {
    self.field = field
    problem = Label(
      "", style: TextStyle(size: 18, weight: .bold, alignment: .center), color: Theme.danger,
      id: "player.name.problem")
    super.init("")
    add([field, problem])
  }

  /// Shows a message; returns whether it changed.
  public func tell(_ sentence: String) -> Bool {
    guard problem.label != sentence else { return false }
    problem.show(sentence)
    return true
  }

  func place(width: Double) -> Double {
    field.frame = Rect(x: 4, y: 8, width: width - 8, height: TextField.height)
    let words = problem.label.isEmpty ? 0 : problem.size(fitting: width).height
    problem.frame = Rect(x: 0, y: field.frame.maxY + 8, width: width, height: words)
    return TextField.height + 16 + (words > 0 ? words + 8 : 0)
  }
}
