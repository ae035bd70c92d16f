import Arcade
import Geometry
import Languages
import Rules
import Stage

/// Chooses a picture, a size and a scramble, and starts.
final class FifteenSetupScene: SetupScene, PictureTaker {
  private let scenery: FifteenScenery
  private let tray = SetupTray()
  private let sizes: SetupChoices<BoardShape, SetupCard>
  /// Leads to the large boards, and shows the one that was chosen.
  private let larger: SetupCard
  private let scrambles: SetupChoices<Scramble, SetupCard>
  /// The day on the calendar, and when it is looked at again.
  private var day: Int
  private var nextLook = Duration.zero
  private var shape: BoardShape
  private var scramble: Scramble
  private let first: String?

  /// `choice`: the initial selection.
  init(context: GameContext, choice: FifteenChoice) {
    day = context.day
    first = choice.picture
    let known = BoardShape.offered + BoardShape.large
    shape = known.first { $0 == choice.shape } ?? BoardShape(4, 4)
    scramble = choice.scramble ?? .moves(Fifteen.Setup.classic)
    let palette = context.dressed(.fifteen)
    scenery = FifteenScenery(palette)
    sizes = SetupChoices(BoardShape.offered) {
      SetupCard(
        "fifteen.layout." + $0.name, label: "\($0.title) \(Self.caption(of: $0))", word: $0.title,
        .board($0), palette: palette)
    }
    larger = SetupCard(
      "fifteen.layout.more", label: tr("Larger boards"), word: Self.andMore(BoardShape.large[0]),
      .board(BoardShape.large[0]), palette: palette)
    let all = Level.allCases.map { Scramble.level($0) } + [.moves(Fifteen.Setup.classic)]
    scrambles = SetupChoices(all + [.any, .daily]) {
      SetupCard(
        "fifteen.scramble." + $0.word, $0, CalendarDay(number: context.day), palette: palette)
    }
    super.init(
      .fifteen, context: context, track: .fifteen,
      pictures: PictureGallery.Source(
        game: "fifteen", use: .square, names: { $0.art.pictureNames() },
        card: { PictureChoice($0, title: PictureNames.title(of: $0), palette: palette) },
        cardSize: { room in Size(min(room.height - 4, room.width * 0.3)) }))
    preview = (tray, 1...1, nil)
    rows = [
      SetupRow(tr("How big?"), sizes.cards + [larger], least: 74),
      SetupRow(tr("How mixed?"), scrambles.cards, least: 102),
    ]
    for row in rows { ChoiceCard.match(row.cards) }
    foot = [
      play,
      Button("fifteen.race", label: tr("Race"), icon: "icon-flag", palette: palette) {
        [weak self] in self.map { $0.push($0.raceQuestion) }
      },
      Button("fifteen.lesson", label: tr("Lesson"), icon: "icon-hand", palette: palette) {
        [weak self] in self.map { $0.push(LessonScene(context, picture: $0.picture)) }
      },
      Button("fifteen.code", label: tr("Code"), icon: "icon-pencil", palette: palette) {
        [weak self] in self.map { $0.push(BoardCodeScene(context, picture: $0.picture)) }
      },
    ]
    root.add(scenery)
    addParts()
    larger.action = { [weak self] in self.map { $0.push($0.sizeQuestion) } }
    sizes.onChoose { [weak self] in self?.choose(shape: $0) }
    scrambles.onChoose { [weak self] in self?.choose(scramble: $0) }
    tray.onSwipe = { [weak self] in self?.turn($0) }
    showChoice()
  }

  /// A size, and that there are others.
  private static func andMore(_ shape: BoardShape) -> String {
    tr("{size} …", ["size": shape.title])
  }

  private static func caption(of shape: BoardShape) -> String {
    switch (shape.columns, shape.rows) {
    case (3, 3): tr("Easy")
    case (5, 5): tr("Medium")
    case (6, 6): tr("Hard")
    case (3, 5): tr("Tall")
    case (5, 3): tr("Wide")
    case (4, 6): tr("Tower")
    default: tr("Classic")
    }
  }

  private var picture: String { gallery?.picture ?? "" }
  override var firstPicture: String? { first }
  override var variant: String { chosen.variant }
  /// The setup of a new board.
  private var chosen: Fifteen.Setup { Fifteen.Setup(shape, scramble: scramble) }
  /// The current choice.
  private var choice: FifteenChoice { FifteenChoice(chosen, picture: picture) }

  override func choose(picture: String) {
    tray.show(picture: picture)
    scenery.picture = picture
  }

  private func choose(shape newShape: BoardShape? = nil, scramble newScramble: Scramble? = nil) {
    (shape, scramble) = (newShape ?? shape, newScramble ?? scramble)
    showChoice()
    showSavedGame()
  }

  /// No card is selected for a scramble of another length, from the command line.
  private func showChoice() {
    sizes.choose(shape)
    scrambles.choose(scramble)
    let isLarge = BoardShape.large.contains(shape)
    larger.isOn = isLarge
    larger.show(
      isLarge ? shape : BoardShape.large[0],
      label: isLarge ? shape.title : tr("Larger boards"),
      word: isLarge ? shape.title : Self.andMore(BoardShape.large[0]))
    tray.show(shape)
  }

  override func update(at now: Duration) {
    super.update(at: now)
    // At most a minute, because the clock may be set, and a wait stops while the machine sleeps.
    nextLook = now + .milliseconds(min(context.untilMidnight, 60_000))
    guard day != context.day else { return }
    day = context.day
    scrambles.cards.last?.show(CalendarDay(number: day))
    showSavedGame()
  }

  override func nextFrame(after now: Duration) -> NextFrame { .at(max(now, nextLook)) }
  override func didLeave() { context.solver.rest() }
  override func explain() { push(FifteenHelp.scene(context, picture: picture)) }

  override func renewed() -> (any Scene)? {
    context.choices.remember(choice)
    return FifteenSetupScene(context: context, choice: choice)
  }

  // The saved board is a photo that lies on the tray.

  override var placesSavedGame: Bool { false }

  override func didLayout() {
    scenery.frame = bounds
    let side = min(200, max(108, (tray.size.width * 0.3).rounded()))
    let size = FifteenSavedGameCard.size(width: side)
    savedGame?.frame = Rect(
      origin: Point(x: tray.frame.maxX - side - 14, y: tray.frame.maxY - size.height - 14),
      size: size)
  }

  override func savedGameCard() -> PaperButton? {
    SavedFifteen(context, of: chosen).map { game in
      FifteenSavedGameCard(
        game, name: game.otherDay(in: context), palette: palette
      ) { [weak self] in self?.resume(game) }
    }
  }

  /// The cards mark the other boards that are saved.
  override func showSavedGame() {
    let slots = context.savedBoards(of: Fifteen.name)
    func isSaved(_ shape: BoardShape, _ scramble: Scramble) -> Bool {
      slots.contains(context.saveSlot(Fifteen.Setup(shape, scramble: scramble)).name)
    }
    for (shape, card) in zip(sizes.values, sizes.cards) { card.isMarked = isSaved(shape, scramble) }
    for (other, card) in zip(scrambles.values, scrambles.cards) {
      card.isMarked = isSaved(shape, other)
    }
    larger.isMarked = BoardShape.large.contains { isSaved($0, scramble) }
    let today = DailyBoard(chosen, seed: DailyBoard.seed(of: context.day))
    play.rename(today?.isTried(in: context) ?? false ? tr("Once more") : tr("Play"))
    super.showSavedGame()
    stage?.setNeedsDisplay()
  }

  // From the setup to a board: a new one, or the saved one.

  override func savedGameQuestion(_ begin: @escaping (Stage) -> Void) -> MessageScene? {
    SavedFifteen(context, of: chosen).map { game in
      game.question(context, resume: { [weak self] _ in self?.resume(game) }, begin: begin)
    }
  }

  override func begin() {
    choice.remember(in: context)
    open(FifteenScene(context: context, choice))
  }

  private func resume(_ game: SavedFifteen) {
    FifteenChoice(game.session.setup, picture: game.picture).remember(in: context)
    open(FifteenScene(context, game))
  }

  /// Opens a board; until its picture is drawn in the right size, it shows the one in the tray, so
  /// that its tiles are never blank.
  private func open(_ scene: FifteenScene) {
    if scene.picture == tray.picture { scene.board.setPicture(tray.found) }
    push(scene)
  }

  /// Asks which of the large boards.
  private var sizeQuestion: MessageScene {
    MessageScene(
      name: "fifteen.size.question", title: tr("Larger boards"),
      text: tr("These take a long time. The board is saved whenever you leave."),
      seal: "icon-size", palette: palette,
      choices: BoardShape.large.map { shape in
        .closing("fifteen.layout." + shape.name, shape.title) { [weak self] _ in
          self?.choose(shape: shape)
        }
      } + [.closing("fifteen.size.back", tr("Back"), icon: "icon-back")])
  }

  /// Asks how many players race on the chosen board.
  private var raceQuestion: MessageScene {
    choice.remember(in: context)
    let (context, choice, most) = (context, choice, RaceLayout.most(in: bounds, shape: shape))
    return MessageScene(
      name: "fifteen.race.question", title: tr("Race"),
      text: tr("The same board for everyone on this screen. Who finishes first?"),
      seal: "icon-flag", palette: palette,
      choices: (2...most).map { people in
        .closing("race.people.\(people)", trn("{n} player", "{n} players", people)) {
          $0.perform(.push(RaceScene(context, choice, people: people)))
        }
      } + [.closing("race.question.back", tr("Back"), icon: "icon-back")])
  }
}
