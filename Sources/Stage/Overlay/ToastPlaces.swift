import Drawing
import Geometry

/// The places where a toast may lie.
struct ToastPlaces {
  /// The part of the window that is free; an on-screen keyboard takes some of it.
  var room: Rect
  /// The frames of everything that can be touched.
  var controls: [Rect] = []
  /// Those of everything that can be read.
  var texts: [Rect] = []
  /// Those of boards, which it covers last of all.
  var boards: [Rect] = []
  private static let margin = 16.0
  private static let clearance = 8.0

  /// The first frame that covers nothing, or else the one that leaves most to be seen.
  ///
  /// `sizes`: the possible sizes of the toast, best first. It tries the lower third from the
  /// bottom up, then from the top down, in the middle and then everywhere.
  func best(for sizes: [Size]) -> Rect? {
    let sizes = sizes.filter { $0.width <= room.width && $0.height <= room.height }
    for size in sizes {
      if let frame = frames(size).first(where: isFree) { return frame }
    }
    return sizes.flatMap(frames).map { (frame: $0, hidden: hidden(by: $0)) }
      .min { $0.hidden < $1.hidden }?.frame
  }

  /// How many things a toast here would hide, in parts of each: it may lie on a card, but not on a
  /// small button, and rather on words than on what can be touched.
  private func hidden(by frame: Rect) -> Double {
    func share(_ boxes: [Rect]) -> Double {
      boxes.reduce(0) { sum, box in
        guard box.intersects(frame) else { return sum }
        let part = box.intersection(frame)
        return sum + part.width * part.height / (box.width * box.height)
      }
    }
    return share(texts) + 4 * share(controls)
      + (boards.contains { $0.intersects(frame) } ? 100 : 0)
  }

  /// Whether a toast here covers nothing.
  func isFree(_ frame: Rect) -> Bool {
    let box = frame.inset(by: -Self.clearance)
    return room.contains(frame)
      && ![controls, texts, boards].contains { $0.contains { $0.intersects(box) } }
  }

  /// All frames for this size, in order of preference.
  private func frames(_ size: Size) -> [Rect] {
    let left = room.minX + Self.margin
    let right = max(left, room.maxX - Self.margin - size.width)
    let top = room.minY + Self.margin
    let bottom = max(top, room.maxY - Self.margin - size.height)
    let middle = max(room.minX, (room.midX - size.width / 2).rounded())
    let columns = [middle] + (0...8).map { (left + (right - left) * Double($0) / 8).rounded() }
    let rows = ((32...48).reversed() + (0..<32)).map {
      (top + (bottom - top) * Double($0) / 48).rounded()
    }
    return columns.flatMap { x in rows.map { Rect(origin: Point(x: x, y: $0), size: size) } }
  }
}

extension Stage {
  /// What a toast must not cover on the top scene, now and once everything there is at rest.
  func toastPlaces() -> ToastPlaces {
    var room = bounds
    if let keyboard = typing.keyboard { room.size.height -= keyboard.size.height }
    var places = ToastPlaces(room: room)
    if let bar = carried?.bar ?? scan.bar { places.controls.append(bar.frame) }
    guard !scenes.isEmpty else { return places }
    // Where things are, and where they will be.
    for moment in [now, now + .seconds(60)] {
      gather(top.root, within: bounds, at: moment, into: &places)
    }
    return places
  }

  private func gather(
    _ node: Node, within clip: Rect, at moment: Duration, into places: inout ToastPlaces
  ) {
    guard !node.isHidden, node.pose(at: moment).opacity > 0.05 else { return }
    let frame = node.windowFrame(at: moment).intersection(clip)
    if frame.width > 0, frame.height > 0 {
      let isControl = node !== top.root && takesTouches(node)
      let isReadout = node.role == .text && !node.id.isEmpty
      let isWords = node is Label && !node.label.isEmpty
      let isShown = node.role == .image && !node.id.isEmpty && !node.label.isEmpty
      // A hint over the whole window hides nothing.
      let isContent = (isReadout || isShown) && frame != clip
      if isControl {
        places.controls.append(frame)
      } else if isContent {
        places.texts.append(frame)
      }
      if let label = node as? Label, isWords {
        places.texts.append(words(of: label, at: moment).intersection(clip))
      }
      if node.keepsToastsOff { places.boards.append(frame) }
    }
    let inner = node.clips ? frame : clip
    for child in node.children { gather(child, within: inner, at: moment, into: &places) }
  }

  /// Where its words lie: a title leaves most of its frame free.
  private func words(of label: Label, at moment: Duration) -> Rect {
    var box = label.bounds
    if label.style.alignment == .leading {
      box.size.width = min(box.width, label.size(fitting: box.width).width)
    }
    return label.windowTransform(at: moment).bounds(of: box)
  }

  /// Whether it can be touched for a purpose: what only scrolls, or is behind everything, may be
  /// covered.
  private func takesTouches(_ node: Node) -> Bool {
    node.isEnabled && !node.isGround && !(node is Scroller) && !node.recognizers.isEmpty
  }

  /// Whether a touch here is meant for the scene rather than for the toast over it.
  func isTouchable(_ place: Point) -> Bool {
    top.root.path(to: place, at: now).contains { node in
      node.isEnabled && node !== top.root && !(node is Scroller) && !node.recognizers.isEmpty
    }
  }
}
