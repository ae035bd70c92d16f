import Geometry
import Input
import Stage
import TestSupport
import Testing

@testable import Arcade
@testable import Drawing
@testable import Stage

/// Whoever hears nothing misses nothing: what isn't possible is seen, too.
@MainActor @Suite struct SoundsAreSeenTests {
  private nonisolated static let acts = 12
  private static let keys: [Key] = [
    .up, .down, .left, .right, .tab, .enter, .space, .escape, .backspace, .delete, .character("1"),
    .character("+"), .character("r"), .character("h"), .character("s"), .character("u"),
  ]

  @Test(arguments: [false, true]) func aRefusalIsSeenOnEveryScreen(isCalm: Bool) throws {
    SceneHarness.frame = .milliseconds(50)
    ContrastTests.begin()
    defer { SceneHarness.reset() }
    var unseen: [String: String] = [:]
    var heard = 0
    for (name, open) in screens {
      let table = try open(Size(width: 1280, height: 800))
      table.stage.reducesMotion = isCalm
      var dice = Dice(seed: name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
      table.pass(.seconds(1))
      for _ in 0..<Self.acts {
        let before = picture(table)
        let count = table.sounds.count
        let act = act(at: table, &dice)
        guard table.sounds[count...].contains("bump") else {
          table.pass(.milliseconds(400))
          continue
        }
        heard += 1
        var isSeen = false
        for _ in 0..<8 {
          table.pass(.milliseconds(50))
          if picture(table) != before { isSeen = true }
        }
        if !isSeen { unseen["\(table.stage.top.name): \(act)"] = name }
      }
      table.stage.cancelPointers()
    }
    let list = unseen.map { "\($0.key) (\($0.value))" }.sorted().joined(separator: "\n")
    #expect(unseen.isEmpty, "\(list)")
    #expect(heard >= least(40))
  }

  /// Presses a key, taps a thing or drags it; says what.
  private func act(at table: SceneHarness, _ dice: inout Dice) -> String {
    if dice.whole(0...1) == 0 {
      let key = Self.keys[dice.whole(0...(Self.keys.count - 1))]
      table.stage.receive(.key(KeyEvent(key, time: table.now)))
      return "\(key)"
    }
    var nodes: [Node] = []
    func collect(_ node: Node) {
      guard !node.isHidden else { return }
      if !node.id.isEmpty, node.role != .group { nodes.append(node) }
      node.children.forEach(collect)
    }
    collect(table.stage.top.root)
    guard !nodes.isEmpty else { return "" }
    let node = nodes[dice.whole(0...(nodes.count - 1))]
    let place = node.windowFrame(at: table.now).center
    guard dice.whole(0...2) == 0 else {
      table.touch([place])
      return "tap \(node.id)"
    }
    let goal = Point(x: dice.number(0...1280), y: dice.number(0...800))
    table.touch((0...6).map { place + (goal - place) * (Double($0) / 6) })
    return "drag \(node.id)"
  }

  /// What is drawn now, in short.
  private func picture(_ table: SceneHarness) -> Int {
    table.stage.draw { list in
      var hasher = Hasher()
      for item in list.items {
        hasher.combine(item.ox)
        hasher.combine(item.oy)
        hasher.combine(item.ax)
        hasher.combine(item.color)
      }
      for placed in list.shapes {
        hasher.combine(placed.shape)
        hasher.combine(placed.rect)
        hasher.combine(placed.transform)
        hasher.combine(placed.opacity)
      }
      return hasher.finalize()
    }
  }
}
