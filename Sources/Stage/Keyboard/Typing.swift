import Geometry
import Input

/// The field that is typed into, the on-screen keyboard, and the pointers that may leave the field.
final class Typing {
  /// What the keyboard is shown over.
  struct Surroundings {
    /// The top scene's root, and whether its person sits at the upper edge.
    var root: Node
    var isTurned: Bool
    /// The window, in points.
    var bounds: Rect
    var now: Duration
  }

  /// The field that the platform was last told about.
  private(set) weak var field: TextField?
  private(set) var keyboard: Keyboard?
  /// Whether there was a field, which may be gone by now.
  private var isTyping = false
  /// The last keyboard on its way down.
  private var falling: (node: Keyboard, gone: Duration)?
  /// The scene that was moved up for the keyboard.
  private weak var raisedRoot: Node?
  /// Pointers that began outside the field.
  private var outsiders: [PointerID] = []
  private let overlay: Node

  /// `overlay`: the keyboard's parent.
  init(overlay: Node) { self.overlay = overlay }

  /// Whether the platform must be told about this field, or that there is none.
  func isNews(_ field: TextField?) -> Bool {
    field !== self.field || (field == nil) == isTyping
  }

  /// This field is typed into from now on.
  func change(to field: TextField?) {
    self.field = field
    isTyping = field != nil
  }
}

extension Typing {
  /// A pointer began; notes it if that was outside the field.
  func began(_ pointer: PointerID, path: [Node]) {
    outsiders.removeAll { $0 == pointer }
    guard let field, !path.contains(where: { $0 === field }) else { return }
    outsiders.append(pointer)
  }

  /// Whether this is the lift of a pointer that began outside the field: then the field loses focus.
  func isLeft(by event: PointerEvent) -> Bool {
    guard event.phase != .moved, outsiders.contains(event.id) else { return false }
    outsiders.removeAll { $0 == event.id }
    return event.phase == .ended && field != nil
  }

  /// No pointer is down any more.
  func cancelPointers() { outsiders.removeAll() }
}

extension Typing {
  /// Brings a keyboard for the field; `fades`: it also appears rather than only moving.
  func show(_ keyboard: Keyboard, for field: TextField, over place: Surroundings, fades: Bool) {
    self.keyboard = keyboard
    overlay.add(keyboard)
    keyboard.layout(in: place.bounds)
    keyboard.capitalize(for: field)
    keyboard.setPose(keyboard.beyondTheEdge(fades: fades))
    keyboard.animate(to: keyboard.place, length: Theme.move)
    raise(place)
  }

  /// Closes the keyboard; returns whether there was one.
  func hideKeyboard(at now: Duration, fades: Bool) -> Bool {
    guard let old = keyboard else { return false }
    keyboard = nil
    // On its way down it takes no fingers.
    old.stage?.removeRecognizers(of: old)
    old.closePopup()
    old.recognizers = []
    for key in old.keys { key.recognizers = [] }
    old.animate(to: old.beyondTheEdge(fades: fades), length: Theme.move, easing: .smooth)
    if let last = falling { overlay.remove(last.node) }
    falling = (old, now + Theme.move)
    if let root = raisedRoot {
      root.animate(
        to: Pose(rotation: root.pose(at: now).rotation), length: Theme.move, easing: .smooth)
    }
    raisedRoot = nil
    return true
  }

  /// Removes a keyboard that is down; returns whether there was one.
  func removeFallenKeyboard(at now: Duration) -> Bool {
    guard let fallen = falling, now >= fallen.gone else { return false }
    overlay.remove(fallen.node)
    falling = nil
    return true
  }

  /// The window or the keyboard has another size.
  func layout(over place: Surroundings) {
    keyboard?.layout(in: place.bounds)
    raise(place)
  }

  /// Moves the scene up, as its person sees it, backdrop aside, until the field is seen.
  private func raise(_ place: Surroundings) {
    guard let keyboard, let field else { return }
    let rise = Self.rise(of: field, above: keyboard.size.height, in: place)
    raisedRoot = place.root
    place.root.animate(
      to: Pose(
        offset: Point(x: 0, y: place.isTurned ? rise : -rise),
        rotation: place.isTurned ? .pi : 0),
      length: Theme.move)
  }

  /// How far up a field must move to be visible above a keyboard of this height, together with its
  /// whole dialog if there is room, or else with the dialog's buttons.
  static func rise(of field: Node, above height: Double, in place: Surroundings) -> Double {
    let room = place.bounds.height - height
    // A dialog that still grows into its place counts as it will be.
    let rest = place.now + .seconds(1)
    let moved = place.root.pose(at: rest).offset.y
    func box(_ node: Node) -> Rect {
      var box = node.windowFrame(at: rest).offset(by: Point(x: 0, y: -moved))
      if place.isTurned { box.origin.y = place.bounds.height - box.maxY }
      return box
    }
    var shown = box(field)
    var node = field.parent
    while let group = node, group !== place.root {
      let frame = box(group)
      if group.role == .dialog, frame.contains(shown) {
        let used = ((group as? DialogSheet)?.buttons ?? []).map(box) + [shown]
        let (top, bottom) = (used.map(\.minY).min() ?? 0, used.map(\.maxY).max() ?? 0)
        if frame.height + 32 <= room {
          shown = frame
        } else if bottom - top + 24 <= room {
          shown = Rect(x: shown.minX, y: top, width: shown.width, height: bottom - top)
        }
      }
      node = group.parent
    }
    return min(max(0, shown.maxY + 16 - room), max(0, shown.minY - 8), height + 16)
  }
}
