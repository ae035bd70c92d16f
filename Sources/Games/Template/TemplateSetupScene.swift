import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// Chooses how many lamps there are.
final class TemplateSetupScene: SetupScene {
  private let sizes: SetupChoices<Int, LampsCard>
  private var setup: Template.Setup

  /// `setup`: what is chosen at first.
  init(context: GameContext, _ setup: Template.Setup = .init()) {
    self.setup = setup
    let palette = context.dressed(.template)
    sizes = SetupChoices(Template.Setup.offered) { LampsCard($0, palette: palette.onSheet) }
    super.init(
      .template, context: context, sheet: Paper(fill: palette.sheet, radius: Theme.largeRadius))
    rows = [
      SetupRow(
        tr("How many lamps?"), sizes.cards, note: tr("Light every lamp."),
        tallest: LampsCard.height)
    ]
    addParts()
    sizes.choose(setup.lamps)
    sizes.onChoose { [weak self] in self?.choose($0) }
  }

  private func choose(_ lamps: Int) {
    setup = Template.Setup(lamps: lamps)
    sizes.choose(lamps)
  }

  override var variant: String { setup.variant }
  override func renewed() -> (any Scene)? { TemplateSetupScene(context: context, setup) }
  override func begin() { push(TemplateScene(context: context, setup)) }

  override func savedGameQuestion(_ begin: @escaping (Stage) -> Void) -> MessageScene? {
    let saved = context.savedGame(in: context.saveSlot(Template.name, setup.variant))
    return saved.flatMap(SavedSession<Template>.init).map { savedGame in
      MessageScene.savedGame(
        of: Template.name, title: tr("New game?"),
        text: trSentences([tr("Your game isn't finished."), tr("A new one will replace it.")]),
        newGame: tr("New game"), palette: palette,
        resume: { [context] in $0.perform(.push(TemplateScene(context, savedGame))) },
        begin: begin)
    }
  }

  override func explain() {
    push(TemplateHelp.scene(palette))
  }
}

/// So many lamps to choose.
private final class LampsCard: ChoiceCard {
  private let lamps: Int

  /// The height of a card of a width: a square with words below it.
  static func height(width: Double) -> Double { width + 24 }

  init(_ lamps: Int, palette: Palette) {
    self.lamps = lamps
    super.init(
      "template.lamps.\(lamps)", label: trn("{n} lamp", "{n} lamps", lamps, ["n": "\(lamps)"]),
      caption: Label("\(lamps)", style: TextStyle(size: 26, weight: .bold, alignment: .center)),
      palette: palette)
    add([caption])
    choiceDidChange()
  }

  override func sizeDidChange() {
    caption.frame = Rect(x: 8, y: size.height - 40, width: size.width - 16, height: 32)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    let room = Rect(x: 12, y: 8, width: size.width - 24, height: size.height - 52)
    for frame in LampsNode.frames(lamps, in: room) {
      list.shape(Shape(radius: frame.width / 2, fill: LampsNode.lit), in: frame)
    }
  }
}
