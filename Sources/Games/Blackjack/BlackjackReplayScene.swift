import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage
import Store

/// Replays a round, and shows what each decision cost.
final class BlackjackReplayScene: @MainActor ReplayScene, Demonstration {
  let name = "blackjack.replay"
  let root = Node("")
  let track: MusicTrack? = .blackjack
  private let context: GameContext?
  private let palette: Palette
  private let record: Record<Blackjack>
  let leave: (Stage) -> Void
  /// The round at its beginning and after each entry.
  private let games: [Blackjack]
  private let header: Header
  private let felt: FeltNode
  private let status: Label
  let bar: ReplayBar
  /// The buttons that the finger of a demonstration presses.
  private let plays: PlayBar?
  var fingerGuide = FingerGuide([])
  /// What each decision cost, by the record's entry; empty until the coach has finished.
  private var verdicts: [Int: String] = [:]
  private var step = 0

  /// Throws if the record can't be replayed.
  ///
  /// `milliseconds`: the duration; `leave`: what Back does.
  init(
    _ record: Record<Blackjack>, milliseconds: Int? = nil, context: GameContext? = nil,
    isDemonstration: Bool = false, leave: @escaping (Stage) -> Void = { $0.perform(.pop) }
  ) throws(ReplayError) {
    self.record = record
    self.context = context
    self.leave = leave
    games = try Session.games(replaying: record)
    let palette = context?.dressed(.blackjack) ?? .blackjack
    self.palette = palette
    header = Header(
      "replay", title: BlackjackWords.name(of: record.setup.table), palette: palette)
    felt = FeltNode(
      palette: palette, isFourColour: context?.settings.isOn(.blackjackFourColour) ?? false)
    status = Label(
      "", style: TextStyle(size: 24, weight: .bold, alignment: .center), color: palette.tableInk,
      id: "blackjack.status")
    let times = record.moves.map(\.milliseconds)
    // The last cards are still flying when the last decision is made.
    let length = max(milliseconds ?? 0, (times.last ?? 0) + 1500)
    bar = ReplayBar(times: times, length: length, palette: palette)
    plays =
      isDemonstration
      ? PlayBar(record.setup.rules, hasBets: false, palette: palette) : nil
    root.add([felt, header, status, plays, bar].compactMap { $0 })
    bar.onStep = { [weak self] in self?.show(step: $0) }
    felt.onArrange = { [weak self] in self?.status.frame = $0.status }
    felt.onTap = { [weak self] in self?.felt.skip() }
    felt.onSettled = { [weak self] in
      self?.showStatus()
      self?.showPlays()
    }
    felt.onSound = { [weak self] in self?.stage?.audio.play($0) }
    if isDemonstration { becomeDemonstration() }
  }

  /// Without controls, and with a finger on the buttons of the game.
  private func becomeDemonstration() {
    bar.becomeClock()
    header.isHidden = true
    fingerGuide = FingerGuide(
      record.moves.compactMap { entry in
        guard case .move(.play(let play)) = entry.action else { return nil }
        return .init(tapAt: entry.milliseconds) { [weak self] in
          let button = self?.plays?.button(of: play)
          return button?.isHidden == false
            ? button?.windowFrame(at: button?.now ?? .zero).center : nil
        }
      })
  }

  private func showPlays() {
    guard let plays else { return }
    let allowed = games[step].allowed
    if felt.isDealing || allowed.isEmpty { return plays.wait() }
    plays.show(.init(plays: allowed, canDeal: false))
  }

  /// Verifies a record; nil if the text isn't one of this game.
  static func prove(_ text: String) throws(ReplayError) -> ReplayMaker? {
    guard let record: Record<Blackjack> = decoded(text) else { return nil }
    _ = try Session(replaying: record)
    return { opening in
      try? BlackjackReplayScene(
        record, context: opening.context, isDemonstration: opening.isDemonstration,
        leave: opening.leave)
    }
  }

  func didAppearFirst(on stage: Stage) {
    felt.show(.init(games[0]))
    showPlays()
    traceState()
    bar.start()
    context?.worker.run({ [record] in (try? RoundReview.decisions(replaying: record)) ?? [] }) {
      [weak self] in self?.take($0)
    }
  }

  func update(at now: Duration) {
    bar.update(at: now)
    felt.timePassed(to: now)
  }

  private func take(_ decisions: [RoundReview.Decision]) {
    for decision in decisions {
      verdicts[decision.entry] = BlackjackWords.verdict(on: decision)
    }
    showStatus()
  }

  private func show(step new: Int) {
    let isNext = new == step + 1
    step = new
    felt.show(.init(games[new]), atOnce: !isNext)
    showStatus()
    showPlays()
    traceState()
  }

  /// Shows the last decision and, once all cards have landed, the result.
  private func showStatus() {
    if let end = RoundEnd(games[step], of: record), !felt.isDealing {
      return status.show(end.title + " · " + end.sentence)
    }
    guard step > 0, case .move(.play(let play)) = record.moves[step - 1].action else {
      return status.show("")
    }
    status.show(verdicts[step - 1] ?? BlackjackWords.name(of: play))
  }

  private func traceState() {
    stage?.trace.emit(
      "state", TraceFields.State(game: Blackjack.name, state: games[step]))
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.felt(root.stage, palette: palette, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    let margin = bounds.size.shortSide < 600 ? 12.0 : 24
    var room = bounds
    room.size.height -= ReplayBar.height + margin
    let place = BlackjackLayout(
      bounds: room, hasPurse: false, buttons: plays?.count ?? 0,
      barHeight: plays?.height(width: min(bounds.width - 2 * margin, 1040)) ?? 0)
    plays?.arrange(place.bar, isColumn: place.isColumn)
    header.frame = place.header
    header.showsTitle = place.showsTitle
    felt.frame = bounds
    felt.arrange(place)
    bar.place(in: bounds, margin: margin)
  }
}
