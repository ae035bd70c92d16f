import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage

/// The setup screen: panel, size, symmetry and hints.
final class MirrorSetupScene: Scene {
  let name = "mirror.setup"
  let root = Node("")
  let track: MusicTrack? = .mirror
  let context: GameContext
  let palette: Palette
  private let header: Header
  private let play: StartButton
  /// Starts a puzzle for two.
  private let two: Button
  private let loom: SetupLoom
  private let pictureName: Label
  private let headings: [Label]
  private let gallery: PictureGallery
  private var sizes: [(columns: Int, card: ClothCard)] = []
  private var symmetries: [(symmetry: Mirror.Symmetry, card: ClothCard)] = []
  private var hints: [(level: Mirror.Hints, card: ClothCard)] = []
  private var turned: ClothCard?
  /// The saved puzzle with the chosen setup, and its slot.
  private(set) var savedGame: MirrorSavedGameCard?
  private var savedSlot: SaveSlot?
  private var bounds = Rect.zero
  /// The current choice.
  private var choice: MirrorChoice

  /// `choice`: the initial selection.
  init(context: GameContext, choice: MirrorChoice) {
    self.context = context
    self.choice = choice
    let palette = context.dressed(.mirror)
    self.palette = palette
    let options = Button.options(of: "mirror", context: context, palette: .mirror)
    let loom = Button("mirror.loom", label: tr("Loom"), icon: "icon-loom", palette: palette)
    let results = Button.leaderboard(of: "mirror", palette: palette)
    let players = Button.players(of: "mirror", context: context, palette: .mirror)
    let help = Button("mirror.help", label: tr("Help"), icon: "icon-help", palette: palette)
    header = Header(
      "mirror", title: tr("Mirror"), palette: palette,
      extras: [loom, results, players, help, options])
    play = StartButton("mirror.play", label: tr("Play"), palette: palette)
    two = Button(
      "mirror.two", label: tr("Two players"), icon: "icon-two-players", palette: palette)
    self.loom = SetupLoom(palette: palette)
    pictureName = Label(
      "", style: TextStyle(size: 22, weight: .bold, alignment: .center), color: palette.tableInk)
    headings = [tr("Pieces"), tr("Symmetry"), tr("Difficulty")].map {
      Label($0, style: TextStyle(size: 20, weight: .bold), color: palette.tableInk)
    }
    gallery = PictureGallery(.mirror(palette), context: context, palette: palette)
    root.add([self.loom, pictureName] + headings)
    root.add(gallery)
    makeCards()
    root.add([play, two, header])
    play.action = { [weak self] in self?.start() }
    two.action = { [weak self] in self?.start(forTwo: true) }
    help.action = { [weak self] in self?.explain() }
    results.action = { [weak self] in self?.openResults() }
    gallery.onAdd = { [weak self] in
      if let self, let stage { PictureFlow(context, for: self).begin(on: stage) }
    }
    loom.action = { [weak self] in self?.openLoom() }
    self.loom.onSwipe = { [weak self] in self?.turn($0) }
    gallery.onChoose = { [weak self] in self?.choose(picture: $0) }
  }

  private func makeCards() {
    for columns in Mirror.Setup.sizes {
      let count = Mirror.Setup(columns: columns).count
      let card = ClothCard(
        "mirror.layout." + Mirror.Setup(columns: columns).size,
        label: MirrorWords.size(columns), word: "\(count)",
        .cut(columns), wide: 110, palette: palette
      ) { [weak self] in self?.choose { $0.columns = columns } }
      sizes.append((columns, card))
    }
    for symmetry in Mirror.Symmetry.allCases {
      let name = MirrorWords.name(of: symmetry)
      let card = ClothCard(
        "mirror.symmetry." + symmetry.rawValue, label: name, word: name, .mirrored(symmetry),
        wide: 150, palette: palette
      ) { [weak self] in self?.choose(symmetry) }
      symmetries.append((symmetry, card))
    }
    for level in Mirror.Hints.allCases {
      let name = MirrorWords.name(of: level)
      let card = ClothCard(
        "mirror.hints." + level.rawValue, label: tr("Hints") + ": " + name, word: name,
        .hint(level), wide: 150, palette: palette
      ) { [weak self] in self?.choose { $0.hints = level } }
      hints.append((level, card))
    }
    let turned = ClothCard(
      "mirror.turned", label: tr("Turned pieces"), word: tr("Turned"), .turned, wide: 150,
      palette: palette
    ) { [weak self] in self?.choose { $0.isTurned = !($0.isTurned ?? false) } }
    self.turned = turned
    for row in [sizes.map(\.card), symmetries.map(\.card), hints.map(\.card) + [turned]] {
      ClothCard.match(row)
      root.add(row)
    }
  }

  /// Chooses the next picture, or the one before.
  private func turn(_ direction: Int) {
    let row = gallery.children.lazy.compactMap { $0 as? Carousel }.first
    _ = row?.handle(KeyEvent(direction > 0 ? .right : .left, time: stage?.now ?? .zero))
  }

  func didAppear(on stage: Stage) {
    choice.hints = context.choices[MirrorChoice.self].hints ?? choice.hints
    showSavedGame()
    stage.setFocus(savedGame ?? play)
  }

  func update(at now: Duration) { gallery.update(at: now) }

  func handle(_ key: KeyEvent) -> Bool {
    guard key.key == .function(1) else { return false }
    explain()
    return true
  }

  /// The leaderboard of the chosen setup.
  private func openResults() {
    stage?.perform(
      .push(
        LeaderboardScene(
          .mirror, context: context, variant: fitting.setup.variant(fitting.setup.hints))))
  }

  private func openLoom() { stage?.perform(.push(LoomScene(context))) }

  func renewed() -> (any Scene)? {
    context.choices.remember(choice)
    return MirrorSetupScene(context: context, choice: choice)
  }

  private func explain() {
    if let stage { stage.perform(.push(MirrorHelp.scene(context, for: stage.device))) }
  }

  private func choose(picture name: String) {
    choice.picture = name
    showCloth()
  }

  /// Shows the choice on the loom, and each card on its cloth.
  private func showCloth() {
    let chosen = fitting
    let (picture, setup) = (chosen.chosenPicture, chosen.setup)
    pictureName.show(picture.title)
    loom.show(picture, columns: setup.columns, symmetry: setup.symmetry)
    for card in sizes.map(\.card) + symmetries.map(\.card) + hints.map(\.card) {
      card.picture = picture
    }
    turned?.picture = picture
  }

  /// If the chosen size doesn't fit with this symmetry, it says so.
  private func choose(_ symmetry: Mirror.Symmetry) {
    let before = fitting.setup.columns
    choose { $0.symmetry = symmetry }
    let after = fitting.setup.columns
    guard after < before else { return }
    stage?.toast(
      tr(
        "{size} pieces would be too small on this screen. You'll play {smaller} instead.",
        ["size": MirrorWords.size(before), "smaller": MirrorWords.size(after)]))
  }

  private func choose(_ change: (inout MirrorChoice) -> Void) {
    change(&choice)
    if bounds.width > 0 { layout(in: bounds) }
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    MirrorBackdrop.draw(palette, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    self.bounds = bounds
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    offerWhatFits(bounds)
    if savedSlot != context.saveSlot(fitting.setup) { findSavedGame() }
    let place = MirrorSetupLayout(
      bounds: bounds, hasSavedGame: savedGame != nil,
      hasOwn: !context.pictures.names(.panel).isEmpty)
    savedGame?.frame = place.savedGame
    placePlay(place.play)
    loom.frame = place.loom
    pictureName.frame = place.name
    for (index, heading) in headings.enumerated() {
      heading.isHidden = place.headings.isEmpty
      if !heading.isHidden { heading.frame = place.headings[index] }
    }
    if gallery.isEmpty { gallery.show(choosing: choice.chosenPicture.name) }
    gallery.frame = place.gallery
    for ((_, card), frame) in zip(sizes, place.sizes) { card.frame = frame }
    for ((_, card), frame) in zip(symmetries, place.symmetries) { card.frame = frame }
    for ((_, card), frame) in zip(hints, place.hints) { card.frame = frame }
    if let turned, let frame = place.hints.last { turned.frame = frame }
    turned?.isOn = choice.isTurned ?? false
    let setup = fitting.setup
    for (own, card) in sizes { card.isOn = own == setup.columns }
    for (own, card) in symmetries { card.isOn = own == setup.symmetry }
    for (own, card) in hints { card.isOn = own == setup.hints }
    showCloth()
  }

  /// The two buttons that start; that for two is only a sign where there is little room.
  private func placePlay(_ room: Rect) {
    two.isCompact = false
    let words = two.fittingSize.width
    two.isCompact = room.width - words - 12 < 188 * (stage?.textScale ?? 1)
    let width = two.isCompact ? min(room.height, 88) : words
    play.frame = Rect(
      x: room.minX, y: room.minY, width: room.width - width - 12, height: room.height)
    two.frame = Rect(x: room.maxX - width, y: room.minY, width: width, height: room.height)
    two.isEnabled = !Mirror.Setup.isLarge(fitting.setup.columns)
  }

  /// Only sizes that a finger can use in this window can be selected; the others are dimmed.
  private func offerWhatFits(_ bounds: Rect) {
    for (symmetry, card) in symmetries {
      offer(card, !MirrorLayout.offered(in: bounds, symmetry: symmetry).isEmpty)
    }
    let offered = MirrorLayout.offered(in: bounds, symmetry: fitting.symmetry ?? .axis)
    for (columns, card) in sizes { offer(card, offered.contains(columns)) }
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
}

// Saved puzzles.
extension MirrorSetupScene {
  private func showSavedGame() {
    findSavedGame()
    if bounds.width > 0 { layout(in: bounds) }
  }

  /// Shows the saved puzzle of this size and symmetry, with the same kind of picture or another.
  private func findSavedGame() {
    if let savedGame { root.remove(savedGame) }
    savedGame = nil
    let setup = fitting.setup
    savedSlot = context.saveSlot(setup)
    let game = SavedMirror(context, of: setup) ?? SavedMirror(context, of: setup.ofOtherPanel)
    if let game {
      let card = MirrorSavedGameCard(game, palette: palette) { [weak self] in self?.resume(game) }
      root.add(card)
      savedGame = card
    }
  }
}

extension MirrorSetupScene: PictureTaker {
  var pictureUse: PictureUse { .panel }
  var picturePalette: Palette { palette }

  func took(_ picture: String, on stage: Stage) {
    layout(in: bounds)
    gallery.take(picture)
  }
}

extension PictureGallery.Source {
  /// Brocades and players' panels as a strip of small cloths.
  fileprivate static func mirror(_ palette: Palette) -> PictureGallery.Source {
    PictureGallery.Source(
      game: "mirror", use: .panel, names: { _ in MirrorPicture.all.map(\.name) },
      card: { BrocadeChoice(MirrorPicture(name: $0) ?? .first, palette: palette) },
      cardSize: BrocadeChoice.size)
  }
}
