import Geometry
import Languages
import Stage
import Store

/// A player's page: avatar and name, achievements, records and recent games.
final class PlayerScene: PageScene {
  private let id: Player.ID
  private let lock, hide, remove: Button
  private let card: PlayerCard
  private let scroll: ScrollNode
  private let pages: PlayerPages
  private var line: PlayerLine?

  /// `place`: the section and the game that are shown first.
  init(
    _ id: Player.ID, context: GameContext, place: (section: Int, game: Int)? = nil
  ) {
    self.id = id
    let palette = context.dressed(.paper)
    remove = Button(
      "player.remove", label: tr("Delete"), icon: "icon-trash", palette: palette)
    hide = Button(
      "player.hide", label: tr("Hide name"), icon: "icon-eye-closed", palette: palette)
    lock = Button(
      "player.lock", label: tr("Picture lock"), icon: "icon-lock", palette: palette)
    card = PlayerCard(palette: palette, all: context.games.catalogue.achievements.count)
    scroll = ScrollNode("player.about", palette: palette)
    scroll.content.add(card)
    let place = place ?? (0, PlayerPages.first(of: context.games))
    pages = PlayerPages(
      context, palette: palette, section: place.section, game: place.game)
    super.init(
      "player", title: tr("Player"), context: context, palette: palette,
      extras: context.visit.isOwner ? [lock, hide, remove] : [lock, remove])
    root.add([scroll, pages, header])
    // Strangers can't delete each other.
    remove.isHidden = !context.mayManage
    remove.action = { [weak self] in self?.askToDelete() }
    hide.action = { [weak self] in self?.hideName() }
    lock.action = { [weak self] in self?.grant(.lock) }
    card.onAction = { [weak self] in self?.grant($0) }
    pages.onOpen = { [weak self] in self?.replay($0) }
    pages.onPlay = { [weak self] game in
      self?.stage?.perform(game.map { .push($0.setup(context)) } ?? .popToRoot)
    }
  }

  override func renewed() -> (any Scene)? { PlayerScene(id, context: context, place: pages.place) }

  override func didAppear(on stage: Stage) {
    load()
  }

  /// Loads the profile; the page closes if the player no longer exists.
  private func load() {
    guard let profile = (try? context.store.profile(of: id)) ?? nil else { return goBack() }
    let line = profile.line
    self.line = line
    let isCurrent = (try? context.store.currentPlayer())?.id == id
    let mayChange = context.canPlay(as: id)
    let hasLock = ((try? context.store.pictureLock(of: id)) ?? nil) != nil
    card.show(line, isCurrent: isCurrent, mayChange: mayChange, mayPlay: mayChange || hasLock)
    lock.isHidden = !mayChange
    lock.isOn = hasLock
    header.sizeDidChange()
    pages.show(profile)
  }

  /// Performs an action; on a kiosk, visitors can only look at other players' pages.
  ///
  /// A protected name asks for its pictures first.
  private func grant(_ wish: PlayerCard.Action) {
    guard let line, let stage else { return }
    attempt { _ throws(StoreError) in
      let isLocked = try context.closedLock(of: id) != nil
      guard isLocked || context.canPlay(as: id) else { return }
      try context.unlock(line.player, on: stage) { [weak self] in self?.perform(wish, on: stage) }
    }
  }

  private func perform(_ wish: PlayerCard.Action, on stage: Stage) {
    guard let player = line?.player else { return }
    let id = id
    switch wish {
    case .avatar:
      stage.perform(
        .push(
          AvatarScene(player.avatar, context: context) { [weak self] avatar in
            self?.attempt { store throws(StoreError) in try store.setAvatar(avatar, of: id) }
          }))
    case .name:
      stage.perform(.push(PlayerNameScene(player, context: context) { _ in }))
    case .lock:
      stage.perform(.push(PictureLockScene(player, isNew: true, context: context) {}))
    case .play:
      let isCurrent = (try? context.store.currentPlayer())?.id == id
      attempt { _ throws(StoreError) in try context.play(as: isCurrent ? nil : player) }
    }
  }

  /// Makes a change and shows it, or shows what went wrong.
  private func attempt(_ change: (Store) throws(StoreError) -> Void) {
    do throws(StoreError) { try change(context.store) } catch {
      stage?.toast(context.explain(error))
    }
    load()
  }

  private func askToDelete() {
    guard context.mayManage else { return }
    if let line { PlayerDeletion(context).ask(for: line, on: stage) }
  }

  /// Gives a player a name that says nothing; the results stay.
  private func hideName() {
    guard context.visit.isOwner, let name = try? PlayerName(tr("Player {n}", ["n": "\(id)"])) else {
      return
    }
    let id = id
    attempt { store throws(StoreError) in try store.rename(id, to: name) }
  }

  private func replay(_ id: GameResult.ID) {
    guard let result = (try? context.store.result(id)) ?? nil,
      let board = context.games.named(result.played.game)?.results?(),
      let scene = board.replaying(result, context, on: stage)
    else {
      stage?.toast(tr("This game can't be replayed."))
      return
    }
    stage?.perform(.push(scene))
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let margin = bounds.width < 900 ? 8.0 : 32
    let room = Header.room(in: bounds, margin: margin)
    if bounds.width > bounds.height, bounds.width >= 720 { wide(room) } else { tall(room) }
  }

  /// The card in a column on the left, the achievements beside it.
  private func wide(_ room: Rect) {
    let column = min(360, max(296, room.width * 0.3))
    let list = min(room.width - column - 16, 1040)
    let left = (room.midX - (column + 16 + list) / 2).rounded()
    let height = PlayerCard.columnHeight(width: column - 16, room: room.height - 24)
    scroll.place(
      Rect(x: left, y: room.minY, width: column, height: room.height),
      contentHeight: height + 24)
    card.frame = Rect(x: 8, y: 4, width: column - 16, height: height)
    pages.frame = Rect(x: left + column + 16, y: room.minY, width: list, height: room.height)
  }

  /// The card on top, the rest below.
  private func tall(_ room: Rect) {
    let width = min(room.width, 1024)
    let left = (room.midX - width / 2).rounded()
    let height = PlayerCard.bannerHeight(width: width - 16)
    scroll.place(
      Rect(x: left, y: room.minY, width: width, height: height + 16), contentHeight: height + 16)
    card.frame = Rect(x: 8, y: 4, width: width - 16, height: height)
    pages.frame = Rect(
      x: left, y: room.minY + height + 16, width: width, height: room.height - height - 16)
  }
}
