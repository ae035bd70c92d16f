import Arcade
import Geometry
import Languages
import Stage

/// How the sliding puzzle is played, page by page.
enum FifteenHelp {
  static func scene(_ cabinet: Cabinet, picture: String?) -> HelpScene {
    let world = cabinet.dressed(.fifteen)
    return HelpScene(
      game: "fifteen", title: tr("Fifteen"), world: world,
      pages: [
        HelpPage(
          title: tr("Slide a tile"),
          text: tr("Touch a tile beside the gap and it slides in. You can pull it, too."),
          picture: SlideDemo(
            cells: [1, 2, 3, 4, 0, 6, 7, 5, 8], taps: [5, 2, 1, 4])),
        HelpPage(
          title: tr("A whole row at once"),
          text: tr(
            "Touch a tile farther away, in line with the gap: all between go along. Each tile counts as one move."
          ),
          picture: SlideDemo(
            cells: [1, 2, 3, 0, 5, 6, 4, 7, 8], taps: [5, 8, 6, 3])),
        HelpPage(
          title: tr("Make the picture whole"),
          text: tr(
            "1 belongs at the upper left, the gap at the lower right. The clock starts with your first move."
          ),
          picture: SlideDemo(
            cells: [1, 2, 3, 0, 4, 6, 7, 5, 8], taps: [4, 7, 8], showsNumbers: true,
            showsWhole: true)),
        HelpPage(
          title: tr("Little helpers"),
          text: tr(
            "Show the numbers or the whole picture, take moves back, or make a pause: it hides the board and stops the clock."
          ),
          picture: HelpSigns(
            ["numbers", "original", "undo", "redo", "pause", "again"].map { .icon("icon-" + $0) },
            columns: 2, world: world)),
        HelpPage(
          title: tr("When you are stuck"),
          text: tr(
            "A hint marks the tile to move next; the solution plays by itself, and you can take over at any time. With undo, hint or solution a game does not count for the records."
          ),
          picture: HelpSigns(
            ["hint", "solution", "undo", "star"].map { .icon("icon-" + $0) }, columns: 2,
            world: world)),
        HelpPage(
          title: tr("Par and stars"),
          text: tr(
            "Par is the fewest moves the board can be solved in. Up to a tenth more earns three stars, up to half as much again two. On large boards nobody knows the fewest: there you see how many it takes at least."
          ),
          picture: HelpSigns(
            ["star", "star", "star"].map { .icon("icon-" + $0) }, columns: 3, world: world)),
        HelpPage(
          title: tr("With the keyboard"),
          text: tr(
            "Arrows push a tile into the gap. N shows the numbers, O the picture, H a hint, S the solution, U takes back, R repeats, P makes a pause."
          ),
          picture: HelpSigns(
            [.none, .letter("↑"), .none, .letter("←"), .letter("↓"), .letter("→")]
              + ["N", "O", "H", "S", "U", "P"].map { .letter($0) },
            columns: 3, world: world)),
      ], lesson: { LessonScene(cabinet, picture: picture) },
      remake: { scene(cabinet, picture: picture) })
  }
}
