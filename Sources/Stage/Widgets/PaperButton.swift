public import Drawing
public import Geometry
import Input

/// A sheet with custom content that can be tapped; `Button` is the standard one.
open class PaperButton: Paper {
  /// Called when it is tapped, or activated with the focus on it.
  public var action: () -> Void

  /// A sheet that can be tapped; add its content as children.
  public init(
    _ id: String, label: String, fill: Color, radius: Double = Theme.radius,
    elevation: Elevation = .lying, action: @escaping () -> Void = {}
  ) {
    self.action = action
    super.init(
      id, role: .button, label: label, fill: fill, radius: radius, elevation: elevation)
    isFocusable = true
    recognizers = [
      TapRecognizer(
        onPress: { [weak self] in self?.setLifted($0) },
        action: { [weak self] _ in self?.activate() })
    ]
  }

  @discardableResult open override func activate() -> Bool {
    guard isEnabled else { return false }
    stage?.audio.play(.tap)
    action()
    return true
  }
}
