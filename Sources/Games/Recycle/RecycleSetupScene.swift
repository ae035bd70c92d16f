import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// Chooses the mode and what a double tap does.
final class RecycleSetupScene: Scene {
  let name = "recycle.setup"
  let root = Node("")
  let track: MusicTrack? = .recycle
  private let context: GameContext
  private let palette: Palette
  private let header: Header
  private let modeTitle, halvingTitle, modeText, halvingText: Label
  private let play, rules: Button
  private let sheet: Paper
  private var modes: [(mode: Recycle.Mode, card: RuleCard)] = []
  private var halvings: [(halving: Recycle.Halving, card: RuleCard)] = []
  private var setup: Recycle.Setup

  /// `choice`: the initial selection.
  init(context: GameContext, choice: RecycleChoice) {
    self.context = context
    let palette = context.dressed(.recycle)
    self.palette = palette
    setup = choice.setup
    let results = Button.leaderboard(of: "recycle", palette: palette)
    rules = Button(
      "recycle.rules", label: tr("Rules"), icon: "icon-rules", palette: palette.onSheet)
    header = Header(
      "recycle", title: tr("Recycle"), palette: palette,
      extras: [
        results, .players(of: "recycle", context: context, palette: .recycle),
        .options(of: "recycle", context: context, palette: .recycle),
      ])
    sheet = Paper(fill: palette.sheet, radius: Theme.largeRadius)
    func text(_ words: String, _ style: TextStyle) -> Label {
      Label(words, style: style, color: palette.ink)
    }
    modeTitle = text(tr("Choose a mode"), Theme.heading)
    halvingTitle = text(tr("What does a double tap do?"), Theme.heading)
    modeText = text("", Theme.body)
    halvingText = text("", Theme.body)
    play = Button(
      "recycle.play", label: tr("Play"), icon: "icon-play", kind: .primary, palette: palette)
    root.add([sheet, header])
    sheet.add([modeTitle, modeText, halvingTitle, halvingText])
    makeChoices()
    sheet.add([rules, play])
    header.onBack = { [weak self] in self?.goBack() }
    play.action = { [weak self] in self?.start() }
    rules.action = { [weak self] in self?.stage?.perform(.push(RecycleHelp.scene(palette))) }
    results.action = { [weak self] in self?.openResults() }
    choose(setup)
  }

  private func openResults() {
    stage?.perform(.push(LeaderboardScene(.recycle, context: context, variant: setup.variant)))
  }

  private func makeChoices() {
    let drawings: [Recycle.Mode: String] = [
      .solo: "clock", .two: "two", .calm: "calm", .hard: "hard",
    ]
    for mode in Recycle.Mode.allCases {
      let card = RuleCard(
        "recycle.mode.\(mode.rawValue)", label: RecycleWords.name(of: mode),
        art: drawings[mode] ?? "", palette: palette.onSheet
      ) { [weak self] in
        guard let self else { return }
        choose(Recycle.Setup(mode: mode, halving: setup.halving))
      }
      modes.append((mode, card))
      sheet.add(card)
    }
    for halving in Recycle.Halving.allCases {
      let card = RuleCard(
        "recycle.halving.\(halving.rawValue)", label: RecycleWords.name(of: halving),
        art: halving == .classic ? "tap" : "split", palette: palette.onSheet
      ) { [weak self] in
        guard let self else { return }
        choose(Recycle.Setup(mode: setup.mode, halving: halving))
      }
      halvings.append((halving, card))
      sheet.add(card)
    }
    RuleCard.match(modes.map(\.card) + halvings.map(\.card))
  }

  func didAppear(on stage: Stage) {
    choose(setup)
    stage.setFocus(play)
  }

  func goBack() { stage?.perform(.pop) }

  private func choose(_ setup: Recycle.Setup) {
    self.setup = setup
    for (mode, card) in modes { card.isOn = mode == setup.mode }
    for (halving, card) in halvings { card.isOn = halving == setup.halving }
    let kept = SavedRecycle(context, of: setup)
    modeText.show(kept?.sentence ?? RecycleWords.about(setup.mode))
    halvingText.show(RecycleWords.about(setup.halving))
  }

  private func start() {
    let choice = RecycleChoice(setup)
    context.choices.remember(choice)
    choice.save(in: context)
    let begin: () -> Void = { [weak self] in
      guard let self else { return }
      stage?.perform(.push(RecycleScene(context: context, setup)))
    }
    guard let kept = SavedRecycle(context, of: setup) else { return begin() }
    let resume: () -> Void = { [weak self] in
      guard let self else { return }
      stage?.perform(.push(RecycleScene(context, resuming: kept)))
    }
    stage?.perform(.push(kept.question(palette: palette, resume: resume, begin: begin)))
  }

  /// The same choices in the current language.
  func renewed() -> (any Scene)? {
    RecycleSetupScene(context: context, choice: RecycleChoice(setup))
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
    Backdrop.morning(root.stage, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let room = Rect(
      x: 16, y: Header.height, width: bounds.width - 32,
      height: bounds.height - Header.height - 12)
    let place = RecycleSetupLayout(room: room, rulesWidth: rules.fittingSize.width)
    sheet.frame = place.sheet
    modeTitle.frame = place.modeTitle
    halvingTitle.frame = place.halvingTitle
    for (choice, frame) in zip(modes, place.modes) { choice.card.frame = frame }
    for (choice, frame) in zip(halvings, place.halvings) { choice.card.frame = frame }
    modeText.frame = place.modeText
    halvingText.frame = place.halvingText
    play.frame = place.play
    rules.frame = place.rules
  }
}
