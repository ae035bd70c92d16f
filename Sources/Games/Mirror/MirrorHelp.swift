import Arcade
import Languages
import Rules
import Stage

/// The help pages of Mirror.
enum MirrorHelp {
  /// `device`: whose keys or buttons the last pages name.
  static func scene(_ context: GameContext, for device: InputDevice) -> HelpScene {
    let palette = context.dressed(.mirror)
    let picture = MirrorPicture.first
    return HelpScene(
      game: "mirror", title: tr("Mirror"), palette: palette,
      pages: [
        HelpPage(
          title: tr("Build one half"),
          text: tr(
            "Drag a piece up from the tray, or hold it for a moment, and place it on the left half. The mirror fills in the other."
          ),
          picture: MirrorDemo(
            picture, .axis, cells: [1, 0, 0, 4, 0, 0],
            steps: [.init(piece: 2, from: nil, to: 1), .init(piece: 3, from: nil, to: 2)],
            palette: palette)),
        HelpPage(
          title: tr("In the wrong place?"),
          text: tr(
            "Drop a piece on another to swap them. To return a piece to the tray, hold it, flick it down, or drop it there."
          ),
          picture: MirrorDemo(
            picture, .axis, cells: [2, 1, 3, 4, 0, 6],
            steps: [.init(piece: 2, from: 0, to: 1), .init(piece: 6, from: 5, to: nil)],
            palette: palette)),
        HelpPage(
          title: tr("Three kinds of mirror"),
          text: tr(
            "With one mirror you build half, with two a quarter. With half a turn, the other side is upside down."
          ),
          picture: MirrorDemo(
            picture, .axes, cells: [1, 2, 3, 0, 5, 0],
            steps: [.init(piece: 4, from: nil, to: 3), .init(piece: 6, from: nil, to: 5)],
            palette: palette)),
        HelpPage(
          title: tr("Turned pieces"),
          text: tr(
            "If you like, pieces begin turned. Double-tap a piece, or rotate it with two fingers, until it's upright; its mirror image turns the other way."
          ),
          picture: HelpIcons(
            [.icon("icon-undo"), .icon("icon-mirror-turn"), .icon("icon-redo")], columns: 3,
            palette: palette)),
        HelpPage(
          title: tr("Two players"),
          text: tr(
            "With Two players, each of you builds on your own side at the same time. The pieces belong to both of you, wherever they are."
          ),
          picture: HelpIcons(
            [.icon("icon-hand"), .icon("icon-mirror-axis"), .icon("icon-hand")], columns: 3,
            palette: palette)),
        HelpPage(
          title: tr("As much help as you like"),
          text: tr(
            "Numbers show where each piece goes; a ghost shows the picture faintly. Or play without either. Each has its own leaderboard."
          ),
          picture: HelpIcons(
            Mirror.Hints.allCases.map { .icon(MirrorWords.icon(of: $0)) }
              + ["original", "undo", "redo", "pause"].map { .icon("icon-" + $0) },
            columns: 4, palette: palette)),
        sorting(device, palette), controls(device, palette),
      ], remake: { scene(context, for: device) })
  }

  private static func sorting(_ device: InputDevice, _ palette: Palette) -> HelpPage {
    let text =
      switch device {
      case .touch, .mouse:
        tr(
          "In large puzzles, tap pieces in the tray to mark them, then tap another tray to send them there. The small cloth shows only edge pieces."
        )
      case .keyboard:
        tr(
          "In large puzzles, M marks a piece in the tray, and 1, 2 or 3 sends the marked ones to another tray, or opens it. E shows only edge pieces."
        )
      case .controller:
        tr(
          "In large puzzles, press the left stick to mark a piece in the tray, and a trigger to send the marked ones to another tray, or to open it. Press the right stick to show only edge pieces."
        )
      }
    return HelpPage(
      title: tr("Sorting pieces"), text: text,
      picture: HelpIcons(
        MirrorTrayTab.animals.map { .icon("loom-" + $0.rawValue) }, columns: 3, palette: palette))
  }

  private static func controls(_ device: InputDevice, _ palette: Palette) -> HelpPage {
    guard device == .controller else {
      return HelpPage(
        title: tr("Keyboard controls"),
        text: tr(
          "The arrow keys select, Enter picks up and places a piece, Backspace returns it. H changes the hints, O shows the whole, T turns, U undoes, R redoes, P pauses."
        ),
        picture: HelpIcons(
          [.none, .letter("↑"), .letter(tr("Enter")), .letter("←"), .letter("↓"), .letter("→")]
            + ["H", "U", "R"].map { .letter($0) },
          columns: 3, palette: palette))
    }
    return HelpPage(
      title: tr("Controller"),
      text: tr(
        "The left stick selects, A picks up and places a piece, X returns it. The triggers turn a piece, Y undoes, and the shoulder buttons lead to everything else."
      ),
      picture: HelpIcons(
        ["A", "X", "Y"].map { .letter($0) }, columns: 3, palette: palette))
  }
}
