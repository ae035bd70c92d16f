import Drawing
import Geometry
import Languages
public import Stage

/// The turned tiles that hide the board during a pause; a tap resumes the game.
public final class PauseSheet: PaperButton {
  private let tiles: TurnedTiles
  private let slip: Paper
  private let seal: Seal
  private let title: Label
  private let hint: Label

  /// A hidden sheet whose `action` resumes the game; `game` is the prefix of its id.
  ///
  /// `motif`: the drawing on the back of the tiles, in one colour.
  public init(of game: String, palette: Palette, motif: String = "icon-star") {
    tiles = TurnedTiles(palette: palette, motif: motif)
    slip = Paper(fill: palette.sheet, radius: Theme.largeRadius, elevation: .lifted)
    seal = Seal("icon-play", palette: palette)
    title = Label(tr("Paused"), style: Theme.title, color: palette.ink)
    var small = Theme.body
    small.alignment = .center
    hint = Label(tr("Tap to resume"), style: small, color: palette.quietInk)
    super.init(
      game + ".resume", label: tr("Resume"), fill: palette.sheet,
      radius: Theme.largeRadius, elevation: .lifted)
    isHidden = true
    add([tiles, slip])
    slip.add([seal, title, hint])
  }

  /// Shows as many tiles as the board has.
  public func show(columns: Int, rows: Int) { tiles.grid = (columns, rows) }

  /// Covers the board at once, so that it cannot be studied during the pause.
  public func cover() {
    isHidden = false
    tiles.turn()
    slip.animate(
      from: Pose(scale: 0.7, opacity: 0), length: Theme.slow, easing: .bounce,
      delay: .milliseconds(160))
  }

  /// Shows the board again.
  public func uncover() { isHidden = true }

  /// Hides a board during a pause and takes the focus, or gives both back.
  ///
  /// `focus`: what has the focus after the pause.
  public func show(_ isPaused: Bool, over board: Node, focus: Node? = nil) {
    if isPaused {
      cover()
      stage?.setFocus(self)
    } else {
      uncover()
      stage?.setFocus(focus)
      board.animate(from: Pose(opacity: 0), length: Theme.move)
    }
    board.isHidden = isPaused
  }

  public override func sizeDidChange() {
    tiles.frame = bounds.inset(by: 4)
    let words = max(title.size().width, hint.size().width)
    let width = min(size.width - 16, max(260, words + 48))
    let side = min(144, max(56, size.height - 140))
    let isWhole = size.height >= side + 132
    hint.isHidden = !isWhole
    let height = min(size.height - 8, side / 2 + (isWhole ? 128 : 88))
    let top = max(4, (size.height - height - side / 2) / 2 + side / 2)
    slip.frame = Rect(x: (size.width - width) / 2, y: top, width: width, height: height)
    seal.frame = Rect(x: (width - side) / 2, y: -side / 2, width: side, height: side)
    title.frame = Rect(x: 8, y: side / 2 + 8, width: width - 16, height: 48)
    hint.frame = Rect(x: 8, y: side / 2 + 64, width: width - 16, height: 32)
  }
}
