import Geometry
import Testing

@testable import Arcade
@testable import Drawing
@testable import Stage

/// What holds for every screen.
@MainActor @Suite struct ScreenTests {
  private nonisolated static let sizes: [Size] = [
    Size(width: 1280, height: 800), Size(width: 800, height: 480), Size(width: 640, height: 480),
    Size(width: 480, height: 800), Size(width: 600, height: 1024), Size(width: 1080, height: 1920),
  ]

  /// Opens every screen in a window and waits for its animations.
  private func each(_ window: Size, _ body: (String, SceneHarness) throws -> Void) throws {
    SceneHarness.frame = .milliseconds(100)
    SceneHarness.textScale = 1
    defer { SceneHarness.frame = SceneHarness.usualFrame }
    for (name, open) in screens {
      let table = try open(window)
      table.pass(.seconds(1))
      try body("\(name) \(Int(window.width))×\(Int(window.height))", table)
    }
  }

  private func nodes(_ root: Node, _ now: Duration, within clip: Rect) -> [(Node, Rect)] {
    guard !root.isHidden, root.pose(at: now).opacity > 0.05 else { return [] }
    let seen = root.windowFrame(at: now).intersection(clip)
    let own = seen.size.shortSide > 0 ? [(root, seen)] : []
    return own
      + root.children.flatMap { nodes($0, now, within: root.clips ? seen : clip) }
  }

  /// What of a screen can be touched or read, and where.
  private func contents(_ table: SceneHarness) -> [(node: Node, frame: Rect)] {
    nodes(table.stage.top.root, table.now, within: table.stage.bounds).filter { node, _ in
      let isControl = !node.recognizers.isEmpty && node.isEnabled && node.parent != nil
      let isSurface = node is Scroller || node.isGround
      let isWords = node is Label || node.role == .text && !node.id.isEmpty
      return isControl && !isSurface || isWords && !node.label.isEmpty
    }
  }

  @Test(arguments: windows) func aToastMovesNothingAndHidesNoButton(window: Size) throws {
    try each(window) { place, table in
      let before = table.stage.top.isSimulating ? [] : contents(table).map(\.frame)
      table.stage.toast(
        "The card server isn't responding. This hand uses the built-in deck.",
        icon: "icon-globe")
      table.pass(.seconds(1))
      if table.stage.top.isTurned, table.stage.overlay.node("keyboard") != nil {
        #expect(table.stage.overlay.node("toast") == nil, "it waits")
        return
      }
      let toast = try #require(table.stage.overlay.node("toast"), "\(place)")
      let frame = toast.windowFrame(at: table.now)
      #expect(table.stage.bounds.contains(frame), "\(place): \(frame)")
      let words = try #require(toast.children.compactMap { $0 as? Label }.first)
      #expect(!words.isCut, "\(place)")
      let after = contents(table)
      let isStill = before.isEmpty || before.contains(where: after.map(\.frame).contains)
      #expect(isStill, "\(place) makes room for it")
      for (node, box) in after where node is PaperButton {
        let part = box.intersection(frame)
        let share = max(0, part.width) * max(0, part.height) / (box.width * box.height)
        #expect(share < 0.7, "\(place): \(node.id) is hidden")
      }
    }
  }

  @Test(arguments: [Size(width: 1280, height: 800), Size(width: 480, height: 800)])
  func everyDialogCanBeClosedByTouch(window: Size) throws {
    let ways = ["back", "no", "cancel", "skip", "leave", "done", "menu", "none", "off"]
    try each(window) { place, table in
      let dialog = table.stage.top
      guard !dialog.isOpaque else { return }
      table.touch([Point(x: 3, y: 3)])
      table.pass(.milliseconds(600))
      guard table.stage.top === dialog else { return }
      let buttons = nodes(dialog.root, table.now, within: table.stage.bounds).map(\.0)
        .filter { $0 is Button && $0.isEnabled }
      let hasWay = buttons.contains { button in ways.contains { button.id.hasSuffix("." + $0) } }
      #expect(hasWay, "\(place): \(dialog.name) has \(buttons.map(\.id))")
    }
  }

  @Test(arguments: sizes + [Size(480), Size(width: 640, height: 80), Size(1)])
  func noDrawingIsRequestedWithoutASize(window: Size) throws {
    var asked: [String] = []
    var place = ""
    func look(_ name: String, _ size: Size) {
      if !(size.width > 0 && size.height > 0) { asked.append("\(place): \(name) \(size)") }
    }
    SceneHarness.art.sprite = { name, size in
      look(name, size)
      return nil
    }
    SceneHarness.art.shadow = { name, size, _ in
      look(name, size)
      return nil
    }
    defer { SceneHarness.art = .none }
    SceneHarness.frame = .milliseconds(100)
    defer { SceneHarness.frame = SceneHarness.usualFrame }
    for (name, open) in screens {
      place = "\(name) \(window)"
      // Opened at a size where its buttons can be touched, and then resized.
      let table = try open(Size(width: 1280, height: 800))
      table.stage.resize(to: window, density: 1)
      table.pass(.seconds(1))
    }
    #expect(asked.isEmpty, "\(Set(asked).sorted().joined(separator: "\n"))")
  }

  @Test func everyDrawingIsFetchedAgainAfterItWasLost() throws {
    var page = TexturePage(1)
    func sprite(_ size: Size) -> Sprite {
      Sprite(
        page: page, u0: 0, v0: 0, u1: 8, v1: 8, width: Float(size.width),
        height: Float(size.height))
    }
    SceneHarness.art.sprite = { _, size in sprite(size) }
    SceneHarness.art.shadow = { _, size, _ in sprite(size) }
    defer { SceneHarness.art = .none }
    try each(Size(width: 1280, height: 800)) { place, table in
      guard !table.stage.top.isSimulating else { return }
      // At several moments, since a hand that shows a gesture is not always there.
      for _ in 1...4 {
        let (stage, lost) = (table.stage, page)
        let before = stage.draw { $0.count }
        page = TexturePage(Int(3 - lost.index))
        stage.resize(to: stage.bounds.size, density: stage.density, resourcesChanged: true)
        stage.draw { list in
          #expect(list.count >= before, "\(place)")
          let drawn = list.items.map(\.page) + list.shapes.compactMap(\.shape.sprite?.page)
          #expect(!drawn.contains(lost), "\(place)")
        }
        table.pass(.milliseconds(400))
      }
    }
  }

  /// Without input nothing moves but clocks, waiting rings and simulations.
  @Test func everyScreenComesToRest() throws {
    try each(Size(width: 1280, height: 800)) { place, table in
      let waits = nodes(table.stage.top.root, table.now, within: table.stage.bounds)
        .contains { $0.0 is ProgressRing }
      guard !table.stage.top.isSimulating, !waits else { return }
      table.pass(.seconds(40))
      // Just then a hand may show how a game is played, again.
      for _ in 0..<20 where table.stage.nextFrame() == .immediately { table.pass(.seconds(1)) }
      #expect(table.stage.nextFrame() != .immediately, "\(place)")
    }
  }
}
