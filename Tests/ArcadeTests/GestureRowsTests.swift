import Stage
import Store
import Testing

@testable import Arcade

/// How the times and distances of gestures are called.
@MainActor @Suite struct GestureRowsTests {
  @Test func theUsualValueIsMediumAndTheEndsAreShortAndLong() throws {
    for setting in Setting.ofGestures {
      guard case .number(let range) = setting.kind, case .number(let usual) = setting.standard
      else { continue }
      for (value, words) in [
        (usual, "Medium"), (range.lowerBound, "Short"), (range.upperBound, "Long"),
      ] {
        let context = GameContext.forTests
        context.change(setting, to: .number(value))
        let rows = GestureRows(
          context: context, palette: .paper, settings: [setting], mayChange: { _ in true },
          change: { _, _ in })
        let row = try #require(rows.sliders("options").first)
        let shown = row.children.compactMap { ($0 as? Label)?.label }
        #expect(shown.contains(words), "\(setting.key) at \(value): \(shown)")
      }
    }
  }
}
