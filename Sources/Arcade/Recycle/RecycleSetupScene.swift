public import Drawing
public import Geometry
import Languages
import Rules
public import Stage

/// Chooses who plays and what a double tap does.
public final class RecycleSetupScene: Scene {
  public let name = "recycle.setup"
  public let root = Node("")
  public let track: MusicTrack? = .recycle
  private let cabinet: Cabinet
  private let world = ColorWorld.recycle
  private let header: Header
  private let modeTitle, halvingTitle, modeText, halvingText: Label
  private let play: Button
  private var modes: [(mode: Recycle.Mode, button: Button)] = []
  private var halvings: [(halving: Recycle.Halving, button: Button)] = []
  private var setup: Recycle.Setup
  private weak var stage: Stage?

  public init(cabinet: Cabinet) {
    self.cabinet = cabinet
    setup = Recycle.Setup(
      mode: cabinet.wishes.mode ?? .solo, halving: cabinet.wishes.halving ?? .classic)
    var (back, start, rules) = ({}, {}, {})
    header = Header(
      "recycle", title: tr("Recycle"), world: world,
      extras: [
        Button("recycle.rules", label: tr("Rules"), icon: "icon-rules", world: world) { rules() }
      ], back: { back() })
    func text(_ words: String, _ style: TextStyle) -> Label {
      Label(words, style: style, color: ColorWorld.recycle.tableInk)
    }
    modeTitle = text(tr("Who plays?"), Theme.heading)
    halvingTitle = text(tr("What does a double tap do?"), Theme.heading)
    modeText = text("", Theme.body)
    halvingText = text("", Theme.body)
    play = Button(
      "recycle.play", label: tr("Play"), icon: "icon-play", kind: .primary, world: world
    ) { start() }
    root.add([modeTitle, modeText, halvingTitle, halvingText])
    makeChoices()
    root.add([play, header])
    back = { [weak self] in self?.goBack() }
    start = { [weak self] in self?.start() }
    rules = { [weak self] in self?.stage?.perform(.push(RecycleHelp.scene())) }
    choose(setup)
  }

  private func makeChoices() {
    let icons: [Recycle.Mode: String] = [
      .solo: "icon-person", .two: "icon-two-players", .calm: "icon-hand", .hard: "icon-star",
    ]
    for mode in Recycle.Mode.allCases {
      let button = Button(
        "recycle.mode.\(mode.rawValue)", label: RecycleWords.name(of: mode), icon: icons[mode],
        world: world
      ) { [weak self] in
        guard let self else { return }
        choose(Recycle.Setup(mode: mode, halving: setup.halving))
      }
      modes.append((mode, button))
      root.add(button)
    }
    for halving in Recycle.Halving.allCases {
      let button = Button(
        "recycle.halving.\(halving.rawValue)", label: RecycleWords.name(of: halving), world: world
      ) { [weak self] in
        guard let self else { return }
        choose(Recycle.Setup(mode: setup.mode, halving: halving))
      }
      halvings.append((halving, button))
      root.add(button)
    }
  }

  public func didAppear(on stage: Stage) {
    self.stage = stage
    stage.setFocus(play)
  }

  public func goBack() { stage?.perform(.pop) }

  private func choose(_ setup: Recycle.Setup) {
    self.setup = setup
    for (mode, button) in modes { button.isOn = mode == setup.mode }
    for (halving, button) in halvings { button.isOn = halving == setup.halving }
    modeText.show(RecycleWords.about(setup.mode))
    halvingText.show(RecycleWords.about(setup.halving))
  }

  private func start() {
    cabinet.wishes.mode = setup.mode
    cabinet.wishes.halving = setup.halving
    stage?.perform(.push(RecycleScene(cabinet: cabinet)))
  }

  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(world.table, into: &list, in: bounds)
  }

  public func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let width = min(bounds.width - 48, 920)
    let columns = width >= 720 ? 4 : 2
    let rows = Double(4 / columns)
    let gap = bounds.height < 560 ? 8.0 : 16
    let cell = bounds.height < 560 ? 56.0 : 72
    let whole = 2 * (34 + 30 + 2 * gap) + rows * cell + (rows - 1) * gap + cell + 24 + 64
    let x = bounds.midX - width / 2
    var y = Header.height + max(0, (bounds.height - Header.height - whole - 12) / 2)
    y = place(modeTitle, modes.map(\.button), modeText, columns, x, y, width, cell, gap)
    y = place(halvingTitle, halvings.map(\.button), halvingText, 2, x, y + 8, width, cell, gap)
    let side = max(220, play.fittingSize.width)
    play.frame = Rect(x: bounds.midX - side / 2, y: y + 8, width: side, height: 64)
  }

  /// A question, its answers and what the chosen one means; gives the y below.
  private func place(
    _ title: Label, _ buttons: [Button], _ text: Label, _ columns: Int, _ x: Double, _ top: Double,
    _ width: Double, _ cell: Double, _ gap: Double
  ) -> Double {
    title.frame = Rect(x: x, y: top, width: width, height: 34)
    let side = (width - gap * Double(columns - 1)) / Double(columns)
    var y = top + 34 + gap
    for (index, button) in buttons.enumerated() {
      button.frame = Rect(
        x: x + Double(index % columns) * (side + gap),
        y: y + Double(index / columns) * (cell + gap), width: side, height: cell)
    }
    let rows = Double((buttons.count + columns - 1) / columns)
    y += rows * cell + (rows - 1) * gap + gap
    text.frame = Rect(x: x, y: y - gap / 2, width: width, height: 30)
    return y + 30
  }
}
