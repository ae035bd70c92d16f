import Arcade
import Languages
import Rules
import Stage
import Store

/// Asks for the name of a design.
final class LoomNameScene: FieldScene {
  private static let longest = 32
  private let context: GameContext
  private let id: SavedLoom.ID
  private let done: () -> Void

  /// `done`: called when the name changed.
  init(_ context: GameContext, of id: SavedLoom.ID, done: @escaping () -> Void = {}) {
    self.context = context
    self.id = id
    self.done = done
    let palette = context.dressed(.mirror)
    let known = (try? context.store.loom(id)) ?? nil
    let field = TextField(
      "loom.name.field", label: tr("Name"), text: known?.name ?? "", placeholder: tr("Name"),
      limit: Self.longest, palette: palette)
    let finish = Button(
      "loom.name.done", label: tr("Done"), icon: "icon-check", kind: .primary, palette: palette)
    let skip = Button("loom.name.skip", label: tr("Skip"), palette: palette.onSheet)
    super.init(
      "loom.name", title: tr("What is it called?"),
      form: FieldForm("loom.name.problem", field), palette: palette, buttons: [finish, skip])
    sheet.figure = known.flatMap { LoomDesign(code: $0.design) }.map { LoomFigure($0) }
    field.holdsName = true
    field.submit = { [weak self] _ in self?.finish() }
    field.changed = { [weak self] _ in self?.showProblem("") }
    finish.action = { [weak self] in self?.finish() }
    skip.action = { [weak self] in self?.goBack() }
  }

  override func renewed() -> (any Scene)? {
    LoomNameScene(context, of: id, done: done).takePlace(of: self)
  }

  private func finish() {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return refuse("") }
    guard !context.isRude(words) else { return refuse(PlayerNameError.rude.sentence) }
    guard context.mayChange(loom: id) else { return goBack() }
    do throws(StoreError) {
      let player = try context.store.currentPlayer().flatMap { try? PlayerName($0.name) }
      try context.store.renameLoom(id, to: words, by: player, at: context.date())
    } catch { return refuse(context.explain(error)) }
    done()
    goBack()
  }
}
