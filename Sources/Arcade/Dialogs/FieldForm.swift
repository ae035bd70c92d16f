import Drawing
import Geometry
public import Stage

/// Where a text is entered: a field, or what takes its place.
public protocol TextEntry: Node {
  /// What was entered.
  var text: String { get }
  /// Changes the text without telling anyone.
  func setText(_ text: String)
  /// The height it needs.
  var entryHeight: Double { get }
  /// What has the focus first.
  var first: Node { get }
  /// Takes the focus; fingers get a keyboard.
  func ask()
}

extension TextField: TextEntry {
  /// The height of every field.
  public var entryHeight: Double { Self.height }
  /// The field itself.
  public var first: Node { self }
}

/// The body of a dialog that asks for a text: a field, what lies above it, and below it why the
/// text is not accepted.
public final class FieldForm: Node {
  /// Where the text is entered.
  public let entry: any TextEntry
  private let above: Node?
  private let heightAbove: (Double) -> Double
  private let problem: Label

  /// `id`: of the message below the field; `above` comes with a function for its height at a width, zero
  /// where it is left out.
  public init(
    _ id: String, _ entry: any TextEntry, above: Node? = nil,
    heightAbove: @escaping (Double) -> Double = { _ in 0 }
  ) {
    self.entry = entry
    self.above = above
    self.heightAbove = heightAbove
    problem = Label(
      "", style: TextStyle(size: 18, weight: .bold, alignment: .center), color: Theme.danger,
      id: id)
    super.init("")
    add([above, entry, problem].compactMap { $0 })
  }

  /// Shows a message; returns whether it changed.
  func showProblem(_ sentence: String) -> Bool {
    guard problem.label != sentence else { return false }
    problem.color =
      stage?.isHighContrast ?? false ? Theme.danger.mixed(with: Theme.ink, 0.5) : Theme.danger
    problem.show(sentence)
    return true
  }

  /// Places everything in this width; returns the height.
  func place(width: Double) -> Double {
    var y = 8.0
    if let above {
      above.frame = Rect(x: 0, y: 0, width: width, height: heightAbove(width))
      above.isHidden = above.size.height == 0
      if !above.isHidden { y = above.frame.maxY + 16 }
    }
    entry.frame = Rect(x: 4, y: y, width: width - 8, height: entry.entryHeight)
    y = entry.frame.maxY + 8
    let words = problem.label.isEmpty ? 0 : problem.size(fitting: width).height
    problem.frame = Rect(x: 0, y: y, width: width, height: words)
    return y + (words > 0 ? words + 8 : 0)
  }
}
