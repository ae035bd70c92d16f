import Drawing
import Geometry
public import Stage
import Store

/// Plays recorded games and shows leaderboards at the menu while nobody is there.
///
/// It has no clock: its owner passes the time.
public final class AttractMode {
  /// Whether it is shown now.
  public private(set) var isRunning = false
  private let context: GameContext
  private var last: Duration
  private var pages: [Page] = []
  private var page = 0
  /// When the next page comes.
  private var due = Duration.zero
  private var overlay: AttractOverlay?
  /// The page that is shown.
  private weak var scene: (any Scene)?

  private enum Page {
    case game(make: () -> (any Scene)?)
    case leaderboard(GameEntry)
    case invitation
  }

  /// How long a leaderboard, or an invitation, is shown, how long a game at most, and how long its end.
  private static let boardTime = Duration.seconds(10), gameTime = Duration.seconds(45)
  private static let endTime = Duration.seconds(2)
  /// When a kiosk whose owner chose nothing begins.
  private static let usualWait = 60.0

  /// Waits from now on.
  public init(_ context: GameContext, now: Duration) {
    self.context = context
    last = now
  }

  /// How long nobody must have touched the menu; nil means for ever.
  private var wait: Duration? {
    let seconds = context.settings.number(.attractAfter) ?? (context.isKiosk ? Self.usualWait : 0)
    return seconds > 0 ? .seconds(seconds) : nil
  }

  /// There was input; returns whether it ended the demonstration, and does nothing else.
  public func touched(at now: Duration, on stage: Stage) -> Bool {
    last = now
    guard isRunning else { return false }
    end(on: stage)
    return true
  }

  /// When to call `turn` again, or nil if only input matters.
  public func next(on stage: Stage) -> Duration? {
    if isRunning { return due }
    guard stage.scenes.count == 1, let wait else { return nil }
    return last + wait
  }

  /// Begins, or turns to the next page, when it is time.
  public func turn(at now: Duration, on stage: Stage) {
    // Something else came on top, such as the screen of a link.
    if isRunning, stage.top !== scene { return end(on: stage, leads: false) }
    guard let next = next(on: stage), now >= next else { return }
    if isRunning { showNext(at: now, on: stage) } else { begin(at: now, on: stage) }
  }

  private func begin(at now: Duration, on stage: Stage) {
    // The visit is over: what is shown is the machine's.
    if context.isKiosk { context.visitorLeft(stage) }
    pages = context.offeredGames.flatMap(Self.pages(of: context))
    guard pages.contains(where: { if case .game = $0 { true } else { false } }) else {
      last = now
      return
    }
    // One page alone would stand still.
    if pages.count == 1 { pages.append(.invitation) }
    isRunning = true
    page = -1
    if !context.settings.isOn(.attractSound) {
      stage.audio.loop(nil)
      stage.isSilent = true
    }
    let overlay = AttractOverlay(palette: context.dressed(.menu))
    self.overlay = overlay
    stage.overlay.add(overlay)
    showNext(at: now, on: stage)
  }

  /// A game's demonstration and, if it has results, its leaderboard.
  private static func pages(of context: GameContext) -> (GameEntry) -> [Page] {
    { game in
      guard let make = demonstration(of: game, context) else { return [] }
      let newest = game.results?().newest(in: context.store)
      return [.game(make: make)] + (newest == nil ? [] : [.leaderboard(game)])
    }
  }

  /// What makes the scene in which a game plays itself; nil if it has none.
  static func demonstration(
    of game: GameEntry, _ context: GameContext
  ) -> (() -> (any Scene)?)? {
    if let scene = game.demoScene { return { scene(context) } }
    guard let record = game.demo.flatMap(context.dependencies.resource) else { return nil }
    return {
      let maker = (try? game.readRecord?(record)) ?? nil
      var parameters = ReplayContext(context: context)
      parameters.isDemonstration = true
      return maker?(parameters)
    }
  }

  private func showNext(at now: Duration, on stage: Stage) {
    for _ in pages {
      page = (page + 1) % pages.count
      guard let scene = scene(of: pages[page]) else { continue }
      let length = (scene as? any Demonstration).map {
        min(.milliseconds($0.demoLength) + Self.endTime, Self.gameTime)
      }
      due = now + (length ?? Self.boardTime)
      stage.perform(self.scene == nil ? .push(scene) : .replace(scene))
      stage.applyPending()
      self.scene = scene
      overlay?.show(scene)
      return
    }
    end(on: stage)
  }

  private func scene(of page: Page) -> (any Scene)? {
    switch page {
    case .game(let make): return make()
    case .invitation: return InvitationScene()
    case .leaderboard(let game):
      guard let board = game.results?() else { return nil }
      return LeaderboardScene(
        board, context: context, variant: board.newest(in: context.store)?.variant)
    }
  }

  /// `leads`: whether back to the menu.
  private func end(on stage: Stage, leads: Bool = true) {
    isRunning = false
    stage.isSilent = false
    overlay.map { stage.overlay.remove($0) }
    (overlay, scene, pages) = (nil, nil, [])
    if leads {
      stage.perform(.popToRoot)
      stage.applyPending()
    }
  }
}

/// A dark page, on which only the invitation is to be seen: whatever stood still in a game goes out.
private final class InvitationScene: Scene {
  let name = "invitation"
  let root = Node("")

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Color(0x14181F)), in: bounds)
  }

  func layout(in bounds: Rect) {}
}
