import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// Chooses who plays and what a double tap does.
final class RecycleSetupScene: Scene {
  let name = "recycle.setup"
  let root = Node("")
  let track: MusicTrack? = .recycle
  private let cabinet: Cabinet
  private let world: ColorWorld
  private let header: Header
  private let modeTitle, halvingTitle, modeText, halvingText: Label
  private let play: Button
  private let sheet: Paper
  private var modes: [(mode: Recycle.Mode, card: ChoiceCard)] = []
  private var halvings: [(halving: Recycle.Halving, card: ChoiceCard)] = []
  private var setup: Recycle.Setup

  /// `choice`: the initial selection.
  init(cabinet: Cabinet, choice: RecycleChoice) {
    self.cabinet = cabinet
    let world = cabinet.dressed(.recycle)
    self.world = world
    setup = choice.setup
    let results = Button.leaderboard(of: "recycle", world: world)
    let rules = Button("recycle.rules", label: tr("Rules"), icon: "icon-rules", world: world)
    header = Header(
      "recycle", title: tr("Recycle"), world: world,
      extras: [
        results, .players(of: "recycle", cabinet: cabinet, world: .recycle), rules,
        .options(of: "recycle", cabinet: cabinet, world: .recycle),
      ])
    sheet = Paper(fill: world.sheet, radius: Theme.largeRadius)
    func text(_ words: String, _ style: TextStyle) -> Label {
      Label(words, style: style, color: world.ink)
    }
    modeTitle = text(tr("Who plays?"), Theme.heading)
    halvingTitle = text(tr("What does a double tap do?"), Theme.heading)
    modeText = text("", Theme.body)
    halvingText = text("", Theme.body)
    play = Button(
      "recycle.play", label: tr("Play"), icon: "icon-play", kind: .primary, world: world)
    root.add([sheet, header])
    sheet.add([modeTitle, modeText, halvingTitle, halvingText])
    makeChoices()
    sheet.add(play)
    header.onBack = { [weak self] in self?.goBack() }
    play.action = { [weak self] in self?.start() }
    rules.action = { [weak self] in self?.stage?.perform(.push(RecycleHelp.scene(world))) }
    results.action = { [weak self] in self?.openResults() }
    choose(setup)
  }

  private func openResults() {
    stage?.perform(.push(LeaderboardScene(.recycle, cabinet: cabinet, variant: setup.variant)))
  }

  private func makeChoices() {
    let icons: [Recycle.Mode: String] = [
      .solo: "icon-person", .two: "icon-two-players", .calm: "icon-hand", .hard: "icon-star",
    ]
    for mode in Recycle.Mode.allCases {
      let name = RecycleWords.name(of: mode)
      let card = ChoiceCard(
        "recycle.mode.\(mode.rawValue)", label: name, icon: icons[mode], caption: name,
        world: world.onSheet
      ) { [weak self] in
        guard let self else { return }
        choose(Recycle.Setup(mode: mode, halving: setup.halving))
      }
      modes.append((mode, card))
      sheet.add(card)
    }
    for halving in Recycle.Halving.allCases {
      let name = RecycleWords.name(of: halving)
      let card = ChoiceCard(
        "recycle.halving.\(halving.rawValue)", label: name,
        title: halving == .classic ? "½" : "½ + ½", caption: name, world: world.onSheet
      ) { [weak self] in
        guard let self else { return }
        choose(Recycle.Setup(mode: setup.mode, halving: halving))
      }
      halvings.append((halving, card))
      sheet.add(card)
    }
    ChoiceCard.match(modes.map(\.card) + halvings.map(\.card))
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
    let kept = KeptRecycle(cabinet, of: setup)
    modeText.show(kept?.sentence ?? RecycleWords.about(setup.mode))
    halvingText.show(RecycleWords.about(setup.halving))
  }

  private func start() {
    let choice = RecycleChoice(setup)
    cabinet.choices.remember(choice)
    choice.save(in: cabinet)
    let begin: () -> Void = { [weak self] in
      guard let self else { return }
      stage?.perform(.push(RecycleScene(cabinet: cabinet, setup)))
    }
    guard let kept = KeptRecycle(cabinet, of: setup) else { return begin() }
    let resume: () -> Void = { [weak self] in
      guard let self else { return }
      stage?.perform(.push(RecycleScene(cabinet, resuming: kept)))
    }
    stage?.perform(.push(kept.question(world: world, resume: resume, begin: begin)))
  }

  /// The same choices in the language spoken now.
  func renewed() -> (any Scene)? {
    RecycleSetupScene(cabinet: cabinet, choice: RecycleChoice(setup))
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(world.table, into: &list, in: bounds)
    Backdrop.morning(root.stage, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let room = Rect(
      x: 16, y: Header.height, width: bounds.width - 32,
      height: bounds.height - Header.height - 12)
    let isLow = room.height < 480
    let (pad, gap) = isLow ? (12.0, 6.0) : (28, 12)
    let width = min(room.width, 960)
    let columns = width >= 560 ? 4 : 2
    let rows = Double(4 / columns)
    let lines = 2 * (30 + 26 + 2 * gap) + gap + (isLow ? 56 : 72) + 2 * pad
    let spare = room.height - lines - (rows - 1) * gap
    let cell = min(120, (spare / (rows + 1)).rounded(.down))
    let height = lines + (rows + 1) * cell + (rows - 1) * gap
    sheet.frame = Rect(
      x: room.midX - width / 2, y: room.minY + max(0, (room.height - height) / 2), width: width,
      height: height)
    let inner = Rect(x: pad, y: pad, width: width - 2 * pad, height: cell)
    var y = place(modeTitle, modes.map(\.card), modeText, columns, inner, gap)
    y = place(
      halvingTitle, halvings.map(\.card), halvingText, 2,
      inner.offset(by: Point(x: 0, y: y + gap - pad)), gap)
    let side = max(240, play.fittingSize.width)
    let foot = isLow ? 56.0 : 64
    play.frame = Rect(
      x: (width - side) / 2, y: height - pad - foot, width: side, height: foot)
  }

  /// A question, its answers (each as high as `room`) and what the chosen one means; gives the y
  /// below.
  private func place(
    _ title: Label, _ cards: [ChoiceCard], _ text: Label, _ columns: Int, _ room: Rect,
    _ gap: Double
  ) -> Double {
    title.frame = Rect(x: room.minX, y: room.minY, width: room.width, height: 30)
    let side = (room.width - gap * Double(columns - 1)) / Double(columns)
    var y = room.minY + 30 + gap
    for (index, card) in cards.enumerated() {
      card.frame = Rect(
        x: room.minX + Double(index % columns) * (side + gap),
        y: y + Double(index / columns) * (room.height + gap), width: side, height: room.height)
    }
    let rows = Double((cards.count + columns - 1) / columns)
    y += rows * room.height + (rows - 1) * gap
    text.frame = Rect(x: room.minX, y: y + gap / 2, width: room.width, height: 26)
    return y + gap / 2 + 26
  }
}
