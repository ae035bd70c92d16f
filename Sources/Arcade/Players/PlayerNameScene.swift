import Input
import Languages
import Stage
import Store

/// Asks for the name of a new player, or for another name of an existing one.
final class PlayerNameScene: FieldScene {
  private let context: GameContext
  private let player: Player?
  private let done: (Player.ID) -> Void
  private let input: NameInput
  private let faces: FaceRow?

  /// Renames a player, or creates one; `done` is called with the player.
  init(_ player: Player? = nil, context: GameContext, done: @escaping (Player.ID) -> Void) {
    self.context = context
    self.player = player
    self.done = done
    let palette = context.dressed(.paper)
    let field = TextField(
      "player.name.field", label: tr("Name"), text: player?.name ?? "", placeholder: tr("Name"),
      limit: PlayerName.longest, palette: palette)
    let input = NameInput(field, entry: context.nameEntry, palette: palette)
    self.input = input
    let offers = player == nil ? context.newFaces() : []
    let faces =
      offers.isEmpty
      ? nil
      : FaceRow("player.name.face", offers, palette: palette) { face in
        input.setText(face.name)
        input.changed()
      }
    self.faces = faces
    let finish = Button(
      "player.name.done", label: tr("Done"), icon: "icon-check", kind: .primary,
      palette: palette.onSheet)
    let cancel = Button("player.name.cancel", label: tr("Cancel"), palette: palette.onSheet)
    super.init(
      "player.name", title: player == nil ? tr("New player") : tr("Rename"),
      form: FieldForm(
        "player.name.problem", input, above: faces,
        heightAbove: { faces?.height(FaceRow.sides.large, width: $0) ?? 0 }),
      widest: faces == nil ? 480 : 680, palette: palette, buttons: [finish, cancel])
    if faces == nil { sheet.figure = FaceTrio(player?.avatar) }
    finish.action = { [weak self] in self?.finish() }
    cancel.action = { [weak self] in self?.goBack() }
    input.submit = { [weak self] in self?.finish() }
    input.completed = { [weak self] in self?.stage?.setFocus(finish) }
    input.changed = { [weak self] in
      self?.faces?.mark(input.text)
      self?.showProblem("")
    }
  }

  override func renewed() -> (any Scene)? {
    let new = PlayerNameScene(player, context: context, done: done).takePlace(of: self)
    new.faces?.mark(text)
    return new
  }

  /// A face needs no keyboard.
  override var asksAtOnce: Bool { faces == nil }

  override func handle(_ key: KeyEvent) -> Bool { input.handleTyped(key) }

  private func finish() {
    do throws(PlayerNameError) {
      let new = try context.playerName(text)
      do throws(StoreError) {
        let named = try save(new)
        goBack()
        done(named)
      } catch { refuse(context.explain(error)) }
    } catch { refuse(error.sentence) }
  }

  private func save(_ name: PlayerName) throws(StoreError) -> Player.ID {
    guard let player else { return try context.newPlayer(name) }
    guard context.canPlay(as: player.id) else { return player.id }
    try context.store.rename(player.id, to: name)
    return player.id
  }
}
