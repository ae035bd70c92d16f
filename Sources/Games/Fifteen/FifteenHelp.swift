import Arcade
import Languages
import Stage

/// The help pages of the sliding puzzle.
enum FifteenHelp {
  static func scene(_ context: GameContext, picture: String?, offersLesson: Bool = true)
    -> HelpScene
  {
    let palette = context.dressed(.fifteen)
    return HelpScene(
      game: "fifteen", title: tr("Fifteen"), palette: palette,
      pages: [
        HelpPage(
          title: tr("Slide a tile"),
          text: tr("Tap a tile next to the gap to slide it in, or drag it."),
          picture: SlideDemo(
            cells: [1, 2, 3, 4, 0, 6, 7, 5, 8], taps: [5, 2, 1, 4])),
        HelpPage(
          title: tr("A whole row at once"),
          text: tr(
            "Tap a tile further away in the same row or column as the gap, and the tiles in between move with it. Each tile counts as one move; results show the pushes too."
          ),
          picture: SlideDemo(
            cells: [1, 2, 3, 0, 5, 6, 4, 7, 8], taps: [5, 8, 6, 3])),
        HelpPage(
          title: tr("Complete the picture"),
          text: tr(
            "Tile 1 goes in the top left corner, the gap in the bottom right. The clock starts with your first move."
          ),
          picture: SlideDemo(
            cells: [1, 2, 3, 0, 4, 6, 7, 5, 8], taps: [4, 7, 8], showsNumbers: true,
            showsWhole: true)),
        HelpPage(
          title: tr("Useful buttons"),
          text: tr(
            "Show the numbers or the whole picture, undo moves, or pause, which hides the board and stops the clock."
          ),
          picture: PanelDemo(
            [.numbers, .original, .undo, .redo, .pause, .new], picture: picture, palette: palette)),
        HelpPage(
          title: tr("When you are stuck"),
          text: tr(
            "A hint marks the tile to move next. The solution plays by itself, and you can take over at any time. If you use undo, a hint or the solution, the game doesn't count for the leaderboards."
          ),
          picture: PanelDemo(
            [.hint, .solution, .undo, .redo], picture: picture, palette: palette)),
        HelpPage(
          title: tr("Par and stars"),
          text: tr(
            "Par is the fewest moves that solve the board. Up to 10% more earns three stars, up to 50% more earns two. On large boards par isn't known: there you see how many moves it takes at least."
          ),
          picture: HelpIcons(
            [.star, .star, .star], columns: 3, palette: palette)),
        HelpPage(
          title: tr("Keyboard controls"),
          text: tr(
            "The arrow keys push a tile into the gap. L shows the numbers, O the picture, H a hint and V the solution. U undoes, R redoes, P pauses."
          ),
          picture: HelpIcons(
            [.none, .letter("↑"), .none, .letter("←"), .letter("↓"), .letter("→")]
              + ["L", "O", "H", "V", "U", "P"].map { .letter($0) },
            columns: 3, palette: palette)),
      ], lesson: offersLesson ? { LessonScene(context, picture: picture) } : nil,
      remake: { scene(context, picture: picture, offersLesson: offersLesson) })
  }
}
