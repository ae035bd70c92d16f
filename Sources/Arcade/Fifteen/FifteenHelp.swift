import Geometry
import Languages
import Stage

/// How the sliding puzzle is played, page by page.
enum FifteenHelp {
  static func scene(_ cabinet: Cabinet) -> HelpScene {
    let world = cabinet.dressed(.fifteen)
    return HelpScene(
      game: "fifteen", title: tr("Fifteen"), world: world,
      pages: [
        HelpPage(
          title: tr("Slide a tile"),
          text: tr("Touch a tile beside the gap and it slides in. You can pull it, too."),
          picture: SlideDemo(
            cells: [1, 2, 3, 4, 0, 6, 7, 5, 8], taps: [5, 2, 1, 4], world: world)),
        HelpPage(
          title: tr("A whole row at once"),
          text: tr(
            "Touch a tile farther away, in line with the gap: all between go along. Each tile counts as one move."
          ),
          picture: SlideDemo(
            cells: [1, 2, 3, 0, 5, 6, 4, 7, 8], taps: [5, 8, 6, 3], world: world)),
        HelpPage(
          title: tr("Make the picture whole"),
          text: tr(
            "1 belongs at the upper left, the gap at the lower right. The clock starts with your first move."
          ),
          picture: SlideDemo(
            cells: [1, 2, 3, 0, 4, 6, 7, 5, 8], taps: [4, 7, 8], showsNumbers: true,
            showsWhole: true, world: world)),
        HelpPage(
          title: tr("Little helpers"),
          text: tr(
            "Show the numbers or the whole picture, take moves back, or make a pause: it hides the board and stops the clock."
          ),
          picture: HelpSigns(
            ["numbers", "original", "undo", "redo", "pause", "again"].map { .icon("icon-" + $0) },
            columns: 2, world: world)),
        HelpPage(
          title: tr("With the keyboard"),
          text: tr(
            "Arrows push a tile into the gap. N shows the numbers, O the picture, U takes back, R repeats, P makes a pause."
          ),
          picture: HelpSigns(
            [.none, .letter("↑"), .none, .letter("←"), .letter("↓"), .letter("→")]
              + ["N", "O", "U"].map { .letter($0) } + [.letter("R"), .letter("P"), .none],
            columns: 3, world: world)),
      ], remake: { scene(cabinet) })
  }
}
