import Geometry
import Host
import Languages
import Stage
import Store

/// Asks for the four pictures that protect a player's name, or lets the player choose them.
final class PictureLockScene: Scene, DialogScene {
  let name = "player.lock"
  let root = Node("")
  private let context: GameContext
  private let player: Player
  private let isNew: Bool
  private let done: () -> Void
  private let keys: PictureKeys
  let sheet: DialogSheet
  private var code = PictureCode()
  /// What was chosen first, to be chosen again.
  private var first: PictureCode?
  private var isChecking = false
  private var rest = KeysRest()

  /// `isNew`: the player chooses the pictures; `done` is called once they were given or chosen.
  init(
    _ player: Player, isNew: Bool = false, context: GameContext, done: @escaping () -> Void
  ) {
    self.player = player
    self.isNew = isNew
    self.context = context
    self.done = done
    let palette = context.dressed(.paper)
    let keys = PictureKeys(palette: palette, showsPictures: isNew)
    self.keys = keys
    let cancel = Button("lock.cancel", label: tr("Cancel"), palette: palette.onSheet)
    let clear = Button(
      "lock.clear", label: tr("Start over"), icon: "icon-backspace", palette: palette.onSheet)
    let hasLock = isNew && ((try? context.store.pictureLock(of: player.id)) ?? nil) != nil
    let remove = Button(
      "lock.remove", label: tr("No pictures"), icon: "icon-trash", kind: .danger,
      palette: palette.onSheet)
    sheet = DialogSheet(
      title: tr("Picture lock"), body: keys, widest: 520, palette: palette,
      buttons: hasLock ? [cancel, clear, remove] : [cancel, clear],
      bodyHeight: { keys.place(width: $0) })
    sheet.crest = AvatarNode(player.avatar)
    root.add(sheet)
    cancel.action = { [weak self] in self?.goBack() }
    clear.action = { [weak self] in self?.startOver() }
    remove.action = { [weak self] in self?.store(nil) }
    keys.onTap = { [weak self] in self?.tapped($0) }
    ask()
  }

  func renewed() -> (any Scene)? {
    PictureLockScene(player, isNew: isNew, context: context, done: done).inPlace()
  }

  func didAppear(on stage: Stage) {
    sheet.appear()
    stage.setFocus(keys.firstKey)
    followWait()
  }

  // What the sheet says.

  private func ask() {
    keys.say(
      !isNew
        ? tr("Tap your four pictures in the right order.")
        : first == nil
          ? tr("Choose four pictures and remember their order.")
          : tr("Tap the same four pictures once more."))
    show()
  }

  private func show() { keys.show(code, accepts: !isChecking && !rest.isRunning) }

  private func startOver() {
    guard !isChecking else { return }
    code = PictureCode()
    first = nil
    !rest.isRunning ? ask() : show()
  }

  private func tapped(_ picture: Int) {
    guard !isChecking, !rest.isRunning else { return }
    code.add(picture)
    show()
    guard code.isComplete else { return }
    isNew ? choose() : check()
  }

  private func refuse(_ sentence: String) {
    stage?.audio.play(.bump)
    code = PictureCode()
    first = nil
    isChecking = false
    keys.say(sentence, isWarning: true)
    show()
  }

  // Giving the pictures.

  private func check() {
    guard let lock = (try? context.store.pictureLock(of: player.id)) ?? nil else { return open() }
    isChecking = true
    show()
    context.worker.run({ [code] in lock.secret.matches(code.secret) }) { [weak self] isRight in
      self?.checked(isRight)
    }
  }

  private func checked(_ isRight: Bool) {
    guard isOnStack else { return }
    do throws(StoreError) {
      if isRight {
        try context.store.pictureLockOpened(of: player.id)
        return open()
      }
      try context.store.pictureLockFailed(of: player.id, at: context.date())
      refuse(tr("Those aren't the pictures. Try again."))
      followWait()
    } catch { refuse(context.explain(error)) }
  }

  private func open() {
    goBack()
    done()
  }

  /// After too many tries the keys rest for a while.
  private func followWait() {
    guard !isNew, let lock = (try? context.store.pictureLock(of: player.id)) ?? nil else { return }
    let wasRunning = rest.isRunning
    if let sentence = rest.follow(lock.wait(at: context.date()), at: root.now) {
      keys.say(sentence, isWarning: true)
      show()
    } else if wasRunning {
      ask()
    }
  }

  func update(at now: Duration) { if rest.isDue(at: now) { followWait() } }

  func nextFrame(after now: Duration) -> NextFrame { rest.nextFrame }

  // Choosing the pictures.

  private func choose() {
    guard let first else {
      first = code
      code = PictureCode()
      return ask()
    }
    guard first == code else {
      return refuse(tr("Those were different pictures. Choose four again."))
    }
    isChecking = true
    show()
    context.worker.run({ [code] in SlowHash(of: code.secret) }) { [weak self] secret in
      guard let self, isOnStack else { return }
      guard let secret else { return refuse(tr("The pictures can't be saved.")) }
      store(secret)
    }
  }

  private func store(_ secret: SlowHash?) {
    do throws(StoreError) {
      try context.store.setPictureLock(secret, of: player.id)
      stage?.toast(
        secret == nil
          ? tr("The name is free for everyone now.")
          : tr("From now on the name needs its four pictures."), icon: "icon-lock")
      open()
    } catch { refuse(context.explain(error)) }
  }

  func layout(in bounds: Rect) {
    keys.window = bounds.height
    sheet.place(in: bounds)
  }
}
