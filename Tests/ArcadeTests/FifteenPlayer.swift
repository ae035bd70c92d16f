import Geometry
import Input
import Rules
import Stage
import Testing

@testable import Arcade
@testable import FifteenGame

/// Somebody who knows the way home.
extension SceneHarness {
  /// Takes the scramble of a walk back, move by move with the arrows; `rest` moves are left over.
  func solveWalk(leaving rest: Int = 0) throws {
    let scene = try #require(stage.top as? FifteenScene)
    let walk = Scramble.randomWalk(scene.session.setup, seed: scene.session.seed)
    for tile in walk.dropFirst(rest).reversed() {
      let game = try game
      let way = Direction.allCases.first { way in
        game.move(pushing: way).flatMap { game.tile(atColumn: $0.column, row: $0.row) } == tile
      }
      stage.receive(.key(KeyEvent(try #require(way).key, time: now)))
      pass(.milliseconds(50))
    }
  }

  /// Two moves somewhere, and back to the setup.
  func playABitAndLeave() throws {
    try tap("tile.\(tile(1).id)")
    try tap("tile.\(tile(2).id)")
    try tap("fifteen.back")
  }
}

extension Fifteen {
  /// A push that is legal, if there is any.
  var somePush: Move? { Direction.allCases.lazy.compactMap { move(pushing: $0) }.first }
}

extension Direction {
  /// The arrow that pushes a tile this way.
  var key: Key {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
