import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// Chooses the mode, and what a double tap does or whose rules a town follows.
final class RecycleSetupScene: Scene {
  let name = "recycle.setup"
  let root = Node("")
  let track: MusicTrack? = .recycle
  private let context: GameContext
  private let palette: Palette
  private let header: Header
  private let modeTitle, secondTitle, modeText, secondText: Label
  private let play, rules: Button
  private let sheet: Paper
  private var modes: [(mode: Recycle.Mode, card: RuleCard)] = []
  private var halvings: [(halving: Recycle.Halving, card: RuleCard)] = []
  private var regions: [(region: Recycle.Region, card: RuleCard)] = []
  private var setup: Recycle.Setup
  /// What was chosen last where it is not asked now.
  private var halving: Recycle.Halving
  private var region: Recycle.Region

  /// `choice`: the initial selection.
  init(context: GameContext, choice: RecycleChoice) {
    self.context = context
    let palette = context.dressed(.recycle)
    self.palette = palette
    setup = choice.setup
    halving = choice.halving ?? .classic
    region = choice.region ?? .spain
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
    secondTitle = text("", Theme.heading)
    modeText = text("", Theme.body)
    secondText = text("", Theme.body)
    play = Button(
      "recycle.play", label: tr("Play"), icon: "icon-play", kind: .primary, palette: palette)
    root.add([sheet, header])
    sheet.add([modeTitle, modeText, secondTitle, secondText])
    makeChoices()
    sheet.add([rules, play])
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
      .solo: "clock", .three: "minutes", .two: "two", .together: "together", .calm: "calm",
      .hard: "hard", .town: "town",
    ]
    for mode in Recycle.Mode.allCases {
      let card = RuleCard(
        "recycle.mode.\(mode.rawValue)", label: RecycleWords.name(of: mode),
        art: drawings[mode] ?? "", palette: palette.onSheet
      ) { [weak self] in
        guard let self else { return }
        choose(Recycle.Setup(mode: mode, halving: halving, region: region))
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
        self.halving = halving
        choose(Recycle.Setup(mode: setup.mode, halving: halving))
      }
      halvings.append((halving, card))
      sheet.add(card)
    }
    for region in Recycle.Region.allCases {
      let card = RuleCard(
        "recycle.region.\(region.rawValue)", label: RecycleWords.name(of: region),
        art: region.rawValue, palette: palette.onSheet
      ) { [weak self] in
        guard let self else { return }
        self.region = region
        choose(Recycle.Setup(mode: .town, region: region))
      }
      regions.append((region, card))
      sheet.add(card)
    }
    RuleCard.match(modes.map(\.card) + halvings.map(\.card) + regions.map(\.card))
  }

  func didAppear(on stage: Stage) {
    choose(setup)
    stage.setFocus(play)
  }

  private func choose(_ setup: Recycle.Setup) {
    self.setup = setup
    for (mode, card) in modes { card.isOn = mode == setup.mode }
    let isTown = setup.mode == .town
    for (halving, card) in halvings {
      (card.isOn, card.isHidden) = (halving == setup.halving, isTown)
    }
    for (region, card) in regions {
      (card.isOn, card.isHidden) = (region == setup.region, !isTown)
    }
    secondTitle.show(isTown ? tr("Whose rules?") : tr("What does a double tap do?"))
    let savedGame = SavedRecycle(context, of: setup)
    modeText.show(savedGame?.sentence ?? RecycleWords.about(setup.mode))
    secondText.show(
      setup.region.map(RecycleWords.about) ?? RecycleWords.about(setup.halving))
  }

  /// Everything chosen, also what this mode doesn't ask.
  private var choice: RecycleChoice {
    var choice = RecycleChoice(setup)
    (choice.halving, choice.region) = (halving, region)
    return choice
  }

  private func start() {
    let choice = choice
    context.choices.remember(choice)
    choice.save(in: context)
    guard let stage else { return }
    let begin: (Stage) -> Void = { [context, setup] in
      $0.perform(.push(RecycleScene(context: context, setup)))
    }
    guard let savedGame = SavedRecycle(context, of: setup) else { return begin(stage) }
    let resume: (Stage) -> Void = { [context] in
      $0.perform(.push(RecycleScene(context, resuming: savedGame)))
    }
    stage.perform(.push(savedGame.question(palette: palette, resume: resume, begin: begin)))
  }

  /// The same choices in the current language.
  func renewed() -> (any Scene)? {
    RecycleSetupScene(context: context, choice: choice)
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
    func place(_ seconds: Int) -> RecycleSetupLayout {
      RecycleSetupLayout(
        room: room, rulesWidth: rules.fittingSize.width, modes: modes.count, seconds: seconds)
    }
    let (place, towns) = (place(halvings.count), place(regions.count))
    sheet.frame = place.sheet
    modeTitle.isHidden = place.modeTitle == nil
    modeTitle.frame = place.modeTitle ?? .zero
    secondTitle.frame = place.secondTitle
    for (choice, frame) in zip(modes, place.modes) { choice.card.frame = frame }
    for (choice, frame) in zip(halvings, place.seconds) { choice.card.frame = frame }
    for (choice, frame) in zip(regions, towns.seconds) { choice.card.frame = frame }
    modeText.frame = place.modeText
    secondText.frame = place.secondText
    play.frame = place.play
    rules.frame = place.rules
  }
}
