public import Drawing
public import Geometry

/// The one look, cut paper on a table.
///
/// Lengths are points.
public nonisolated enum Theme {
  /// The background of the screens that belong to no game.
  public static let paper = Color(0xF6F1E7)
  /// A sheet that lies on the paper: a little lighter, so that edges show by tone.
  public static let sheet = Color(0xFFFCF5)
  /// Text of first rank.
  public static let ink = Color(0x22262B)
  /// Text of second rank; 4.5:1 on paper and more on a sheet.
  public static let quietInk = Color(0x5F5A50)
  /// What may be pressed first.
  public static let accent = Color(0x2F6DB0)
  /// Success, and what is switched on.
  public static let good = Color(0x2F7F47)
  /// What deletes; white on it reads well.
  public static let danger = Color(0xB5382B)
  /// `good` and `danger` in strong contrast: white on them reads at 7:1.
  static let strongGood = Color(0x226338)
  /// See `strongGood`.
  static let strongDanger = Color(0x9A2A1F)
  /// The ring around what has the focus.
  public static let focus = Color(0x1D5FB8)
  /// Laid over what a dialog covers.
  public static let veil = Color(0x22262B, opacity: 0.28)

  /// The three corner radii there are.
  public static let smallRadius = 8.0
  /// Of buttons and most sheets.
  public static let radius = 16.0
  /// Of dialogs and large cards.
  public static let largeRadius = 24.0
  /// The grid everything sits on.
  public static let unit = 8.0
  /// The least a finger can hit with ease.
  public static let touch = 48.0
  /// Strength of the paper's grain.
  public static let grain = 0.022

  /// The one heading of a screen.
  public static let title = TextStyle(size: 40, weight: .bold, alignment: .center)
  /// The heading of a section.
  public static let heading = TextStyle(size: 26, weight: .bold)
  /// Labels of buttons and rows.
  public static let button = TextStyle(size: 20, weight: .bold)
  /// Running text.
  public static let body = TextStyle(size: 20)
  /// Small print; nothing is set smaller than this.
  public static let caption = TextStyle(size: 16)

  /// How long things take to lift, to go their way and to settle.
  public static let quick = Duration.milliseconds(120)
  /// To slide or turn into place.
  public static let move = Duration.milliseconds(200)
  /// To come to rest.
  public static let slow = Duration.milliseconds(300)
}

/// The colours of one game's world.
public nonisolated struct Palette: Hashable, Sendable {
  /// What everything lies on.
  public var table: Color
  /// Sheets on the table.
  public var sheet: Color
  /// Text on the sheet, and on the table.
  public var ink: Color
  /// Text that lies on the table itself.
  public var tableInk: Color
  /// What may be pressed first.
  public var accent: Color
  /// Text on `accent`.
  public var accentInk: Color
  /// Whether its texts are to have 7:1 and not 4.5:1.
  public var isStrong: Bool
  /// A set of colours; `isStrong` tells that they were chosen for strong contrast.
  public init(
    table: Color, sheet: Color, ink: Color, tableInk: Color, accent: Color, accentInk: Color,
    isStrong: Bool = false
  ) {
    self.table = table
    self.sheet = sheet
    self.ink = ink
    self.tableInk = tableInk
    self.accent = accent
    self.accentInk = accentInk
    self.isStrong = isStrong
  }
  /// What is cut into the sheet: warmer and darker than it, or lighter on a dark one.
  public var groove: Color {
    sheet.luminance > 0.3
      ? sheet.mixed(with: Color(0x6B5B40), 0.17) : sheet.mixed(with: .white, 0.14)
  }
  /// Text of second rank on the sheet; 4.5:1 or more, 7:1 where it is strong, where `ink` has it.
  public var quietInk: Color {
    let least = isStrong ? 7 : 4.5
    if Theme.quietInk.contrast(with: sheet) >= least { return Theme.quietInk }
    return Self.blend(of: sheet, towards: ink, reaching: least, on: sheet)
  }
  /// What is done, under white.
  public var good: Color { isStrong ? Theme.strongGood : Theme.good }
  /// What deletes, under white.
  public var danger: Color { isStrong ? Theme.strongDanger : Theme.danger }
  /// The accent for signs on the sheet, lightened or darkened until it can be seen there: 3:1.
  public var signInk: Color {
    Self.blend(of: accent, towards: ink, reaching: 3, on: sheet)
  }
  /// The first step from one colour to another that has a contrast.
  private static func blend(
    of start: Color, towards end: Color, reaching contrast: Double, on ground: Color
  ) -> Color {
    let steps = (0...10).lazy.map { start.mixed(with: end, Double($0) / 10) }
    return steps.first { $0.contrast(with: ground) >= contrast } ?? end
  }
  /// For what lies on a sheet: buttons there are cut from the table's paper, so that they show.
  public var onSheet: Palette {
    var palette = self
    palette.sheet = table
    palette.ink = tableInk
    return palette
  }
  /// The menu's warm paper.
  public static let paper = Palette(
    table: Theme.paper, sheet: Theme.sheet, ink: Theme.ink, tableInk: Theme.ink,
    accent: Theme.accent, accentInk: .white)
}
