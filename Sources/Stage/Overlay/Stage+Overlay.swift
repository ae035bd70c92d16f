import Geometry
import Input

/// What lies over every scene and stays when scenes change: toasts and the on-screen keyboard.
extension Stage {
  /// Tells a person one thing on a slip of paper that comes, stays some seconds and goes.
  ///
  /// It takes no finger but those on itself; several come one after the other. `icon` is a drawing
  /// of `Art`.
  public func toast(_ text: String, icon: String? = nil) {
    toasts.show(text, icon: icon)
    setNeedsDisplay()
  }

  func layoutOverlay(resourcesChanged: Bool) {
    overlay.frame = bounds
    if resourcesChanged { overlay.resourcesDidChange() }
    toasts.layout(in: bounds)
    layoutKeyboard()
  }

  /// The overlay's nodes under a pointer, deepest first.
  func overlayPath(_ event: PointerEvent) -> [Node] {
    overlay.path(to: event.location, at: now).filter(\.isEnabled)
  }
}
