import Geometry

/// What somebody just used stays where it is while the screen is made again around it.
extension Stage {
  /// A node and how high in the window it stood.
  struct Anchor {
    var id: String
    var height: Double
  }

  /// What was touched last, or what the keys are on, if it is on the top scene.
  func anchor() -> Anchor? {
    let ids = showsFocus ? [ring.node?.id ?? ""] : touched
    let node = ids.lazy.filter { !$0.isEmpty }.compactMap { self.top.root.node($0) }.first
    return node.map { Anchor(id: $0.id, height: $0.windowFrame(at: now).midY) }
  }

  /// Scrolls what the node lies in until it stands as high as before.
  func scroll(to anchor: Anchor) {
    guard let node = top.root.node(anchor.id) else { return }
    var around = node.parent
    while let here = around, !(here is Scroller) { around = here.parent }
    guard let scroller = around as? Scroller else { return }
    let way = node.windowFrame(at: now).midY - anchor.height
    scroller.scroll(to: scroller.restingOffset + way, animated: false)
  }
}
