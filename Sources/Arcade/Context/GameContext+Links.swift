import Languages
public import Stage

/// Links to boards that are opened while the program runs.
extension GameContext {
  /// Opens the board of a link: at once where nothing is being played, otherwise after a question.
  ///
  /// On a kiosk links are ignored.
  public func open(_ code: BoardCode, on stage: Stage) {
    guard !isKiosk, let game = games.named(code.game), game.board != nil else { return }
    let isAsking = stage.top.name == Self.linkQuestion
    if isAsking { stage.perform(.pop) }
    stage.applyPending()
    guard isAsking || stage.scenes.count > 2 || !stage.top.allowsBlanking else {
      return begin(code, of: game, on: stage)
    }
    stage.windowLostFocus()
    stage.perform(
      .push(
        MessageScene(
          name: Self.linkQuestion, title: tr("Open the board of the link?"),
          text: tr(
            "You leave what you are doing now. Unfinished games are saved, except those with a time limit."
          ),
          seal: "icon-share", palette: dressed(.paper),
          choices: [
            .closing("link.no", tr("Not now"), icon: "icon-back"),
            .init(
              id: "link.yes", label: tr("Open"), icon: "icon-play",
              action: { [weak self] in self?.begin(code, of: game, on: $0) }),
          ])))
  }

  private static var linkQuestion: String { "link.question" }

  /// A saved game of the same kind is only replaced after its own question.
  private func begin(_ code: BoardCode, of game: GameEntry, on stage: Stage) {
    stage.perform(.popToRoot)
    // What the scenes save when they close must be there for the question.
    stage.applyPending()
    choices.remember(code.choice)
    seedOfLink = code.seed
    guard let scene = game.savedQuestion?(self) ?? game.board?(self) else { return }
    stage.perform(.push(scene))
  }
}
