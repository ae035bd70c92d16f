import Languages
public import Stage

extension MessageScene {
  /// Asks whether a saved game is resumed, or a new one takes its place.
  ///
  /// `game`: what the question's name begins with; `other`: what its button says that begins a new
  /// game. What an answer does happens once the question is gone.
  public static func savedGame(
    of game: String, title: @escaping @autoclosure () -> String,
    text: @escaping @autoclosure () -> String, other: @escaping @autoclosure () -> String,
    palette: Palette, resume: @escaping (Stage) -> Void, begin: @escaping (Stage) -> Void
  ) -> MessageScene {
    MessageScene(
      name: game + ".saved.question", title: title(), text: text(), seal: "icon-save",
      palette: palette,
      choices: [
        .closing("saved.resume", tr("Resume"), icon: "icon-play", then: resume),
        .closing("saved.new", other(), icon: "icon-again", then: begin),
        .closing("saved.back", tr("Back"), icon: "icon-back"),
      ])
  }
}
