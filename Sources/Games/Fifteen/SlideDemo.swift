import Arcade
import Drawing
import Geometry
import Stage

/// A small board that plays itself: a finger taps a tile, and the line slides.
final class SlideDemo: Illustration {
  private static let side = 3
  private static let step = 1.5
  /// Times within a step: the finger touches, the tiles begin to slide, and they arrive.
  private static let down = 0.45
  private static let arrived = 0.75
  private let tiles: [TileNode]
  private let taps: [Int]
  /// The tile in each cell, before the first tap and after each.
  private let boards: [[Int]]
  private let showsWhole: Bool
  private var picture: Picture?
  private var time = 0.0
  private var isCalm = false
  private var hand = HandIcon(.one)

  /// `cells`: the tiles row by row, 0 for the gap; `taps`: the cells tapped in order, each in
  /// line with the gap; `showsWhole`: whether the picture closes up at the end.
  init(
    cells: [Int], taps: [Int], showsNumbers: Bool = false, showsWhole: Bool = false
  ) {
    self.taps = taps
    self.showsWhole = showsWhole
    var boards = [cells]
    for tap in taps { boards.append(Self.pushed(boards[boards.count - 1], tap)) }
    self.boards = boards
    tiles = (1..<cells.count).map { TileNode($0, isPlayed: false) }
    super.init("help.picture", role: .image)
    add(tiles)
    for tile in tiles { tile.showsNumber = showsNumbers }
  }

  private static func pushed(_ cells: [Int], _ tap: Int) -> [Int] {
    var cells = cells
    guard var gap = cells.firstIndex(of: 0) else { return cells }
    let unit = gap / side == tap / side ? 1 : side
    for cell in stride(from: gap, through: tap, by: tap < gap ? -unit : unit).dropFirst() {
      cells.swapAt(gap, cell)
      gap = cell
    }
    return cells
  }

  override var length: Duration {
    .seconds(Double(taps.count) * Self.step + (showsWhole ? 1.2 : 0.2))
  }

  private var tray: Rect { bounds.inset(by: 8) }

  private func frame(ofCell cell: Int) -> Rect {
    let width = tray.width / Double(Self.side)
    return Rect(
      x: tray.minX + Double(cell % Self.side) * width,
      y: tray.minY + Double(cell / Self.side) * width, width: width, height: width)
  }

  override func show(at time: Duration, isCalm: Bool) {
    self.time = time / .seconds(1)
    self.isCalm = isCalm
    let (step, part) = moment
    for tile in tiles {
      guard let from = boards[step].firstIndex(of: tile.tile),
        let to = boards[min(step + 1, taps.count)].firstIndex(of: tile.tile)
      else { continue }
      let (here, there) = (frame(ofCell: from), frame(ofCell: to))
      let progress = isCalm ? (part < Self.down ? 0 : 1) : Self.progress(part)
      tile.frame = here.offset(by: (there.origin - here.origin) * progress)
    }
  }

  /// The current tap, and how many seconds of it have passed.
  private var moment: (step: Int, part: Double) {
    let step = min(Int(time / Self.step), taps.count)
    return (step, time - Double(step) * Self.step)
  }

  private static func progress(_ part: Double) -> Double {
    Easing.smooth((part - down) / (arrived - down))
  }

  override func sizeDidChange() {
    let frame = frame(ofCell: 0)
    for tile in tiles { tile.frame = frame }
    fetch()
    show(at: .seconds(time), isCalm: isCalm)
  }

  override func resourcesDidChange() {
    hand.clear()
    super.resourcesDidChange()
  }

  private func fetch() {
    guard let art = stage?.art, size.width >= 1 else { return }
    hand.fetch(from: art, height: (tray.width * 0.42).rounded())
    guard let name = art.pictureNames().first else { return }
    art.picture(name, tray.width, ObjectIdentifier(self)) { [weak self] found in
      guard let self else { return }
      picture = found
      let pieces = found?.sprite.sliced(columns: Self.side, rows: Self.side) ?? []
      for tile in tiles { tile.picture = pieces.isEmpty ? nil : pieces[tile.tile - 1] }
      if found == nil { for tile in tiles { tile.showsNumber = true } }
      setNeedsDisplay()
    }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    TrayDrawing.draw(bounds, around: tray, radius: Theme.radius, into: &list)
  }

  override func drawOver(into list: inout DrawList, at now: Duration) {
    let (step, part) = moment
    if step < taps.count { drawFinger(step, part, into: &list) }
    guard showsWhole, step == taps.count, let picture else { return }
    let shown = isCalm ? 1 : Easing.smooth(part / 0.5)
    list.shape(
      Shape(radius: 10, fill: Color.white.faded(shown), sprite: picture.sprite), in: tray)
  }

  /// The fingertip comes down, stays on the tile and lifts.
  private func drawFinger(_ step: Int, _ part: Double, into list: inout DrawList) {
    let shown = isCalm ? 1 : min(1, part / 0.2) * min(1, max(0, (1.15 - part) / 0.2))
    let press = isCalm ? 1 : min(1, part / Self.down)
    hand.draw(
      at: frame(ofCell: taps[step]).center, scale: 1.25 - 0.25 * press, strength: shown, into: &list
    )
  }
}
