import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage

/// Chooses a picture, a size and a scramble, and starts.
final class FifteenSetupScene: Scene {
  let name = "fifteen.setup"
  let root = Node("")
  let track: MusicTrack? = .fifteen
  let context: GameContext
  let palette: Palette
  private let header: Header
  private let scenery: FifteenScenery
  let tray = SetupTray()
  private let sizeTitle: Label
  private let mixTitle: Label
  let play: StartButton
  private let together: Button
  private let lesson: Button
  private let code: Button
  let gallery: PictureGallery
  private(set) var sizes: [(shape: BoardShape, card: SetupCard)] = []
  /// Leads to the large boards, and shows the one that was chosen.
  private(set) var larger: SetupCard?
  private(set) var scrambles: [(scramble: Scramble, card: SetupCard)] = []
  /// The day on the calendar, and when it is looked at again.
  private var day: Int
  private var nextLook = Duration.zero
  /// Whether there was a picture of the player's own, which can be deleted.
  private var hasOwn = false
  /// The saved board with the chosen setup.
  var saved: FifteenSavedGameCard?
  private(set) var bounds = Rect.zero
  private(set) var shape = BoardShape(4, 4)
  private(set) var scramble = Scramble.moves(Fifteen.Setup.classic)
  private let firstPicture: String?

  /// `choice`: the initial selection.
  init(context: GameContext, choice: FifteenChoice) {
    self.context = context
    day = context.day
    firstPicture = choice.picture
    let palette = context.dressed(.fifteen)
    self.palette = palette
    let options = Button.options(of: "fifteen", context: context, palette: .fifteen)
    let results = Button.leaderboard(of: "fifteen", palette: palette)
    let players = Button.players(of: "fifteen", context: context, palette: .fifteen)
    let help = Button("fifteen.help", label: tr("Help"), icon: "icon-help", palette: palette)
    lesson = Button("fifteen.lesson", label: tr("Lesson"), icon: "icon-hand", palette: palette)
    header = Header(
      "fifteen", title: tr("Fifteen"), palette: palette,
      extras: [results, players, help, options])
    sizeTitle = Label(tr("How big?"), style: Theme.heading, color: palette.tableInk)
    mixTitle = Label(tr("How mixed?"), style: Theme.heading, color: palette.tableInk)
    scenery = FifteenScenery(palette)
    gallery = PictureGallery(.fifteen(palette), context: context, palette: palette)
    play = StartButton("fifteen.play", label: tr("Play"), palette: palette)
    together = Button("fifteen.race", label: tr("Race"), icon: "icon-flag", palette: palette)
    code = Button("fifteen.code", label: tr("Code"), icon: "icon-pencil", palette: palette)
    root.add([scenery, tray, sizeTitle, mixTitle])
    makeCards(choice)
    root.add([play, together, lesson, code, header, gallery])
    play.action = { [weak self] in self?.start() }
    help.action = { [weak self] in self?.explain() }
    results.action = { [weak self] in self?.openResults() }
    together.action = { [weak self] in
      if let self { self.stage?.perform(.push(raceQuestion)) }
    }
    lesson.action = { [weak self] in
      if let self {
        self.stage?.perform(.push(LessonScene(self.context, picture: gallery.picture)))
      }
    }
    code.action = { [weak self] in self?.enterCode() }
    gallery.onChoose = { [weak self] in
      self?.tray.show(picture: $0)
      self?.scenery.picture = $0
    }
    tray.onSwipe = { [weak self] in self?.turn($0) }
    gallery.onAdd = { [weak self] in
      if let self, let stage { PictureFlow(context, for: self).begin(on: stage) }
    }
  }

  private func makeCards(_ choice: FifteenChoice) {
    for shape in BoardShape.offered {
      let card = SetupCard(
        "fifteen.layout." + shape.name, label: "\(shape.title) \(Self.caption(of: shape))",
        word: shape.title, .board(shape), palette: palette
      ) { [weak self] in
        self?.choose(shape)
        self?.showSaved()
      }
      sizes.append((shape, card))
    }
    let larger = SetupCard(
      "fifteen.layout.more", label: tr("Larger boards"), word: "7×7 …",
      .board(BoardShape.large[0]), palette: palette
    ) { [weak self] in
      if let self { self.stage?.perform(.push(sizeQuestion)) }
    }
    self.larger = larger
    let levels = zip(Level.allCases, [tr("Easy"), tr("Medium"), tr("Hard")]).enumerated().map {
      index, level in
      let scramble = Scramble.level(level.0)
      let card = SetupCard(
        "fifteen.scramble." + scramble.word, label: level.1, word: level.1, .bars(index + 1),
        palette: palette
      ) { [weak self] in self?.take(scramble) }
      return (scramble, card)
    }
    let moves = Fifteen.Setup.classic
    let classic = SetupCard(
      "fifteen.scramble.\(moves)", label: trn("{n} move", "{n} moves", moves),
      word: trc("scramble", "moves"), .stirred("\(moves)"), palette: palette
    ) { [weak self] in self?.take(.moves(moves)) }
    let any = SetupCard(
      "fifteen.scramble.any", label: tr("Random"), word: tr("Random"), .die, palette: palette
    ) { [weak self] in self?.take(.any) }
    let today = SetupCard(
      "fifteen.scramble.daily", label: tr("Today's board"), word: trc("scramble", "Today"),
      .calendar(CalendarDay(number: day)), palette: palette
    ) { [weak self] in self?.take(.daily) }
    scrambles = levels + [(.moves(moves), classic), (.any, any), (.daily, today)]
    SetupCard.match(sizes.map(\.card) + [larger])
    SetupCard.match(scrambles.map(\.card))
    root.add(sizes.map(\.card) + [larger] + scrambles.map(\.card))
    let known = BoardShape.offered + BoardShape.large
    choose(known.first { $0 == choice.shape } ?? BoardShape(4, 4))
    choose(choice.scramble ?? .moves(moves))
  }

  /// Chooses the next picture, or the one before.
  private func turn(_ direction: Int) {
    let row = gallery.children.lazy.compactMap { $0 as? Carousel }.first
    _ = row?.handle(KeyEvent(direction > 0 ? .right : .left, time: stage?.now ?? .zero))
  }

  private func enterCode() {
    stage?.perform(.push(BoardCodeScene(context, picture: gallery.picture)))
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

  func didAppear(on stage: Stage) {
    showSaved()
    stage.setFocus(saved ?? play)
  }

  func update(at now: Duration) {
    gallery.update(at: now)
    // At most a minute, because the clock may be set, and a wait stops while the machine sleeps.
    nextLook = now + .milliseconds(min(context.untilMidnight, 60_000))
    guard day != context.day else { return }
    day = context.day
    for (scramble, card) in scrambles where scramble == .daily {
      card.show(CalendarDay(number: day))
    }
    showSaved()
  }

  func nextFrame(after now: Duration) -> NextFrame { .at(max(now, nextLook)) }

  func didLeave() { context.solver.rest() }

  func handle(_ key: KeyEvent) -> Bool {
    guard key.key == .function(1) else { return false }
    explain()
    return true
  }

  /// The leaderboard of the chosen setup.
  private func openResults() {
    stage?.perform(
      .push(LeaderboardScene(.fifteen, context: context, variant: chosen.variant)))
  }

  func renewed() -> (any Scene)? {
    context.choices.remember(choice)
    return FifteenSetupScene(context: context, choice: choice)
  }

  private func explain() {
    stage?.perform(.push(FifteenHelp.scene(context, picture: gallery.picture)))
  }

  func choose(_ shape: BoardShape) {
    self.shape = shape
    for (own, card) in sizes { card.isOn = own == shape }
    let isLarge = BoardShape.large.contains(shape)
    larger?.isOn = isLarge
    larger?.show(
      isLarge ? shape : BoardShape.large[0],
      label: isLarge ? shape.title : tr("Larger boards"),
      word: isLarge ? shape.title : BoardShape.large[0].title + " …")
    tray.show(shape)
  }

  private func take(_ scramble: Scramble) {
    choose(scramble)
    showSaved()
  }

  /// No card is selected for a scramble of another length, from the command line.
  private func choose(_ scramble: Scramble) {
    self.scramble = scramble
    for (own, card) in scrambles { card.isOn = own == scramble }
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    self.bounds = bounds
    if gallery.isEmpty { gallery.show(choosing: firstPicture) }
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    scenery.frame = bounds
    hasOwn = hasOwn || !context.pictures.names(.square).isEmpty
    let place = SetupLayout(bounds: bounds, hasOwn: hasOwn)
    tray.frame = place.tray
    saved?.frame = place.savedGame
    sizeTitle.frame = place.sizeTitle
    sizeTitle.isHidden = place.sizeTitle == .zero
    mixTitle.frame = place.mixTitle
    mixTitle.isHidden = place.mixTitle == .zero
    play.frame = place.play
    (together.frame, lesson.frame, code.frame) = (place.race, place.lesson, place.code)
    let small = [together, lesson, code]
    let fits = small.allSatisfy { $0.fits(width: place.race.width) }
    let isStacked = !fits && small.allSatisfy { $0.fitsStacked(place.race.size) }
    for button in small { (button.isCompact, button.isStacked) = (!fits, isStacked) }
    gallery.frame = place.gallery
    larger?.isHidden = place.sizes.count < 8
    for (card, frame) in zip(sizes.map(\.card) + [larger].compactMap { $0 }, place.sizes) {
      card.frame = frame
    }
    for ((_, card), frame) in zip(scrambles, place.scrambles) { card.frame = frame }
  }
}

extension FifteenSetupScene: PictureTaker {
  var pictureUse: PictureUse { .square }
  var picturePalette: Palette { palette }

  func took(_ picture: String, on stage: Stage) {
    layout(in: bounds)
    gallery.take(picture)
  }
}

extension PictureGallery.Source {
  /// Fifteen's pictures as a strip of photos.
  fileprivate static func fifteen(_ palette: Palette) -> PictureGallery.Source {
    PictureGallery.Source(
      game: "fifteen", use: .square, names: { $0.art.pictureNames() },
      card: { PictureChoice($0, title: PictureNames.title(of: $0), palette: palette) },
      cardSize: { room in Size(min(room.height - 4, room.width * 0.3)) })
  }
}
