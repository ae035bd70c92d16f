import Drawing
import Geometry
import Stage
import Testing

@testable import Arcade

/// No screen leaves a large part of its window empty by accident.
///
/// Plain paper counts as empty, and so do the scroller and the groups that hold other nodes; the
/// words, buttons, drawings and boards on them count as filled.
@MainActor @Suite struct EmptyRoomTests {
  private nonisolated static let sizes = [
    Size(width: 800, height: 480), Size(width: 1280, height: 800), Size(width: 1080, height: 1920),
  ]
  /// The largest part of a window that may be empty.
  private static let most = 0.22
  /// Screens whose empty room is meant, by the beginning of their names.
  private static let exceptions = [
    // The felt of a table that is played on is printed, for cards that are still to come.
    "blackjack", "a bet",
    // The card, photos, the camera's picture and columns are drawn by the sheet they lie on.
    "a result to share", "a pet's card", "our own browser", "the camera", "statistics",
    // A list as long as there are results, or contests.
    "the owner's results", "pet's past contests",
    // The landscape behind a stage.
    "pet that is tired", "pet's contest",
    // Pages for developers.
    "gallery", "template",
  ]

  @Test(arguments: sizes) func noRectangleIsEmptyByAccident(window: Size) throws {
    SceneHarness.frame = .milliseconds(100)
    defer { SceneHarness.frame = SceneHarness.usualFrame }
    var bare: [(part: Double, text: String)] = []
    for (name, open) in screens where !Self.exceptions.contains(where: name.hasPrefix) {
      let table = try open(window)
      table.pass(.seconds(1))
      // Below a dialog lies another screen.
      guard table.stage.top.isOpaque else { continue }
      let room = EmptyRoom(window, filled: filled(table))
      let part = room.largest.width * room.largest.height / (window.width * window.height)
      guard part > Self.most else { continue }
      bare.append((part, "\(Int(part * 100)) % \(name): \(room.largest)"))
    }
    let list = bare.sorted { $0.part > $1.part }.map(\.text).joined(separator: "\n")
    #expect(bare.isEmpty, "\(window)\n\(list)")
  }

  @Test func theLargestEmptyRectangleIsFoundBetweenNodes() {
    let window = Size(width: 400, height: 240)
    let filled = [
      Rect(x: 0, y: 0, width: 400, height: 40), Rect(x: 160, y: 120, width: 40, height: 40),
    ]
    let room = EmptyRoom(window, filled: filled)
    #expect(room.largest == Rect(x: 200, y: 40, width: 200, height: 200))
    #expect(EmptyRoom(window, filled: []).largest.size == window)
    #expect(EmptyRoom(window, filled: [Rect(origin: .zero, size: window)]).largest == .zero)
  }

  private func filled(_ table: SceneHarness) -> [Rect] {
    let bounds = table.stage.bounds
    return rects(table.stage.top.root, table.now, in: bounds, window: bounds.size)
  }

  private func rects(_ node: Node, _ now: Duration, in clip: Rect, window: Size) -> [Rect] {
    guard !node.isHidden, node.pose(at: now).opacity > 0.05 else { return [] }
    let seen = node.windowFrame(at: now).intersection(clip)
    let below = node.children.flatMap {
      rects($0, now, in: node.clips ? seen : clip, window: window)
    }
    guard seen.size.shortSide > 0 else { return below }
    if let label = node as? Label { return [words(of: label, in: seen)] + below }
    let isOwn = node is Paper ? isSmall(seen.size, window) : node.children.isEmpty || draws(node)
    return (isOwn ? [seen] : []) + below
  }

  /// Plain sheets are empty if they are large: a button is filled, a slab isn't.
  private func isSmall(_ size: Size, _ window: Size) -> Bool {
    size.width * size.height < 0.06 * window.width * window.height
  }

  /// Whether it is a drawing of its own, and no mere group.
  private func draws(_ node: Node) -> Bool {
    !(node is Scroller) && type(of: node) != Node.self && node.role != .group
      && node.role != .list
  }

  /// The place of a label's words.
  private func words(of label: Label, in seen: Rect) -> Rect {
    let size = label.shownSize()
    let left =
      switch label.style.alignment {
      case .leading: seen.minX
      case .center: seen.midX - size.width / 2
      case .trailing: seen.maxX - size.width
      }
    return Rect(
      x: left, y: seen.midY - size.height / 2, width: size.width, height: size.height
    ).intersection(seen)
  }
}

/// The largest rectangle of a window that nothing fills, on a grid of 8 points.
private struct EmptyRoom {
  private(set) var largest = Rect.zero
  private static let cell = 8.0

  init(_ window: Size, filled: [Rect]) {
    let columns = Int(window.width / Self.cell)
    let rows = Int(window.height / Self.cell)
    // How many empty cells there are above each, itself included.
    var heights = Array(repeating: 0, count: columns)
    var best = (area: 0, x: 0, y: 0, width: 0, height: 0)
    for row in 0..<rows {
      let line = Self.isFilled(row, columns, filled)
      for column in 0..<columns { heights[column] = line[column] ? 0 : heights[column] + 1 }
      for column in 0..<columns where heights[column] > 0 {
        var height = heights[column]
        for right in column..<columns {
          height = min(height, heights[right])
          if height == 0 { break }
          let area = height * (right - column + 1)
          if area > best.area {
            best = (area, column, row - height + 1, right - column + 1, height)
          }
        }
      }
    }
    guard best.area > 0 else { return }
    largest = Rect(
      x: Double(best.x) * Self.cell, y: Double(best.y) * Self.cell,
      width: Double(best.width) * Self.cell, height: Double(best.height) * Self.cell)
  }

  private static func isFilled(_ row: Int, _ columns: Int, _ filled: [Rect]) -> [Bool] {
    var line = Array(repeating: false, count: columns)
    let y = (Double(row) + 0.5) * cell
    for rect in filled where rect.minY <= y && rect.maxY > y {
      let first = max(0, Int((rect.minX / cell).rounded()))
      let last = min(columns, Int((rect.maxX / cell).rounded()))
      if first < last { for column in first..<last { line[column] = true } }
    }
    return line
  }
}
