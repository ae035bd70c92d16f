import Geometry

/// The layout of the menu in a window of any shape.
struct MenuLayout {
  let logo: Rect
  /// The buttons for the leaderboard, the players and the options.
  let buttons: [Rect]
  /// Whether the buttons have room for their icons only.
  let isCompact: Bool
  let tiles: [Rect]
  /// The scenery around the logo.
  let sun, cloud, kite: Rect

  /// Places `posters` in as many rows as make them largest.
  ///
  /// `sizes`: the sizes that the buttons need; `left`: what else stands in their row, from the left margin.
  init(bounds: Rect, margin: Double, buttons sizes: [Size], left: Double = 0, posters: Int) {
    let isTall = bounds.height > bounds.width
    let head = min(max(bounds.height * (isTall ? 0.13 : 0.17), 88), 200)
    // The logo is three times as wide as high.
    let free =
      isTall ? bounds.width - 2 * margin - left : bounds.width / 2 - (head - 24) * 1.5 - margin - 16
    let block = Self.block(sizes, width: free, height: isTall ? 120 : head - 16)
    isCompact = block.isCompact
    let size = block.size
    let corner = Point(
      x: bounds.maxX - margin - size.width, y: isTall ? margin : (head - size.height) / 2)
    buttons = block.frames.map { $0.offset(by: corner) }
    let options = Rect(origin: corner, size: size)
    if isTall {
      logo = Rect(
        x: margin, y: margin + size.height + 8, width: bounds.width - 2 * margin, height: head)
    } else {
      let side = size.width + margin + 16
      logo = Rect(x: side, y: 12, width: bounds.width - 2 * side, height: head - 24)
    }
    let top = isTall ? logo.maxY + margin / 2 : head
    let room = Rect(
      x: margin, y: top, width: bounds.width - 2 * margin, height: bounds.height - top - margin)
    tiles = PosterRows.frames(
      posters, in: room, isTall: isTall, isWide: bounds.width / bounds.height >= 1.45)
    (sun, cloud, kite) = Self.scenery(
      around: logo, in: bounds, from: left > 0 ? margin + left : 8, options: options, isTall: isTall
    )
  }

  /// The buttons side by side: with their words where those fit, or their seals alone.
  private static func block(
    _ sizes: [Size], width: Double, height: Double
  ) -> (frames: [Rect], size: Size, isCompact: Bool) {
    let gap = 16.0
    let row = sizes.reduce(-gap) { $0 + $1.width + gap }
    let high = sizes.map(\.height).max() ?? 0
    if row <= width, high <= height {
      let size = Size(width: row, height: high)
      return (line(sizes.map(\.width), gap, high), size, false)
    }
    let seals = sizes.map { _ in 56.0 }
    return (line(seals, gap, 56), Size(width: 56 * 3 + 2 * gap, height: 56), true)
  }

  private static func line(_ widths: [Double], _ gap: Double, _ height: Double) -> [Rect] {
    var x = 0.0
    return widths.map { width in
      defer { x += width + gap }
      return Rect(x: x, y: 0, width: width, height: height)
    }
  }

  /// A sun at `start`, a cloud and a kite between there, the logo and the edge, where they cover nothing.
  private static func scenery(
    around logo: Rect, in bounds: Rect, from start: Double, options: Rect, isTall: Bool
  ) -> (Rect, Rect, Rect) {
    // The logo is three times as wide as high; the space beside it is free.
    let letters = Rect(
      center: logo.center, size: Size(width: logo.height * 3, height: logo.height))
    if isTall {
      let side = 96 + min(24, options.minY)
      let sun = Rect(x: start, y: 8, width: side, height: side)
      let free = options.minX - sun.maxX
      let width = min(side * 1.2, free - 16)
      let cloud = Rect(
        x: sun.maxX + (free - width) / 2, y: options.minY, width: width, height: width * 0.57)
      let kite = Rect(
        x: bounds.maxX - side * 0.8, y: logo.minY, width: side * 0.6, height: side * 0.9)
      func clear(_ box: Rect) -> Rect {
        box.inset(by: -4).intersects(options) || box.intersects(letters) ? .zero : box
      }
      // If the buttons take a whole row, the sun is smaller and lies beside the logo.
      let low = min(side, letters.minX - 16)
      let beside = Rect(x: 8, y: logo.minY, width: low, height: low)
      return (
        clear(sun) == .zero && low >= 56 ? beside : clear(sun),
        width > side * 0.6 ? clear(cloud) : .zero, clear(kite)
      )
    }
    let side = logo.height
    let left = bounds.midX - side * 1.7
    let right = bounds.midX + side * 1.7
    let sun = Rect(x: max(start, left * 0.1), y: 12, width: side, height: side)
    let cloudWidth = min(side * 1.1, left - sun.maxX - 24)
    let cloud = Rect(
      x: (sun.maxX + left - cloudWidth) / 2, y: side * 0.5, width: cloudWidth, height: side * 0.6)
    let kite = Rect(
      x: (right + options.minX) / 2 - side * 0.3, y: side * 0.15, width: side * 0.6,
      height: side * 0.9)
    return (
      sun.maxX < left ? sun : .zero, cloudWidth > side * 0.6 ? cloud : .zero,
      options.minX - right > side * 0.75 ? kite : .zero
    )
  }
}
