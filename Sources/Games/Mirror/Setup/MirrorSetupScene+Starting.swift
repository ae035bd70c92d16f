import Arcade
import Languages
import Rules
import Stage

/// From the setup to a puzzle: a new one, or the saved one.
extension MirrorSetupScene {
  func resume(_ game: SavedMirror) {
    context.choices.remember(game.choice)
    stage?.perform(.push(MirrorScene(context, game)))
  }

  /// Starts a new puzzle, after a question if a saved one would be lost.
  func start(forTwo isForTwo: Bool = false) {
    var chosen = fitting
    chosen.isForTwo = isForTwo ? true : nil
    if let game = SavedMirror(context, of: chosen.setup) {
      let question = game.question(
        palette: palette, resume: { [weak self] _ in self?.resume(game) },
        begin: { [weak self] _ in self?.begin(chosen) })
      stage?.perform(.push(question))
    } else {
      begin(chosen)
    }
  }

  /// A player's own photo is checked first: pieces may look alike.
  private func begin(_ chosen: MirrorChoice) {
    guard case .own(let name) = chosen.chosenPicture else { return open(chosen) }
    let setup = chosen.setup
    context.pictures.panelLooks(name, setup.columns, setup.rows) { [weak self] looks in
      // The question may still lie above this scene.
      guard let self, stage?.scenes.last(where: \.isOpaque) === self else { return }
      var wanted = fitting
      wanted.isForTwo = chosen.isForTwo
      guard wanted == chosen else { return }
      var seen = chosen
      seen.looks = looks
      open(seen)
    }
  }

  private func open(_ chosen: MirrorChoice) {
    context.choices.remember(chosen)
    stage?.perform(.push(MirrorScene(context: context, chosen)))
  }
}

extension SavedMirror {
  /// The choices for a puzzle like it.
  var choice: MirrorChoice {
    let setup = round.setup
    var choice = MirrorChoice(
      picture: picture.name, columns: setup.columns, symmetry: setup.symmetry,
      hints: round.game.hints, isTurned: setup.turned == nil ? nil : true,
      isForTwo: setup.isForTwo ? true : nil)
    choice.looks = setup.looks
    return choice
  }

  /// Asks whether to resume it or to start another.
  @MainActor func question(
    palette: Palette, resume: @escaping (Stage) -> Void, begin: @escaping (Stage) -> Void
  ) -> MessageScene {
    MessageScene.savedGame(
      of: Mirror.name, title: tr("New puzzle?"),
      text: trn(
        "Your {size} puzzle isn't finished: {n} move so far. A new one will replace it.",
        "Your {size} puzzle isn't finished: {n} moves so far. A new one will replace it.",
        round.game.moveCount, ["size": MirrorWords.size(round.setup.columns)]), palette: palette,
      resume: .init(tr("Resume"), action: resume),
      begin: .init(tr("New puzzle"), action: begin))
  }
}
