import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// The first scene: play, the choice of a table, history and practice.
final class BlackjackStartScene: SetupScene {
  private let logo = ArtNode("blackjack-logo", elevation: .lying)
  private let table: Button
  /// The smaller buttons.
  private let others: [Button]

  init(context: GameContext) {
    let palette = context.dressed(.blackjack)
    let history = Button(
      "blackjack.history", label: tr("History"), icon: "icon-clock", palette: palette)
    let practice = Button(
      "blackjack.practice", label: tr("Practice"), icon: "icon-training", palette: palette)
    table = Button("blackjack.table", label: "", icon: "icon-rules", palette: palette)
    others = [history, practice]
    super.init(.blackjack, context: context, name: "start", track: .blackjack)
    preview = (logo, 1...1, nil)
    foot = [play, table] + others
    addParts()
    history.action = { [weak self] in self?.push(BlackjackHistoryScene(context: context)) }
    practice.action = { [weak self] in self?.push(BlackjackPracticeScene(context: context)) }
    table.action = { [weak self] in self?.push(BlackjackTablesScene(context: context)) }
  }

  override func begin() { push(BlackjackScene(context: context)) }
  override func explain() { push(BlackjackHelp.scene(context)) }
  override var variant: String { BlackjackBank(context.store).table.rawValue }
  override func renewed() -> (any Scene)? { BlackjackStartScene(context: context) }

  override func didAppear(on stage: Stage) {
    context.autosaver.finish()
    let round = SavedRound(context)
    play.rename(round == nil ? tr("Play") : tr("Resume"))
    let chosen = round?.session.setup.table ?? BlackjackBank(context.store).table
    table.setLabel(
      tr("Table: {name}", ["name": BlackjackWords.name(of: chosen)]))
    super.didAppear(on: stage)
  }

  override func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.felt(root.stage, palette: palette, into: &list, in: bounds)
  }

  /// The logo above the buttons, in the middle.
  override func box(in room: Rect) -> any Box {
    let isLow = room.height < 560 && room.width >= 600
    let isTall = room.height >= 1300
    let gap = isTall ? 20.0 : 12
    let width = min(room.width, isLow || isTall ? 760 : 560)
    let (first, other) = isTall ? (112.0, 88.0) : isLow ? (64, 56) : (80, 60)
    let half = ((width - gap) / 2).rounded(.down)
    let fits = others.allSatisfy { $0.fits(width: half) }
    func cell(_ node: Node, _ width: Double, _ height: Double) -> Cell {
      Cell(node).width(.exactly(width)).height(.exactly(height))
    }
    return Row(packing: .center) {
      Column(gap: gap, packing: .center) {
        Cell(logo, aspect: 4 / 3).height(
          Length(most: min(isTall ? 620 : 420, room.width * 0.66)))
        Flow(gap: gap) {
          cell(play, isLow ? half : width, first)
          cell(table, isLow ? half : width, isLow ? first : other)
          for button in others { cell(button, fits ? half : width, other) }
        }
      }.width(.exactly(width))
    }
  }
}
