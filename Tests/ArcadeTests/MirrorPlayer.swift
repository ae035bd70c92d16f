import Geometry
import Input
import Rules
import Stage
import Testing

@testable import Arcade
@testable import MirrorGame

/// A person at the mirror puzzle.
extension SceneHarness {
  /// A puzzle of a seed, as wished.
  static func mirror(
    _ columns: Int = 3, _ symmetry: Mirror.Symmetry = .axis, hints: Mirror.Hints = .numbers,
    size: Size = Size(width: 1280, height: 800), context: GameContext = .forTests,
    isTurned: Bool = false, isForTwo: Bool = false
  ) -> SceneHarness {
    context.mirrorChoice = MirrorChoice(
      columns: columns, symmetry: symmetry, hints: hints, isTurned: isTurned ? true : nil,
      isForTwo: isForTwo ? true : nil)
    let table = SceneHarness(size: size, context: context) { MirrorScene(context: $0) }
    table.pass(.milliseconds(400))
    return table
  }

  var mirrorScene: MirrorScene { get throws { try #require(stage.top as? MirrorScene) } }
  var mirror: Mirror { get throws { try mirrorScene.game } }
  private var board: MirrorBoard { get throws { try mirrorScene.board } }

  /// Where a cell's middle is in the window.
  func middle(ofCell cell: Int) throws -> Point { try board.frame(ofCell: cell).center }

  /// The piece's middle in the window.
  func middle(of piece: Int) throws -> Point {
    try node("piece.\(piece)").windowFrame(at: now).center
  }

  /// A finger's way: up out of the tray first, then there, and it rests.
  func way(of piece: Int, to end: Point) throws -> [Point] {
    let start = try middle(of: piece)
    let layout = try #require(try board.place)
    // Out of the tray a piece hangs above the finger.
    let isFromTray = try mirror.tray.contains(piece)
    let rise = isFromTray ? min(44, layout.cell.height * 0.35) : 0
    let goal = Point(x: end.x, y: end.y + rise)
    let up = Point(x: start.x, y: start.y - 40)
    return [start, up] + (1...10).map { up + (goal - up) * (Double($0) / 10) }
      + Array(repeating: goal, count: 4)
  }

  /// Carries a piece to a place of the window and lets go.
  func carry(_ piece: Int, to end: Point) throws {
    try turnTray(to: piece)
    touch(try way(of: piece, to: end), liftsAfter: .milliseconds(120))
    pass(.milliseconds(400))
  }

  func carry(_ piece: Int, toCell cell: Int) throws {
    try carry(piece, to: middle(ofCell: cell))
  }

  /// Brings a piece of the tray into sight.
  func turnTray(to piece: Int) throws {
    guard let index = try mirror.tray.firstIndex(of: piece) else { return }
    let tray = try board.tray
    tray.reveal(index)
    pass(.milliseconds(900))
  }

  /// Lays every piece into its cell, the last one too.
  func solveMirror() throws {
    for piece in try mirror.tray.sorted() { try carry(piece, toCell: piece - 1) }
  }
}

// Fingers that are watched while they are down.
extension SceneHarness {
  private func finger(_ id: Int64, _ phase: PointerEvent.Phase, _ place: Point) {
    stage.receive(.pointer(PointerEvent(PointerID(id), phase, at: place, time: now)))
  }

  /// A finger that rests; `body` runs at the end of the time, before it lifts.
  func hold(_ place: Point, for time: Duration, _ body: () -> Void) {
    finger(901, .began, place)
    pass(time)
    body()
    finger(901, .ended, place)
    pass(.milliseconds(400))
  }

  /// One finger along a way, told where it is after each step; lifts at the end.
  func slide(_ way: [Point]) -> some Sequence<Point> {
    var index = -1
    return AnySequence {
      AnyIterator { [self] in
        index += 1
        guard index < way.count else {
          if index == way.count {
            finger(902, .ended, way[way.count - 1])
            pass(.milliseconds(400))
          }
          return nil
        }
        pass(.milliseconds(16))
        finger(902, index == 0 ? .began : .moved, way[index])
        return way[index]
      }
    }
  }

  /// Several fingers at once, step by step.
  func together(_ ways: [[Point]], _ watch: () -> Void) {
    for step in 0..<(ways.map(\.count).max() ?? 0) {
      pass(.milliseconds(16))
      for (index, way) in ways.enumerated() where step < way.count {
        finger(910 + Int64(index), step == 0 ? .began : .moved, way[step])
      }
      watch()
    }
    pass(.milliseconds(120))
    for (index, way) in ways.enumerated() {
      finger(910 + Int64(index), .ended, way[way.count - 1])
    }
    pass(.milliseconds(400))
  }
}
