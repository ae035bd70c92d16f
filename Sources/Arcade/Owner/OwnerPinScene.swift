import Geometry
import Host
import Input
import Languages
import Stage
import Store

/// Asks for the PIN of a kiosk's owner, and opens the panel.
final class OwnerPinScene: Scene, DialogScene {
  let name = "owner.pin"
  let root = Node("")
  private let context: GameContext
  private let keys: PinKeys
  let sheet: DialogSheet
  /// Whoever stands by would hear the digits.
  let speaksFocus = false
  private var pin = ""
  private var isChecking = false
  private var rest = KeysRest()

  init(context: GameContext) {
    self.context = context
    let palette = context.dressed(.paper)
    let keys = PinKeys(palette: palette)
    self.keys = keys
    let cancel = Button("owner.pin.cancel", label: tr("Cancel"), palette: palette.onSheet)
    sheet = DialogSheet(
      title: tr("For the owner"), body: keys, widest: 440, palette: palette, buttons: [cancel],
      bodyHeight: { keys.place(width: $0) })
    root.add(sheet)
    cancel.action = { [weak self] in self?.goBack() }
    keys.onDigit = { [weak self] in self?.typed("\($0)") }
    keys.onDelete = { [weak self] in self?.delete() }
    keys.onConfirm = { [weak self] in self?.check() }
    keys.say(tr("Enter the PIN."))
    show()
  }

  func renewed() -> (any Scene)? {
    OwnerPinScene(context: context).inPlace()
  }

  func didAppear(on stage: Stage) {
    sheet.appear()
    stage.setFocus(keys.firstKey)
    followWait()
  }

  /// Digits and Backspace of a keyboard, too.
  func handle(_ key: KeyEvent) -> Bool {
    guard key.phase == .pressed else { return false }
    switch key.key {
    case .character(let sign) where ("0"..."9").contains(sign): typed("\(sign)")
    case .backspace: delete()
    default: return false
    }
    return true
  }

  private var accepts: Bool { !isChecking && !rest.isRunning }

  private func show() {
    keys.show(
      count: pin.count, accepts: accepts, isEnough: pin.count >= OwnerLock.digits.lowerBound)
  }

  private func typed(_ digit: String) {
    guard accepts, pin.count < OwnerLock.digits.upperBound else { return }
    pin += digit
    show()
  }

  private func delete() {
    guard accepts, !pin.isEmpty else { return }
    pin.removeLast()
    show()
  }

  private func check() {
    guard accepts, OwnerLock.accepts(pin), let lock = (try? context.store.ownerLock()) ?? nil
    else { return }
    isChecking = true
    show()
    context.worker.run({ [pin] in lock.secret.matches(pin) }) { [weak self] in self?.checked($0) }
  }

  private func checked(_ isRight: Bool) {
    guard isOnStack, let stage else { return }
    isChecking = false
    pin = ""
    do throws(StoreError) {
      guard isRight else {
        try context.store.ownerLockFailed(at: context.date())
        stage.audio.play(.bump)
        keys.say(tr("That isn't the PIN. Try again."), isWarning: true)
        show()
        return followWait()
      }
      try context.store.ownerLockOpened()
      context.visit.isOwner = true
      // `replace` would also take the screen below the dialog.
      stage.perform(.pop)
      stage.perform(.push(OwnerScene(context: context)))
    } catch {
      keys.say(context.explain(error), isWarning: true)
      show()
    }
  }

  /// After too many tries the keys rest for a while.
  private func followWait() {
    guard let lock = (try? context.store.ownerLock()) ?? nil else { return }
    let wasRunning = rest.isRunning
    if let sentence = rest.follow(lock.wait(at: context.date()), at: root.now) {
      keys.say(sentence, isWarning: true)
      show()
    } else if wasRunning {
      keys.say(tr("Enter the PIN."))
      show()
    }
  }

  func update(at now: Duration) { if rest.isDue(at: now) { followWait() } }

  func nextFrame(after now: Duration) -> NextFrame { rest.nextFrame }

  func layout(in bounds: Rect) {
    keys.window = bounds.height
    sheet.place(in: bounds)
  }
}
