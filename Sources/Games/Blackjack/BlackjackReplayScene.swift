import Arcade
import Drawing
import Geometry
import Rules
import Stage
import Store

/// Replays a round, and shows what each decision cost.
final class BlackjackReplayScene: ReplayScene<Blackjack> {
  private let felt: FeltNode
  private let status: Label
  /// The buttons that the finger of a demonstration presses.
  private let plays: PlayBar?
  /// What each decision cost, by the record's entry; empty until the coach has finished.
  private var verdicts: [Int: String] = [:]

  init(_ replay: Replay<Blackjack>) {
    let (setup, palette, opening) = (replay.record.setup, replay.palette, replay.opening)
    felt = FeltNode(
      palette: palette,
      isFourColour: opening.context?.settings.isOn(.blackjackFourColour) ?? false)
    status = Label(
      "", style: TextStyle(size: 24, weight: .bold, alignment: .center), color: palette.tableInk,
      id: "blackjack.status")
    plays =
      opening.isDemonstration ? PlayBar(setup.rules, hasBets: false, palette: palette) : nil
    // The last cards are still flying when the last decision is made.
    super.init(
      replay, track: .blackjack, title: BlackjackWords.name(of: setup.table), rest: 1500)
    root.add([felt, header, status, plays, bar].compactMap { $0 })
    felt.onArrange = { [weak self] in self?.status.frame = $0.status }
    felt.onTap = { [weak self] in self?.felt.skip() }
    felt.onSettled = { [weak self] in
      self?.showStatus()
      self?.showPlays()
    }
    felt.onSound = { [weak self] in self?.stage?.audio.play($0) }
  }

  /// The buttons of the game.
  override var touches: [FingerGuide.Touch] {
    replay.record.moves.compactMap { entry in
      guard case .move(.play(let play)) = entry.action else { return nil }
      return .init(tapAt: entry.milliseconds) { [weak self] in
        let button = self?.plays?.button(of: play)
        return button?.isHidden == false
          ? button?.windowFrame(at: button?.now ?? .zero).center : nil
      }
    }
  }

  private func showPlays() {
    guard let plays else { return }
    if felt.isDealing || game.allowed.isEmpty { return plays.wait() }
    plays.show(.init(plays: game.allowed, canDeal: false))
  }

  override func didAppearFirst(on stage: Stage) {
    super.didAppearFirst(on: stage)
    let record = replay.record
    replay.opening.context?.worker.run({
      (try? RoundReview.decisions(replaying: record)) ?? []
    }) { [weak self] in self?.take($0) }
  }

  override func update(at now: Duration) {
    super.update(at: now)
    felt.timePassed(to: now)
  }

  private func take(_ decisions: [RoundReview.Decision]) {
    for decision in decisions {
      verdicts[decision.entry] = BlackjackWords.verdict(on: decision)
    }
    showStatus()
  }

  override func show(from old: Int) {
    felt.show(.init(game), atOnce: step != old && step != old + 1)
    showStatus()
    showPlays()
  }

  /// Shows the last decision and, once all cards have landed, the result.
  private func showStatus() {
    if let end = RoundEnd(game, of: replay.record), !felt.isDealing {
      return status.show(end.title + " · " + end.sentence)
    }
    guard step > 0, case .move(.play(let play)) = replay.record.moves[step - 1].action else {
      return status.show("")
    }
    status.show(verdicts[step - 1] ?? BlackjackWords.name(of: play))
  }

  override func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.felt(root.stage, palette: palette, into: &list, in: bounds)
  }

  override func layout(in bounds: Rect) {
    let margin = bounds.size.shortSide < 600 ? 12.0 : 24
    let place = BlackjackLayout(
      bounds: placeBar(in: bounds), hasPurse: false, buttons: plays?.count ?? 0,
      barHeight: plays?.height(width: min(bounds.width - 2 * margin, 1040)) ?? 0)
    plays?.arrange(place.bar, isColumn: place.isColumn)
    header.frame = place.header
    header.showsTitle = place.showsTitle
    felt.frame = bounds
    felt.arrange(place)
  }
}
