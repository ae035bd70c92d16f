public import Geometry
import Languages
public import Stage
import Store

/// All players as a wall of faces; a tap opens a player's page, and a blank face makes a new one.
public final class PlayersScene: PageScene {
  private let guest: Button
  private var order: Int
  private lazy var wall = makeWall()
  private let slip: UndoBanner
  private lazy var lines = makeLines()
  private var current: Player.ID?
  private static let gap = 16.0

  /// Lists the players in the order with this index.
  public init(context: GameContext, order place: Int = 0) {
    let palette = context.dressed(.paper)
    order = place
    guest = Button(
      "players.guest", label: trc("player", "Guest"), icon: "icon-person", palette: palette)
    let more = Button(
      "players.options", label: tr("Manage"), icon: "icon-options", palette: palette)
    slip = UndoBanner(context, palette: palette)
    super.init(
      "players", title: tr("Who's playing?"), context: context, palette: palette,
      extras: [guest, more])
    root.add([wall, header, slip])
    guest.action = { [weak self] in self?.playAsGuest() }
    more.action = { [weak self] in
      guard let self else { return }
      stage?.perform(.push(PlayersOptionsScene(context: context, order: order)))
    }
    slip.onChange = { [weak self] in
      guard let self else { return }
      load()
      layout(in: bounds)
    }
  }

  private func makeLines() -> Pages<PlayerLine> {
    Pages { [weak self] offset, limit in
      guard let self else { return [] }
      return
        (try? context.store.players(
          by: PlayerOrder.allCases[order], offset: offset, limit: limit)) ?? []
    }
  }

  /// Sorts the faces; called by the dialog behind the gear.
  func sort(by place: Int) {
    order = place
    wall.scroll(to: 0, animated: false)
    wall.select(nil)
    load()
  }

  /// How many cells are before the first player: the blank face, unless nobody enters a name here.
  private var first: Int { context.nameEntry == .off ? 0 : 1 }

  private func makeWall() -> GridNode<FaceCard> {
    let palette = palette
    let wall = GridNode(
      "players.row", label: tr("Players"), gap: Self.gap, palette: palette,
      cellID: { [first] in $0 < first ? "players.new" : "players.row.\($0 - first)" },
      arrange: { .faces($0, in: $1, gap: Self.gap) },
      makeCell: { FaceCard(palette: palette) },
      showCell: { [weak self] card, index in
        guard let self, index >= first else { return card.showNew() }
        guard let line = lines[index - first] else { return }
        card.show(line, isCurrent: line.id == current)
      })
    wall.onOpen = { [weak self] in self?.open($0) }
    return wall
  }

  /// The same players, in the same order, in the current language.
  public override func renewed() -> (any Scene)? { PlayersScene(context: context, order: order) }

  /// Loads the players again, since they may have changed on a player's page.
  public override func didAppear(on stage: Stage) {
    load()
    stage.setFocus(wall)
  }

  /// Counts down the offer to undo a deletion.
  public override func update(at now: Duration) { slip.update(at: now) }

  private func load() {
    lines.clear()
    let count = (try? context.store.playerCount()) ?? 0
    current = (try? context.store.currentPlayer())?.id
    guest.isHidden = current == nil
    header.sizeDidChange()
    wall.reload(count + first)
  }

  private func open(_ index: Int) {
    guard index >= first else { return makeNew() }
    guard let line = lines[index - first] else { return }
    let page = PlayerScene(line.id, context: context)
    if let frame = wall.windowFrame(ofCell: index) {
      stage?.perform(.open(page, from: frame))
    } else {
      stage?.perform(.push(page))
    }
  }

  private func makeNew() {
    let context = context
    stage?.perform(
      .push(
        PlayerNameScene(context: context) { [weak stage] id in
          stage?.perform(.push(PlayerScene(id, context: context)))
        }))
  }

  private func playAsGuest() {
    do throws(StoreError) {
      try context.play(as: nil)
      stage?.toast(tr("You're now playing as a guest."), icon: "icon-person")
    } catch { stage?.toast(context.explain(error)) }
    load()
  }

  /// The wall fills the window, above the banner that offers to undo.
  public override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let margin = bounds.width < 900 ? 8.0 : 32
    let room = Rect(x: margin, y: 0, width: bounds.width - 2 * margin, height: 0)
    slip.place(above: bounds.maxY - 12, in: room)
    let bottom = slip.isShown ? slip.frame.minY - 8 : bounds.maxY
    wall.frame = Rect(
      x: margin, y: Header.height, width: room.width,
      height: max(0, bottom - Header.height))
  }
}
