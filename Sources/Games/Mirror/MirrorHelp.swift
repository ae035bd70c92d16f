import Arcade
import Geometry
import Languages
import Rules
import Stage

/// How the mirror puzzle is played, page by page.
enum MirrorHelp {
  static func scene(_ cabinet: Cabinet) -> HelpScene {
    let world = cabinet.dressed(.mirror)
    let picture = MirrorPicture.first
    return HelpScene(
      game: "mirror", title: tr("Mirror"), world: world,
      pages: [
        HelpPage(
          title: tr("Lay one half"),
          text: tr(
            "Draw a piece up out of the tray, or hold it for a moment, and carry it to the left half. The mirror lays the other."
          ),
          picture: MirrorDemo(
            picture, .axis, cells: [1, 0, 0, 4, 0, 0],
            steps: [.init(piece: 2, from: nil, to: 1), .init(piece: 3, from: nil, to: 2)],
            world: world)),
        HelpPage(
          title: tr("In the wrong place?"),
          text: tr(
            "Two pieces change places. Hold a piece, throw it down, or drop it on the tray, and it is back there."
          ),
          picture: MirrorDemo(
            picture, .axis, cells: [2, 1, 3, 4, 0, 6],
            steps: [.init(piece: 2, from: 0, to: 1), .init(piece: 6, from: 5, to: nil)],
            world: world)),
        HelpPage(
          title: tr("Three kinds of mirror"),
          text: tr(
            "With one mirror you lay a half, with two a quarter. With half a turn the other side stands on its head."
          ),
          picture: MirrorDemo(
            picture, .axes, cells: [1, 2, 3, 0, 5, 0],
            steps: [.init(piece: 4, from: nil, to: 3), .init(piece: 6, from: nil, to: 5)],
            world: world)),
        HelpPage(
          title: tr("As much help as you like"),
          text: tr(
            "Numbers tell each piece its place, a ghost lets the picture shimmer through, or you do without. Each has its own list of results."
          ),
          picture: HelpSigns(
            Mirror.Hints.allCases.map { .icon(MirrorWords.icon(of: $0)) }
              + ["undo", "redo", "pause"].map { .icon("icon-" + $0) },
            columns: 3, world: world)),
        HelpPage(
          title: tr("With the keyboard"),
          text: tr(
            "Arrows choose, Enter takes a piece and lays it, Backspace gives it back. H changes the hints, U takes back, R repeats, P makes a pause."
          ),
          picture: HelpSigns(
            [.none, .letter("↑"), .letter("Enter"), .letter("←"), .letter("↓"), .letter("→")]
              + ["H", "U", "R"].map { .letter($0) },
            columns: 3, world: world)),
      ], remake: { scene(cabinet) })
  }
}
