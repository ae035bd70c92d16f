import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// A blackjack table: shows what `BlackjackPresenter` decides, and passes it the player's
/// actions.
final class BlackjackScene: FeltScene {
  override var followsWriting: Bool { false }
  /// False during a game; a table idle for five minutes may let the screen go dark.
  override var allowsBlanking: Bool { table.isFree || now - lastMove > .seconds(300) }
  let table: BlackjackPresenter
  let photos: CardPhotos
  var bank: BlackjackBank
  /// Whose hand and chips these are, from one deal to the next; nil is the guest.
  var owner: Player?
  /// Where the owner's hand is saved.
  var slot: SaveSlot
  let coachButton: Button
  let felt: FeltNode
  let bar: PlayBar
  let status: Label
  let purse: PurseBar?
  /// The plays to show once the cards have landed.
  var available = BlackjackPresenter.AvailableActions()
  var words = ""
  var ended: (end: RoundEnd, gameEnd: GameEnd)?
  /// The last round, as long as the coach thinks about it.
  var unreviewed: (end: RoundEnd, draft: GameResult.ID)?
  /// When the result dialog appears.
  var celebration: Duration?
  var lastMove = Duration.zero
  /// Whether the coach is on.
  var isCoachOn: Bool
  /// The coach setting when it was last read.
  var coachSetting: Bool
  /// The server's address; empty for the built-in shoe.
  var dealerAddress: String
  /// What was advised, and why.
  var reason: String?
  /// The table as it was announced last.
  var told = Told()
  let hint = HandDemo("blackjack.hint")
  var lessons: Lessons<BlackjackLesson>

  /// Opens the last table and resumes its saved round, or opens another table.
  convenience init(context: GameContext, at table: Table? = nil) {
    context.autosaver.finish()
    self.init(context, going: nil, at: table)
  }

  /// `old`: a scene that this one replaces, with the same round.
  private init(_ context: GameContext, going old: BlackjackScene?, at wanted: Table? = nil) {
    let palette = context.dressed(.blackjack)
    var bank = old?.bank ?? BlackjackBank(context.store)
    owner = old?.owner ?? (try? context.store.currentPlayer()) ?? nil
    slot = old?.slot ?? SavedRound.slot(context)
    table = old?.table ?? Self.seat(context, &bank, at: wanted)
    self.bank = bank
    lessons = old?.lessons ?? Lessons(context)
    photos = old?.photos ?? CardPhotos(context: context)
    ended = old?.ended
    celebration = old?.celebration
    coachSetting = old?.coachSetting ?? context.settings.isOn(.blackjackCoach)
    isCoachOn = old?.isCoachOn ?? coachSetting
    dealerAddress = old?.dealerAddress ?? ""
    coachButton = Button("blackjack.coach", label: tr("Coach"), icon: "icon-star", palette: palette)
    let help = Button("blackjack.help", label: tr("Help"), icon: "icon-help", palette: palette)
    let options = Button(
      "blackjack.options", label: tr("Options"), icon: "icon-options", palette: palette)
    let hasBets = table.purse != nil
    felt = FeltNode(
      palette: palette, isFourColour: context.settings.isOn(.blackjackFourColour),
      hasBets: hasBets)
    bar = PlayBar(table.rules, hasBets: hasBets, palette: palette)
    status = Label(
      "", style: TextStyle(size: 24, weight: .bold, alignment: .center), color: palette.tableInk,
      id: "blackjack.status")
    purse = table.purse.map { _ in PurseBar(palette: palette) }
    super.init(
      "blackjack", title: BlackjackWords.name(of: table.table), context: context, palette: palette,
      extras: [options, coachButton, help], track: .blackjack)
    root.add(felt)
    root.add([header, status, bar])
    if let purse { root.add(purse) }
    // A chip that is dragged lies over everything.
    root.bringToFront(bar)
    root.add(hint)
    coachButton.action = { [weak self] in self?.askCoach() }
    help.action = { [weak self] in self?.explain() }
    options.action = { [weak self] in self?.openOptions() }
    coachButton.isOn = isCoachOn
    connect()
    if old == nil { chooseDealer() }
  }

  /// A seat at the selected table, with its saved round.
  private static func seat(
    _ context: GameContext, _ bank: inout BlackjackBank, at wanted: Table?
  ) -> BlackjackPresenter {
    // A requested table takes precedence over a saved round.
    let savedGame = wanted == nil ? SavedRound(context) : nil
    if let wanted { bank.table = wanted }
    if let savedGame { bank.table = savedGame.session.setup.table }
    let player = (try? context.store.currentPlayer()) ?? nil
    let usesMoney = savedGame.map { $0.session.setup.purse != nil } ?? bank.usesMoney
    let halves = bank.halves(of: player)
    let purse = BlackjackPresenter.Purse(
      halves: halves, bet: savedGame?.session.setup.stake ?? bank.bet
    ).payable
    let table = BlackjackPresenter(
      bank.table, custom: savedGame?.session.setup.custom ?? CustomTables(context.store).rules,
      purse: usesMoney ? purse : nil, seed: { [context] in context.nextSeed() })
    if let savedGame { table.resume(with: savedGame.session, milliseconds: savedGame.milliseconds) }
    return table
  }

  private func connect() {
    table.clock = { [weak self] in Int((self?.now ?? .zero) / .milliseconds(1)) }
    table.updateCards = { [weak self] in self?.felt.show($0) }
    table.updateAvailable = { [weak self] in self?.show($0) }
    table.updateStatus = { [weak self] in self?.show($0) }
    table.didChange = { [weak self] in self?.traceAndSave($0, $1) }
    table.endedRound = { [weak self] in self?.roundEnded($0, $1) }
    table.fellBack = { [weak self] in
      self?.stage?.toast(
        tr("The card server isn't responding. This hand uses the built-in deck."))
    }
    photos.changed = { [weak self] in self?.felt.photos = $0 }
    felt.photos = photos.photos
    table.shuffled = { [weak self] in self?.stage?.audio.play(.shuffle) }
    bar.onDeal = { [weak self] in self?.deal() }
    bar.onPlay = { [weak self] in self?.play($0) }
    bar.rail?.onChip = { [weak self] in self?.put($0, from: $1) }
    bar.rail?.isRing = { [weak self] in self?.isRing($0) ?? false }
    felt.spot?.action = { [weak self] in self?.takeChipBack() }
    felt.onArrange = { [weak self] in self?.status.frame = $0.status }
    felt.onTap = { [weak self] in self?.skip() }
    felt.onSettled = { [weak self] in self?.cardsLie() }
    felt.onSound = { [weak self] in self?.stage?.audio.play($0) }
  }

  /// The round that is shown, for tests.
  var game: Blackjack? { table.game }
  var now: Duration { stage?.now ?? .zero }

  override func renewed() -> (any Scene)? { BlackjackScene(context, going: self) }

  override func didAppear(on stage: Stage) {
    applySettings()
    if ended == nil { refill() }
  }

  override func didAppearFirst(on stage: Stage) {
    lastMove = stage.now
    if table.game == nil, table.purse == nil {
      deal()
    } else {
      felt.show(table.picture, atOnce: true)
      table.show()
      if let game = table.game { traceAndSave(nil, game) }
    }
    stage.setFocus(bar.show(available))
  }

  override func goBack() {
    felt.skip()
    if !celebrate() { stage?.perform(.pop) }
  }

  /// A tap skips to the end of the round, then what happens on the table, and then to the dialog.
  private func skip() {
    if felt.isDealing { return felt.skip() }
    guard felt.isEnding || purse?.isRolling ?? false else {
      celebrate()
      return
    }
    felt.skipEnd()
    purse?.finish()
  }

  override func didLeave() { table.dealer?.leave() }
  override func programWillEnd() { save() }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let margin = bounds.width < 600 ? 12.0 : 24
    bar.isLarge = bounds.height >= 1400 && bounds.width >= 900
    let place = BlackjackLayout(
      bounds: bounds, hasPurse: purse != nil, buttons: max(bar.count, 3),
      barHeight: bar.height(width: min(bounds.width - 2 * margin, 1040)),
      isLeftHanded: context.settings.isOn(.leftHanded))
    header.frame = place.header
    header.showsTitle = place.showsTitle
    header.isSplit = place.isColumn && bounds.width < 1000
    status.style.size = bar.isLarge ? 30 : 24
    felt.frame = bounds
    felt.arrange(place)
    bar.arrange(place.bar, isColumn: place.isColumn)
    purse?.frame = place.purse
    hint.frame = bounds
  }

  override func update(at now: Duration) {
    felt.timePassed(to: now)
    giveHint(at: now)
    if let celebration, celebration <= now { celebrate() }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    [celebration, hintDue].compactMap { $0 }.min().map { .at(max($0, now)) } ?? .onInput
  }

  override func handle(_ key: KeyEvent) -> Bool {
    if let play = Play(key) { return press(play) }
    switch GameKey(key) {
    case .newGame: return bar.new.activate()
    case .hint: return coachButton.activate()
    case .help:
      explain()
      return true
    case .bets: return focusChips()
    case .aloud:
      announceTable(all: true)
      return true
    default: return false
    }
  }

  private func press(_ play: Play) -> Bool { bar.button(of: play)?.activate() ?? false }

  private func openOptions() {
    stage?.perform(.push(OptionsScene(context: context, palette: .blackjack)))
  }

  private func explain() { stage?.perform(.push(BlackjackHelp.scene(context))) }
}
