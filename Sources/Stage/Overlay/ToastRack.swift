import Geometry

/// Shows toasts: a newer one replaces the one before, so that it appears at once.
///
/// A toast belongs to the scene it was said in, and leaves with it; one that is said in the moment in which the
/// scenes change belongs to the next. One about more than its scene stays.
/// Toasts shown at the same time wait for each other, so that the first can be read.
final class ToastRack {
  /// The parent of the toast that is shown.
  private let root: Node
  private let onShow: (String) -> Void
  /// Returns what lies on the screen, whenever a toast is placed.
  var survey: () -> ToastPlaces = { ToastPlaces(room: .zero) }
  private var waiting: [(text: String, icon: String?)] = []
  /// When the newest toast was requested.
  private var asked: Duration?
  private(set) var shown: Toast?
  /// The scene that the toasts belong to; nil between two scenes, or if that one is gone.
  private weak var home: (any Scene)?
  private var isBetweenScenes = true
  private var outlivesHome = false

  init(root: Node, onShow: @escaping (String) -> Void) {
    self.root = root
    self.onShow = onShow
  }

  /// Shows a message at once; repeating the current one only extends it.
  ///
  /// `home`: the scene it belongs to; nil for the one that comes next. `outlivesIt`: whether it stays when that leaves.
  func show(
    _ text: String, icon: String?, in home: (any Scene)?, outlivesIt: Bool, at now: Duration
  ) {
    self.home = home
    isBetweenScenes = home == nil
    let isSameMoment = asked == now
    outlivesHome = outlivesIt || isSameMoment && outlivesHome
    asked = now
    if isSameMoment, let last = waiting.last {
      guard last.text != text else { return }
    } else if let shown, shown.label == text, shown.gone == nil {
      waiting.removeAll()
      return shown.restartTimer()
    }
    if !isSameMoment {
      waiting.removeAll()
      clear()
    }
    waiting.append((text, icon))
    if shown == nil { next() }
  }

  /// The scenes are about to change: what was said in this moment belongs to the next.
  func sceneWillChange(at now: Duration) {
    if asked == now { isBetweenScenes = true }
  }

  /// Other scenes are seen, the top one last: those of a scene that isn't seen any more leave.
  func sceneDidChange(to seen: ArraySlice<any Scene>) {
    if isBetweenScenes {
      home = seen.last
      isBetweenScenes = false
    } else if !outlivesHome, !seen.contains(where: { $0 === home }) {
      waiting.removeAll()
      shown?.dismiss()
    }
    layout()
  }

  /// A scene was made again.
  func scene(_ old: any Scene, became new: any Scene) { if home === old { home = new } }

  /// Places the toast again, because the window or the scene changed.
  func layout() { shown?.place(survey()) }

  /// Moves the toast if something came to lie beneath it.
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
    onShow(text)
  }
}
