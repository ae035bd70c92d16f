import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// A small board with some of its buttons: one after the other lights up, and the board shows what it does.
final class PanelDemo: Illustration {
  /// What a button does.
  enum Act { case numbers, original, undo, redo, pause, new, hint, solution }

  /// When the first button lights up, and how long each stays.
  private static let lead = Duration.milliseconds(700)
  private static let step = Duration.milliseconds(1300)
  private let acts: [Act]
  private let icons: HelpIcons
  private let board = BoardNode(columns: 3, rows: 3)
  private let backs: TurnedTiles
  private let picture: String?
  /// The boards of a game of three moves, from its beginning to its end, and that of another game.
  private let course: [Fifteen]
  private let other: Fifteen
  private var isFetched = false
  private var isPictured = false
  private var lit: Int?

  init(_ acts: [Act], picture: String?, palette: Palette) {
    (self.acts, self.picture) = (acts, picture)
    icons = HelpIcons(acts.map(Self.sign), columns: 3, palette: palette)
    backs = TurnedTiles(palette: palette)
    backs.grid = (3, 3)
    backs.isHidden = true
    let setup = Fifteen.Setup(columns: 3, rows: 3, scramble: 3)
    var course = [Fifteen(setup, seed: 5)]
    for tile in Scramble.randomWalk(setup, seed: 5).reversed() {
      let last = course[course.count - 1]
      guard let push = last.push(of: tile), let next = try? last.applying(push.move) else { break }
      course.append(next)
    }
    self.course = course
    other = Fifteen(Fifteen.Setup(columns: 3, rows: 3, scramble: 60), seed: 2)
    super.init("help.picture", role: .image)
    board.freeze()
    board.becomeDecoration()
    add([board, backs, icons])
  }

  private static func sign(_ act: Act) -> HelpIcons.Sign {
    switch act {
    case .numbers: .button("icon-numbers", tr("Numbers"))
    case .original: .button("icon-original", tr("Original"))
    case .undo: .button("icon-undo", trc("move", "Undo"))
    case .redo: .button("icon-redo", tr("Redo"))
    case .pause: .button("icon-pause", tr("Pause"))
    case .new: .button("icon-again", tr("New"))
    case .hint: .button("icon-hint", tr("Hint"))
    case .solution: .button("icon-solution", tr("Solution"))
    }
  }

  override var length: Duration { Self.lead + Self.step * acts.count }
  override var shape: Double { 1.5 }
  override var leastSide: Double { 240 }
  private var isWide: Bool { size.width > size.height * 1.2 }

  override func show(at time: Duration, isCalm: Bool) {
    let index = time < Self.lead ? -1 : Int((time - Self.lead) / Self.step)
    light(acts.indices.contains(index) ? index : nil)
  }

  private func light(_ index: Int?) {
    guard index != lit else { return }
    lit = index
    icons.light(index)
    let act = index.map { acts[$0] }
    board.setNumbers(act == .numbers || !isPictured)
    board.setOriginal(act == .original)
    if backs.isHidden, act == .pause { backs.turn() }
    backs.isHidden = act != .pause
    let game =
      switch act {
      case .undo: course[0]
      case .new: other
      case .solution: course[course.count - 1]
      default: course[min(1, course.count - 1)]
      }
    board.show(game)
    board.showHint(act == .hint ? next : nil)
  }

  /// The tile to move next, and where.
  private var next: (tile: Int, direction: Direction)? {
    guard course.count > 2 else { return nil }
    return Direction.allCases.lazy.compactMap {
      [course] direction -> (tile: Int, direction: Direction)? in
      guard let move = course[1].move(pushing: direction),
        let tile = course[1].tile(atColumn: move.column, row: move.row),
        (try? course[1].applying(move)) == course[2]
      else { return nil }
      return (tile, direction)
    }.first
  }

  override func sizeDidChange() {
    light(nil)
    icons.columns = isWide || acts.count <= 4 ? 2 : 3
    let board, rest: Rect
    if isWide {
      let side = min(size.height, size.width * 0.62, size.width - icons.leastWidth - 20)
      board = Rect(x: 0, y: (size.height - side) / 2, width: side, height: side)
      rest = Rect(x: side + 20, y: 0, width: size.width - side - 20, height: size.height)
    } else {
      // In a small square the buttons need more of it.
      let side = size.height * (size.height < 320 ? 0.4 : 0.56)
      board = Rect(x: (size.width - side) / 2, y: 0, width: side, height: side)
      rest = Rect(x: 0, y: side + 16, width: size.width, height: size.height - side - 16)
    }
    self.board.frame = board
    self.board.show(course[min(1, course.count - 1)], length: .zero)
    backs.frame = board
    icons.frame = rest
    isFetched = false
  }

  /// Asks for the board's picture before it is drawn for the first time.
  override func prepare(at now: Duration) {
    guard !isFetched, let art = stage?.art, size.width >= 1 else { return }
    isFetched = true
    art.picture(art.boardPicture(picture), board.size.longSide, ObjectIdentifier(self)) {
      [weak self] found in
      guard let self else { return }
      isPictured = found != nil
      board.setPicture(found)
      board.setNumbers(lit.map { self.acts[$0] } == .numbers || !isPictured)
      setNeedsDisplay()
    }
  }
}
