import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// The setup screen: panel, size, symmetry and hints.
final class MirrorSetupScene: SetupScene, PictureTaker {
  /// Starts a puzzle for two.
  private let two: Button
  private let loom: SetupLoom
  private let sizes: SetupChoices<Int, ClothCard>
  private let symmetries: SetupChoices<Mirror.Symmetry, ClothCard>
  private let hints: SetupChoices<Mirror.Hints, ClothCard>
  private let turned: ClothCard
  private var cards: [ClothCard] { sizes.cards + symmetries.cards + hints.cards + [turned] }
  private var savedSlot: SaveSlot?
  /// The current choice.
  private var choice: MirrorChoice
  /// What is started: the choice that fits, and for how many.
  private var isForTwo = false

  /// `choice`: the initial selection.
  init(context: GameContext, choice: MirrorChoice) {
    self.choice = choice
    let palette = context.dressed(.mirror)
    let weave = Button("mirror.loom", label: tr("Loom"), icon: "icon-loom", palette: palette)
    two = Button(
      "mirror.two", label: tr("Two players"), icon: "icon-two-players", palette: palette)
    loom = SetupLoom(palette: palette)
    func card(
      _ id: String, _ label: String, word: String? = nil, _ kind: ClothSample.Kind
    ) -> ClothCard {
      ClothCard("mirror." + id, label: label, word: word ?? label, kind, palette: palette)
    }
    sizes = SetupChoices(Mirror.Setup.sizes) {
      let setup = Mirror.Setup(columns: $0)
      return card(
        "layout." + setup.size, MirrorWords.pieces($0), word: "\(setup.count)", .cut($0))
    }
    symmetries = SetupChoices(Mirror.Symmetry.allCases) {
      card("symmetry." + $0.rawValue, MirrorWords.name(of: $0), .mirrored($0))
    }
    hints = SetupChoices(Mirror.Hints.allCases) {
      let name = MirrorWords.name(of: $0)
      return card("hints." + $0.rawValue, trPair(tr("Hints"), name), word: name, .hint($0))
    }
    turned = card("turned", tr("Turned pieces"), word: tr("Turned"), .turned)
    super.init(
      .mirror, context: context, track: .mirror,
      pictures: PictureGallery.Source(
        game: "mirror", use: .panel, names: { _ in MirrorPicture.all.map(\.name) },
        card: { BrocadeChoice(MirrorPicture(name: $0) ?? .first, palette: palette) },
        cardSize: BrocadeChoice.size))
    let name = Label(
      "", style: TextStyle(size: 22, weight: .bold, alignment: .center), color: palette.tableInk)
    preview = (loom, 1.18...1.8, name)
    let style = TextStyle(size: 20, weight: .bold)
    rows = [
      SetupRow(tr("Pieces"), sizes.cards, style: style),
      SetupRow(tr("Symmetry"), symmetries.cards, style: style),
      SetupRow(tr("Difficulty"), hints.cards + [turned], style: style),
    ]
    for row in rows { ChoiceCard.match(row.cards) }
    foot = [play, two, weave]
    addParts()
    two.action = { [weak self] in self?.start(forTwo: true) }
    weave.action = { [weak self] in self?.push(LoomScene(context)) }
    loom.onSwipe = { [weak self] in self?.turn($0) }
    sizes.onChoose { [weak self] columns in self?.choose { $0.columns = columns } }
    symmetries.onChoose { [weak self] in self?.choose($0) }
    hints.onChoose { [weak self] level in self?.choose { $0.hints = level } }
    turned.action = { [weak self] in self?.choose { $0.isTurned = !($0.isTurned ?? false) } }
  }

  override func didAppear(on stage: Stage) {
    choice.hints = context.choices[MirrorChoice.self].hints ?? choice.hints
    super.didAppear(on: stage)
  }

  override var variant: String { fitting.setup.variant(fitting.setup.hints) }
  override var firstPicture: String? { choice.chosenPicture.name }

  override func renewed() -> (any Scene)? {
    context.choices.remember(choice)
    return MirrorSetupScene(context: context, choice: choice)
  }

  override func explain() {
    if let stage { push(MirrorHelp.scene(context, for: stage.device)) }
  }

  override func choose(picture name: String) {
    choice.picture = name
    showCloth()
  }

  /// Shows the choice on the loom, and each card on its cloth.
  private func showCloth() {
    let chosen = fitting
    let (picture, setup) = (chosen.chosenPicture, chosen.setup)
    preview?.title?.show(picture.title)
    loom.show(picture, columns: setup.columns, symmetry: setup.symmetry)
    for card in cards { card.picture = picture }
  }

  /// If the chosen size doesn't fit with this symmetry, it says so.
  private func choose(_ symmetry: Mirror.Symmetry) {
    let before = fitting.setup.columns
    choose { $0.symmetry = symmetry }
    let after = fitting.setup.columns
    guard after < before else { return }
    func count(_ columns: Int) -> String { "\(Mirror.Setup(columns: columns).count)" }
    stage?.toast(
      tr(
        "{size} pieces would be too small on this screen. You'll play {smaller} instead.",
        ["size": count(before), "smaller": count(after)]))
  }

  private func choose(_ change: (inout MirrorChoice) -> Void) {
    change(&choice)
    layoutAgain()
  }

  override func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    MirrorBackdrop.draw(palette, into: &list, in: bounds)
  }

  override func prepareLayout() {
    offerWhatFits()
    let setup = fitting.setup
    if savedSlot != context.saveSlot(setup) { findSavedGame() }
    sizes.choose(setup.columns)
    symmetries.choose(setup.symmetry)
    hints.choose(setup.hints)
    turned.isOn = choice.isTurned ?? false
    two.isEnabled = !Mirror.Setup.isLarge(setup.columns)
  }

  override func didLayout() { showCloth() }

  /// Only sizes that a finger can use in this window can be selected; the others are dimmed.
  private func offerWhatFits() {
    for (symmetry, card) in zip(symmetries.values, symmetries.cards) {
      offer(card, !MirrorLayout.offered(in: bounds, symmetry: symmetry).isEmpty)
    }
    let offered = MirrorLayout.offered(in: bounds, symmetry: fitting.symmetry ?? .axis)
    for (columns, card) in zip(sizes.values, sizes.cards) {
      offer(card, offered.contains(columns))
    }
  }

  private func offer(_ card: ClothCard, _ isOffered: Bool) {
    card.isEnabled = isOffered
    card.setPose(Pose(opacity: isOffered ? 1 : 0.4))
  }

  /// The choice as far as it fits this window; in a larger one the original choice returns.
  var fitting: MirrorChoice {
    var fitting = choice
    fitting.looks = nil
    guard bounds.width > 0 else { return fitting }
    if MirrorLayout.offered(in: bounds, symmetry: fitting.symmetry ?? .axis).isEmpty {
      fitting.symmetry = .axis
    }
    let offered = MirrorLayout.offered(in: bounds, symmetry: fitting.symmetry ?? .axis)
    let wanted = fitting.columns ?? 3
    if !offered.contains(wanted) {
      fitting.columns = offered.last { $0 < wanted } ?? offered.first ?? wanted
    }
    return fitting
  }

  // From the setup to a puzzle: a new one, or the saved one.

  /// The saved puzzle of this size and symmetry, with the same kind of picture or another.
  override func savedGameCard() -> PaperButton? {
    let setup = fitting.setup
    savedSlot = context.saveSlot(setup)
    let game = SavedMirror(context, of: setup) ?? SavedMirror(context, of: setup.ofOtherPanel)
    return game.map { game in
      MirrorSavedGameCard(game, palette: palette) { [weak self] in self?.resume(game) }
    }
  }

  private func resume(_ game: SavedMirror) {
    context.choices.remember(game.choice)
    push(MirrorScene(context, game))
  }

  override func start() { start(forTwo: false) }

  private func start(forTwo isForTwo: Bool) {
    self.isForTwo = isForTwo
    super.start()
  }

  private var started: MirrorChoice {
    var started = fitting
    started.isForTwo = isForTwo ? true : nil
    return started
  }

  override func savedGameQuestion(_ begin: @escaping (Stage) -> Void) -> MessageScene? {
    SavedMirror(context, of: started.setup).map { game in
      game.question(context, resume: { [weak self] _ in self?.resume(game) }, begin: begin)
    }
  }

  /// A player's own photo is checked first: pieces may look alike.
  override func begin() {
    let chosen = started
    guard case .own(let name) = chosen.chosenPicture else { return open(chosen) }
    let setup = chosen.setup
    context.pictures.panelLooks(name, setup.columns, setup.rows) { [weak self] looks in
      // The question may still lie above this scene.
      guard let self, stage?.scenes.last(where: \.isOpaque) === self, started == chosen else {
        return
      }
      var seen = chosen
      seen.looks = looks
      open(seen)
    }
  }

  private func open(_ chosen: MirrorChoice) {
    context.choices.remember(chosen)
    push(MirrorScene(context: context, chosen))
  }
}
