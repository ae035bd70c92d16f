import Arcade
import Drawing
import Geometry
import Input
import Rules
import Stage

/// The board with its tiles: shows a state, and reports what fingers do.
final class BoardNode: Node {
  /// Called on a tap or a finished drag of this tile.
  var onPush: (_ tile: Int) -> Void = { _ in }
  /// The tiles that move when this one is pushed, in order from the gap; empty if it is stuck.
  var lineOf: (Int) -> [Int] = { _ in [] }
  private(set) var tiles: [TileNode] = []
  private let columns, rows: Int
  private var places: [Int] = []
  /// When a state was shown last, and one that is still to be shown: see `show`.
  private var shown = Duration.zero - BoardNode.shortestStep
  private var late: Fifteen?
  private static let shortestStep = Duration.seconds(1) / 6
  /// The picture on its tiles; nil until there is one.
  private(set) var picture: Picture?
  /// The middle of the picture, with the board's aspect ratio: cells are square.
  private var whole: Sprite?
  private var pieces: [Sprite] = []
  /// The opacity of the original picture over the tiles.
  private var original = Tween(0)
  private var missingPiece = Tween(0)
  private var drag: LineDrag?
  /// The cells where the marked tiles belong.
  private var targets: [Int] = []

  /// A line of tiles that is being dragged.
  private struct LineDrag {
    var tile: Int
    var line: [TileNode]
    /// The unit vector towards the gap.
    var direction: Point
    var start: Point
    var distance: Double
  }

  /// For a switch: the scene takes the arrow keys.
  override var actions: [NodeAction] { [.left, .right, .up, .down] }

  /// `suffix`: the end of the ids, if a scene has several boards.
  init(columns: Int, rows: Int, suffix: String = "") {
    self.columns = columns
    self.rows = rows
    super.init("board" + suffix, role: .group)
    keepsToastsOff = true
    keepsSides = true
    for tile in 1..<(columns * rows) {
      let node = TileNode(tile, suffix: suffix)
      node.recognizers = [
        TapRecognizer(
          onPress: { [weak self, weak node] in self?.press(node, $0) },
          action: { [weak self] _ in self?.onPush(tile) }),
        DragRecognizer(onObject: true) { [weak self, weak node] update in
          node.map { self?.dragged($0, update) }
        },
      ]
      tiles.append(node)
      add(node)
    }
  }

  var cell: Double { inner.width / Double(columns) }
  /// The width of the rim, as a fraction of the longer side.
  static let rim = 0.022
  /// The aspect ratio of a board: square cells, and a rim relative to the longer side.
  static func shape(columns: Int, rows: Int) -> Double {
    let rims = Double(max(columns, rows)) * 2 * rim / (1 - 2 * rim)
    return (Double(columns) + rims) / (Double(rows) + rims)
  }
  private var rim: Double { max(8, size.longSide * Self.rim) }
  /// The area of the cells, which are square whatever the board's aspect ratio.
  private var inner: Rect {
    let room = bounds.inset(by: rim)
    let side = min(room.width / Double(columns), room.height / Double(rows))
    return Rect(
      center: room.center,
      size: Size(width: side * Double(columns), height: side * Double(rows)))
  }

  private func frame(ofCell index: Int) -> Rect {
    Rect(
      x: inner.minX + Double(index % columns) * cell,
      y: inner.minY + Double(index / columns) * cell, width: cell, height: cell)
  }

  /// Puts every tile where `game` has it; tiles that moved slide there.
  ///
  /// With reduced motion it does so at most six times a second, so that nothing flashes more than three times.
  func show(_ game: Fifteen, length: Duration = .milliseconds(150)) {
    for tile in drag?.line ?? [] { tile.holders = [] }
    drag = nil
    if length > .zero, stage?.reducesMotion == true, now < shown + Self.shortestStep {
      late = game
      return setNeedsDisplay()
    }
    late = nil
    if length > .zero { shown = now }
    places = game.cells
    showHint(nil)
    for (index, tile) in game.cells.enumerated() where tile != 0 {
      let node = tiles[tile - 1]
      let place = frame(ofCell: index)
      let from = node.frame.origin + node.pose(at: now).offset
      node.setLifted(false)
      guard from != place.origin || node.frame != place else { continue }
      let wasPlaced = node.frame.size == place.size
      node.frame = place
      if wasPlaced, length > .zero {
        node.animate(from: Pose(offset: from - place.origin), length: length, easing: .out)
      } else {
        node.setPose(.rest)
      }
    }
  }

  /// Shows a state that is late.
  private func catchUp() {
    guard let late else { return }
    shown = now - Self.shortestStep
    show(late)
  }

  override func prepare(at now: Duration) {
    if now >= shown + Self.shortestStep { catchUp() }
  }

  override func sizeDidChange() {
    guard !places.isEmpty else { return }
    for (index, tile) in places.enumerated() where tile != 0 {
      tiles[tile - 1].setPose(.rest)
      tiles[tile - 1].frame = frame(ofCell: index)
    }
  }

  /// Marks the tile to move, and its direction; nil removes the mark.
  func showHint(_ hint: (tile: Int, direction: Direction)?) {
    if hint != nil { catchUp() }
    for node in tiles { node.hint = node.tile == hint?.tile ? hint?.direction : nil }
    if let hint { bringToFront(tiles[hint.tile - 1]) }
  }

  /// Marks tiles and shows their numbers; the others are dimmed unless there are none.
  func mark(_ marked: [Int]) {
    for node in tiles {
      let isMarked = marked.contains(node.tile)
      node.weight = marked.isEmpty ? .plain : isMarked ? .marked : .quiet
      node.showsNumber = isMarked
    }
    targets = marked.map { $0 - 1 }
    setNeedsDisplay()
  }

  func setPicture(_ new: Picture?) {
    picture = new
    whole = new?.sprite.middle(shaped: Double(columns) / Double(rows))
    pieces = whole?.sliced(columns: columns, rows: rows) ?? []
    for node in tiles { node.picture = pieces.isEmpty ? nil : pieces[node.tile - 1] }
    setNeedsDisplay()
  }

  /// A tile beside the gap, and the gap's place.
  var pushIntoGap: (tile: TileNode, gap: Rect)? {
    guard let gap = places.firstIndex(of: 0) else { return nil }
    let column = gap % columns
    let beside = column > 0 ? gap - 1 : gap + 1
    return (tiles[places[beside] - 1], frame(ofCell: gap))
  }

  /// Disables all input.
  func freeze() { for node in tiles { node.recognizers = [] } }

  /// Hides the tiles, as long as their picture is not known.
  func setTiles(hidden: Bool) { for tile in tiles { tile.isHidden = hidden } }

  func setNumbers(_ isShown: Bool) { for tile in tiles { tile.showsNumber = isShown } }

  func setOriginal(_ isShown: Bool) {
    original.change(to: isShown ? 1 : 0, at: now, length: Theme.move)
    setNeedsDisplay()
  }

  /// How long the tiles take to close up.
  static let closingTime = Duration.milliseconds(900)

  /// Closes the joints of a solved board, from the first tile to the last.
  func closeUp() {
    catchUp()
    for node in tiles {
      node.recognizers = []
      node.showsNumber = false
      node.close(delay: .milliseconds(150 + 300 * node.tile / (columns * rows)))
    }
    setOriginal(false)
    missingPiece = Tween(
      from: 0, to: 1, start: now + .milliseconds(500), length: .milliseconds(400))
  }

  /// Cuts the picture: the joints run across it, from the upper left to the lower right.
  func cutApart() {
    guard !(stage?.reducesMotion ?? true) else { return }
    for node in tiles {
      let (column, row) = ((node.tile - 1) % columns, (node.tile - 1) / columns)
      node.open(delay: .milliseconds(250 * (column + row) / (columns + rows)))
    }
  }

  /// Lays the whole picture over the tiles.
  func showWhole() {
    original = Tween(1)
    setNeedsDisplay()
  }

  /// No tile can be pushed in this direction.
  func refuse(_ direction: Direction) {
    let (columns, rows) = direction.step
    refuse(Pose(offset: Point(x: 6 * Double(columns), y: 6 * Double(rows))))
  }

  /// A tile that cannot move leans a little and comes back.
  func refuse(_ tile: Int) {
    let node = tiles[tile - 1]
    bringToFront(node)
    node.refuse(Pose(rotation: 0.035))
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    if original.isRunning(at: now) || missingPiece.isRunning(at: now) { return .immediately }
    return late == nil ? .onInput : .at(shown + Self.shortestStep)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    TrayDrawing.draw(
      bounds, around: inner.inset(by: -3), radius: Theme.largeRadius, into: &list)
    let piece = missingPiece.value(at: now)
    if piece > 0, let last = pieces.last {
      list.shape(
        Shape(fill: Color.white.faded(piece), sprite: last),
        in: frame(ofCell: columns * rows - 1))
    }
  }

  override func drawOver(into list: inout DrawList, at now: Duration) {
    // Golden frames where the marked tiles belong.
    for cell in targets where missingPiece.to == 0 {
      list.shape(
        Shape(
          radius: self.cell * 17 / 120, fill: MoveHint.gold.faded(0.3), border: 6,
          borderColor: MoveHint.gold.faded(0.7)),
        in: frame(ofCell: cell).inset(by: 2))
    }
    let shown = original.value(at: now)
    guard shown > 0, let whole else { return }
    list.shape(
      Shape(radius: Theme.radius, fill: Color.white.faded(shown), sprite: whole), in: inner)
  }
}

extension BoardNode {
  private func press(_ node: TileNode?, _ isDown: Bool) {
    guard let node else { return }
    if let drag, drag.line.contains(where: { $0 === node }) { return }
    if isDown, drag != nil || lineOf(node.tile).isEmpty { return }
    node.setLifted(isDown)
  }

  private func dragged(_ node: TileNode, _ update: DragUpdate) {
    switch update {
    case .began(let start, let place):
      begin(node, at: start)
      if drag?.tile == node.tile { follow(place) }
    // Another finger can't move this line.
    case _ where drag?.tile != node.tile: break
    case .moved(let place): follow(place)
    case .ended(let place, let velocity):
      follow(place)
      drop(velocity)
    case .cancelled: settle()
    }
  }

  private func begin(_ node: TileNode, at start: Point) {
    guard drag == nil else { return }
    catchUp()
    let line = lineOf(node.tile).map { tiles[$0 - 1] }
    guard let first = line.first, let gap = places.firstIndex(of: 0) else { return }
    let direction = frame(ofCell: gap).origin - first.frame.origin
    drag = LineDrag(
      tile: node.tile, line: line, direction: direction * (1 / max(direction.length, 1)),
      start: start, distance: 0)
    for tile in line {
      tile.setLifted(true)
      tile.holders = stage.map { $0.pointers(over: tile) } ?? []
    }
    stage?.audio.play(.lift)
  }

  /// Keeps the line between its place and the gap.
  private func follow(_ place: Point) {
    guard var drag else { return }
    let direction = inWindow(drag.direction)
    let zoom = max(direction.length, 0.01)
    drag.distance = min(max((place - drag.start).dot(direction) / (zoom * zoom), 0), cell)
    self.drag = drag
    for tile in drag.line { tile.setPose(Pose(offset: drag.direction * drag.distance)) }
  }

  /// A direction of the board as it is in the window, where the board may be turned.
  private func inWindow(_ direction: Point) -> Point {
    let map = windowTransform(at: now)
    return Point(
      x: map.a * direction.x + map.c * direction.y, y: map.b * direction.x + map.d * direction.y)
  }

  private func drop(_ velocity: Point) {
    guard let drag else { return }
    let direction = inWindow(drag.direction)
    let speed = velocity.dot(direction) / max(direction.length, 0.01)
    let goes = drag.distance > cell * 0.5 || (speed > 300 && drag.distance > cell * 0.1)
    for tile in drag.line { tile.holders = [] }
    guard goes, speed > -300 else { return settle() }
    self.drag = nil
    onPush(drag.tile)
  }

  /// Puts a dragged line back, because the game was paused.
  func letGo() { settle() }

  private func settle() {
    guard let drag else { return }
    self.drag = nil
    stage?.audio.play(.drop)
    for tile in drag.line {
      tile.holders = []
      tile.setLifted(false)
      tile.animate(to: .rest, length: Theme.move, easing: .settle)
    }
  }
}
