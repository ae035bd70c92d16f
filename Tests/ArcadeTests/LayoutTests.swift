import Geometry
import Input
import Languages
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame

@MainActor @Suite struct LayoutTests {
  private let touchable: Set<Role> = [
    .button, .toggle, .slider, .tile, .option, .row, .field,
  ]

  /// A node that can be touched, its frame in the window and the part of that inside all clips.
  private struct Widget {
    var node: Node
    var frame, seen: Rect
  }

  /// The widgets below a node, without those that are scrolled out of view.
  private func widgets(_ node: Node, _ now: Duration, within clip: Rect? = nil) -> [Widget] {
    guard !node.isHidden else { return [] }
    let frame = node.windowFrame(at: now)
    let seen = clip.map { $0.intersection(frame) } ?? frame
    let isThere = touchable.contains(node.role) && seen.size.shortSide > 0
    let inner = node.clips ? seen : clip
    return (isThere ? [Widget(node: node, frame: frame, seen: seen)] : [])
      + node.children.flatMap { widgets($0, now, within: inner) }
  }

  @Test(arguments: windows)
  func everyScreenFitsInEveryLanguageAndTextSize(window: Size) throws {
    try Catalogues.begin()
    defer { Catalogues.end() }
    SceneHarness.frame = .milliseconds(100)
    SceneHarness.drawsMotion = false
    for language in ["en", "es", "ar"] {
      Languages.use(language)
      for (name, open) in screens {
        let table = try open(window)
        table.pass(.seconds(1))
        for textScale in language == "ar" ? [1, 1.5] : [1, 1.15, 1.3, 1.5] {
          if textScale > 1 { table.read(at: textScale) }
          let place = "\(name) \(window) \(language) \(textScale)"
          checkWidgets(table, inside: Rect(origin: .zero, size: window), place)
          checkLabels(table, asDrawn: language == "en" && textScale == 1, place)
        }
      }
    }
  }

  // An expectation takes a microsecond or two also where it holds, and there are ten million pairs.

  /// Checks that no widget overlaps another, leaves the window or is too small.
  private func checkWidgets(_ table: SceneHarness, inside: Rect, _ place: String) {
    let nodes = widgets(table.stage.top.root, table.now)
    #expect(!nodes.isEmpty, "\(place)")
    for (index, widget) in nodes.enumerated() {
      let (id, frame) = (widget.node.id, widget.frame)
      if !inside.contains(widget.seen) {
        Issue.record("\(place): \(id) leaves the window: \(frame)")
      }
      if frame.size.shortSide < 48 {
        Issue.record("\(place): \(id) is too small: \(frame.size)")
      }
      let seen = widget.seen.inset(by: 0.01)
      for other in nodes[(index + 1)...] where seen.intersects(other.seen) {
        Issue.record("\(place): \(id) overlaps \(other.node.id)")
      }
    }
  }

  /// Checks that no text is wider than its place and, if `asDrawn`, that none is set smaller to fit.
  private func checkLabels(_ table: SceneHarness, asDrawn: Bool, _ place: String) {
    for label in labels(table.stage.top.root) where label.size.width > 0 {
      // The title of a screen may be set smaller beside many buttons.
      let keepsSize = asDrawn && !(label.parent is Header)
      let shown = keepsSize ? label.size(fitting: label.size.width) : label.shownSize()
      if shown.width > label.size.width + 1 {
        Issue.record("\(place): “\(label.label)” wants \(shown.width), has \(label.size.width)")
      }
    }
  }

  private func labels(_ node: Node) -> [Label] {
    guard !node.isHidden else { return [] }
    return (node as? Label).map { [$0] } ?? node.children.flatMap { labels($0) }
  }

  @Test func resizingDuringPlayKeepsTheState() throws {
    let table = try board(5, Size(width: 1280, height: 800))
    let scene = try #require(table.stage.top as? FifteenScene)
    table.press(.up)
    table.press(.left)
    let before = scene.game
    for window in windows {
      table.stage.resize(to: window, density: 1)
      table.pass(.milliseconds(50))
    }
    #expect(scene.game == before)
  }
}
