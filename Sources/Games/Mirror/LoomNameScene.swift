import Arcade
import Drawing
import Geometry
import Languages
import Stage
import Store

/// Asks for the name of a design.
final class LoomNameScene: Scene {
  let name = "loom.name"
  let root = Node("")
  let isOpaque = false
  private static let longest = 32
  private let context: GameContext
  private let id: SavedLoom.ID
  private let sheet: DialogSheet
  private let field: TextField
  private let done: () -> Void
  private var hasAppeared = false

  /// `done`: called when the name changed.
  init(_ context: GameContext, of id: SavedLoom.ID, done: @escaping () -> Void = {}) {
    self.context = context
    self.id = id
    self.done = done
    let palette = context.dressed(.mirror)
    let known = (try? context.store.loom(id)) ?? nil
    field = TextField(
      "loom.name.field", label: tr("Name"), text: known?.name ?? "", placeholder: tr("Name"),
      limit: Self.longest, palette: palette)
    let finish = Button(
      "loom.name.done", label: tr("Done"), icon: "icon-check", kind: .primary, palette: palette)
    let skip = Button("loom.name.skip", label: tr("Skip"), palette: palette.onSheet)
    sheet = DialogSheet(
      title: tr("What is it called?"), body: field, palette: palette,
      buttons: [finish, skip], bodyHeight: { _ in TextField.height })
    root.add(sheet)
    field.holdsName = true
    field.submit = { [weak self] _ in self?.finish() }
    finish.action = { [weak self] in self?.finish() }
    skip.action = { [weak self] in self?.goBack() }
  }

  func didAppear(on stage: Stage) {
    let isNew = !hasAppeared
    hasAppeared = true
    if isNew {
      sheet.appear()
      field.ask()
    }
  }

  func goBack() { stage?.perform(.pop) }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Theme.veil), in: bounds)
  }

  func layout(in bounds: Rect) { sheet.place(in: bounds) }

  private func finish() {
    let words = field.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else {
      stage?.audio.play(.bump)
      stage?.setFocus(field)
      return
    }
    guard context.mayChange(loom: id) else { return goBack() }
    do throws(StoreError) {
      let player = try context.store.currentPlayer().flatMap { try? PlayerName($0.name) }
      try context.store.renameLoom(id, to: words, by: player, at: context.date())
    } catch {
      stage?.toast(context.explain(error))
      return
    }
    done()
    goBack()
  }
}
