import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage

/// Teaches the sliding puzzle with four short boards, in which the important tiles are marked.
final class LessonScene: PageScene {
  override var followsWriting: Bool { false }
  private let lesson: Lesson
  private let number: Int
  private var game: Fifteen
  private let scenery: FifteenScenery
  private let sheet: Paper
  private let title: Label
  private let text: Label
  private var roomForText = Rect.zero
  private let dots: PageDots
  private let hint: Button
  private let next: Button
  private let picture: String?
  private let board: BoardNode

  /// The lesson with this index, on a picture.
  init(_ context: GameContext, picture: String?, number: Int = 0) {
    self.picture = picture
    self.number = number
    let subjects = Lesson.Subject.allCases
    lesson = Lesson(subjects[number])
    game = lesson.start
    let palette = context.dressed(.fifteen)
    sheet = Paper("lesson.words", role: .group, fill: palette.sheet, radius: Theme.largeRadius)
    title = Label(
      LessonWords.title(of: lesson.subject), style: Theme.heading, color: palette.ink)
    text = Label(
      LessonWords.task(of: lesson.subject), style: TextStyle(size: 24), color: palette.ink,
      id: "lesson.text")
    dots = PageDots(count: subjects.count, palette: palette)
    hint = Button(
      "lesson.hint", label: tr("Hint"), icon: "icon-hint", palette: palette.onSheet)
    next = Button(
      "lesson.next", label: tr("Skip"), icon: "icon-right", palette: palette.onSheet)
    board = BoardNode(columns: game.setup.columns, rows: game.setup.rows)
    board.isScanned = true
    scenery = FifteenScenery(palette)
    super.init(
      "fifteen.lesson", header: "lesson", title: tr("How to solve it"), context: context,
      palette: palette, track: .fifteen, hasHills: false)
    root.add([scenery, sheet, header, board])
    sheet.add([title, text, dots, hint, next])
    dots.show(number)
    hint.action = { [weak self] in self?.advise() }
    next.action = { [weak self] in self?.showNext() }
    board.lineOf = { [weak self] in self?.push(of: $0)?.line ?? [] }
    board.onPush = { [weak self] in self?.push($0) }
    board.mark(lesson.marked)
  }

  /// The state of the board, for tests.
  var state: Fifteen { game }
  private var isDone: Bool { lesson.isDone(game) }

  override func didAppearFirst(on stage: Stage) { traceState() }

  override func renewed() -> (any Scene)? { LessonScene(context, picture: picture, number: number) }

  private func showNext() {
    guard number + 1 < Lesson.Subject.allCases.count else { return goBack() }
    stage?.perform(.replace(LessonScene(context, picture: picture, number: number + 1)))
  }

  private func advise() {
    guard let direction = lesson.advice(on: game), let move = game.move(pushing: direction),
      let tile = game.tile(atColumn: move.column, row: move.row)
    else { return }
    board.showHint((tile, direction))
  }

  /// Nothing can be pushed once the lesson is done.
  private func push(of tile: Int) -> (move: Fifteen.Move, line: [Int])? {
    isDone ? nil : game.push(of: tile)
  }

  private func push(_ tile: Int) {
    guard let push = push(of: tile) else {
      if !isDone { board.refuse(tile) }
      return
    }
    play(push.move)
  }

  private func play(_ move: Fifteen.Move) {
    guard !isDone, let moved = try? game.applying(move) else { return }
    game = moved
    stage?.trace.emit("move", TraceFields.Move(game: "lesson", move: move))
    stage?.audio.play(.slide)
    board.show(game)
    traceState()
    if isDone { praise() }
  }

  private func traceState() {
    stage?.trace.emit("state", TraceFields.State(game: "lesson", state: game))
  }

  private func praise() {
    stage?.audio.play(.win)
    text.show(LessonWords.praise(of: lesson.subject))
    placeText()
    board.mark([])
    if game.outcome == .won { board.closeUp() }
    let isLast = number + 1 == Lesson.Subject.allCases.count
    next.setLabel(isLast ? tr("Done") : tr("Next"))
    next.setIcon(isLast ? "icon-check" : "icon-right")
    next.kind = .primary
    hint.isEnabled = false
    stage?.setFocus(next)
    text.animate(from: Pose(opacity: 0), length: Theme.move)
  }

  /// An arrow key pushes a tile into the gap, in its direction.
  override func handle(_ key: KeyEvent) -> Bool {
    if GameKey(key) == .hint { return hint.activate() }
    guard let direction = context.push(by: key.key) else {
      return opensHelp(key, FifteenHelp.scene(context, picture: picture, offersLesson: false))
    }
    guard let move = game.move(pushing: direction) else {
      board.refuse(direction)
      return true
    }
    play(move)
    return true
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let place = LessonLayout(bounds: bounds)
    header.frame = Rect(x: 0, y: 0, width: place.headerWidth, height: Header.height)
    scenery.frame = bounds
    board.frame = place.board
    sheet.frame = place.sheet
    sheet.isMirrored = stage?.isRightToLeft ?? false
    title.frame = place.title
    roomForText = place.text
    placeText()
    dots.frame = place.dots
    hint.frame = place.hint
    next.frame = place.next
    let fits = [hint, next].allSatisfy { $0.fits(width: place.next.width) }
    for button in [hint, next] { button.isCompact = !fits }
    board.show(game, length: .zero)
    scenery.fetch(picture, for: board.size) { [weak self] in self?.board.setPicture($0) }
  }

  /// Places the text right below the title, whatever its length.
  private func placeText() {
    var frame = roomForText
    frame.size.height = min(frame.height, text.size(fitting: frame.width).height)
    text.frame = frame
  }
}
