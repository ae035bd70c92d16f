import Geometry

/// Shows toasts: a newer one takes the place of the one before, so that an answer comes at once.
///
/// Only what is said in one moment waits for its turn, or nobody could read the first of it.
final class ToastRack {
  /// Where the one that is shown hangs.
  private let root: Node
  private let told: (String) -> Void
  /// Asked for what lies on the screen, whenever a toast is placed.
  var survey: () -> ToastPlaces = { ToastPlaces(room: .zero) }
  private var waiting: [(text: String, icon: String?)] = []
  /// When the newest was asked for.
  private var asked: Duration?
  private(set) var shown: Toast?

  init(root: Node, told: @escaping (String) -> Void) {
    self.root = root
    self.told = told
  }

  /// Says something at once; the same again only stays longer.
  func show(_ text: String, icon: String?, at now: Duration) {
    let isSameMoment = asked == now
    asked = now
    if isSameMoment, let last = waiting.last {
      guard last.text != text else { return }
    } else if let shown, shown.label == text, shown.gone == nil {
      waiting.removeAll()
      return shown.stayOn()
    }
    if !isSameMoment {
      waiting.removeAll()
      clear()
    }
    waiting.append((text, icon))
    if shown == nil { next() }
  }

  /// The window or the scene beneath is another.
  func layout() { shown?.place(survey()) }

  /// Something on the screen may lie elsewhere.
  func keepFree() { shown?.keepFree(in: survey()) }

  func timePassed(to now: Duration) {
    guard let toast = shown else { return }
    toast.timePassed()
    guard let gone = toast.gone, now >= gone else { return }
    clear()
    next()
  }

  private func clear() {
    guard let toast = shown else { return }
    root.remove(toast)
    shown = nil
  }

  private func next() {
    guard !waiting.isEmpty else { return }
    let (text, icon) = waiting.removeFirst()
    let toast = Toast(text, icon: icon)
    shown = toast
    root.add(toast)
    toast.place(survey())
    toast.come()
    told(text)
  }
}
