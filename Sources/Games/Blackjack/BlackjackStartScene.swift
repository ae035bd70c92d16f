import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// The first scene: play, history, options and the choice of a table.
final class BlackjackStartScene: Scene {
  let name = "blackjack.start"
  let root = Node("")
  let track: MusicTrack? = .blackjack
  private let context: GameContext
  private let palette: Palette
  private let header: Header
  private let logo = ArtNode("blackjack-logo", elevation: .lying)
  private let table: Button
  private var ways: [Button] = []
  private var bounds = Rect.zero

  init(context: GameContext) {
    self.context = context
    palette = context.dressed(.blackjack)
    let results = Button.leaderboard(of: "blackjack", palette: palette)
    let help = Button("blackjack.help", label: tr("Help"), icon: "icon-help", palette: palette)
    let play = Button(
      "blackjack.play", label: tr("Play"), icon: "icon-play", kind: .primary, palette: palette)
    let history = Button(
      "blackjack.history", label: tr("History"), icon: "icon-clock", palette: palette)
    let options = Button(
      "blackjack.options", label: tr("Options"), icon: "icon-options", palette: palette)
    header = Header(
      "blackjack", title: tr("Blackjack"), palette: palette,
      extras: [
        results, .players(of: "blackjack", context: context, palette: .blackjack), help,
      ])
    ways = [play, history, options]
    table = Button("blackjack.table", label: "", icon: "icon-rules", palette: palette)
    root.add([logo, table, header])
    root.add(ways)
    header.onBack = { [weak self] in self?.goBack() }
    help.action = { [weak self] in self?.explain() }
    play.action = { [weak self] in self?.push { BlackjackScene(context: $0) } }
    history.action = { [weak self] in self?.push { BlackjackHistoryScene(context: $0) } }
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
    context.keeper.finish()
    let chosen = BlackjackBank(context.store).table
    table.setLabel(
      tr("Table: {name}", ["name": BlackjackWords.name(of: chosen)]))
    stage.setFocus(ways[0])
    if bounds.width > 0 { layout(in: bounds) }
  }

  func goBack() { stage?.perform(.pop) }

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
    let isRow = room.height < 560 && room.width >= 600
    let gap = 16.0
    let rows = isRow ? 1.0 : 3
    let width = isRow ? min(760, room.width) : min(360, room.width)
    let foot = rows * (64 + gap) + 56
    let pictureHeight = min(room.height - foot - gap, 420, room.width * 0.72)
    let whole = pictureHeight + gap + foot
    var y = (room.midY - whole / 2).rounded()
    logo.frame = Rect(
      center: Point(x: bounds.midX, y: y + pictureHeight / 2),
      size: Size(width: pictureHeight * 4 / 3, height: pictureHeight))
    y += pictureHeight + gap
    let cell = isRow ? (width - 2 * gap) / 3 : width
    let left = bounds.midX - width / 2
    for (index, button) in ways.enumerated() {
      button.frame = Rect(
        x: left + (isRow ? Double(index) * (cell + gap) : 0),
        y: y + (isRow ? 0 : Double(index) * (64 + gap)), width: cell, height: 64)
    }
    y += rows * (64 + gap)
    let wanted = min(room.width, max(cell, table.fittingSize.width))
    table.frame = Rect(x: bounds.midX - wanted / 2, y: y, width: wanted, height: 56)
  }
}
