import Drawing
import Geometry
public import Stage

/// A name and the choices for it: side by side where that fits, else one below the other.
public final class ChoiceRow: Node, OptionRow {
  public let choice: SegmentedChoice
  private let text: Label
  private let icon: ArtNode
  private static let indent = 40.0

  public init(_ choice: SegmentedChoice, icon name: String, world: ColorWorld) {
    self.choice = choice
    text = Label(choice.label, style: Theme.button, color: world.ink)
    icon = ArtNode(name, tint: world.accent)
    super.init("")
    add([icon, text, choice])
  }

  /// Shows that nobody here may change it.
  public func lock() {
    choice.isEnabled = false
    text.setPose(Pose(opacity: 0.45))
    icon.setPose(text.restingPose)
  }

  private func isOneLine(_ width: Double) -> Bool {
    Self.indent + text.size().width + 24 + choice.fittingSize().width <= width
  }

  public func height(width: Double) -> Double {
    let line = max(56, text.size().height + 16)
    if isOneLine(width) { return max(line, choice.fittingSize().height) }
    return 48 + choice.fittingSize(width: width).height
  }

  public override func sizeDidChange() {
    let isOneLine = isOneLine(size.width)
    let line = isOneLine ? size.height : 48
    icon.frame = Rect(x: 0, y: (line - 28) / 2, width: 28, height: 28)
    let wish = choice.fittingSize(width: isOneLine ? .infinity : size.width)
    let width = isOneLine ? wish.width : size.width
    text.frame = Rect(
      x: Self.indent, y: 0,
      width: size.width - Self.indent - (isOneLine ? width + 16 : 0), height: line)
    choice.frame = Rect(
      x: size.width - width, y: isOneLine ? (size.height - wish.height) / 2 : line, width: width,
      height: wish.height)
  }

  public override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }
}
