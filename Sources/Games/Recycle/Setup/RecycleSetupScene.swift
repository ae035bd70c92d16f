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
  /// Everything chosen, also what this mode doesn't ask.
  private var choice: RecycleChoice

  /// `choice`: the initial selection.
  init(context: GameContext, choice: RecycleChoice) {
    self.choice = RecycleChoice(
      mode: choice.setup.mode, halving: choice.halving ?? .classic,
      region: choice.region ?? RecycleWords.home)
    let palette = context.dressed(.recycle)
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
    super.init(
      .recycle, context: context, track: .recycle,
      sheet: Paper(fill: palette.sheet, radius: Theme.largeRadius))
    ChoiceCard.match(modes.cards + halvings.cards + regions.cards)
    modes.onChoose { [weak self] mode in self?.choose { $0.mode = mode } }
    halvings.onChoose { [weak self] halving in self?.choose { $0.halving = halving } }
    regions.onChoose { [weak self] region in self?.choose { $0.region = region } }
    rows = [
      SetupRow(tr("Choose a mode"), modes.cards, note: "", tallest: RuleCard.height),
      SetupRow("", halvings.cards + regions.cards, note: "", tallest: RuleCard.height),
    ]
    addParts()
    showChoice()
  }

  private func choose(_ change: (inout RecycleChoice) -> Void) {
    change(&choice)
    showChoice()
  }

  private func showChoice() {
    let (setup, isTown) = (choice.setup, choice.mode == .town)
    modes.choose(setup.mode)
    halvings.choose(setup.halving)
    regions.choose(setup.region)
    for card in halvings.cards { card.isHidden = isTown }
    for card in regions.cards { card.isHidden = !isTown }
    rows[0].note?.show(
      SavedRecycle(context, of: setup)?.sentence ?? RecycleWords.about(setup.mode))
    rows[1].cards = isTown ? regions.cards : halvings.cards
    rows[1].title.show(isTown ? tr("Whose rules?") : tr("What does a double tap do?"))
    rows[1].note?.show(
      setup.region.map(RecycleWords.about) ?? RecycleWords.about(setup.halving))
    layoutAgain()
  }

  override func didAppear(on stage: Stage) {
    super.didAppear(on: stage)
    showChoice()
  }

  override func explain() { push(RecycleHelp.scene(palette)) }
  override var variant: String { choice.setup.variant }

  override func start() {
    choice.remember(in: context)
    super.start()
  }

  override func savedGameQuestion(_ begin: @escaping (Stage) -> Void) -> MessageScene? {
    SavedRecycle(context, of: choice.setup)?.question(context, begin: begin)
  }

  override func begin() { push(RecycleScene(context: context, choice.setup)) }

  /// The same choices in the current language.
  override func renewed() -> (any Scene)? { RecycleSetupScene(context: context, choice: choice) }

  override func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    super.drawBackdrop(into: &list, in: bounds)
    Backdrop.morning(root.stage, into: &list, in: bounds)
  }
}
