import Arcade
import Geometry
import Languages
import Rules
import Stage

/// Saved boards and the last choice.
extension FifteenSetupScene {
  /// The setup of a new board.
  var chosen: Fifteen.Setup { Fifteen.Setup(shape, scramble: scramble) }

  /// Offers the saved board of the chosen setup; the cards mark others that are saved.
  func showSaved() {
    if let saved { root.remove(saved) }
    saved = nil
    let game = SavedFifteen(context, of: chosen)
    if let game {
      let card = FifteenSavedGameCard(game, palette: palette) { [weak self] in self?.resume(game) }
      root.add(card)
      saved = card
    }
    let slots = context.savedBoards(of: Fifteen.name)
    func isSaved(_ setup: Fifteen.Setup) -> Bool { slots.contains(context.saveSlot(setup).name) }
    for (shape, card) in sizes { card.isMarked = isSaved(.init(shape, scramble: scramble)) }
    for (other, card) in scrambles { card.isMarked = isSaved(.init(shape, scramble: other)) }
    play.isFirst = saved == nil
    if bounds.width > 0 { layout(in: bounds) }
    stage?.setNeedsDisplay()
  }

  func resume(_ game: SavedFifteen) {
    let setup = game.session.setup
    remember(FifteenChoice(setup, picture: game.picture))
    stage?.perform(.push(FifteenScene(context, game)))
  }

  /// Starts a new board, after a question if a saved one would be lost.
  func start() {
    if let game = SavedFifteen(context, of: chosen) {
      stage?.perform(.push(savedQuestion(game)))
    } else {
      deal()
    }
  }

  private func deal() {
    remember(choice)
    stage?.perform(.push(FifteenScene(context: context, choice)))
  }

  private func savedQuestion(_ game: SavedFifteen) -> MessageScene {
    MessageScene.savedGame(
      of: Fifteen.name, title: tr("New board?"),
      text: trn(
        "Your {size} board isn't finished: {n} move so far. A new one will replace it.",
        "Your {size} board isn't finished: {n} moves so far. A new one will replace it.",
        game.session.game.moveCount, ["size": game.session.setup.shape.title]), palette: palette,
      resume: .init(tr("Resume")) { [weak self] in self?.resume(game) },
      begin: .init(tr("New board")) { [weak self] in self?.deal() })
  }

  /// Asks how many players race on the chosen board.
  var raceQuestion: MessageScene {
    remember(choice)
    let (context, choice, most) = (context, choice, RaceLayout.most(in: bounds, shape: shape))
    return MessageScene(
      name: "fifteen.race.question", title: tr("Race"),
      text: tr("The same board for everyone on this screen. Who finishes first?"), palette: palette,
      choices: (2...most).map { people in
        .init(
          id: "race.people.\(people)", label: trn("{n} player", "{n} players", people),
          action: { stage in
            stage.perform(.pop)
            stage.perform(.push(RaceScene(context, choice, people: people)))
          })
      } + [
        .init(
          id: "race.question.back", label: tr("Back"), icon: "icon-back",
          action: { $0.perform(.pop) })
      ])
  }

  /// The current choice.
  var choice: FifteenChoice { FifteenChoice(chosen, picture: gallery.picture) }

  /// Saves the choice for the next boards, also after a restart.
  private func remember(_ choice: FifteenChoice) {
    context.choices.remember(choice)
    choice.keep(in: context)
  }
}
