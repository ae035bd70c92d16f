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
      let card = FifteenSavedGameCard(
        game, name: game.otherDay(in: context), palette: palette
      ) { [weak self] in self?.resume(game) }
      root.add(card)
      saved = card
    }
    let slots = context.savedBoards(of: Fifteen.name)
    func isSaved(_ setup: Fifteen.Setup) -> Bool { slots.contains(context.saveSlot(setup).name) }
    for (shape, card) in sizes { card.isMarked = isSaved(.init(shape, scramble: scramble)) }
    larger?.isMarked = BoardShape.large.contains { isSaved(.init($0, scramble: scramble)) }
    for (other, card) in scrambles { card.isMarked = isSaved(.init(shape, scramble: other)) }
    let today = DailyBoard(chosen, seed: DailyBoard.seed(of: context.day))
    play.rename(today?.isTried(in: context) ?? false ? tr("Once more") : tr("Play"))
    if bounds.width > 0 { layout(in: bounds) }
    stage?.setNeedsDisplay()
  }

  func resume(_ game: SavedFifteen) {
    let setup = game.session.setup
    remember(FifteenChoice(setup, picture: game.picture))
    open(FifteenScene(context, game))
  }

  /// Starts a new board, after a question if a saved one would be lost.
  func start() {
    if let game = SavedFifteen(context, of: chosen) {
      let question = game.question(
        context, resume: { [weak self] _ in self?.resume(game) },
        begin: { [weak self] _ in self?.deal() })
      stage?.perform(.push(question))
    } else {
      deal()
    }
  }

  private func deal() {
    remember(choice)
    open(FifteenScene(context: context, choice))
  }

  /// Opens a board; until its picture is drawn in the right size, it shows the one in the tray, so
  /// that its tiles are never blank.
  private func open(_ scene: FifteenScene) {
    if scene.picture == tray.picture { scene.board.setPicture(tray.found) }
    stage?.perform(.push(scene))
  }

  /// Asks which of the large boards.
  var sizeQuestion: MessageScene {
    MessageScene(
      name: "fifteen.size.question", title: tr("Larger boards"),
      text: tr("These take a long time. The board is saved whenever you leave."),
      seal: "icon-size", palette: palette,
      choices: BoardShape.large.map { shape in
        .init(
          id: "fifteen.layout." + shape.name, label: shape.title,
          action: { [weak self] stage in
            stage.perform(.pop)
            self?.choose(shape)
            self?.showSaved()
          })
      } + [
        .init(
          id: "fifteen.size.back", label: tr("Back"), icon: "icon-back",
          action: { $0.perform(.pop) })
      ])
  }

  /// Asks how many players race on the chosen board.
  var raceQuestion: MessageScene {
    remember(choice)
    let (context, choice, most) = (context, choice, RaceLayout.most(in: bounds, shape: shape))
    return MessageScene(
      name: "fifteen.race.question", title: tr("Race"),
      text: tr("The same board for everyone on this screen. Who finishes first?"),
      seal: "icon-flag", palette: palette,
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
    choice.save(in: context)
  }
}

extension SavedFifteen {
  /// The name of a daily board that is not today's; nil for any other board.
  @MainActor func otherDay(in context: GameContext) -> String? {
    let daily = DailyBoard(session.setup, seed: session.seed)
    return daily.flatMap { $0.day == context.day ? nil : $0.name(in: context) }
  }

  /// Asks whether to resume it or to start another.
  @MainActor func question(
    _ context: GameContext, resume: @escaping (Stage) -> Void, begin: @escaping (Stage) -> Void
  ) -> MessageScene {
    let name = otherDay(in: context)
    return MessageScene.savedGame(
      of: Fifteen.name, title: tr("New board?"),
      text: (name.map { $0 + ": " } ?? "")
        + trn(
          "Your {size} board isn't finished: {n} move so far. A new one will replace it.",
          "Your {size} board isn't finished: {n} moves so far. A new one will replace it.",
          session.game.moveCount, ["size": session.setup.shape.title]),
      palette: context.dressed(.fifteen),
      resume: .init(tr("Resume"), action: resume), begin: .init(tr("New board"), action: begin))
  }

  /// Asks before another board of this setup takes its place; nil if none is saved.
  @MainActor static func question(
    _ context: GameContext, before setup: Fifteen.Setup, begin: @escaping (Stage) -> Void
  ) -> MessageScene? {
    SavedFifteen(context, of: setup).map { game in
      game.question(
        context,
        resume: { $0.perform(.push(FifteenScene(context, game))) }, begin: begin)
    }
  }
}
