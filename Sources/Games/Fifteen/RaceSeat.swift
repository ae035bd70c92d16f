import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// A participant of a race: a board, a name and the progress.
final class RaceSeat: Node {
  /// The moves of a ghost with their times: the game after each entry of its record.
  struct Ghost {
    var times: [Int]
    var games: [Fifteen]
    /// The duration.
    var length: Int { times.last ?? 0 }
  }

  /// Called when a player pushes a tile here.
  var onPush: (TileNode) -> Void = { _ in }
  let title: String
  let board: BoardNode
  let ghost: Ghost?
  private(set) var game: Fifteen
  /// When it was solved, in milliseconds, and its rank.
  private(set) var arrival: (time: Int, place: Int)?
  private let name: Label
  private let score: Label

  /// `suffix`: the end of the ids in it.
  init(_ title: String, _ game: Fifteen, suffix: String, ghost: Ghost? = nil, palette: Palette) {
    self.title = title
    self.game = game
    self.ghost = ghost
    board = BoardNode(columns: game.setup.columns, rows: game.setup.rows, suffix: suffix)
    name = Label(title, style: Theme.button, color: palette.tableInk)
    var style = Theme.button
    style.alignment = .trailing
    style.tabular = true
    score = Label("0", style: style, color: palette.tableInk, id: "race.moves" + suffix)
    super.init("")
    add([name, score, board])
    board.onPush = { [weak self] in self?.onPush($0) }
    board.lineOf = { [weak self] in self?.line(of: $0) ?? [] }
    if ghost != nil { board.freeze() }
  }

  /// Whether a player plays this board, rather than a ghost.
  var isPerson: Bool { ghost == nil }

  private func move(of tile: Int) -> Fifteen.Move? {
    game.position(of: tile).map { Fifteen.Move(column: $0.column, row: $0.row) }
  }

  private func line(of tile: Int) -> [Int] { move(of: tile).map { game.line(for: $0) } ?? [] }

  /// The move that pushes a tile; nil if it is stuck.
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

  /// It is solved: the picture closes up.
  func arrive(at milliseconds: Int, place: Int) {
    arrival = (milliseconds, place)
    board.closeUp()
    tellScore()
  }

  /// Updates the ghost to a moment.
  func followGhost(to milliseconds: Int) {
    guard let ghost, arrival == nil else { return }
    let step = ghost.times.firstIndex { $0 > milliseconds } ?? ghost.times.count
    show(ghost.games[step])
  }

  /// When the ghost moves next.
  func nextStep(after milliseconds: Int) -> Int? {
    arrival == nil ? ghost?.times.first { $0 > milliseconds } : nil
  }

  /// When it was solved; for a ghost that was beaten, when it would have been.
  var finalTime: Int? { arrival?.time ?? ghost?.length }

  private func tellScore() {
    guard let arrival else { return score.show("\(game.moveCount)") }
    score.show("\(arrival.place). · " + PlayClock.text(milliseconds: arrival.time))
  }

  /// Plays by appearance, for a picture in which some tiles look the same.
  func use(_ looks: [Int]) {
    let seen = game.withLooks(looks)
    if arrival == nil, seen.outcome == nil { game = seen }
  }

  override func sizeDidChange() {
    let shape = BoardNode.shape(columns: game.setup.columns, rows: game.setup.rows)
    let (frame, isBeside) = RaceLayout.board(in: size, shape: shape)
    board.frame = frame
    score.style.alignment = isBeside ? .leading : .trailing
    if isBeside {
      let width = frame.minX - 12
      name.frame = Rect(x: 0, y: frame.minY + 4, width: width, height: RaceLayout.head)
      score.frame = Rect(
        x: 0, y: name.frame.maxY, width: width, height: RaceLayout.head)
    } else {
      let (top, half) = (frame.minY - RaceLayout.head, frame.width / 2 - 8)
      name.frame = Rect(x: frame.minX + 4, y: top, width: half, height: RaceLayout.head)
      score.frame = Rect(x: frame.midX + 4, y: top, width: half, height: RaceLayout.head)
    }
    board.show(game, length: .zero)
  }
}
