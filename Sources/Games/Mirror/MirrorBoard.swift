import Arcade
import Drawing
import Geometry
import Input
import Rules
import Stage

/// The brocade, the tray and the pieces: shows a state, and turns gestures into moves.
///
/// Its coordinates are the window's. Every piece keeps one node wherever it lies, so that a
/// finger never loses it.
final class MirrorBoard: Node {
  /// Makes a move and returns its effect; nil if it was illegal.
  var play: (Mirror.Move) -> Mirror.Event? = { _ in nil }
  let ground: MirrorGround
  let tray: MirrorTray
  let setup: Mirror.Setup
  private(set) var game: Mirror
  private(set) var pieces: [MirrorPiece] = []
  private var twins: [[MirrorTwin]] = []
  private let cloth: any MirrorCloth
  private let lower = Node("")
  let upper = Node("")
  private(set) var place: MirrorLayout?
  /// The offset from a finger to the middle of its piece.
  var grips: [Int: Point] = [:]
  /// Pieces that were picked up in the tray and have not left it upwards yet.
  var leavingTray: Set<Int> = []
  /// Pieces in the tray whose finger turns the pages.
  var swiping: Set<Int> = []
  /// What the keyboard's cursor points at or holds.
  var cursor = Cursor.tray(0)
  var carried: Int?
  /// Whether input is disabled.
  var isFrozen = false

  /// What the keyboard's cursor points at.
  enum Cursor: Hashable {
    case tray(Int)
    case cell(Int)
  }

  init(_ game: Mirror, cloth: any MirrorCloth, palette: Palette) {
    self.game = game
    setup = game.setup
    self.cloth = cloth
    ground = MirrorGround(setup, cloth: cloth, palette: palette)
    tray = MirrorTray(palette: palette)
    super.init("board")
    isFocusable = true
    add([ground, tray, lower, upper])
    for number in 1...setup.count {
      let piece = MirrorPiece(number, cloth: cloth, columns: setup.columns)
      pieces.append(piece)
      upper.add(piece)
      twins.append(
        setup.symmetry.twins.enumerated().map { index, twin in
          MirrorTwin(of: piece, twin, place: index, cloth: cloth, columns: setup.columns)
        })
      equip(piece)
      let own = twins[number - 1]
      lower.add(own)
      piece.didMove = { [weak self] in
        guard let self, let place else { return }
        for twin in own { twin.follow(whole: place.whole, window: mirrorWindow(place)) }
      }
    }
  }

  /// Mirror images are visible over the whole brocade and a little beyond; rotated ones not over
  /// the bar.
  private func mirrorWindow(_ place: MirrorLayout) -> Rect {
    var box = place.whole.inset(by: -place.rim)
    if setup.symmetry != .turn { box.size.height = size.height - box.minY }
    return box
  }

  /// Applies a layout.
  func arrange(_ place: MirrorLayout) {
    self.place = place
    for node in [lower, upper] { node.frame = bounds }
    ground.rim = place.rim
    ground.frame = place.whole
    tray.arrange(place)
    if let stage {
      cloth.fit(
        Size(
          width: place.cell.width * Double(setup.columns),
          height: place.cell.height * Double(setup.rows)),
        on: stage, changed: { [weak self] in self?.setNeedsDisplay() })
    }
    show(game, length: .zero)
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    if let place { arrange(place) }
  }

  /// Follows the tray's pages, before a frame.
  func update(at now: Duration) {
    guard tray.takeMotion(at: now) else { return }
    layTray(length: .zero)
  }

  override func focusFrame(at now: Duration) -> Rect { cursorFrame(at: now) }
  override func handle(_ key: KeyEvent) -> Bool { use(key) }
  override func handle(_ wheel: WheelEvent) -> Bool {
    tray.frame.contains(wheel.location) && tray.turn(by: wheel)
  }
  @discardableResult override func activate() -> Bool { act() }

  override func drawOver(into list: inout DrawList, at now: Duration) {
    let outer = list.context
    list.context = DrawList.Context(
      transform: outer.transform * Transform(translation: ground.frame.origin),
      opacity: outer.opacity)
    ground.drawLine(into: &list, at: now)
    list.context = outer
  }
}

// Coordinates.
extension MirrorBoard {
  /// Points per unit.
  private var unit: Point {
    let cell = setup.field.cell
    guard let place else { return Point(x: 1, y: 1) }
    return Point(x: place.cell.width / cell.width, y: place.cell.height / cell.height)
  }

  func point(_ spot: Mirror.Spot) -> Point {
    let origin = place?.whole.origin ?? .zero
    return Point(x: origin.x + spot.point.x * unit.x, y: origin.y + spot.point.y * unit.y)
  }

  func spot(_ point: Point) -> Mirror.Spot {
    let origin = place?.whole.origin ?? .zero
    return Mirror.Spot(
      Point(x: (point.x - origin.x) / unit.x, y: (point.y - origin.y) / unit.y))
  }

  func frame(ofCell index: Int) -> Rect {
    Rect(center: point(setup.field.middle(of: index)), size: place?.cell ?? .zero)
  }

  /// The nearest position that keeps the whole piece inside the window's safe area.
  func keeping(_ point: Point) -> Point {
    guard let cell = place?.cell, let bar = place?.bar else { return point }
    let room = Rect(x: 0, y: bar.maxY, width: size.width, height: size.height - bar.maxY)
      .inset(by: cell.width / 2, cell.height / 2)
    return Point(
      x: min(max(point.x, room.minX), room.maxX), y: min(max(point.y, room.minY), room.maxY))
  }
}

// Showing a state.
extension MirrorBoard {
  /// Puts every piece where `game` has it; pieces that moved slide there in `length`.
  func show(_ game: Mirror, length: Duration = .milliseconds(180)) {
    self.game = game
    guard place != nil, size.width > 0 else { return }
    tray.show(game.tray.count)
    layTray(length: length)
    for (cell, number) in game.cells.enumerated() where number > 0 {
      let piece = pieces[number - 1]
      piece.put(.cell, at: frame(ofCell: cell), length: length, easing: .settle)
      showTwins(of: number, true)
    }
    for held in game.held { carry(held, length: grips[held.piece] == nil ? length : .zero) }
    for piece in pieces {
      let isRight = game.isRight(piece.number)
      if isRight, !piece.isRight, length > .zero { piece.stitch() }
      piece.isRight = isRight
    }
    ground.emptyCells = game.cells.indices.filter { game.cells[$0] == 0 }
    ground.targets = game.held.compactMap {
      leavingTray.contains($0.piece) ? nil : game.setup.field.cell(at: $0.spot)
    }
    keepCursor()
  }

  /// A held piece is where the rules have it.
  private func carry(_ held: Mirror.Held, length: Duration) {
    let piece = pieces[held.piece - 1]
    let target = Rect(center: point(held.spot), size: place?.cell ?? .zero)
    let isNew = piece.place != .hand
    if isNew { upper.bringToFront(piece) }
    piece.put(.hand, at: target, length: isNew ? Theme.quick : length)
    for twin in twins[held.piece - 1] where isNew { lower.bringToFront(twin) }
    showTwins(of: held.piece, !leavingTray.contains(held.piece))
  }

  private func layTray(length: Duration) {
    guard let place else { return }
    let shape = setup.field.cell.width / setup.field.cell.height
    let window = tray.window.offset(by: place.tray.origin)
    for (index, number) in game.tray.enumerated() {
      let piece = pieces[number - 1]
      let slot = tray.slot(index, shape: shape, at: now).offset(by: place.tray.origin)
      piece.window = window
      piece.isHidden = !window.intersects(slot)
      piece.put(.tray, at: slot, length: piece.isHidden ? .zero : length)
      showTwins(of: number, false)
    }
    for number in 1...setup.count where !game.tray.contains(number) {
      pieces[number - 1].isHidden = false
    }
  }

  private func showTwins(of number: Int, _ isShown: Bool) {
    for twin in twins[number - 1] { twin.show(isShown) }
  }

  func set(_ hints: Mirror.Hints) {
    ground.set(hints)
    for piece in pieces { piece.setNumber(hints == .numbers) }
  }

  /// Disables all input.
  func freeze() {
    isFrozen = true
    isFocusable = false
    ground.targets = []
    for piece in pieces {
      (piece.inTray, piece.onBoard, piece.recognizers) = ([], [], [])
      piece.setNumber(false)
    }
  }
}

extension Mirror {
  /// Whether a piece lies in a cell where it belongs.
  func isRight(_ piece: Int) -> Bool {
    cells.firstIndex(of: piece).map(isRight(cell:)) ?? false
  }
}

extension MirrorBoard {
  /// Hides the tray, which is no longer needed.
  func leaveTray() {
    tray.animate(
      to: Pose(offset: Point(x: 0, y: tray.size.height * 0.6), opacity: 0),
      length: .milliseconds(250))
  }
}

// Replaying a puzzle.
extension MirrorBoard {
  /// Shows a state of a record; a held piece came from the tray if it is still over it.
  func follow(_ game: Mirror, length: Duration) {
    leavingTray = Set(
      game.held.lazy.filter { self.isOverTray($0.spot) }.map(\.piece))
    show(game, length: length)
  }

  private func isOverTray(_ spot: Mirror.Spot) -> Bool {
    place.map { point(spot).y > $0.tray.minY } ?? false
  }
}
