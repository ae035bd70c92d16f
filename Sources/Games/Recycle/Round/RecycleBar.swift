import Arcade
import Geometry
import Languages
import Rules
import Stage

/// One player's buttons and readouts: the score and, for one player alone, the time left.
final class RecycleBar: Node {
  private let time: Readout?
  private let score: Paper
  private let showScore: (String) -> Void
  private let buttons: [Button]
  private let palette: Palette
  private var shownScore = 0
  /// What the score shows while it counts up to what it is.
  private var rolling = Tween(0)

  /// Whether another player has the same clock.
  private let isShared: Bool
  /// Whether the buttons are at the right edge.
  var isFlipped = false { didSet { if isFlipped != oldValue { sizeDidChange() } } }
  /// Whether the clock hangs in the middle of this bar, and not at its end.
  var isClockInMiddle = false {
    didSet { if isClockInMiddle != oldValue { sizeDidChange() } }
  }

  /// `buttons`: Back and the others, for the player who has them; `isShared`: whether another
  /// player plays too.
  init(player: Int, hasClock: Bool, isShared: Bool, palette: Palette, buttons: [Button]) {
    let suffix = player == 0 ? "" : ".\(player + 1)"
    self.buttons = buttons
    self.palette = palette
    self.isShared = isShared
    time =
      hasClock && !isShared
      ? Readout("recycle.time" + suffix, caption: tr("Time"), icon: "icon-clock", palette: palette)
      : nil
    let id = "recycle.score" + suffix
    if isShared {
      let sheet = ScoreSheet(id, palette: palette)
      (score, showScore) = (sheet, { [weak sheet] in sheet?.show($0) })
    } else {
      let sheet = Readout(id, caption: tr("Points"), icon: "icon-star", palette: palette)
      (score, showScore) = (sheet, { [weak sheet] in sheet?.show($0) })
    }
    super.init("")
    add([time, score].compactMap { $0 as Node? })
    add(buttons)
  }

  /// Updates the numbers; the score is animated when it grows.
  func show(_ game: Recycle, player: Int) {
    let points = game.score(of: player)
    if let seconds = game.secondsLeft {
      time?.show("\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)")
      time?.fill = seconds <= 10 ? Color(0xFBE3C8) : palette.sheet
    }
    if points != shownScore {
      roll(to: points)
      shownScore = points
    }
    showScore("\(Int(rolling.value(at: now).rounded()))")
    score.label = tr("Points") + ": \(points)"
  }

  /// Where what is in it ends, from the left.
  var used: Double { score.frame.maxX }

  /// The middle of the score, in its own points.
  var target: Point { score.frame.center }

  /// The score counts up once the points have arrived.
  private func roll(to points: Int) {
    guard let stage, !stage.reducesMotion, points > shownScore else {
      rolling = Tween(Double(points))
      return
    }
    rolling = Tween(
      from: rolling.value(at: now), to: Double(points), start: now + .milliseconds(580),
      length: Theme.slow)
    score.setNeedsDisplay()
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    rolling.isRunning(at: now) ? .immediately : .onInput
  }

  override func sizeDidChange() {
    let height = min(size.height - 16, 56)
    let y = (size.height - height) / 2
    let margin = 12.0
    var x = margin
    for button in buttons {
      button.isCompact = true
      button.frame = Rect(x: x, y: y, width: 56, height: height)
      x += 64
    }
    let readouts = [time, score].compactMap { $0 }
    let gap = 12.0
    let count = Double(readouts.count)
    let end =
      isShared
      ? size.width * (isClockInMiddle ? 0.5 : 1) - RoundClock.side / 2 - gap : size.width - margin
    let room = (end - x - gap * (count - 1)) / count
    let most = isShared ? 148.0 : size.width < 1000 ? 156 : 220
    for readout in readouts {
      readout.frame = Rect(x: x, y: y, width: max(0, min(room, most)), height: height)
      x = readout.frame.maxX + gap
    }
    guard isFlipped else { return }
    for node in readouts + buttons as [Node] {
      node.frame.origin.x = size.width - node.frame.maxX
    }
  }
}
