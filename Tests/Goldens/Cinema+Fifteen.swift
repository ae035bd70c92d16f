import Geometry
import Input
import Rules
import Stage
import Testing

@testable import Arcade
@testable import FifteenGame
@testable import recreo

/// The end of a board that counts.
extension Cinema {
  /// Shows a board of 130 moves with one of them left, and makes that one at a moment.
  func solveTheLastMove(picture name: String, at moment: Duration = .seconds(1)) throws {
    let session = try Self.board(leaving: 1, pause: 300)
    let board = SavedFifteen(
      session: session, milliseconds: 38_700, picture: name, showsNumbers: false)
    program.stage.show(FifteenScene(program.context, board))
    _ = picture(at: moment)
    press(session.game.gap.row == 3 ? .left : .up)
  }

  /// A board of 130 moves with so many of them left, one made every `pause` milliseconds.
  static func board(leaving left: Int, pause: Int) throws -> Session<Fifteen> {
    var session = Session<Fifteen>(.init(), seed: 2)
    let walk = Scramble.randomWalk(session.setup, seed: 2)
    for (step, tile) in walk.dropFirst(left).reversed().enumerated() {
      let place = try #require(session.game.position(of: tile))
      try session.play(.init(column: place.column, row: place.row), at: step * pause)
    }
    return session
  }
}
