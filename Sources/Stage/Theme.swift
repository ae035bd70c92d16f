public import Drawing
public import Geometry

/// The common look: cut paper on a table.
///
/// Lengths are points.
public nonisolated enum Theme {
  /// The background of the screens that belong to no game.
  public static let paper = Color(0xF6F1E7)
  /// A sheet on the paper: slightly lighter, so that its edges are visible.
  public static let sheet = Color(0xFFFCF5)
  /// The colour of primary text.
  public static let ink = Color(0x22262B)
  /// The colour of secondary text; 4.5:1 on paper and more on a sheet.
  public static let quietInk = Color(0x5F5A50)
  /// The main action on a screen.
  public static let accent = Color(0x2F6DB0)
  /// Success, and what is switched on.
  public static let good = Color(0x31834A)
  /// Destructive actions; white text on it reads well.
  public static let danger = Color(0xB5382B)
  /// `good` and `danger` in high contrast: white text on them has 7:1.
  static let strongGood = Color(0x226338)
  /// See `strongGood`.
  static let strongDanger = Color(0x881B12)
  /// The focus ring.
  public static let focus = Color(0x1D5FB8)
  /// Laid over what a dialog covers.
  public static let veil = Color(0x22262B, opacity: 0.28)

  /// The smallest of the three corner radii.
  public static let smallRadius = 8.0
  /// The radius of buttons and most sheets.
  public static let radius = 16.0
  /// The radius of dialogs and large cards.
  public static let largeRadius = 24.0
  /// The unit of the grid that layouts follow.
  public static let unit = 8.0
  /// The smallest touch target.
  public static let touch = 48.0
  /// Strength of the paper's grain.
  public static let grain = 0.022

  /// The one heading of a screen.
  public static let title = TextStyle(size: 40, weight: .bold, alignment: .center)
  /// The heading of a section.
  public static let heading = TextStyle(size: 26, weight: .bold)
  /// Labels of buttons and rows.
  public static let button = TextStyle(size: 20, weight: .bold)
  /// Text in paragraphs.
  public static let body = TextStyle(size: 20)
  /// Captions; no text is smaller than this.
  public static let caption = TextStyle(size: 16)

  /// The duration of lifting and pressing.
  public static let quick = Duration.milliseconds(120)
  /// The duration of sliding or turning into place.
  public static let move = Duration.milliseconds(200)
  /// The duration of coming to rest.
  public static let slow = Duration.milliseconds(300)
}

/// The colours of one game.
public nonisolated struct Palette: Hashable, Sendable {
  /// The table that everything lies on.
  public var table: Color
  /// Sheets on the table.
  public var sheet: Color
  /// Text on sheets.
  public var ink: Color
  /// Text on the table itself.
  public var tableInk: Color
  /// The main action on a screen.
  public var accent: Color
  /// Text on `accent`.
  public var accentInk: Color
  /// Whether text needs a contrast of 7:1 instead of 4.5:1.
  public var isStrong: Bool
  /// A palette; `isStrong` says that it was chosen for high contrast.
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
  /// The colour of grooves in a sheet: darker and warmer, or lighter on a dark one.
  public var groove: Color {
    sheet.luminance > 0.3
      ? sheet.mixed(with: Color(0x6B5B40), 0.17) : sheet.mixed(with: .white, 0.14)
  }
  /// Secondary text on a sheet; at least 4.5:1, or 7:1 in high contrast if `ink` reaches it.
  public var quietInk: Color {
    let least = isStrong ? 7 : 4.5
    if Theme.quietInk.contrast(with: sheet) >= least { return Theme.quietInk }
    return Self.blend(of: sheet, towards: ink, reaching: least, on: sheet)
  }
  /// Success; white text lies on it.
  public var good: Color { isStrong ? Theme.strongGood : Theme.good }
  /// Destructive actions; white text lies on it.
  public var danger: Color { isStrong ? Theme.strongDanger : Theme.danger }
  /// The accent for icons on a sheet, lightened or darkened until its contrast is 3:1.
  public var signInk: Color {
    Self.blend(of: accent, towards: ink, reaching: 3, on: sheet)
  }
  /// `good` for text on a sheet, darkened until its contrast is 4.5:1.
  public var goodInk: Color {
    Self.blend(of: good, towards: ink, reaching: 4.5, on: sheet)
  }
  /// The first step from one colour to another that reaches a contrast.
  private static func blend(
    of start: Color, towards end: Color, reaching contrast: Double, on ground: Color
  ) -> Color {
    let steps = (0...10).lazy.map { start.mixed(with: end, Double($0) / 10) }
    return steps.first { $0.contrast(with: ground) >= contrast } ?? end
  }
  /// The palette for what lies on a sheet: buttons there have the table's colour, so that they
  /// stand out.
  public var onSheet: Palette {
    var palette = self
    palette.sheet = table
    palette.ink = tableInk
    return palette
  }
  /// For a sheet that scrolls: its bar has the ink of the sheet, not of the table.
  public var scrolledSheet: Palette {
    var palette = self
    palette.tableInk = ink
    return palette
  }
  /// For what is pressed less often on a sheet: buttons there are a little darker than it.
  public var quiet: Palette {
    var palette = self
    palette.sheet = groove
    return palette
  }
  /// The menu's, under a clear sky.
  public static let menu = Palette(
    table: Color(0xCBE9F5), sheet: Theme.sheet, ink: Theme.ink, tableInk: Theme.ink,
    accent: Theme.accent, accentInk: .white)
  /// The menu's palette.
  public static let paper = Palette(
    table: Theme.paper, sheet: Theme.sheet, ink: Theme.ink, tableInk: Theme.ink,
    accent: Theme.accent, accentInk: .white)
}
