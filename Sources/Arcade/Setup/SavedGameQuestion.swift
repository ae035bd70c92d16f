import Languages
public import Stage

extension MessageScene {
  /// Asks whether a saved game is resumed, or a new one takes its place.
  ///
  /// `game`: what the question's name begins with; `newGame`: the label of the button that
  /// begins a new game. What an answer does happens once the question is gone.
  public static func savedGame(
    of game: String, title: @escaping @autoclosure () -> String,
    text: @escaping @autoclosure () -> String, newGame: @escaping @autoclosure () -> String,
    palette: Palette, resume: @escaping (Stage) -> Void, begin: @escaping (Stage) -> Void
  ) -> MessageScene {
    MessageScene(
      name: game + ".saved.question", title: title(), text: text(), seal: "icon-save",
      palette: palette,
      choices: [
        .closing("saved.resume", tr("Resume"), icon: "icon-play", then: resume),
        .closing("saved.new", newGame(), icon: "icon-again", then: begin),
        .closing("saved.back", tr("Back"), icon: "icon-back"),
      ])
  }
}
