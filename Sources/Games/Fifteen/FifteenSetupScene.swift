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
  private let pictureTitle: Label
  private let sizeTitle: Label
  let play: Button
  private let together: Button
  let gallery: PictureGallery
  private(set) var sizes: [(shape: BoardShape, card: ChoiceCard)] = []
  private(set) var scrambles: [(scramble: Scramble, card: ChoiceCard)] = []
  /// The saved board with the chosen setup.
  var saved: FifteenSavedGameCard?
  private(set) var bounds = Rect.zero
  private(set) var shape = BoardShape(4, 4)
  private(set) var scramble = Scramble.moves(Fifteen.Setup.classic)
  private let firstPicture: String?

  /// `choice`: the initial selection.
  init(context: GameContext, choice: FifteenChoice) {
    self.context = context
    firstPicture = choice.picture
    let palette = context.dressed(.fifteen)
    self.palette = palette
    let options = Button.options(of: "fifteen", context: context, palette: .fifteen)
    let results = Button.leaderboard(of: "fifteen", palette: palette)
    let players = Button.players(of: "fifteen", context: context, palette: .fifteen)
    let help = Button("fifteen.help", label: tr("Help"), icon: "icon-help", palette: palette)
    let lesson = Button("fifteen.lesson", label: tr("Lesson"), icon: "icon-hand", palette: palette)
    header = Header(
      "fifteen", title: tr("Fifteen"), palette: palette,
      extras: [lesson, results, players, help, options])
    pictureTitle = Label(tr("Choose a picture"), style: Theme.heading, color: palette.tableInk)
    sizeTitle = Label(tr("Choose a size"), style: Theme.heading, color: palette.tableInk)
    gallery = PictureGallery(.fifteen(palette), context: context, palette: palette)
    play = Button(
      "fifteen.play", label: tr("Play"), icon: "icon-play", kind: .primary, palette: palette)
    together = Button("fifteen.race", label: tr("Race"), icon: "icon-flag", palette: palette)
    root.add([pictureTitle, sizeTitle])
    makeCards(choice)
    root.add([play, together, header, gallery])
    header.onBack = { [weak self] in self?.goBack() }
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
    gallery.onAdd = { [weak self] in
      if let self, let stage { PictureFlow(context, for: self).begin(on: stage) }
    }
  }

  private func makeCards(_ choice: FifteenChoice) {
    for shape in BoardShape.offered {
      let caption = Self.caption(of: shape)
      let card = ChoiceCard(
        "fifteen.layout." + shape.name, label: "\(shape.title) \(caption)",
        title: shape.title, caption: caption, palette: palette
      ) { [weak self] in
        self?.choose(shape)
        self?.showSaved()
      }
      sizes.append((shape, card))
    }
    let moves = Fifteen.Setup.classic
    let classic = ChoiceCard(
      "fifteen.scramble.\(moves)", label: trn("{n} move", "{n} moves", moves),
      title: "\(moves)", caption: trc("scramble", "moves"), palette: palette
    ) { [weak self] in self?.take(.moves(moves)) }
    let any = ChoiceCard(
      "fifteen.scramble.any", label: tr("Random"), icon: "icon-dice",
      caption: tr("Random"), palette: palette
    ) { [weak self] in self?.take(.any) }
    let today = ChoiceCard(
      "fifteen.scramble.daily", label: tr("Today's board"), icon: "icon-calendar",
      caption: trc("scramble", "Today"), palette: palette
    ) { [weak self] in self?.take(.daily) }
    scrambles = [(.moves(moves), classic), (.any, any), (.daily, today)]
    let cards = sizes.map(\.card) + scrambles.map(\.card)
    ChoiceCard.match(cards)
    root.add(cards)
    choose(BoardShape.offered.first { $0 == choice.shape } ?? BoardShape(4, 4))
    choose(choice.scramble ?? .moves(moves))
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

  func update(at now: Duration) { gallery.update(at: now) }

  func goBack() { stage?.perform(.pop) }

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

  private func choose(_ shape: BoardShape) {
    self.shape = shape
    for (own, card) in sizes { card.isOn = own == shape }
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
    // Leaves room for a saved board even if there is none, so that nothing moves under a finger.
    let cards = sizes.map(\.card) + scrambles.map(\.card)
    let hasSaved = saved != nil || cards.contains { $0.isMarked }
    let place = SetupLayout(bounds: bounds, hasKept: hasSaved)
    saved?.frame = place.kept
    pictureTitle.frame = place.pictureTitle
    pictureTitle.isHidden = place.pictureTitle == .zero
    sizeTitle.frame = place.sizeTitle
    sizeTitle.isHidden = place.sizeTitle == .zero
    play.frame = place.play
    together.frame = place.race
    together.isCompact = !together.fits(width: place.race.width)
    gallery.frame = place.gallery
    for ((_, card), frame) in zip(sizes, place.sizes) { card.frame = frame }
    for ((_, card), frame) in zip(scrambles, place.scrambles) { card.frame = frame }
  }
}

extension FifteenSetupScene: PictureTaker {
  var pictureUse: PictureUse { .square }
  var picturePalette: Palette { palette }

  func took(_ picture: String, on stage: Stage) { gallery.take(picture) }
}

extension PictureGallery.Source {
  /// Fifteen's pictures, each with its name and at least half of its neighbours visible.
  fileprivate static func fifteen(_ palette: Palette) -> PictureGallery.Source {
    PictureGallery.Source(
      game: "fifteen", use: .square, names: { $0.art.pictureNames() },
      card: { PictureChoice($0, title: PictureNames.title(of: $0), palette: palette) },
      caption: PictureChoice.caption,
      cardSize: { room in
        let side = min(room.height - PictureChoice.caption, room.width * 0.55, 520)
        return Size(width: side, height: side + PictureChoice.caption)
      })
  }
}
