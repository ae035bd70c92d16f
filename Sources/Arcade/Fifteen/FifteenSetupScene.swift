public import Drawing
public import Geometry
public import Input
import Languages
import Rules
public import Stage

/// Chooses a picture, a size and a scramble, and starts.
public final class FifteenSetupScene: Scene {
  public let name = "fifteen.setup"
  public let root = Node("")
  public let track: MusicTrack? = .fifteen
  private let cabinet: Cabinet
  private let world: ColorWorld
  private let header: Header
  private let pictureTitle: Label
  private let sizeTitle: Label
  private let play: Button
  private let gallery: PictureGallery
  private var sizes: [(side: Int, card: ChoiceCard)] = []
  private var scrambles: [(scramble: Scramble, card: ChoiceCard)] = []
  private var kept: FifteenKeptCard?
  private var bounds = Rect.zero
  private var side = 4
  private var scramble = Scramble.moves(Fifteen.Setup.classic)
  private weak var stage: Stage?

  public init(cabinet: Cabinet) {
    self.cabinet = cabinet
    let world = cabinet.dressed(.fifteen)
    self.world = world
    var onStage: () -> Stage? = { nil }
    let options = Button.options(of: "fifteen", cabinet: cabinet, world: .fifteen) { onStage() }
    var (back, start, explain, list) = ({}, {}, {}, {})
    let results = Button(
      "fifteen.results", label: tr("Results"), icon: "icon-trophy", world: world,
      action: { list() })
    let help = Button(
      "fifteen.help", label: tr("Help"), icon: "icon-help", world: world, action: { explain() })
    header = Header(
      "fifteen", title: tr("Fifteen"), world: world, extras: [results, help, options],
      back: { back() })
    pictureTitle = Label(tr("Choose a picture"), style: Theme.heading, color: world.tableInk)
    sizeTitle = Label(tr("Choose a size"), style: Theme.heading, color: world.tableInk)
    var add = {}
    gallery = PictureGallery(
      .fifteen(world), cabinet: cabinet, world: world, onAdd: { add() })
    play = Button(
      "fifteen.play", label: tr("Play"), icon: "icon-play", kind: .primary, world: world,
      action: { start() })
    root.add([pictureTitle, sizeTitle])
    makeCards()
    root.add([play, header, gallery])
    onStage = { [weak self] in self?.stage }
    back = { [weak self] in self?.goBack() }
    start = { [weak self] in self?.start() }
    explain = { [weak self] in self?.explain() }
    list = { [weak self] in self?.openResults() }
    add = { [weak self] in
      if let self, let stage { PictureErrand(cabinet, for: self).begin(on: stage) }
    }
  }

  private func makeCards() {
    for (side, caption) in [(4, tr("Classic")), (5, tr("Medium")), (6, tr("Hard"))] {
      let card = ChoiceCard(
        "fifteen.layout.\(side)x\(side)", label: "\(side)×\(side) \(caption)",
        title: "\(side)×\(side)", caption: caption, world: world
      ) { [weak self] in self?.choose(side: side) }
      sizes.append((side, card))
    }
    let moves = Fifteen.Setup.classic
    let classic = ChoiceCard(
      "fifteen.scramble.\(moves)", label: trn("{n} move", "{n} moves", moves),
      title: "\(moves)", caption: trc("scramble", "moves"), world: world
    ) { [weak self] in self?.choose(.moves(moves)) }
    let any = ChoiceCard(
      "fifteen.scramble.any", label: tr("Any board"), icon: "icon-dice",
      caption: tr("Any board"), world: world
    ) { [weak self] in self?.choose(.any) }
    scrambles = [(.moves(moves), classic), (.any, any)]
    root.add(sizes.map(\.card) + scrambles.map(\.card))
    choose(side: cabinet.wishes.columns.flatMap { (4...6).contains($0) ? $0 : nil } ?? 4)
    choose(cabinet.wishes.scramble ?? .moves(moves))
  }

  public func didAppear(on stage: Stage) {
    self.stage = stage
    showKept()
    stage.setFocus(kept ?? play)
  }

  /// The game that was left, if there is one, lies ready.
  private func showKept() {
    if let kept { root.remove(kept) }
    kept = nil
    cabinet.keeper.finish()
    if let game = KeptFifteen(cabinet.store) {
      let card = FifteenKeptCard(game, world: world) { [weak self] in self?.goOn(game) }
      root.add(card)
      kept = card
    }
    play.kind = kept == nil ? .primary : .plain
    if bounds.width > 0 { layout(in: bounds) }
  }

  private func goOn(_ game: KeptFifteen) {
    let setup = game.session.setup
    cabinet.wishes.picture = game.picture
    cabinet.wishes.columns = setup.columns
    cabinet.wishes.rows = setup.rows
    cabinet.wishes.scramble = setup.scramble
    stage?.perform(.push(FifteenScene(cabinet, game)))
  }

  public func update(at now: Duration) { gallery.update(at: now) }

  public func goBack() { stage?.perform(.pop) }

  public func handle(_ key: KeyEvent) -> Bool {
    guard key.key == .function(1) else { return false }
    explain()
    return true
  }

  /// The list of what is chosen here.
  private func openResults() {
    let setup = Fifteen.Setup(columns: side, rows: side, scramble: scramble)
    stage?.perform(
      .push(ResultsScene(.fifteen, cabinet: cabinet, variant: setup.variant)))
  }

  public func renewed() -> (any Scene)? {
    rememberWishes()
    return FifteenSetupScene(cabinet: cabinet)
  }

  private func explain() { stage?.perform(.push(FifteenHelp.scene(cabinet))) }

  private func choose(side: Int) {
    self.side = side
    for (own, card) in sizes { card.isOn = own == side }
  }

  /// A walk of another length, from the command line, takes the place of the classic one.
  private func choose(_ scramble: Scramble) {
    self.scramble = scramble
    for (own, card) in scrambles { card.isOn = (own == .any) == (scramble == .any) }
  }

  private func start() {
    rememberWishes()
    stage?.perform(.push(FifteenScene(cabinet: cabinet)))
  }

  private func rememberWishes() {
    cabinet.wishes.picture = gallery.picture
    cabinet.wishes.columns = side
    cabinet.wishes.rows = side
    cabinet.wishes.scramble = scramble
  }

  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(world.table, into: &list, in: bounds)
  }

  public func layout(in bounds: Rect) {
    self.bounds = bounds
    if gallery.isEmpty { gallery.show(choosing: cabinet.wishes.picture) }
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let place = SetupLayout(bounds: bounds, hasKept: kept != nil)
    kept?.frame = place.kept
    pictureTitle.frame = place.pictureTitle
    pictureTitle.isHidden = place.pictureTitle == .zero
    sizeTitle.frame = place.sizeTitle
    sizeTitle.isHidden = place.sizeTitle == .zero
    play.frame = place.play
    gallery.frame = place.gallery
    for ((_, card), frame) in zip(sizes, place.sizes) { card.frame = frame }
    for ((_, card), frame) in zip(scrambles, place.scrambles) { card.frame = frame }
  }
}

extension FifteenSetupScene: PictureTaker {
  var pictureUse: PictureUse { .square }
  var pictureWorld: ColorWorld { world }

  func took(_ picture: String, on stage: Stage) { gallery.take(picture) }
}

extension PictureGallery.Shelf {
  /// Fifteen's pictures, each with its name and at least half of its neighbours.
  fileprivate static func fifteen(_ world: ColorWorld) -> PictureGallery.Shelf {
    PictureGallery.Shelf(
      game: "fifteen", use: .square, names: { $0.powers.art.pictureNames() },
      card: { PictureChoice($0, title: PictureNames.title(of: $0), world: world) },
      caption: PictureChoice.caption,
      cardSize: { room in
        let side = min(room.height - PictureChoice.caption, room.width * 0.55, 520)
        return Size(width: side, height: side + PictureChoice.caption)
      })
  }
}
