import Drawing
import Geometry
import Input
import Languages
import Testing

@testable import Arcade
@testable import Stage

/// Labels on cards side by side, in rows of options and in carousels.
@MainActor @Suite struct ChipTests {
  private nonisolated static let sizes: [Size] = [
    Size(width: 640, height: 480), Size(width: 800, height: 480), Size(width: 480, height: 640),
    Size(width: 1024, height: 768), Size(width: 1280, height: 800), Size(width: 1080, height: 1920),
    Size(width: 1707, height: 480),
  ]

  private func tree(_ node: Node) -> [Node] {
    node.isHidden ? [] : [node] + node.children.flatMap { tree($0) }
  }

  /// The kinds of nodes that a test checks.
  private enum Sight: CaseIterable {
    case choices, options

    func holds(_ node: Node) -> Bool {
      switch self {
      case .choices: node is ChoiceCard || node is SegmentedChoice
      case .options: node is OptionSection
      }
    }
  }

  /// The names of the screens with such nodes, by window: each screen is opened once per window.
  private static var shown: [Size: [Sight: Set<String>]] = [:]

  private func screens(with sight: Sight, in window: Size) throws -> [OpenedScreen] {
    if Self.shown[window] == nil {
      var found: [Sight: Set<String>] = [:]
      for (name, open) in ArcadeTests.screens {
        let table = try open(window)
        table.pass(.seconds(1))
        let nodes = tree(table.stage.top.root)
        for sight in Sight.allCases where nodes.contains(where: sight.holds) {
          found[sight, default: []].insert(name)
        }
      }
      Self.shown[window] = found
    }
    let names = Self.shown[window]?[sight] ?? []
    return ArcadeTests.screens.filter { names.contains($0.name) }
  }

  /// Opens every screen with such nodes in two languages and two text sizes, with letters as wide as
  /// Quicksand's average.
  private func each(
    _ window: Size, with sight: Sight, _ body: (String, SceneHarness) throws -> Void
  ) throws {
    try Catalogues.begin()
    defer { Catalogues.end() }
    SceneHarness.typesetter = .boxes
    SceneHarness.typesetter?.glyph = { _, style in
      Glyph(sprite: nil, bearing: .zero, advance: style.size * 0.49)
    }
    SceneHarness.frame = .milliseconds(100)
    SceneHarness.drawsMotion = false
    Languages.use("en")
    let screens = try screens(with: sight, in: window)
    for (language, scale) in [("en", 1), ("es", 1), ("en", 1.5)] {
      Languages.use(language)
      SceneHarness.textScale = scale
      for (name, open) in screens {
        let table = try open(window)
        table.pass(.seconds(1))
        try body("\(name) \(window) \(language) \(scale)", table)
      }
    }
  }

  @Test(arguments: sizes) func labelsSideBySideHaveOneTextSizeAndMarginsOfEightPoints(window: Size)
    throws
  {
    var count = 0
    try each(window, with: .choices) { place, table in
      let nodes = tree(table.stage.top.root)
      for card in nodes.compactMap({ $0 as? ChoiceCard }) {
        count += 1
        for label in card.children.compactMap({ $0 as? Label }) {
          #expect(label.frame.minX >= 8 && label.frame.maxX <= card.size.width - 8, "\(place)")
          #expect(!label.isCut, "\(place): “\(label.label)” in \(label.frame.width)")
        }
      }
      let rows =
        Dictionary(grouping: nodes.compactMap { $0 as? ChoiceCard }) { card in
          card.windowFrame(at: table.now).minY.rounded()
        }.values.map { $0.map(\.caption) }
        + nodes.compactMap { $0 as? SegmentedChoice }.filter { !$0.showsSamples }.map { choice in
          tree(choice).compactMap { $0 as? Label }
        }
      for row in rows {
        let shown = Set(row.filter { !$0.label.isEmpty }.map(\.shownTextSize))
        #expect(shown.count <= 1, "\(place): \(row.map(\.label)) at \(shown)")
      }
    }
    #expect(count >= least(50))
  }

  @Test(arguments: sizes) func theRowsOfAnOptionSectionAreAligned(window: Size) throws {
    var count = 0
    try each(window, with: .options) { place, table in
      for section in tree(table.stage.top.root).compactMap({ $0 as? OptionSection }) {
        let rows = tree(section).compactMap { $0 as? ChoiceRow }
        count += rows.count
        let sides = Set(rows.map { $0.choice.windowFrame(at: table.now).minX.rounded() })
        let ends = Set(rows.map { $0.choice.windowFrame(at: table.now).maxX.rounded() })
        let stacked = Set(rows.map { $0.choice.frame.minY >= 40 })
        #expect(sides.count <= 1 && ends.count <= 1 && stacked.count <= 1, "\(place)")
      }
    }
    #expect(count >= least(3))
  }
}
