import Arcade
import Drawing
import Geometry
import Input
import Languages
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
  private(set) var reflections: [[PieceReflection]] = []
  /// How the pieces are sorted; nil if they aren't.
  var sorting: MirrorSorting?
  /// Called when a player has sorted pieces.
  var didSort: () -> Void = {}
  /// The pieces in the tray that are marked to be sent to another.
  var marked: Set<Int> = []
  /// Pieces on their way into a tray that isn't open.
  var slippingAway: Set<Int> = []
  let cloth: any MirrorCloth
  private let lower = Node("")
  let upper = Node("")
  /// The layout of what is seen.
  private(set) var place: MirrorLayout?
  /// The layout of the whole, and the view of it.
  private(set) var fit: MirrorLayout?
  private(set) var view = MirrorView.whole
  /// The view that it is on its way to.
  var zooming: (from: MirrorView, to: MirrorView, motion: Tween)?
  /// Called before the view changes, and after it has.
  var willZoom: () -> Void = {}
  var didZoom: () -> Void = {}
  let zoomBar: MirrorZoomBar
  private let loom: LoomFrame
  private var fitted = Size.zero
  /// Where the fingers that hold pieces are.
  var fingers: [Int: Point] = [:]
  /// How many steps a held piece has been at an edge beyond which there is more.
  var stepsAtEdge = 0
  /// The offset from a finger to the middle of its piece.
  var grips: [Int: Point] = [:]
  /// Where the fingers have moved the middles of pieces that two fingers may turn.
  var twoHanded: [Int: Point] = [:]
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

  init(
    _ game: Mirror, cloth: any MirrorCloth, palette: Palette, sorting: MirrorSorting? = nil
  ) {
    self.game = game
    self.sorting = sorting
    setup = game.setup
    self.cloth = cloth
    ground = MirrorGround(setup, cloth: cloth, palette: palette)
    tray = MirrorTray(palette: palette)
    zoomBar = MirrorZoomBar(palette: palette)
    loom = LoomFrame(ground)
    super.init("board")
    isFocusable = true
    add([loom, ground, tray, lower, upper, zoomBar])
    for number in 1...setup.count {
      let piece = MirrorPiece(number, cloth: cloth, columns: setup.columns)
      pieces.append(piece)
      upper.add(piece)
      reflections.append(
        setup.symmetry.reflections.enumerated().map { index, reflection in
          PieceReflection(
            of: piece, reflection, place: index, cloth: cloth, columns: setup.columns,
            showsNumber: setup.isForTwo)
        })
      equip(piece)
      let own = reflections[number - 1]
      if setup.isForTwo { for reflection in own { equip(reflection, of: number) } }
      lower.add(own)
      piece.didMove = { [weak self] in
        guard let self, let place else { return }
        for reflection in own { reflection.follow(whole: place.whole, window: mirrorWindow(place)) }
      }
    }
    connectZoom()
    connectSorting()
  }

  /// Mirror images of held pieces are visible over the whole brocade and a little beyond; rotated
  /// ones not over the bar.
  ///
  /// Where the brocade is zoomed, those of the others are cut off with it.
  private func mirrorWindow(_ place: MirrorLayout) -> PieceReflection.Window {
    var box = place.window.inset(by: -place.rim)
    if setup.symmetry != .turn { box.size.height = size.height - box.minY }
    return .init(held: box, lying: isZoomed ? place.window : box)
  }

  /// Applies a layout of the whole, of which the view stays.
  func arrange(_ fit: MirrorLayout) {
    self.fit = fit
    zooming = nil
    for node in [lower, upper, loom] { node.frame = bounds }
    zoomBar.isHidden = !fit.canZoom
    zoomBar.frame = fit.zoomBar
    tray.arrange(fit)
    fitted = .zero
    show(view: fit.clamped(view), isResting: true)
  }

  /// Shows another view of the brocade; fits the cloth to one that rests.
  func show(view new: MirrorView, isResting: Bool) {
    guard let fit else { return }
    view = new
    let place = fit.zoomed(new, isResting: isResting)
    self.place = place
    ground.rim = place.rim
    ground.visible = isZoomed ? place.window : nil
    ground.frame = place.whole
    let panel = Size(
      width: place.cell.width * Double(setup.columns),
      height: place.cell.height * Double(setup.rows))
    if isResting, panel != fitted, let stage {
      fitted = panel
      cloth.fit(panel, on: stage, changed: { [weak self] in self?.setNeedsDisplay() })
    }
    zoomBar.show(canGrow: new.scale < fit.most, canShrink: isZoomed)
    show(game, length: .zero)
    // The fingers stay where they are.
    for (number, finger) in fingers where grips[number] != nil { follow(number, finger) }
    didZoom()
    setNeedsDisplay()
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    if let fit { arrange(fit) }
  }

  /// Follows the view and the tray's pages, before a frame.
  func update(at now: Duration) {
    updateView(at: now)
    hideAside(at: now)
    guard tray.takeMotion(at: now) else { return }
    layTray(length: .zero)
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    zooming == nil && slippingAway.isEmpty ? .onInput : .immediately
  }
  override func focusFrame(at now: Duration) -> Rect { cursorFrame(at: now) }
  override func handle(_ key: KeyEvent) -> Bool { use(key) }
  override var actions: [NodeAction] {
    [.choose, .left, .right, .up, .down] + (setup.turned == nil ? [] : NodeAction.turns)
  }
  override func handle(_ wheel: WheelEvent) -> Bool {
    tray.frame.contains(wheel.location) ? tray.turn(by: wheel) : zoom(by: wheel)
  }
  @discardableResult override func activate() -> Bool { act() }

  override func drawOver(into list: inout DrawList, at now: Duration) {
    let outer = list.context
    list.context = outer.transformed(by: Transform(translation: ground.frame.origin))
    if let place, isZoomed {
      list.pushClip(place.window.inset(by: -place.rim).offset(by: ground.frame.origin * -1))
      ground.drawLine(into: &list, at: now)
      list.popClip()
    } else {
      ground.drawLine(into: &list, at: now)
    }
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
  ///
  /// On a zoomed brocade its middle stays where it can be seen, unless it leaves for the tray.
  func clamping(_ point: Point, leaving: Bool) -> Point {
    guard let cell = place?.cell, let top = place?.top else { return point }
    var room = Rect(x: 0, y: top, width: size.width, height: size.height - top)
      .inset(by: cell.width / 2, cell.height / 2)
    if isZoomed, !leaving, let window = place?.window { room = window.inset(by: 1) }
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
    marked.formIntersection(shownInTray)
    tray.show(
      shownInTray.count,
      nothing: game.tray.isEmpty || sorting == nil
        ? "" : sorting?.onlyEdges == true ? tr("No edge pieces here.") : tr("No pieces here."))
    layTray(length: length)
    for (cell, number) in game.cells.enumerated() where number > 0 {
      let piece = pieces[number - 1]
      piece.visible = ground.visible
      piece.put(.cell, at: frame(ofCell: cell), length: length, easing: .settle)
      showReflections(of: number, true)
    }
    for held in game.held { carry(held, length: grips[held.piece] == nil ? length : .zero) }
    for piece in pieces {
      // Two fingers turn it as they like, until they let go.
      if twoHanded[piece.number] == nil {
        piece.turn(to: game.turns(of: piece.number), length: length)
      }
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
    for reflection in reflections[held.piece - 1] where isNew { lower.bringToFront(reflection) }
    showReflections(of: held.piece, setup.isForTwo || !leavingTray.contains(held.piece))
  }

  private func layTray(length: Duration) {
    guard let place else { return }
    layAside(length: length)
    let shape = setup.field.cell.width / setup.field.cell.height
    let window = tray.window.offset(by: place.tray.origin)
    for (index, number) in shownInTray.enumerated() {
      let piece = pieces[number - 1]
      piece.isMarked = marked.contains(number)
      let slot = tray.slot(index, shape: shape, at: now).offset(by: place.tray.origin)
      piece.visible = window
      piece.isHidden = !window.intersects(slot)
      piece.put(.tray, at: slot, length: piece.isHidden ? .zero : length)
      showReflections(of: number, false)
    }
    for number in 1...setup.count where !game.tray.contains(number) {
      pieces[number - 1].isHidden = false
    }
  }

  func showReflections(of number: Int, _ isShown: Bool) {
    for reflection in reflections[number - 1] { reflection.show(isShown) }
  }

  func set(_ hints: Mirror.Hints) {
    ground.set(hints)
    for piece in pieces { piece.setNumber(hints == .numbers) }
    if hints == .none, sorting?.onlyEdges == true {
      sorting?.onlyEdges = false
      show(game)
    }
  }

  /// Disables all input.
  func freeze() {
    isFrozen = true
    isFocusable = false
    ground.targets = []
    tray.sorter.becomeDecoration()
    for piece in pieces {
      (piece.inTray, piece.onBoard, piece.recognizers) = ([], [], [])
      for reflection in reflections[piece.number - 1] { reflection.recognizers = [] }
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
  /// Hides the tray and the buttons that zoom, which are no longer needed.
  func leaveTray() {
    zoomBar.setPose(Pose(opacity: 0))
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
    place?.isOverTray(point(spot)) ?? false
  }
}
