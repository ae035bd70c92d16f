import Geometry
import Input

/// What is drawn over every scene and stays when scenes change: toasts and the on-screen keyboard.
extension Stage {
  /// Shows a short message that disappears after some seconds.
  ///
  /// It replaces the toast before it and is placed where it covers nothing, or as little as it can.
  /// Nodes under it can be touched through it.
  /// `icon` is a drawing of `Art`.
  /// `outlivesScene`: whether it is about more than the scene on top, and stays when that leaves.
  /// A scene can show the message itself instead: see `Scene.shows(message:)`.
  public func toast(_ text: String, icon: String? = nil, outlivesScene: Bool = false) {
    if scenes.last?.shows(message: text) == true {
      announce(text)
      return dependencies.trace.emit("toast", TraceFields.Toast(text: text))
    }
    // Between a turned keyboard and a dialog there may be no room for it.
    guard typing.keyboard?.isTurned != true else {
      waitingToast = (text, icon, outlivesScene)
      return
    }
    announce(text)
    let home = stack.hasPending ? nil : scenes.last
    toasts.show(text, icon: icon, in: home, outlivesIt: outlivesScene, at: now)
    setNeedsDisplay()
  }

  /// Shows what had to wait for a turned keyboard.
  func showWaitingToast() {
    guard let (text, icon, outlivesScene) = waitingToast else { return }
    waitingToast = nil
    toast(text, icon: icon, outlivesScene: outlivesScene)
  }

  func layoutOverlay(resourcesChanged: Bool) {
    overlay.frame = bounds
    if resourcesChanged { overlay.resourcesDidChange() }
    layoutKeyboard()
    scan.bar?.place(toastPlaces())
    toasts.layout()
  }

  /// The overlay's nodes under a place, deepest first; none if a toast covers something there that
  /// can be touched.
  func overlayPath(_ place: Point) -> [Node] {
    let path = overlay.path(to: place, at: now).filter(\.isEnabled)
    guard let toast = toasts.shown, path.contains(where: { $0 === toast }) else { return path }
    return isTouchable(place) ? [] : path
  }

  /// A pointer that begins on the overlay stays there.
  func sortOut(_ event: PointerEvent) {
    guard event.phase == .began else { return }
    pointersOver.removeAll { $0 == event.id }
    if overlayPath(event.location).isEmpty {
      clearToast(at: event.location)
    } else {
      pointersOver.append(event.id)
    }
  }

  /// A finger came down here: a toast that covers its target disappears.
  private func clearToast(at place: Point) {
    guard let toast = toasts.shown, toast.windowFrame(at: now).contains(place) else { return }
    toast.dismiss()
  }
}
