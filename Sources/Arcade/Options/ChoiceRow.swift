import Geometry
public import Stage

/// A label with a choice beside or below it, arranged like its neighbours in the section.
public final class ChoiceRow: Node, OptionRow {
  /// The choice.
  public let choice: SegmentedChoice
  /// Itself: the section aligns its choice with its neighbours.
  public var choiceRow: ChoiceRow { self }
  private let text: Label
  private let icon: ArtNode
  private static let indent = 40.0
  private static let gap = 24.0
  /// The width of the choice beside the label; nil if it is below.
  var choiceWidth: Double?

  /// A row with this choice; its label and the drawing `icon` come before it.
  public init(_ choice: SegmentedChoice, icon name: String, palette: Palette) {
    self.choice = choice
    text = Label(choice.label, style: Theme.button, color: palette.ink)
    icon = ArtNode(name, tint: palette.accent)
    super.init("")
    add([icon, text, choice])
  }

  /// Shows that the setting is locked.
  public func lock() {
    choice.isEnabled = false
    text.setPose(Pose(opacity: 0.45))
    icon.setPose(text.restingPose)
  }

  /// Arranges the rows of a section alike: all side by side with choices of one width, if there
  /// is room in each of them, otherwise all one below the other.
  static func arrange(_ rows: [ChoiceRow], width: Double) {
    let widest = rows.map { $0.choice.fittingSize().width }.max() ?? 0
    let fits = rows.allSatisfy { indent + $0.text.size().width + gap + widest <= width }
    for row in rows { row.choiceWidth = fits ? widest : nil }
  }

  /// See `OptionRow.height(width:)`.
  public func height(width: Double) -> Double {
    guard choiceWidth != nil else { return 48 + choice.fittingSize(width: width).height }
    return max(56, text.size().height + 16, choice.fittingSize().height)
  }

  public override func sizeDidChange() {
    let line = choiceWidth == nil ? 48 : size.height
    icon.frame = Rect(x: 0, y: (line - 28) / 2, width: 28, height: 28)
    let width = choiceWidth ?? size.width
    let height = choice.fittingSize(width: width).height
    text.frame = Rect(
      x: Self.indent, y: 0,
      width: size.width - Self.indent - (choiceWidth.map { $0 + 16 } ?? 0), height: line)
    choice.frame = Rect(
      x: size.width - width, y: choiceWidth == nil ? line : (size.height - height) / 2,
      width: width, height: height)
  }
}
