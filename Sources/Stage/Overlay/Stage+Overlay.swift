import Geometry

/// What lies over every scene and stays when scenes change: toasts and the on-screen keyboard.
extension Stage {
  /// Tells a person one thing on a slip of paper that comes, stays some seconds and goes.
  ///
  /// It takes the place of the one before, and lies where nothing is; where there is no such place
  /// the scene makes room for it. What comes to lie beneath it later is touched through it. `icon` is
  /// a drawing of `Art`. A scene in which somebody can say it shows it itself.
  public func toast(_ text: String, icon: String? = nil) {
    if scenes.last?.shows(message: text) == true {
      return dependencies.trace.emit("toast", TraceFields.Toast(text: text))
    }
    // Between a turned keyboard and a dialog there may be no room for it.
    guard typing.keyboard?.isTurned != true else {
      waitingToast = (text, icon)
      return
    }
    toasts.show(text, icon: icon, at: now)
    setNeedsDisplay()
  }

  /// Shows what had to wait for a turned keyboard.
  func showWaitingToast() {
    guard let (text, icon) = waitingToast else { return }
    waitingToast = nil
    toast(text, icon: icon)
  }

  func layoutOverlay(resourcesChanged: Bool) {
    overlay.frame = bounds
    if resourcesChanged { overlay.resourcesDidChange() }
    layoutKeyboard()
    toasts.layout()
  }

  /// The overlay's nodes under a place, deepest first; none where a toast lies over something that
  /// can be touched.
  func overlayPath(_ place: Point) -> [Node] {
    let path = overlay.path(to: place, at: now).filter(\.isEnabled)
    guard let toast = toasts.shown, path.contains(where: { $0 === toast }) else { return path }
    return isTouchable(place) ? [] : path
  }

  /// A finger came down here: a toast over what it means goes away.
  func clearToast(at place: Point) {
    guard let toast = toasts.shown, toast.windowFrame(at: now).contains(place) else { return }
    toast.makeWay()
  }
}
