import Geometry
import Testing

@testable import Stage

@MainActor @Suite struct RestTests {
  /// Frames a second of what moves by itself: the pet's pixel art.
  private static let moving = ["pet": 4, "pet that is ill": 4, "pet's training": 4]

  /// Left alone, a screen draws at most one frame a second: its clock's.
  ///
  /// Hints may move for a while first.
  @Test func everyScreenComesToRest() throws {
    SceneHarness.frame = .milliseconds(100)
    defer { SceneHarness.frame = SceneHarness.usualFrame }
    // The camera's film never rests.
    for (name, open) in screens where !name.hasPrefix("the camera") {
      let table = try open(Size(width: 1280, height: 800))
      let limit = 3 * (Self.moving[name] ?? 1)
      let isAtRest = (1...30).contains { _ in
        table.pass(.seconds(2))
        return frames(of: table, in: .seconds(3), upTo: limit + 1) <= limit
      }
      #expect(isAtRest, "\(name) draws more than \(limit) frames in three seconds")
    }
  }

  /// How many frames a screen asks for, at most a limit.
  private func frames(of table: SceneHarness, in time: Duration, upTo limit: Int) -> Int {
    let end = table.now + time
    for count in 0..<limit {
      switch table.stage.nextFrame() {
      case .at(let next) where next <= end:
        table.pass(max(next - table.now, .milliseconds(16)))
      case .immediately: table.pass(.milliseconds(16))
      case .at, .onInput: return count
      }
    }
    return limit
  }
}
