import Drawing
import Geometry
import Host
import Input
import Languages
import Stage
import Store

/// Asks for the PIN of a kiosk's owner, and opens the panel.
final class OwnerPinScene: Scene {
  let name = "owner.pin"
  let root = Node("")
  let isOpaque = false
  private let context: GameContext
  private let keys: PinKeys
  private let sheet: DialogSheet
  private var pin = ""
  private var isChecking = false
  /// While the keys rest after too many tries: when the seconds change.
  private var nextSecond: Duration?
  private var isThere = false

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
    let new = OwnerPinScene(context: context)
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

  private var accepts: Bool { !isChecking && nextSecond == nil }

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
    let wait = lock.wait(at: context.date())
    let seconds = (wait + 999) / 1000
    if seconds > 0 {
      nextSecond = root.now + .milliseconds(wait - (seconds - 1) * 1000)
      keys.say(
        trn("Too many tries. Wait {n} second.", "Too many tries. Wait {n} seconds.", seconds),
        isWarning: true)
      show()
    } else if nextSecond != nil {
      nextSecond = nil
      keys.say(tr("Enter the PIN."))
      show()
    }
  }

  func update(at now: Duration) { if let nextSecond, now >= nextSecond { followWait() } }

  func nextFrame(after now: Duration) -> NextFrame { nextSecond.map { .at($0) } ?? .onInput }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Theme.veil), in: bounds)
  }

  func layout(in bounds: Rect) {
    keys.window = bounds.height
    sheet.place(in: bounds)
  }
}
