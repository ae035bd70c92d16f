import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// The first scene: play, the choice of a table, history, practice and options.
final class BlackjackStartScene: Scene {
  let name = "blackjack.start"
  let root = Node("")
  let track: MusicTrack? = .blackjack
  private let context: GameContext
  private let palette: Palette
  private let header: Header
  private let logo = ArtNode("blackjack-logo", elevation: .lying)
  private let play: Button
  private let table: Button
  /// The smaller buttons.
  private var others: [Button] = []
  private var bounds = Rect.zero

  init(context: GameContext) {
    self.context = context
    palette = context.dressed(.blackjack)
    let results = Button.leaderboard(of: "blackjack", palette: palette)
    let help = Button("blackjack.help", label: tr("Help"), icon: "icon-help", palette: palette)
    play = Button(
      "blackjack.play", label: tr("Play"), icon: "icon-play", kind: .primary, palette: palette)
    let history = Button(
      "blackjack.history", label: tr("History"), icon: "icon-clock", palette: palette)
    let practice = Button(
      "blackjack.practice", label: tr("Practice"), icon: "icon-training", palette: palette)
    let options = Button(
      "blackjack.options", label: tr("Options"), icon: "icon-options", palette: palette)
    header = Header(
      "blackjack", title: tr("Blackjack"), palette: palette,
      extras: [
        results, .players(of: "blackjack", context: context, palette: .blackjack), help,
      ])
    others = [history, practice, options]
    table = Button("blackjack.table", label: "", icon: "icon-rules", palette: palette)
    root.add([logo, play, table, header])
    root.add(others)
    help.action = { [weak self] in self?.explain() }
    play.action = { [weak self] in self?.push { BlackjackScene(context: $0) } }
    history.action = { [weak self] in self?.push { BlackjackHistoryScene(context: $0) } }
    practice.action = { [weak self] in self?.push { BlackjackPracticeScene(context: $0) } }
    options.action = { [weak self] in self?.push { OptionsScene(context: $0, palette: .blackjack) }
    }
    table.action = { [weak self] in self?.push { BlackjackTablesScene(context: $0) } }
    results.action = { [weak self] in self?.openLeaderboard() }
  }

  private func push(_ make: (GameContext) -> any Scene) { stage?.perform(.push(make(context))) }
  private func openLeaderboard() {
    push {
      LeaderboardScene(
        .blackjack, context: $0, variant: BlackjackBank(context.store).table.rawValue)
    }
  }
  private func explain() { stage?.perform(.push(BlackjackHelp.scene(context))) }

  func renewed() -> (any Scene)? { BlackjackStartScene(context: context) }

  func didAppear(on stage: Stage) {
    context.autosaver.finish()
    let round = SavedRound(context)
    play.setLabel(round == nil ? tr("Play") : tr("Resume"))
    let chosen = round?.session.setup.table ?? BlackjackBank(context.store).table
    table.setLabel(
      tr("Table: {name}", ["name": BlackjackWords.name(of: chosen)]))
    stage.setFocus(play)
    if bounds.width > 0 { layout(in: bounds) }
  }

  func handle(_ key: KeyEvent) -> Bool {
    guard key.key == .function(1) else { return false }
    explain()
    return true
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.felt(root.stage, palette: palette, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    self.bounds = bounds
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let room = Rect(
      x: bounds.minX + 16, y: Header.height, width: bounds.width - 32,
      height: bounds.height - Header.height - 20)
    let isLow = room.height < 560 && room.width >= 600
    let isTall = bounds.height >= 1400
    let gap = isTall ? 20.0 : 12
    let width = min(room.width, isLow ? 760 : isTall ? 760 : 560)
    let (first, other) = isTall ? (112.0, 88.0) : isLow ? (64, 56) : (80, 60)
    let each = (width - 2 * gap) / 3
    // In a narrow window the three don't fit side by side.
    let isStacked = others.contains { !$0.fits(width: each) }
    let rows = isStacked ? 3.0 : 1
    let foot = first + (isLow ? 0 : gap + other) + rows * (gap + other)
    let pictureHeight = max(
      0, min(room.height - foot - gap, isTall ? 620 : 420, room.width * 0.66))
    let whole = pictureHeight + gap + foot
    var y = (room.midY - whole / 2).rounded()
    logo.frame = Rect(
      center: Point(x: bounds.midX, y: y + pictureHeight / 2),
      size: Size(width: pictureHeight * 4 / 3, height: pictureHeight))
    y += pictureHeight + gap
    let left = bounds.midX - width / 2
    let wide = isLow ? (width - gap) / 2 : width
    play.frame = Rect(x: left, y: y, width: wide, height: first)
    if !isLow { y += first + gap }
    table.frame = Rect(
      x: isLow ? left + wide + gap : left, y: y, width: wide, height: isLow ? first : other)
    y += (isLow ? first : other) + gap
    for (index, button) in others.enumerated() {
      let step = Double(index)
      button.frame = Rect(
        x: left + (isStacked ? 0 : step * (each + gap)),
        y: y + (isStacked ? step * (other + gap) : 0), width: isStacked ? width : each,
        height: other)
    }
  }
}
