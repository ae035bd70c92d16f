import Drawing
import Geometry
import Host
import Languages
import Stage
import Store

/// Asks for the four pictures that protect a player's name, or lets the player choose them.
final class PictureLockScene: Scene {
  let name = "player.lock"
  let root = Node("")
  let isOpaque = false
  private let context: GameContext
  private let player: Player
  private let isNew: Bool
  private let done: () -> Void
  private let keys: PictureKeys
  private let sheet: DialogSheet
  private var code = PictureCode()
  /// What was chosen first, to be chosen again.
  private var first: PictureCode?
  private var isChecking = false
  /// While the keys rest after too many tries: when the seconds change.
  private var nextSecond: Duration?
  private var isThere = false

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
    let new = PictureLockScene(player, isNew: isNew, context: context, done: done)
    new.isThere = true
    return new
  }

  func didAppear(on stage: Stage) {
    if !isThere { sheet.appear() }
    isThere = true
    stage.setFocus(keys.firstKey)
    followWait()
  }

  func goBack() { stage?.perform(.pop) }

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

  private func show() { keys.show(code, accepts: !isChecking && nextSecond == nil) }

  private func startOver() {
    guard !isChecking else { return }
    code = PictureCode()
    first = nil
    nextSecond == nil ? ask() : show()
  }

  private func tapped(_ picture: Int) {
    guard !isChecking, nextSecond == nil else { return }
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
    let wait = lock.wait(at: context.date())
    let seconds = (wait + 999) / 1000
    if seconds > 0 {
      nextSecond = root.now + .milliseconds(wait - (seconds - 1) * 1000)
      keys.say(
        trn(
          "Too many tries. Wait {n} second.", "Too many tries. Wait {n} seconds.", seconds),
        isWarning: true)
      show()
    } else if nextSecond != nil {
      nextSecond = nil
      ask()
    }
  }

  func update(at now: Duration) { if let nextSecond, now >= nextSecond { followWait() } }

  func nextFrame(after now: Duration) -> NextFrame { nextSecond.map { .at($0) } ?? .onInput }

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

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Theme.veil), in: bounds)
  }

  func layout(in bounds: Rect) {
    keys.window = bounds.height
    sheet.place(in: bounds)
  }
}
