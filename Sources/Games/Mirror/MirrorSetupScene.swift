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
  private let play: Button
  private let gallery: PictureGallery
  private var sizes: [(columns: Int, card: ChoiceCard)] = []
  private var symmetries: [(symmetry: Mirror.Symmetry, card: ChoiceCard)] = []
  private var hints: [(level: Mirror.Hints, card: ChoiceCard)] = []
  /// The saved puzzle with the chosen setup, and its slot.
  private(set) var kept: MirrorSavedGameCard?
  private var keptSlot: SaveSlot?
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
    play = Button(
      "mirror.play", label: tr("Play"), icon: "icon-play", kind: .primary, palette: palette)
    gallery = PictureGallery(.mirror(palette), context: context, palette: palette)
    root.add(gallery)
    makeCards()
    root.add([play, header])
    header.onBack = { [weak self] in self?.goBack() }
    play.action = { [weak self] in self?.start() }
    help.action = { [weak self] in self?.explain() }
    results.action = { [weak self] in self?.openResults() }
    gallery.onAdd = { [weak self] in
      if let self, let stage { PictureFlow(context, for: self).begin(on: stage) }
    }
    loom.action = { [weak self] in self?.openLoom() }
    gallery.onChoose = { [weak self] in self?.choose(picture: $0) }
  }

  private func makeCards() {
    for columns in Mirror.Setup.sizes {
      let count = Mirror.Setup(columns: columns).count
      let card = ChoiceCard(
        "mirror.layout." + Mirror.Setup(columns: columns).size,
        label: MirrorWords.size(columns), title: MirrorWords.size(columns),
        caption: trn("{n} piece", "{n} pieces", count), palette: palette
      ) { [weak self] in self?.choose { $0.columns = columns } }
      sizes.append((columns, card))
    }
    for symmetry in Mirror.Symmetry.allCases {
      let name = MirrorWords.name(of: symmetry)
      let card = ChoiceCard(
        "mirror.symmetry." + symmetry.rawValue, label: name,
        icon: MirrorWords.icon(of: symmetry), caption: name, palette: palette
      ) { [weak self] in self?.choose(symmetry) }
      symmetries.append((symmetry, card))
    }
    for level in Mirror.Hints.allCases {
      let name = MirrorWords.name(of: level)
      let card = ChoiceCard(
        "mirror.hints." + level.rawValue, label: tr("Hints") + ": " + name,
        icon: MirrorWords.icon(of: level), caption: name, palette: palette
      ) { [weak self] in self?.choose { $0.hints = level } }
      hints.append((level, card))
    }
    let cards = sizes.map(\.card) + symmetries.map(\.card) + hints.map(\.card)
    ChoiceCard.match(cards)
    root.add(cards)
  }

  func didAppear(on stage: Stage) {
    choice.hints = context.choices[MirrorChoice.self].hints ?? choice.hints
    showKept()
    stage.setFocus(kept ?? play)
  }

  func update(at now: Duration) { gallery.update(at: now) }

  func goBack() { stage?.perform(.pop) }

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
          .mirror, context: context, variant: Mirror(fitting.setup, seed: 0).variant)))
  }

  private func openLoom() { stage?.perform(.push(LoomScene(context))) }

  func renewed() -> (any Scene)? {
    context.choices.remember(choice)
    return MirrorSetupScene(context: context, choice: choice)
  }

  private func explain() { stage?.perform(.push(MirrorHelp.scene(context))) }

  private func choose(picture name: String) {
    choice.picture = name
    showSymmetry()
  }

  private func showSymmetry() {
    let symmetry = fitting.symmetry ?? .axis
    for case let choice as BrocadeChoice in gallery.choices { choice.show(symmetry) }
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
    if keptSlot != context.saveSlot(fitting.setup) { findKept() }
    let place = MirrorSetupLayout(bounds: bounds, sizes: sizes.count, hasKept: kept != nil)
    kept?.frame = place.kept
    play.frame = place.play
    if gallery.isEmpty { gallery.show(choosing: choice.chosenPicture.name) }
    gallery.frame = place.gallery
    for ((_, card), frame) in zip(sizes, place.sizes) { card.frame = frame }
    for ((_, card), frame) in zip(symmetries, place.symmetries) { card.frame = frame }
    for ((_, card), frame) in zip(hints, place.hints) { card.frame = frame }
    let setup = fitting.setup
    for (own, card) in sizes { card.isOn = own == setup.columns }
    for (own, card) in symmetries { card.isOn = own == setup.symmetry }
    for (own, card) in hints { card.isOn = own == setup.hints }
    showSymmetry()
  }

  /// Only sizes that a finger can use in this window can be selected; the others are dimmed.
  private func offerWhatFits(_ bounds: Rect) {
    for (symmetry, card) in symmetries {
      offer(card, !MirrorLayout.offered(in: bounds, symmetry: symmetry).isEmpty)
    }
    let offered = MirrorLayout.offered(in: bounds, symmetry: fitting.symmetry ?? .axis)
    for (columns, card) in sizes { offer(card, offered.contains(columns)) }
  }

  private func offer(_ card: ChoiceCard, _ isOffered: Bool) {
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
    if let largest = offered.last { fitting.columns = min(largest, fitting.columns ?? 3) }
    return fitting
  }
}

// Saved puzzles.
extension MirrorSetupScene {
  private func showKept() {
    findKept()
    if bounds.width > 0 { layout(in: bounds) }
  }

  /// Shows the saved puzzle of this size and symmetry, with the same kind of picture or another.
  private func findKept() {
    if let kept { root.remove(kept) }
    kept = nil
    let setup = fitting.setup
    keptSlot = context.saveSlot(setup)
    let game = SavedMirror(context, of: setup) ?? SavedMirror(context, of: setup.ofOtherPanel)
    if let game {
      let card = MirrorSavedGameCard(game, palette: palette) { [weak self] in self?.resume(game) }
      root.add(card)
      kept = card
    }
    play.kind = kept == nil ? .primary : .plain
  }
}

extension MirrorSetupScene: PictureTaker {
  var pictureUse: PictureUse { .panel }
  var picturePalette: Palette { palette }

  func took(_ picture: String, on stage: Stage) { gallery.take(picture) }
}

extension PictureGallery.Source {
  /// Brocades and players' panels, shown complete: five wide and three high.
  fileprivate static func mirror(_ palette: Palette) -> PictureGallery.Source {
    PictureGallery.Source(
      game: "mirror", use: .panel, names: { _ in MirrorPicture.all.map(\.name) },
      card: { BrocadeChoice(MirrorPicture(name: $0) ?? .first, palette: palette) },
      caption: BrocadeChoice.caption,
      cardSize: { room in
        let ratio = 0.6
        let width = min(room.width * 0.76, (room.height - BrocadeChoice.caption) / ratio, 640)
        return Size(width: width, height: width * ratio + BrocadeChoice.caption)
      })
  }
}
