import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// Chooses the mode, and what a double tap does or whose rules a town follows.
final class RecycleSetupScene: SetupScene {
  private let modes: SetupChoices<Recycle.Mode, RuleCard>
  private let halvings: SetupChoices<Recycle.Halving, RuleCard>
  private let regions: SetupChoices<Recycle.Region, RuleCard>
  private let modeTitle, secondTitle, modeText, secondText: Label
  private var setup: Recycle.Setup
  /// What was chosen last where it is not asked now.
  private var halving: Recycle.Halving
  private var region: Recycle.Region

  /// `choice`: the initial selection.
  init(context: GameContext, choice: RecycleChoice) {
    setup = choice.setup
    halving = choice.halving ?? .classic
    region = choice.region ?? .spain
    let palette = context.dressed(.recycle)
    func text(_ words: String, _ style: TextStyle) -> Label {
      Label(words, style: style, color: palette.ink)
    }
    modeTitle = text(tr("Choose a mode"), Theme.heading)
    secondTitle = text("", Theme.heading)
    modeText = text("", Theme.body)
    secondText = text("", Theme.body)
    func card(_ kind: String, _ value: String, _ label: String, art: String? = nil) -> RuleCard {
      RuleCard(
        "recycle.\(kind).\(value)", label: label, art: art ?? value, palette: palette.onSheet)
    }
    modes = SetupChoices(Recycle.Mode.allCases) {
      let drawings: [Recycle.Mode: String] = [.solo: "clock", .three: "minutes"]
      return card("mode", $0.rawValue, RecycleWords.name(of: $0), art: drawings[$0])
    }
    halvings = SetupChoices(Recycle.Halving.allCases) {
      card(
        "halving", $0.rawValue, RecycleWords.name(of: $0), art: $0 == .classic ? "tap" : "split")
    }
    regions = SetupChoices(Recycle.Region.allCases) {
      card("region", $0.rawValue, RecycleWords.name(of: $0))
    }
    let rules = Button(
      "recycle.rules", label: tr("Rules"), icon: "icon-rules", palette: palette.onSheet)
    super.init(
      .recycle, context: context, track: .recycle, help: rules,
      sheet: Paper(fill: palette.sheet, radius: Theme.largeRadius))
    foot = [rules, play]
    ChoiceCard.match(modes.cards + halvings.cards + regions.cards)
    modes.onChoose { [weak self] in self?.choose(mode: $0) }
    halvings.onChoose { [weak self] in self?.choose(halving: $0) }
    regions.onChoose { [weak self] in self?.choose(region: $0) }
    rows = [
      row(modeTitle, modes.cards, modeText),
      row(secondTitle, halvings.cards + regions.cards, secondText),
    ]
    addParts()
    choose(setup)
  }

  private func row(_ title: Label, _ cards: [ChoiceCard], _ note: Label) -> SetupRow {
    SetupRow(title, cards, note: note, tallest: RuleCard.height)
  }

  private func choose(mode: Recycle.Mode) {
    choose(Recycle.Setup(mode: mode, halving: halving, region: region))
  }

  private func choose(halving: Recycle.Halving) {
    self.halving = halving
    choose(Recycle.Setup(mode: setup.mode, halving: halving))
  }

  private func choose(region: Recycle.Region) {
    self.region = region
    choose(Recycle.Setup(mode: .town, region: region))
  }

  private func choose(_ setup: Recycle.Setup) {
    self.setup = setup
    modes.choose(setup.mode)
    halvings.choose(setup.halving)
    regions.choose(setup.region)
    let isTown = setup.mode == .town
    for card in halvings.cards { card.isHidden = isTown }
    for card in regions.cards { card.isHidden = !isTown }
    rows[1] = row(secondTitle, isTown ? regions.cards : halvings.cards, secondText)
    secondTitle.show(isTown ? tr("Whose rules?") : tr("What does a double tap do?"))
    let savedGame = SavedRecycle(context, of: setup)
    modeText.show(savedGame?.sentence ?? RecycleWords.about(setup.mode))
    secondText.show(
      setup.region.map(RecycleWords.about) ?? RecycleWords.about(setup.halving))
    layoutAgain()
  }

  override func didAppear(on stage: Stage) {
    super.didAppear(on: stage)
    choose(setup)
  }

  override func explain() { push(RecycleHelp.scene(palette)) }
  override var variant: String { setup.variant }

  /// Everything chosen, also what this mode doesn't ask.
  private var choice: RecycleChoice {
    var choice = RecycleChoice(setup)
    (choice.halving, choice.region) = (halving, region)
    return choice
  }

  override func start() {
    context.choices.remember(choice)
    choice.save(in: context)
    super.start()
  }

  override func savedGameQuestion() -> MessageScene? {
    SavedRecycle(context, of: setup).map { savedGame in
      savedGame.question(
        palette: palette,
        resume: { [context] in $0.perform(.push(RecycleScene(context, resuming: savedGame))) },
        begin: { [weak self] _ in self?.begin() })
    }
  }

  override func begin() { push(RecycleScene(context: context, setup)) }

  /// The same choices in the current language.
  override func renewed() -> (any Scene)? { RecycleSetupScene(context: context, choice: choice) }

  override func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    super.drawBackdrop(into: &list, in: bounds)
    Backdrop.morning(root.stage, into: &list, in: bounds)
  }
}
