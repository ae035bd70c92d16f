public import Drawing
public import Geometry
public import Input
import Languages
public import Rules
import Services
public import Stage
import Store

/// A blackjack table: shows what `BlackjackTable` decides, and hands on what the player wants.
public final class BlackjackScene: Scene {
  public let name = "blackjack"
  public let root = Node("")
  public let track: MusicTrack? = .blackjack
  /// While somebody plays; a table left alone for five minutes may go dark.
  public var allowsBlanking: Bool { table.isFree || now - lastMove > .seconds(300) }
  let cabinet: Cabinet
  let world: ColorWorld
  let table: BlackjackTable
  var bank: BlackjackBank
  private let header: Header
  private let coachButton: Button
  private let felt: FeltNode
  private let bar: PlayBar
  private let status: Label
  private let purse: PurseBar?
  /// What is told once the cards lie.
  private var powers = BlackjackTable.Powers()
  private var words = ""
  private var ended: (end: RoundEnd, keeping: GameEnd)?
  /// When the dialog comes.
  private var celebration: Duration?
  private var lastMove = Duration.zero
  private var bounds = Rect.zero
  /// Whether the coach speaks without being asked.
  private var isCoachOn: Bool
  private(set) weak var stage: Stage?

  /// Sits down where one sat last, and goes on with the round that was left there.
  public convenience init(cabinet: Cabinet) {
    cabinet.keeper.finish()
    self.init(cabinet, going: nil)
  }

  /// `old`: a scene whose place this one takes, with the same round on the table.
  private init(_ cabinet: Cabinet, going old: BlackjackScene?) {
    self.cabinet = cabinet
    let world = cabinet.dressed(.blackjack)
    self.world = world
    var bank = old?.bank ?? BlackjackBank(cabinet.store)
    table = old?.table ?? Self.seat(cabinet, &bank)
    self.bank = bank
    ended = old?.ended
    celebration = old?.celebration
    isCoachOn = old?.isCoachOn ?? cabinet.settings.isOn(.blackjackCoach)
    var (back, coach, explain) = ({}, {}, {})
    coachButton = Button(
      "blackjack.coach", label: tr("Coach"), icon: "icon-star", world: world, action: { coach() })
    let help = Button(
      "blackjack.help", label: tr("Help"), icon: "icon-help", world: world,
      action: { explain() })
    header = Header(
      "blackjack", title: BlackjackWords.name(of: table.table), world: world,
      extras: [coachButton, help], back: { back() })
    felt = FeltNode(world: world, isFourColour: cabinet.settings.isOn(.blackjackFourColour))
    bar = PlayBar(table.table.rules, world: world)
    status = Label(
      "", style: TextStyle(size: 24, weight: .bold, alignment: .center), color: world.tableInk,
      id: "blackjack.status")
    var openBet = {}
    purse = table.purse.map { _ in PurseBar(world: world) { openBet() } }
    root.add(felt)
    root.add([header, status, bar])
    if let purse { root.add(purse) }
    back = { [weak self] in self?.goBack() }
    coach = { [weak self] in self?.askCoach() }
    explain = { [weak self] in self?.explain() }
    openBet = { [weak self] in self?.chooseBet() }
    coachButton.isOn = isCoachOn
    connect()
  }

  /// A seat at the table that was chosen, with the round that was left there.
  private static func seat(_ cabinet: Cabinet, _ bank: inout BlackjackBank) -> BlackjackTable {
    let kept = KeptRound(cabinet.store)
    if let kept { bank.table = kept.session.setup.table }
    let player = (try? cabinet.store.currentPlayer()) ?? nil
    let usesMoney = kept.map { $0.session.setup.purse != nil } ?? bank.usesMoney
    let halves = bank.halves(of: player)
    let purse = BlackjackTable.Purse(
      halves: kept?.session.setup.purse ?? halves,
      bet: min(kept?.session.setup.stake ?? bank.bet, halves / 2))
    let table = BlackjackTable(
      bank.table, purse: usesMoney ? purse : nil, seed: { [cabinet] in cabinet.nextSeed() })
    if let text = cabinet.settings.text(.blackjackServer), let address = DeckAddress(text) {
      table.dealer = DeckDealer(cabinet.deckProvider(address), post: cabinet.post)
    }
    if let kept { table.goOn(with: kept.session, milliseconds: kept.milliseconds) }
    return table
  }

  private func connect() {
    table.clock = { [weak self] in Int((self?.now ?? .zero) / .milliseconds(1)) }
    table.updateCards = { [weak self] in self?.felt.show($0) }
    table.updatePowers = { [weak self] in self?.show($0) }
    table.updateStatus = { [weak self] in self?.show($0) }
    table.told = { [weak self] in self?.tell($0, $1) }
    table.endedRound = { [weak self] in self?.roundEnded($0, $1) }
    table.fellBack = { [weak self] in
      self?.stage?.toast(
        tr("The card server is of no help: the hand goes on with a deck of our own."))
    }
    table.shuffled = { [weak self] in self?.stage?.powers.audio.play(.shuffle) }
    bar.onDeal = { [weak self] in self?.deal() }
    bar.onPlay = { [weak self] in self?.play($0) }
    felt.onTap = { [weak self] in self?.skip() }
    felt.onSettled = { [weak self] in self?.cardsLie() }
    felt.onSound = { [weak self] in self?.stage?.powers.audio.play($0) }
  }

  /// The round that is shown, for tests.
  public var game: Blackjack? { table.game }
  private var now: Duration { stage?.now ?? .zero }

  public func renewed() -> (any Scene)? { BlackjackScene(cabinet, going: self) }

  public func didAppear(on stage: Stage) {
    let isNew = self.stage == nil
    self.stage = stage
    guard isNew else { return }
    lastMove = stage.now
    if table.game == nil, table.purse == nil {
      deal()
    } else {
      felt.show(table.picture, atOnce: true)
      table.show()
      if let game = table.game { tell(nil, game) }
    }
    stage.setFocus(bar.show(powers))
  }

  public func goBack() {
    felt.skip()
    if !celebrate() { stage?.perform(.pop) }
  }

  /// A tap shows at once how it ends, and then who it goes to.
  private func skip() {
    if felt.isDealing { felt.skip() } else { celebrate() }
  }

  public func didLeave() { table.dealer?.leave() }
  public func programWillEnd() { keep() }

  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.felt(root.stage, world: world, into: &list, in: bounds)
  }

  public func layout(in bounds: Rect) {
    self.bounds = bounds
    let margin = bounds.width < 600 ? 12.0 : 24
    let place = BlackjackLayout(
      bounds: bounds, hasPurse: purse != nil, buttons: bar.count,
      rows: bar.rows(width: min(bounds.width - 2 * margin, 1040)))
    header.frame = place.header
    header.showsTitle = !place.isColumn
    felt.frame = bounds
    felt.arrange(place)
    status.frame = place.status
    bar.arrange(place.bar, isColumn: place.isColumn)
    purse?.frame = place.purse
  }

  public func update(at now: Duration) {
    felt.timePassed(to: now)
    if let celebration, celebration <= now { celebrate() }
  }

  public func nextFrame(after now: Duration) -> NextFrame {
    celebration.map(NextFrame.at) ?? .onInput
  }

  public func handle(_ key: KeyEvent) -> Bool {
    guard key.modifiers.isEmpty, !key.isRepeat else { return false }
    switch key.key {
    case .character("h"): return press(.hit)
    case .character("s"): return press(.stand)
    case .character("d"): return press(.double)
    case .character("p"): return press(.split)
    case .character("r"): return press(.surrender)
    case .character("i"): return press(.insure)
    case .character("n"): return bar.new.activate()
    case .character("c"): return coachButton.activate()
    case .character("b"): return purse?.activate() ?? false
    case .function(1): explain()
    default: return false
    }
    return true
  }

  private func press(_ play: Play) -> Bool { bar.button(of: play)?.activate() ?? false }

  private func explain() { stage?.perform(.push(BlackjackHelp.scene(cabinet))) }
}

// Playing.
extension BlackjackScene {
  private func deal() {
    felt.skip()
    guard !celebrate() else { return }
    sitDown()
    table.deal()
  }

  private func play(_ play: Play) {
    lastMove = now
    table.play(play)
  }

  /// Whoever gave a name last plays, with that player's chips.
  private func sitDown() {
    guard let purse = table.purse else { return }
    let player = (try? cabinet.store.currentPlayer()) ?? nil
    let halves = bank.halves(of: player)
    if purse.halves < 2, halves >= 2 { stage?.toast(tr("Here is a new stack of chips.")) }
    table.take(.init(halves: halves, bet: max(1, purse.bet)))
    bank.bet = table.purse?.bet ?? bank.bet
  }

  private func tell(_ move: Blackjack.Move?, _ game: Blackjack) {
    guard let trace = stage?.powers.trace else { return }
    if let move { trace.emit("move", TraceFields.Move(game: Blackjack.name, move: move)) }
    trace.emit("state", TraceFields.State(game: Blackjack.name, state: game))
    keep()
  }

  /// Puts the round on disk as it is now, without waiting for it.
  private func keep() {
    let date = cabinet.date()
    if let session = table.session, session.game.outcome == nil {
      let kept = KeptRound(session: session, milliseconds: table.played)
      cabinet.keeper.keep(slot: KeptRound.slot, step: session.entries.count) {
        kept.saved(at: date)
      }
    }
    let bank = bank
    cabinet.keeper.keep(slot: BlackjackBank.slot, step: 0) { bank.saved(at: date) }
  }

  private func show(_ powers: BlackjackTable.Powers) {
    self.powers = powers
    if let purse = table.purse {
      self.purse?.show(purse, atStake: table.atStake, isOpen: powers.canBet)
    }
    // Who still plays need not wait for a card to land.
    if !felt.isDealing || !table.isFree { showPowers() }
  }

  private func show(_ text: String) {
    words = text
    status.show(!felt.isDealing ? text : table.isFree ? tr("The bot plays…") : "")
  }

  private func showPowers() {
    let first = bar.show(powers)
    stage?.setFocus(first)
    layout(in: bounds)
    if isCoachOn { askForAdvice() }
  }

  /// Everything lies: now it is said what it means.
  private func cardsLie() {
    showPowers()
    status.show(words)
    guard celebration == nil, let (end, _) = ended else { return }
    let sound: Sound =
      switch end.outcome {
      case .won: .roundWon
      case .lost: .roundLost
      case .drawn: .roundDrawn
      }
    stage?.powers.audio.play(sound)
    celebration = now + .milliseconds(900)
  }
}

// The end of a round.
extension BlackjackScene {
  private func roundEnded(_ end: RoundEnd, _ milliseconds: Int) {
    let player = (try? cabinet.store.currentPlayer()) ?? nil
    if let purse = table.purse {
      bank.keep(purse.halves, of: player)
      bank.bet = max(1, end.record.setup.stake)
    }
    let new = end.result(milliseconds: milliseconds, at: cabinet.date())
    let keeping = GameEnd.keep(new, ending: KeptRound.slot, in: cabinet)
    let played = keeping.played
    var id: Int?
    if case .draft(let draft) = keeping { id = draft.id }
    stage?.powers.trace.emit(
      "result",
      TraceFields.Result(
        game: played.game, variant: played.variant, score: played.score, moves: played.moves,
        ms: played.milliseconds, undos: 0, id: id))
    ended = (end, keeping)
  }

  /// The cards were looked at: now for the name; says whether one is asked for.
  @discardableResult private func celebrate() -> Bool {
    guard celebration != nil, let (end, keeping) = ended else { return false }
    celebration = nil
    ended = nil
    if table.table != .source, claim(keeping) { return false }
    stage?.perform(
      .push(
        ResultScene(
          name: "blackjack.result", title: end.title, end: keeping, board: .blackjack,
          look: .init(art: end.art, isHappy: end.outcome == .won), cabinet: cabinet,
          ways: .init(
            again: { [weak self] in
              self?.stage?.perform(.pop)
              self?.deal()
            }))))
    return true
  }

  /// In a casino nobody is asked for a name after every hand: it goes to who sits there.
  private func claim(_ keeping: GameEnd) -> Bool {
    guard case .draft(let draft) = keeping,
      let known = (try? cabinet.store.lastPlayerName()) ?? nil, let name = try? PlayerName(known),
      let result = try? cabinet.store.claim(draft.id, by: name)
    else { return false }
    stage?.powers.trace.emit(
      "claim", TraceFields.Claim(id: result.id, player: name.text, ranks: []))
    return true
  }
}

// The coach, and the bet.
extension BlackjackScene {
  private func askCoach() {
    isCoachOn.toggle()
    coachButton.isOn = isCoachOn
    isCoachOn ? askForAdvice() : showPowers()
  }

  private func askForAdvice() {
    guard let game = table.game, !powers.plays.isEmpty else { return }
    cabinet.worker.run({ game.advice }) { [weak self] values in
      guard let self, isCoachOn, table.game == game, let values else { return }
      bar.advise(values)
      root.setNeedsDisplay()
    }
  }

  private func chooseBet() {
    guard let purse = table.purse, powers.canBet, !felt.isDealing else { return }
    stage?.perform(
      .push(
        BetScene(purse, world: world) { [weak self] chips in
          guard let self else { return }
          table.bet(chips)
          bank.bet = max(1, chips)
          keep()
        }))
  }
}
