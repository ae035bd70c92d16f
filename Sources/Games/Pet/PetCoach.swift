import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// Three hints on the first visit, one after the other.
final class PetCoach: Paper {
  /// The store's flag that they were read.
  static let flag = "pet.coached"
  var onEnd: () -> Void = {}
  private let words: Label
  private let next: Button
  private var step = 0
  private var texts: [String] {
    [
      tr("This is your egg. Stroke it three times to hatch it."),
      tr("Feed it when it's hungry: use the button, or drag it a berry."),
      tr(
        "Stroke it, tickle it with two fingers, pick it up. Play the other games to earn what it needs."
      ),
    ]
  }

  init(palette: Palette) {
    words = Label("", style: TextStyle(size: 20, alignment: .center), color: palette.ink)
    next = Button("coach.next", label: tr("Next"), kind: .primary, palette: palette)
    super.init("coach", role: .dialog, fill: palette.sheet, elevation: .lifted)
    isHidden = true
    add([words, next])
    next.action = { [weak self] in self?.advance() }
  }

  func begin() {
    isHidden = false
    write()
    animate(from: Pose(scale: 0.9, opacity: 0), length: Theme.slow, easing: .settle)
  }

  /// The first hint is about an egg; without an egg it is skipped.
  func show(_ pet: Pet) {
    guard step == 0, pet.form != .egg else { return }
    step = 1
    write()
    sizeDidChange()
  }

  private func advance() {
    step += 1
    guard step < texts.count else {
      isHidden = true
      setNeedsDisplay()
      return onEnd()
    }
    write()
    sizeDidChange()
  }

  private func write() {
    words.show(texts[min(step, texts.count - 1)])
    label = words.label
    let isLast = step == texts.count - 1
    next.setLabel((isLast ? tr("Got it") : tr("Next")) + " · \(step + 1)/\(texts.count)")
  }

  /// Above the pet's head, in the sky.
  func place(in room: Rect) {
    guard !isHidden else { return }
    let width = min(room.width - 24, 560)
    let height = max(96, min(116, room.height * 0.4))
    frame = Rect(x: room.midX - width / 2, y: room.minY + 4, width: width, height: height)
  }

  override func sizeDidChange() {
    let wide = min(next.fittingSize.width, size.width * 0.42)
    next.frame = Rect(
      x: size.width - wide - 14, y: (size.height - 52) / 2, width: wide, height: 52)
    words.frame = Rect(
      x: 16, y: 8, width: max(0, next.frame.minX - 28), height: size.height - 16)
  }
}
