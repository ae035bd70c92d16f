import Arcade
import Geometry
import Languages
import Rules
import Stage

/// The rules of a table of one's own: each can be switched, with the house edge beside them.
final class BlackjackRulesScene: FeltScene {
  private let scroller: ScrollNode
  private let edge: EdgePaper
  private let play: Button
  private let still = FeltStill()
  private let slip: UndoBanner
  private var rules: OptionSection
  private var saving: OptionSection
  private let field: TextField
  private var tables: CustomTables
  private var asked: TableRules?

  init(context: GameContext, _ changed: CustomTables? = nil) {
    let palette = context.dressed(.blackjack)
    context.autosaver.finish()
    tables = changed ?? CustomTables(context.store)
    scroller = ScrollNode("blackjack.rules.scroller", palette: palette)
    edge = EdgePaper(palette: palette)
    play = Button(
      "blackjack.rules.play", label: tr("Use these rules"), icon: "icon-check", kind: .primary,
      palette: palette)
    field = TextField(
      "blackjack.rules.name", label: tr("Name of the rules"), text: tables.name ?? "",
      placeholder: tr("Name of the rules"), limit: CustomTables.longest, palette: palette)
    field.holdsName = true
    slip = UndoBanner(context, palette: palette)
    rules = OptionSection("", title: "", palette: palette, rows: [])
    saving = rules
    super.init(
      "blackjack.rules", title: tr("Your own rules"), context: context, palette: palette)
    rules = makeRules()
    saving = makeSaving()
    root.add([still, scroller, edge, play, header, slip])
    scroller.content.add([rules, saving])
    play.action = { [weak self] in self?.choose() }
    field.submit = { [weak self] _ in self?.saveRules() }
    slip.onChange = { [weak self] in self?.reload() }
  }

  override func renewed() -> (any Scene)? { BlackjackRulesScene(context: context, tables) }
  override func didAppearFirst(on stage: Stage) { ask() }
  /// Counts down the offer to undo a deletion.
  override func update(at now: Duration) { slip.update(at: now) }

  /// Plays by these rules from now on.
  private func choose() {
    var bank = BlackjackBank(context.store)
    bank.table = .custom
    let date = context.date()
    context.autosaver.save(slot: BlackjackBank.slot, step: 0) { [bank] in bank.saved(at: date) }
    keep()
    stage?.perform(.pop)
  }

  private func keep() {
    let (tables, date) = (tables, context.date())
    context.autosaver.save(slot: CustomTables.slot, step: 0) { tables.savedGame(at: date) }
  }

  private func change(_ change: (inout CustomRules) -> Void) {
    change(&tables.rules)
    keep()
    ask()
  }

  /// The edge of the rules as they are now; while one is computed, later changes wait.
  private func ask() {
    edge.show(nil)
    guard asked == nil else { return }
    let wanted = tables.rules.rules
    asked = wanted
    context.worker.run({ HouseEdge.of(wanted) }) { [weak self] found in
      guard let self else { return }
      asked = nil
      if tables.rules.rules == wanted { edge.show(found) } else { ask() }
    }
  }

  /// The name in the field is kept; rules of the same name are replaced.
  private func saveRules() {
    guard tables.save(as: field.text) else {
      stage?.audio.play(.bump)
      stage?.toast(
        tables.saved.count < CustomTables.most
          ? tr("Enter a name first.")
          : trn(
            "You can save {n} set of rules. Delete one first.",
            "You can save {n} sets of rules. Delete one first.", CustomTables.most))
      return
    }
    stage?.toast(tr("Rules saved."))
    keep()
    remakeSaved()
  }

  private func load(_ named: CustomTables.Named) {
    tables.rules = named.rules
    field.setText(named.name)
    keep()
    renew()
    ask()
  }

  /// Deletes saved rules; for a while that can be undone, here or elsewhere.
  private func delete(_ named: CustomTables.Named) {
    guard let stage, let place = tables.saved.firstIndex(of: named) else { return }
    tables.delete(named.name)
    keep()
    remakeSaved()
    context.undoableAction = UndoableAction(
      text: tr("Rules deleted: {name}", ["name": named.name]),
      until: stage.now + UndoableAction.time,
      undo: { [context] _, done in
        context.autosaver.finish()
        var tables = CustomTables(context.store)
        tables.restore(named, at: place)
        let (restored, date) = (tables, context.date())
        context.autosaver.save(slot: CustomTables.slot, step: 0) { restored.savedGame(at: date) }
        done()
      })
  }

  /// The offer to undo came or went, and with it perhaps a set of rules.
  private func reload() {
    context.autosaver.finish()
    let rules = tables.rules
    tables = CustomTables(context.store)
    tables.rules = rules
    remakeSaved()
  }

  /// Other rules were loaded: all switches are made again.
  private func renew() {
    scroller.content.remove(rules)
    rules = makeRules()
    scroller.content.add(rules)
    remakeSaved()
  }

  private func remakeSaved() {
    scroller.content.remove(saving)
    saving = makeSaving()
    scroller.content.add(saving)
    layout(in: bounds)
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    guard bounds.width > 0 else { return }
    let gap = 16.0
    let isBeside = bounds.width >= 780 && bounds.width > bounds.height
    let width = min(bounds.width - 32, isBeside ? 1240 : 1048)
    let left = ((bounds.width - width) / 2).rounded()
    slip.place(above: bounds.maxY - 12, in: bounds.inset(by: 16, 0))
    let bottom = slip.isShown ? slip.frame.minY + 4 : bounds.maxY
    let room = Rect(
      x: left, y: Header.height + 8, width: width, height: bottom - Header.height - 24)
    let list = isBeside ? placeBeside(room, gap) : placeAbove(room, gap)
    rules.frame = Rect(
      x: list.minX, y: 8, width: list.width, height: rules.height(width: list.width))
    saving.frame = Rect(
      x: list.minX, y: rules.frame.maxY + gap, width: list.width,
      height: saving.height(width: list.width))
    scroller.place(
      Rect(x: 0, y: list.minY - 8, width: bounds.width, height: list.height + 8),
      contentHeight: saving.frame.maxY + 24)
  }

  /// The edge stays in sight at the left of the rules; returns the place of the rules.
  private func placeBeside(_ room: Rect, _ gap: Double) -> Rect {
    let side = (room.width * 0.34).rounded()
    // Messages lie below it, over a still life.
    let high = min(room.height > 560 ? 400 : 280, room.height - 64 - gap)
    edge.frame = Rect(x: room.minX, y: room.minY, width: side, height: high)
    play.frame = Rect(x: room.minX, y: room.minY + high + gap, width: side, height: 64)
    let top = play.frame.maxY + gap
    still.place(in: Rect(x: room.minX, y: top, width: side, height: max(0, room.maxY - top)))
    return Rect(
      x: room.minX + side + gap, y: room.minY, width: room.width - side - gap,
      height: room.maxY + 16 - room.minY)
  }

  /// In narrow windows it stays above them, and the button below.
  private func placeAbove(_ room: Rect, _ gap: Double) -> Rect {
    // It takes what the rules leave of the window.
    let lists = rules.height(width: room.width) + saving.height(width: room.width)
    let spare = room.height - lists - 64 - 5 * gap - 16
    let high = max(112, min(400, spare * 0.46)).rounded()
    edge.frame = Rect(x: room.minX, y: room.minY, width: room.width, height: high)
    play.frame = Rect(x: room.minX, y: room.maxY - 64, width: room.width, height: 64)
    let rest = max(0, spare - high)
    still.place(
      in: Rect(
        x: room.minX, y: play.frame.minY - gap - rest, width: room.width, height: rest))
    return Rect(
      x: room.minX, y: edge.frame.maxY + gap, width: room.width,
      height: play.frame.minY - gap - edge.frame.maxY - gap)
  }
}

// The rows.
extension BlackjackRulesScene {
  private func makeRules() -> OptionSection {
    let now = tables.rules
    let decks = CustomRules.deckChoices
    return OptionSection(
      "blackjack.rules.all", title: tr("Rules"), palette: palette,
      rows: [
        choice(
          "decks", tr("Decks"), "icon-copy", decks.map { ("\($0)", "\($0)") },
          decks.firstIndex(of: now.decks) ?? 0
        ) { $0.decks = decks[$1] },
        choice(
          "soft17", tr("Bot on soft 17"), "icon-hand",
          [("stand", tr("Stands")), ("hit", tr("Hits"))], now.hitsSoft17 ? 1 : 0
        ) { $0.hitsSoft17 = $1 == 1 },
        choice(
          "pays", tr("Blackjack pays"), "icon-star",
          [("3to2", tr("3 to 2")), ("6to5", tr("6 to 5"))], now.paysSixToFive ? 1 : 0
        ) { $0.paysSixToFive = $1 == 1 },
        toggle("das", tr("Double after a split"), "icon-plus", now.doublesAfterSplit) {
          $0.doublesAfterSplit = $1
        },
        toggle("surrender", tr("Surrender"), "icon-flag", now.surrenders) { $0.surrenders = $1 },
        toggle("peek", tr("Bot checks for a blackjack first"), "icon-original", now.peeks) {
          $0.peeks = $1
        },
      ])
  }

  private func choice(
    _ id: String, _ label: String, _ icon: String, _ options: [(id: String, label: String)],
    _ chosen: Int, _ apply: @escaping (inout CustomRules, Int) -> Void
  ) -> ChoiceRow {
    ChoiceRow(
      SegmentedChoice(
        "blackjack.rules." + id, label: label,
        options: options.map { SegmentedChoice.Option($0.id, label: $0.label) }, chosen: chosen,
        palette: palette,
        action: { [weak self] index in self?.change { apply(&$0, index) } }),
      icon: icon, palette: palette)
  }

  private func toggle(
    _ id: String, _ label: String, _ icon: String, _ isOn: Bool,
    _ apply: @escaping (inout CustomRules, Bool) -> Void
  ) -> Switch {
    Switch(
      "blackjack.rules." + id, label: label, icon: icon, isOn: isOn, palette: palette,
      action: { [weak self] isOn in self?.change { apply(&$0, isOn) } })
  }

  private func makeSaving() -> OptionSection {
    let save = Button(
      "blackjack.rules.save", label: tr("Save"), icon: "icon-save", palette: palette)
    save.action = { [weak self] in self?.saveRules() }
    let rows = tables.saved.enumerated().map { index, named in
      NamedRulesRow(
        "blackjack.rules.saved.\(index)", named, palette: palette,
        load: { [weak self] in self?.load(named) }, delete: { [weak self] in self?.delete(named) })
    }
    return OptionSection(
      "blackjack.rules.saving", title: tr("Saved rules"), palette: palette,
      rows: [field, save] + rows)
  }
}

/// Saved rules: their name, which loads them, and a button that deletes them.
private final class NamedRulesRow: Node {
  private let load: Button
  private let bin: Button

  init(
    _ id: String, _ named: CustomTables.Named, palette: Palette, load: @escaping () -> Void,
    delete: @escaping () -> Void
  ) {
    self.load = Button(id, label: named.name, palette: palette, action: load)
    bin = Button(
      id + ".delete", label: tr("Delete {name}", ["name": named.name]), icon: "icon-trash",
      showsText: false, palette: palette.quiet, action: delete)
    super.init("")
    add([self.load, bin])
  }

  override func sizeDidChange() {
    bin.frame = Rect(x: size.width - 64, y: 0, width: 64, height: size.height)
    load.frame = Rect(x: 0, y: 0, width: size.width - 72, height: size.height)
  }
}
