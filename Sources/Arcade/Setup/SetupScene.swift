import Drawing
public import Geometry
public import Input
import Languages
public import Stage

/// The screen where a game is set up and started: a picture, rows of drawn choices, what was saved,
/// and Play.
///
/// A game subclasses it and says what is chosen; where it lies is decided here, in `SetupLayout`.
open class SetupScene: PageScene {
  /// The one coloured button: starts the game.
  public let play: StartButton
  /// All pictures in a strip; nil if the game has none.
  public let gallery: PictureGallery?
  /// Everything lies on it; nil if it lies on the table.
  public let sheet: Paper?
  /// What shows the choice, its width divided by its height, and what it is called.
  public var preview: (node: Node, shape: ClosedRange<Double>, title: Label?)?
  /// The choices.
  public var rows: [SetupRow] = []
  /// Play and smaller buttons, from left to right.
  public var foot: [Node] = []
  /// The saved game with the chosen setup.
  public private(set) var savedGame: PaperButton?
  private let entry: GameEntry

  /// What the setup of a game begins with.
  ///
  /// `pictures`: what the gallery shows.
  public init(
    _ entry: GameEntry, context: GameContext, name: String = "setup", track: MusicTrack? = nil,
    sheet: Paper? = nil, pictures: PictureGallery.Source? = nil
  ) {
    (self.entry, self.sheet) = (entry, sheet)
    let (id, palette) = (entry.id, context.dressed(entry.palette))
    let explain = Button(id + ".help", label: tr("Help"), icon: "icon-help", palette: palette)
    let results = Button.leaderboard(of: id, palette: palette)
    let players = Button.players(of: id, context: context, palette: entry.palette)
    let options = Button.options(of: id, context: context, palette: entry.palette)
    play = StartButton(id + ".play", label: tr("Play"), palette: palette)
    gallery = pictures.map { PictureGallery($0, context: context, palette: palette) }
    super.init(
      id + "." + name, header: id, title: entry.title(), context: context, palette: palette,
      extras: [results, players, explain, options], track: track, hasHills: false)
    foot = [play]
    play.action = { [weak self] in self?.start() }
    explain.action = { [weak self] in self?.explain() }
    results.action = { [weak self] in self?.openResults() }
    gallery?.onChoose = { [weak self] in self?.choose(picture: $0) }
    gallery?.onAdd = { [weak self] in
      guard let taker = self as? any PictureTaker, let stage = self?.stage else { return }
      PictureFlow(context, for: taker).begin(on: stage)
    }
  }

  /// Adds everything to the scene, once `preview`, `rows` and `foot` are known.
  public func addParts() {
    if let sheet { root.add(sheet) }
    let ground = sheet ?? root
    ground.add([preview?.node, preview?.title].compactMap { $0 })
    for label in rows.flatMap({ [$0.title, $0.note] }).compactMap({ $0 }) {
      label.color = sheet == nil ? palette.tableInk : palette.ink
      ground.add(label)
    }
    if let gallery { ground.add(gallery) }
    for row in rows { ground.add(row.cards) }
    ground.add(foot)
    Button.shareTextSize(foot.compactMap { $0 as? Button })
    root.add(header)
  }

  // What a game says.

  /// Explains the game.
  open func explain() {}
  /// Whose results the leaderboard begins with.
  open var variant: String { "" }
  /// The picture that is chosen first.
  open var firstPicture: String? { nil }
  /// Another picture was chosen.
  open func choose(picture: String) {}
  /// The saved game with the chosen setup.
  open func savedGameCard() -> PaperButton? { nil }
  /// Asks before a new game, which `begin` begins, takes the place of a saved one; nil if none is saved.
  open func savedGameQuestion(_ begin: @escaping (Stage) -> Void) -> MessageScene? { nil }
  /// Starts a new game.
  open func begin() {}
  /// The window or a choice changed: decides what is offered.
  open func prepareLayout() {}
  /// Whether the saved game lies among the choices.
  open var placesSavedGame: Bool { true }
  /// Everything is placed.
  open func didLayout() {}
  /// What lies in a room, where it is not a usual setup.
  open func box(in room: Rect) -> any Box { SetupLayout(self, room).box }

  /// Starts, after a question if a saved game would be lost.
  open func start() {
    let question = savedGameQuestion { [weak self] _ in self?.begin() }
    if let question { push(question) } else { begin() }
  }

  /// Opens a scene above it.
  public func push(_ scene: any Scene) { stage?.perform(.push(scene)) }

  private func openResults() {
    guard let results = entry.results else { return }
    push(LeaderboardScene(results(), context: context, variant: variant))
  }

  /// Chooses the next picture, or the one before.
  public func turn(_ direction: Int) { gallery?.turn(direction) }

  /// Shows the saved game with the chosen setup, if there is one.
  open func showSavedGame() {
    findSavedGame()
    layoutAgain()
  }

  /// Makes the card of the saved game with the chosen setup, if there is one.
  public func findSavedGame() {
    if let savedGame { root.remove(savedGame) }
    savedGame = savedGameCard()
    if let savedGame { root.add(savedGame) }
  }

  /// Lays everything out after a choice.
  public func layoutAgain() { if bounds.width > 0 { layout(in: bounds) } }

  open override func didAppear(on stage: Stage) {
    showSavedGame()
    stage.setFocus(savedGame ?? play)
  }

  open override func update(at now: Duration) { gallery?.update(at: now) }

  /// F1 explains the game.
  public override func handle(_ key: KeyEvent) -> Bool {
    guard GameKey(key) == .help else { return false }
    explain()
    return true
  }

  /// Places everything.
  public override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    prepareLayout()
    if let gallery, gallery.isEmpty { gallery.show(choosing: firstPicture) }
    var room = SetupLayout.room(in: bounds, onSheet: sheet != nil)
    let box = box(in: room)
    if let sheet {
      let layout = SetupLayout(self, room)
      sheet.frame = layout.sheet
      room = Rect(origin: .zero, size: sheet.frame.size).inset(by: layout.margin)
    }
    box.place(in: room)
    didLayout()
  }

  // What a game with pictures of players' own is as a `PictureTaker`.

  /// What its pictures are for.
  public var pictureUse: PictureUse { gallery?.use ?? .square }
  /// The colours of the scenes in between.
  public var picturePalette: Palette { palette }

  /// Selects a new picture.
  public func took(_ picture: String, on stage: Stage) {
    layout(in: bounds)
    gallery?.take(picture)
  }
}
