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
  private let play: Button
  private let sheet: Paper
  private var modes: [(mode: Recycle.Mode, card: ChoiceCard)] = []
  private var halvings: [(halving: Recycle.Halving, card: ChoiceCard)] = []
  private var setup: Recycle.Setup

  /// `choice`: the initial selection.
  init(context: GameContext, choice: RecycleChoice) {
    self.context = context
    let palette = context.dressed(.recycle)
    self.palette = palette
    setup = choice.setup
    let results = Button.leaderboard(of: "recycle", palette: palette)
    let rules = Button("recycle.rules", label: tr("Rules"), icon: "icon-rules", palette: palette)
    header = Header(
      "recycle", title: tr("Recycle"), palette: palette,
      extras: [
        results, .players(of: "recycle", context: context, palette: .recycle), rules,
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
    sheet.add(play)
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
    let icons: [Recycle.Mode: String] = [
      .solo: "icon-person", .two: "icon-two-players", .calm: "icon-hand", .hard: "icon-star",
    ]
    for mode in Recycle.Mode.allCases {
      let name = RecycleWords.name(of: mode)
      let card = ChoiceCard(
        "recycle.mode.\(mode.rawValue)", label: name, icon: icons[mode], caption: name,
        palette: palette.onSheet
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
        title: halving == .classic ? "½" : "½ + ½", caption: name, palette: palette.onSheet
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

  /// Places a question, its answers (each as high as `room`) and the explanation of the selected
  /// one; returns the y below.
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
