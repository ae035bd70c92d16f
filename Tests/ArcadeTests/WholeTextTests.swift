import Drawing
import Geometry
import Languages
import Stage
import Store
import Testing

@testable import Arcade

/// All text is large enough and whole, in the program's own fonts.
@MainActor @Suite(.serialized) struct WholeTextTests {
  private nonisolated static let windows: [Size] = [
    Size(width: 640, height: 480), Size(width: 800, height: 480), Size(width: 480, height: 800),
    Size(width: 600, height: 1024),
    Size(width: 1280, height: 800), Size(width: 1080, height: 1920),
  ]
  /// Names that players chose; these may be cut if there is no room.
  private static let names = ["Wolfeschlegelsteinhaus"]

  /// Two languages in all windows, all languages in the two with the least room.
  private nonisolated static let readings: [(window: Size, language: String)] =
    windows.flatMap { window in
      let isSmall = window.shortSide == 480 && window.longSide == 800
      return (isSmall ? Language.all.map(\.id) : ["en", "es"]).map { (window, $0) }
    }

  @Test(arguments: readings)
  func noTextIsSmallerThanSixteenPointsOrCut(window: Size, language: String) throws {
    let drawing = try RealDrawing()
    try Catalogues.begin()
    defer { Catalogues.end() }
    Languages.use(language)
    SceneHarness.typesetter = drawing.typesetter
    SceneHarness.frame = .milliseconds(100)
    SceneHarness.drawsMotion = false
    // Opened at the largest text size, so that every button on the way is there.
    SceneHarness.textScale = 1.5
    var wrong: [String] = []
    for (name, open) in screens {
      let table = try open(window)
      table.pass(.seconds(1))
      for textScale in [1.5, 1.3, 1] {
        if textScale < 1.5 { table.read(at: textScale) }
        for problem in problems(table) + covered(table.stage.top.root) {
          wrong.append("\(name), \(Int(textScale * 100)) %: \(problem)")
        }
      }
    }
    #expect(wrong.isEmpty, "\(window) \(language)\n\(wrong.joined(separator: "\n"))")
  }

  private func problems(_ table: SceneHarness) -> [String] {
    labels(table.stage.top.root, table.now).compactMap { label in
      guard !Self.names.contains(where: { label.label.contains($0) }) else { return nil }
      if label.shownTextSize < 16 { return "“\(label.label)” is \(label.shownTextSize) points" }
      if label.isCut { return "“\(label.label)” has no room in \(label.size)" }
      if let button = label.parent as? Button, label.frame.minX < 0 {
        return "“\(label.label)” is wider than its button, \(button.size)"
      }
      return nil
    }
  }

  /// The words that lie over the icon beside them.
  private func covered(_ node: Node) -> [String] {
    guard !node.isHidden else { return [] }
    let shown = node.children.filter { !$0.isHidden }
    let icons = shown.compactMap { $0 as? ArtNode }.filter { $0.name.hasPrefix("icon-") }
    let words = shown.compactMap { $0 as? Label }.filter { !$0.label.isEmpty }
    let own = words.flatMap { label in
      icons.filter { $0.frame.inset(by: 1).intersects(letters(of: label)) }
        .map { "“\(label.label)” lies over \($0.name)" }
    }
    return own + shown.flatMap { covered($0) }
  }

  /// Where the letters of a label are in its parent.
  private func letters(of label: Label) -> Rect {
    let scale = label.stage?.textScale ?? 1
    let whole = label.size().width * label.shownTextSize / (label.style.size * scale)
    let (width, height) = (min(whole, label.size.width), label.shownSize().height)
    let left =
      switch label.style.alignment {
      case .leading: 0.0
      case .center: (label.size.width - width) / 2
      case .trailing: label.size.width - width
      }
    return Rect(
      x: label.frame.minX + left, y: label.frame.midY - height / 2, width: width, height: height)
  }

  /// The labels that are not hidden, including those that must be scrolled to.
  private func labels(_ node: Node, _ now: Duration) -> [Label] {
    guard !node.isHidden, node.pose(at: now).opacity > 0.05 else { return [] }
    let own = node.label.isEmpty || node.size.width <= 1 ? nil : node as? Label
    return [own].compactMap { $0 } + node.children.flatMap { labels($0, now) }
  }
}
