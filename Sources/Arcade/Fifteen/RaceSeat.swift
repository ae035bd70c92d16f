import Drawing
import Geometry
import Languages
import Rules
import Stage

/// One of those who race: a board, a name, and how far it is.
final class RaceSeat: Node {
  /// What a ghost does, and when: the game after each entry of its record.
  struct Ghost {
    var times: [Int]
    var games: [Fifteen]
  }

  /// Somebody pushes a tile here.
  var onPush: (TileNode) -> Void = { _ in }
  let title: String
  let board: BoardNode
  let ghost: Ghost?
  private(set) var game: Fifteen
  /// When it came home, in milliseconds, and as which.
  private(set) var arrival: (time: Int, place: Int)?
  private let name: Label
  private let score: Label

  /// `suffix`: what the ids in it end in.
  init(_ title: String, _ game: Fifteen, suffix: String, ghost: Ghost? = nil, world: ColorWorld) {
    self.title = title
    self.game = game
    self.ghost = ghost
    board = BoardNode(columns: game.setup.columns, rows: game.setup.rows, suffix: suffix)
    name = Label(title, style: Theme.button, color: world.tableInk)
    var style = Theme.button
    style.alignment = .trailing
    style.tabular = true
    score = Label("0", style: style, color: world.tableInk, id: "race.moves" + suffix)
    super.init("")
    add([name, score, board])
    board.onPush = { [weak self] in self?.onPush($0) }
    board.lineOf = { [weak self] in self?.line(of: $0) ?? [] }
    if ghost != nil { board.freeze() }
  }

  /// Whether it is the board of somebody who is here.
  var isPerson: Bool { ghost == nil }

  private func move(of tile: Int) -> Fifteen.Move? {
    game.position(of: tile).map { Fifteen.Move(column: $0.column, row: $0.row) }
  }

  private func line(of tile: Int) -> [Int] { move(of: tile).map { game.line(for: $0) } ?? [] }

  /// The move that a push of a tile is; nil where it is stuck.
  func move(pushing node: TileNode) -> Fifteen.Move? {
    line(of: node.tile).isEmpty ? nil : move(of: node.tile)
  }

  /// Shows another state of its game.
  func show(_ new: Fifteen) {
    guard new != game else { return }
    game = new
    board.show(new)
    tellScore()
  }

  /// It is home: the picture closes.
  func arrive(at milliseconds: Int, place: Int) {
    arrival = (milliseconds, place)
    board.closeUp()
    tellScore()
  }

  /// Where the ghost is at a moment.
  func followGhost(to milliseconds: Int) {
    guard let ghost, arrival == nil else { return }
    let step = ghost.times.firstIndex { $0 > milliseconds } ?? ghost.times.count
    show(ghost.games[step])
  }

  /// When the ghost moves next.
  func nextStep(after milliseconds: Int) -> Int? {
    arrival == nil ? ghost?.times.first { $0 > milliseconds } : nil
  }

  private func tellScore() {
    guard let arrival else { return score.show("\(game.moveCount)") }
    score.show("\(arrival.place). · " + PlayClock.text(milliseconds: arrival.time))
  }

  override func sizeDidChange() {
    let shape = BoardNode.shape(columns: game.setup.columns, rows: game.setup.rows)
    let room = Size(width: size.width, height: max(0, size.height - RaceLayout.head))
    let width = min(room.width, room.height * shape).rounded(.down)
    let fitted = Size(width: width, height: (width / shape).rounded(.down))
    let top = RaceLayout.head + (room.height - fitted.height) / 2
    board.frame = Rect(
      x: (size.width - width) / 2, y: top, width: fitted.width, height: fitted.height)
    let half = fitted.width / 2
    name.frame = Rect(
      x: board.frame.minX + 4, y: top - RaceLayout.head, width: half - 8, height: RaceLayout.head)
    score.frame = Rect(
      x: board.frame.midX + 4, y: top - RaceLayout.head, width: half - 8, height: RaceLayout.head)
    board.show(game, length: .zero)
  }
}
