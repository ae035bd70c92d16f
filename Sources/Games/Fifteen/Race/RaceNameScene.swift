import Arcade
import Languages
import Stage
import Store

/// Asks who plays at a seat of a race: a player who is known, or a new name.
final class RaceNameScene: FieldScene {
  private let context: GameContext
  private let player: PlayerName?
  private let taken: [PlayerName]
  private let done: (PlayerName?) -> Void
  private let faces: FaceRow

  /// `player`: who plays there now; `taken`: who plays at the other seats; `done` gets the choice,
  /// nil for nobody in particular.
  init(
    _ context: GameContext, _ player: PlayerName?, taken: [PlayerName],
    done: @escaping (PlayerName?) -> Void
  ) {
    (self.context, self.player, self.taken, self.done) = (context, player, taken, done)
    let palette = context.dressed(.fifteen)
    // Four leave room for long names.
    let free = context.facesForResult.filter { face in
      (try? PlayerName(face.name)).map { !taken.contains($0) } ?? false
    }.prefix(4)
    var choose: (FaceOffer) -> Void = { _ in }
    faces = FaceRow("race.known", Array(free), breaksNames: true, palette: palette) { choose($0) }
    faces.mark(player?.text ?? "")
    let field = TextField(
      "race.name.field", label: tr("Name"), text: player?.text ?? "", placeholder: tr("Name"),
      limit: PlayerName.longest, palette: palette)
    field.holdsName = true
    let finish = Button(
      "race.name.done", label: tr("Done"), icon: "icon-check", kind: .primary,
      palette: palette.onSheet)
    let cancel = Button("race.name.cancel", label: tr("Cancel"), palette: palette.onSheet)
    super.init(
      "fifteen.race.name", title: tr("Who's playing here?"),
      form: FieldForm(
        "race.name.problem", field, above: faces.isEmpty ? nil : faces,
        heightAbove: { [faces] in faces.height(FaceRow.sides.large, width: $0) }), widest: 680,
      palette: palette, buttons: [finish, cancel])
    sheet.crest = Seal("icon-two-players", palette: palette)
    finish.action = { [weak self] in self?.finish() }
    cancel.action = { [weak self] in self?.goBack() }
    field.submit = { [weak self] _ in self?.finish() }
    field.changed = { [weak self] _ in self?.showProblem("") }
    choose = { [weak self] in
      field.setText($0.name)
      self?.finish()
    }
  }

  override func renewed() -> (any Scene)? {
    RaceNameScene(context, player, taken: taken, done: done).takePlace(of: self)
  }

  /// A face needs no keyboard.
  override var asksAtOnce: Bool { faces.isEmpty }

  /// An empty field means nobody in particular.
  private func finish() {
    guard text.contains(where: { !$0.isWhitespace }) else {
      goBack()
      return done(nil)
    }
    do throws(PlayerNameError) {
      let name = try context.playerName(text)
      guard !taken.contains(name) else { return refuse(tr("This player has a board already.")) }
      guard let stage else { return }
      context.unlock(name, on: stage) { [weak self] in
        self?.goBack()
        self?.done(name)
      }
    } catch { refuse(error.sentence) }
  }
}
