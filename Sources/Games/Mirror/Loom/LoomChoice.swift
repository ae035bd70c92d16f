import Input
import Stage

/// Something to choose at the Loom with a tap.
class LoomChoice: Node {
  var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  private let action: () -> Void

  init(_ id: String, label: String, action: @escaping () -> Void) {
    self.action = action
    super.init(id, role: .option, label: label)
    isFocusable = true
    recognizers = [TapRecognizer(action: { [weak self] _ in self?.activate() })]
  }

  override var traceValue: Double? { isOn ? 1 : 0 }

  @discardableResult override func activate() -> Bool {
    action()
    return true
  }
}
