import Drawing
import Geometry
import Input
import Languages
public import Stage

/// The sheet that hides the board during a pause; a tap resumes the game.
public final class PauseSheet: PaperButton {
  private let icon: ArtNode
  private let title: Label
  private let hint: Label

  /// A hidden sheet whose `action` resumes the game; `game` is the prefix of its id.
  public init(of game: String, palette: Palette) {
    icon = ArtNode("icon-play", tint: palette.signInk)
    title = Label(tr("Paused"), style: Theme.title, color: palette.ink)
    var small = Theme.body
    small.alignment = .center
    hint = Label(tr("Tap to resume"), style: small, color: palette.quietInk)
    super.init(
      game + ".resume", label: tr("Resume"), fill: palette.sheet,
      radius: Theme.largeRadius, elevation: .lifted)
    isHidden = true
    add([icon, title, hint])
  }

  /// Covers the board at once, so that it cannot be studied during the pause.
  public func cover() {
    isHidden = false
    animate(from: Pose(scale: 1.06), length: Theme.move, easing: .settle)
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
    let side = min(96, size.shortSide * 0.25)
    let top = (size.height - side - 16 - 48 - 8 - 28) / 2
    icon.frame = Rect(x: (size.width - side) / 2, y: top, width: side, height: side)
    title.frame = Rect(x: 8, y: top + side + 16, width: size.width - 16, height: 48)
    hint.frame = Rect(x: 8, y: top + side + 72, width: size.width - 16, height: 28)
  }
}
