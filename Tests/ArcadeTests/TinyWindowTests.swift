import Geometry
import Input
import Rules
import Stage
import Testing

@testable import Arcade
@testable import MirrorGame
@testable import RecycleGame

/// Windows far smaller than any screen was drawn for: nothing fits, and nothing may crash.
@MainActor @Suite struct TinyWindowTests {
  private static let usual = Size(width: 1280, height: 800)
  private nonisolated static let windows: [Size] = [
    Size(width: 1, height: 1), Size(width: 40, height: 40), Size(width: 640, height: 30),
    Size(width: 640, height: 50), Size(width: 640, height: 80), Size(width: 30, height: 640),
  ]
  /// What the other tests of layout do not open: the rest of the help, dialogs, an end.
  private static let more: [(name: String, open: @MainActor (Size) throws -> SceneHarness)] = [
    (
      "recycle's rules",
      { try setup($0) { RecycleSetupScene(context: $0) }.opened("recycle.help") }
    ),
    ("recycle's pause", { try SceneHarness.recycle(.two, size: $0).opened("recycle.back") }),
    (
      "recycle's countdown",
      { size in SceneHarness(size: size) { RecycleScene(context: $0) } }
    ),
    (
      "a woven brocade",
      { size in
        let table = SceneHarness.mirror(2, size: size)
        try table.solveMirror()
        return table
      }
    ),
    (
      "mirror's result",
      { size in
        let table = SceneHarness.mirror(2, size: size)
        try table.solveMirror()
        table.pass(.seconds(7))
        return table
      }
    ),
  ]

  private static func setup(_ size: Size, _ scene: (GameContext) -> any Scene) -> SceneHarness {
    SceneHarness(size: size, scene)
  }

  @Test func everyScreenBearsBeingTiny() throws {
    defer { SceneHarness.frame = SceneHarness.usualFrame }
    for (name, open) in screens + Self.more {
      SceneHarness.frame = .milliseconds(100)
      let table = try open(Self.usual)
      SceneHarness.frame = SceneHarness.usualFrame
      for window in Self.windows {
        // From what was drawn for it straight into the tiny one, while things still move.
        resize(table, to: window)
        poke(table, in: window)
        resize(table, to: Self.usual)
      }
      for window in Self.windows { resize(table, to: window) }
      table.stage.perform(.renew)
      table.pass(.milliseconds(50))
      resize(table, to: Self.usual)
      #expect(table.stage.bounds.size == Self.usual, "\(name)")
    }
  }

  @Test(arguments: windows) func everyPageOfHelpBearsBeingTiny(window: Size) throws {
    let help = (screens + Self.more).filter {
      $0.name.contains("help") || $0.name.contains("rules")
    }
    #expect(help.count >= least(5))
    for (name, open) in help {
      let table = try open(Self.usual)
      var pages = 0
      while table.stage.top.name.hasSuffix(".help"), pages < 20 {
        pages += 1
        resize(table, to: window)
        // To the last moment of what the page shows.
        SceneHarness.frame = .milliseconds(100)
        table.pass(.seconds(8))
        SceneHarness.frame = SceneHarness.usualFrame
        resize(table, to: Self.usual)
        table.press(.pageDown)
      }
      #expect((3...20).contains(pages), "\(name): \(pages)")
    }
  }

  private func resize(_ table: SceneHarness, to window: Size) {
    table.stage.resize(to: window, density: 1)
    table.pass(.milliseconds(40))
  }

  /// A drag, the wheel and a few keys that leave nothing.
  private func poke(_ table: SceneHarness, in window: Size) {
    let middle = Point(x: window.width / 2, y: window.height / 2)
    let corner = Point(x: window.width, y: window.height)
    table.touch((0...4).map { middle + (corner - middle) * (Double($0) / 4) }, liftsAfter: .zero)
    for key in [Key.right, .down, .pageDown, .left] {
      table.stage.receive(.key(KeyEvent(key, time: table.now)))
    }
    table.stage.receive(.wheel(WheelEvent(location: middle, deltaY: 1, time: table.now)))
    table.pass(.milliseconds(50))
  }
}
