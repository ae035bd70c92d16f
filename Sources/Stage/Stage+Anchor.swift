import Geometry

/// The node that was just used stays in its place when the scene is made again.
extension Stage {
  /// A node and its height in the window.
  struct Anchor {
    var id: String
    var height: Double
  }

  /// The node that was touched last or has the focus, if it is in the top scene.
  func anchor() -> Anchor? {
    let ids = showsFocus ? [ring.node?.id ?? ""] : touched
    let node = ids.lazy.filter { !$0.isEmpty }.compactMap { self.top.root.node($0) }.first
    return node.map { Anchor(id: $0.id, height: $0.windowFrame(at: now).midY) }
  }

  /// Scrolls so that the node is at the same height as before.
  func scroll(to anchor: Anchor) {
    guard let node = top.root.node(anchor.id) else { return }
    var around = node.parent
    while let here = around, !(here is Scroller) { around = here.parent }
    guard let scroller = around as? Scroller else { return }
    let shift = node.windowFrame(at: now).midY - anchor.height
    scroller.scroll(to: scroller.restingOffset + shift, animated: false)
  }
}
