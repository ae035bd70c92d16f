import Arcade
import Geometry
import Languages
import Rules
import Stage
import Store

extension ShareCard {
  /// Nil if the current rules can't replay the record.
  static func fifteen(_ result: NewResult) -> ShareCard? {
    guard let played = FifteenRecord(text: result.record),
      let picture = SolvedBoard.picture(of: played)
    else { return nil }
    let setup = played.record.setup
    let size = "\(setup.columns)×\(setup.rows)"
    let time = PlayClock.text(milliseconds: result.milliseconds)
    return ShareCard(
      title: tr("Fifteen") + " " + size, figures: ShareCard.figures(result),
      boast: tr(
        "{game} {size} in Recreo: I solved it in {moves} and {time}. Beat that!",
        [
          "game": tr("Fifteen"), "size": size, "time": time,
          "moves": trn("{n} move", "{n} moves", result.moves),
        ]),
      code: BoardCode(setup, seed: played.record.seed), picture: picture)
  }
}

/// The finished board, with its picture.
final class SolvedBoard: Node, ShareCardPicture {
  let aspect: Double
  private let game: Fifteen
  private let picture: String?
  private let board: BoardNode
  private var isFetched = false

  init(_ game: Fifteen, picture: String?) {
    self.game = game
    self.picture = picture
    let (columns, rows) = (game.setup.columns, game.setup.rows)
    aspect = Double(columns) / Double(rows)
    board = BoardNode(columns: columns, rows: rows)
    board.freeze()
    super.init("")
    add(board)
  }

  /// Nil if the current rules can't replay the record.
  nonisolated static func picture(of played: FifteenRecord) -> BoardPicture? {
    guard let game = (try? Session(replaying: played.record))?.game else { return nil }
    return { SolvedBoard(game, picture: played.picture) }
  }

  func showWhole() { if game.outcome != nil { board.showWhole() } }

  override func sizeDidChange() {
    board.frame = bounds
    board.show(game, length: .zero)
  }

  /// Asks for its picture before it is drawn for the first time.
  override func prepare(at now: Duration) {
    guard !isFetched, let art = stage?.art else { return }
    isFetched = true
    art.picture(art.boardPicture(picture), size.longSide, ObjectIdentifier(self)) {
      [weak self] found in
      self?.board.setPicture(found)
      self?.board.setNumbers(found == nil)
    }
  }
}
