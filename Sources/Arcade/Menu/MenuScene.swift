public import Drawing
public import Geometry
import Languages
public import Stage
import Store

extension MusicTrack {
  /// The music of the menu and of Options.
  public static let menu = MusicTrack("menu")
}

/// The first scene: the games and the options.
public final class MenuScene: Scene {
  /// The scene's name in the trace.
  public let name = "menu"
  /// Buttons and posters come in reading order.
  public var followsWriting: Bool { true }
  /// The root of the posters and the buttons.
  public let root = Node("")
  /// The menu's music.
  public let track: MusicTrack? = .menu
  private let context: GameContext
  private let logo = ArtNode("logo", elevation: .lying)
  private let sun = SunNode()
  private let cloud = ArtNode("paper-cloud", elevation: .lying)
  private let kite = KiteNode()
  private var tiles: [GameTile] = []
  private let language, options, players, leaderboard: SealButton
  private let bell: NotificationBell
  /// The edition of the notifications that the bell shows.
  private var edition = -1
  private let slip: UndoBanner
  private var bounds = Rect.zero
  private var hasArrived = false
  /// What is asked once the posters have arrived, and when at the latest; opening something else is an
  /// answer, too.
  private var question: (scene: any Scene, due: Duration)?
  /// How long a question waits for posters that are slow to draw.
  private static let patience = Duration.seconds(3)
  /// The poster that was opened last, which answers when one comes back.
  private weak var opened: GameTile?

  /// A menu with the context's games.
  ///
  /// `question`: a dialog that is shown once the posters have arrived.
  public init(context: GameContext, asking question: (any Scene)? = nil) {
    self.context = context
    self.question = question.map { (scene: $0, due: .zero) }
    let palette = context.dressed(.menu)
    options = SealButton(
      "menu.options", label: tr("Options"), art: "menu-seal-options", palette: palette)
    players = SealButton(
      "menu.players", label: tr("Players"), art: "menu-seal-players", palette: palette)
    leaderboard = SealButton(
      "menu.leaderboard", label: tr("Leaderboard"), art: "menu-seal-trophy", palette: palette)
    language = SealButton(
      "menu.language", label: tr("Language"), art: "menu-seal-language", palette: palette)
    language.isCompact = true
    language.isHidden = !context.canChange(.language)
    bell = NotificationBell(palette: palette)
    slip = UndoBanner(context, palette: palette)
    tiles = context.offeredGames.map { entry in
      GameTile(entry, palette: palette) { [weak self] in self?.open(entry) }
    }
    language.action = { [weak self] in self?.open(.language) }
    options.action = { [weak self] in self?.open(.options) }
    players.action = { [weak self] in self?.open(.players) }
    leaderboard.action = { [weak self] in self?.open(.leaderboard) }
    bell.action = { [weak self] in self?.open(.notifications) }
    logo.keepsToastsOff = true
    (logo.role, logo.label) = (.heading, tr("Menu"))
    root.add([sun, cloud, kite, logo])
    root.add(tiles)
    root.add([language, bell, leaderboard, players, options])
    root.add(slip)
    slip.onChange = { [weak self] in
      if let self, bounds.width > 0 { layout(in: bounds) }
    }
  }

  private enum Destination { case language, options, players, leaderboard, notifications }

  private func open(_ destination: Destination) {
    let scene: (any Scene)? =
      switch destination {
      case .language: LanguageScene(context: context)
      case .options: OptionsScene(context: context)
      case .players: PlayersScene(context: context)
      case .leaderboard: LeaderboardScene.ofNewest(context)
      case .notifications: NotificationsScene(context: context)
      }
    if let scene { stage?.perform(.push(scene)) }
  }

  /// Whatever covers the menu has answered the question: by then another game may be saved.
  public func didDisappear() { question = nil }

  /// A new menu in the current language.
  public func renewed() -> (any Scene)? {
    let new = MenuScene(context: context)
    (new.hasArrived, new.question) = (true, question)
    return new
  }

  /// At the start of the program the posters hop into their places; later the one that was left
  /// moves once.
  public func didAppear(on stage: Stage) {
    opened?.react()
    opened = nil
    // Another player may have come.
    edition = -1
    guard !hasArrived else { return context.noteGamesLeft() }
    hasArrived = true
    question?.due = stage.now + Self.patience
    for (order, tile) in tiles.enumerated() { tile.arrive(order: order) }
    logo.animate(
      from: Pose(offset: Point(x: 0, y: -40), opacity: 0), length: .milliseconds(380),
      easing: .bounce)
  }

  /// Updates the badges on the posters, and the banner that offers to undo.
  public func update(at now: Duration) {
    slip.update(at: now)
    showNotifications()
    ask(at: now)
    for tile in tiles {
      tile.show(calls: context.backgroundTasks[tile.game]?.wantsAttention ?? false)
    }
  }

  /// Nothing lies over posters that are still coming.
  private func ask(at now: Duration) {
    guard let (scene, due) = question,
      now >= due || tiles.allSatisfy({ $0.hasArrived(at: now) })
    else { return }
    question = nil
    stage?.perform(.push(scene))
  }

  /// A question waits for the posters.
  public func nextFrame(after now: Duration) -> NextFrame {
    question.map { .at($0.due) } ?? .onInput
  }

  /// A bell rings beside the globe.
  private func showNotifications() {
    guard edition != context.notificationsEdition else { return }
    edition = context.notificationsEdition
    bell.show(context.notifications)
    if bounds.width > 0 { layout(in: bounds) }
  }

  /// Does nothing: a kiosk's visitor can't leave by accident.
  public func goBack() {}

  private func open(_ entry: GameEntry) {
    guard let stage else { return }
    let poster = tiles.first { $0.game == entry.id }
    opened = poster
    let frame = poster?.windowFrame(at: stage.now) ?? Rect(center: .zero, size: Size(0))
    stage.perform(.open(entry.setup(context), from: frame))
  }

  /// The plain table with hills at its foot; high contrast omits the hills.
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(context.dressed(.menu).table, into: &list, in: bounds)
    guard !context.settings.isOn(.highContrast) else { return }
    Backdrop.hills(
      [0xCFE8B5, 0xB9DFA0, 0x9BD18C, 0x7CC074, 0x5FAF66].map { Color($0) },
      into: &list, in: bounds)
  }

  /// Logo, posters and buttons as in `MenuLayout`, above the banner that offers to undo.
  public func layout(in bounds: Rect) {
    self.bounds = bounds
    let margin = bounds.width < 900 ? 16.0 : 40
    slip.place(
      above: bounds.maxY - 12,
      in: Rect(x: margin, y: 0, width: bounds.width - 2 * margin, height: 0))
    var room = bounds
    if slip.isShown { room.size.height = slip.frame.minY + margin - 12 }
    let buttons = [leaderboard, players, options]
    let corner = [language, bell].filter { !$0.isHidden }
    let place = MenuLayout(
      bounds: room, margin: margin, buttons: buttons.map(\.fittingSize),
      left: Double(corner.count) * (SealButton.side + 16), posters: tiles.count)
    logo.frame = place.logo
    sun.frame = place.sun
    cloud.frame = place.cloud
    kite.frame = place.kite
    for (button, frame) in zip(buttons, place.buttons) {
      button.isCompact = place.isCompact
      button.frame = frame
    }
    // Beside the other seals, whose words are below them.
    let side = place.isCompact ? place.buttons[0].height : SealButton.side
    for (index, button) in corner.enumerated() {
      button.frame = Rect(
        x: margin + Double(index) * (side + 16), y: place.buttons[0].minY, width: side, height: side
      )
    }
    for (tile, frame) in zip(tiles, place.tiles) { tile.frame = frame }
  }
}

/// A photo dropped on the menu is cropped for the first game that accepts one.
extension MenuScene: PictureTaker {
  private var taker: GameEntry? { context.offeredGames.takingDroppedPictures }

  /// The use of the first game that accepts pictures.
  public var pictureUse: PictureUse { taker?.pictures?.use ?? .square }
  /// The colours of the first game that accepts pictures.
  public var picturePalette: Palette { context.dressed(taker?.palette ?? .paper) }

  /// Opens that game with the picture selected.
  public func took(_ picture: String, on stage: Stage) {
    guard let open = taker?.pictures?.open else { return }
    stage.perform(.push(open(picture, context)))
  }
}
