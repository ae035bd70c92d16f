import Geometry

/// Shows toasts one after the other.
final class ToastRack {
  /// Where the one that is shown hangs.
  private let root: Node
  private let told: (String) -> Void
  private var waiting: [(text: String, icon: String?)] = []
  private(set) var shown: Toast?
  private var room = Rect.zero

  init(root: Node, told: @escaping (String) -> Void) {
    self.root = root
    self.told = told
  }

  /// Says something once what was said before has gone; the same again only stays longer.
  func show(_ text: String, icon: String?) {
    if let last = waiting.last {
      guard last.text != text else { return }
    } else if let shown, shown.label == text, shown.gone == nil {
      return shown.stayOn()
    }
    waiting.append((text, icon))
    if shown == nil { next() }
  }

  func layout(in room: Rect) {
    self.room = room
    shown?.place(in: room)
  }

  func timePassed(to now: Duration) {
    guard let toast = shown else { return }
    toast.timePassed()
    guard let gone = toast.gone, now >= gone else { return }
    root.remove(toast)
    shown = nil
    next()
  }

  private func next() {
    guard !waiting.isEmpty else { return }
    let (text, icon) = waiting.removeFirst()
    let toast = Toast(text, icon: icon)
    shown = toast
    root.add(toast)
    toast.place(in: room)
    toast.come()
    told(text)
  }
}
