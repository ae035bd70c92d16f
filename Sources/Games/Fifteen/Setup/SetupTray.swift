import Geometry
import Input
import Rules
import Stage

/// The tray of the setup: the chosen picture, cut into the chosen size.
final class SetupTray: Node {
  /// Called when it is swiped, with the direction of the next picture.
  var onSwipe: (Int) -> Void = { _ in }
  private var board: BoardNode?
  private var shape = BoardShape(4, 4)
  private(set) var picture = ""
  private(set) var found: Picture?
  /// Whether the first answer is still to come: tiles without a picture would flash white.
  private var isWaiting = true
  /// Where the finger of a swipe came down.
  private var start = Point.zero

  init() {
    super.init("fifteen.tray", role: .image)
    keepsSides = true
    recognizers = [
      DragRecognizer(axis: .horizontal) { [weak self] in self?.dragged($0) }
    ]
  }

  private func dragged(_ update: DragUpdate) {
    switch update {
    case .began(let place, _): start = place
    case .ended(let place, _) where abs(place.x - start.x) > Theme.touch:
      onSwipe(place.x < start.x ? 1 : -1)
    default: break
    }
  }

  /// Shows another size: the joints run across the picture, then one tile slides.
  func show(_ new: BoardShape) {
    let isFirst = board == nil
    guard isFirst || new != shape else { return }
    shape = new
    if let board { remove(board) }
    let cut = BoardNode(columns: new.columns, rows: new.rows)
    cut.becomeDecoration()
    board = cut
    add(cut)
    place(slides: !isFirst)
    showPicture()
    if !isFirst { cut.cutApart() }
  }

  /// Shows another picture, in the same pieces.
  func show(picture new: String) {
    guard new != picture else { return }
    picture = new
    fetch()
  }

  override func sizeDidChange() {
    place(slides: false)
    fetch()
  }

  private func place(slides: Bool) {
    guard let board, size.width > 1 else { return }
    let wide = BoardNode.shape(columns: shape.columns, rows: shape.rows)
    let width = min(size.width, size.height * wide).rounded(.down)
    board.frame = Rect(
      center: bounds.center, size: Size(width: width, height: (width / wide).rounded(.down)))
    let setup = Fifteen.Setup(shape, scramble: .moves(1))
    let moved = Fifteen(setup, seed: 1)
    let solved = Direction.allCases.lazy.compactMap { moved.move(pushing: $0) }
      .compactMap { try? moved.applying($0) }.first { $0.outcome == .won }
    if slides, let solved { board.show(solved, length: .zero) }
    board.show(moved, length: slides ? Theme.slow : .zero)
  }

  private func fetch() {
    guard let art = stage?.art, size.width > 1 else { return }
    art.picture(picture, size.shortSide, ObjectIdentifier(self)) { [weak self] found in
      guard let self else { return }
      self.found = found
      isWaiting = false
      showPicture()
      board?.animate(from: Pose(opacity: 0.4), length: Theme.move)
    }
  }

  private func showPicture() {
    board?.setPicture(found)
    board?.setNumbers(found == nil)
    board?.setTiles(hidden: isWaiting)
  }
}
