import Languages
public import Stage

extension MessageScene {
  /// One of the two answers: resume the saved game, or begin a new one.
  public struct SavedGameChoice {
    let label: () -> String
    let action: (Stage) -> Void

    /// What its button says, and what happens once the question is gone.
    public init(
      _ label: @escaping @autoclosure () -> String, action: @escaping (Stage) -> Void
    ) {
      self.label = label
      self.action = action
    }
  }

  /// Asks whether a saved game is resumed, or a new one takes its place.
  ///
  /// `game`: what the question's name begins with.
  public static func savedGame(
    of game: String, title: @escaping @autoclosure () -> String,
    text: @escaping @autoclosure () -> String, palette: Palette, resume: SavedGameChoice,
    begin: SavedGameChoice
  ) -> MessageScene {
    func choice(_ id: String, _ icon: String, _ answer: SavedGameChoice) -> Choice {
      Choice(
        id: id, label: answer.label(), icon: icon,
        action: { stage in
          stage.perform(.pop)
          answer.action(stage)
        })
    }
    return MessageScene(
      name: game + ".saved.question", title: title(), text: text(), seal: "icon-save",
      palette: palette,
      choices: [
        choice("saved.resume", "icon-play", resume),
        choice("saved.new", "icon-again", begin),
        choice("saved.back", "icon-back", SavedGameChoice(tr("Back")) { _ in }),
      ])
  }
}
