import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// A size or a scramble to choose: a drawing with a word below.
final class SetupCard: ChoiceCard {
  /// What is drawn on it.
  enum Sign {
    /// A small board; all boards have cells of one size.
    case board(BoardShape)
    /// One to three of three rising bars, for a level.
    case bars(Int)
    /// Tiles in disorder, with the number of moves.
    case stirred(String)
    case die
    /// A calendar leaf with the day of the month.
    case calendar(CalendarDay)
  }

  private var drawing: Sign
  /// The number on the drawing.
  private let number: Label?

  /// `label`: the accessibility label.
  init(_ id: String, label: String, word text: String, _ drawing: Sign, palette: Palette) {
    self.drawing = drawing
    let style = TextStyle(size: 26, weight: .bold, alignment: .center)
    switch drawing {
    case .stirred(let text): number = Label(text, style: style)
    case .calendar(let day): number = Label("\(day.day)", style: style)
    case .board, .bars, .die: number = nil
    }
    super.init(
      id, label: label,
      caption: Label(text, style: TextStyle(size: 20, weight: .bold, alignment: .center)),
      palette: palette)
    add([number, caption].compactMap { $0 })
    choiceDidChange()
  }

  /// A scramble; `day` is on the calendar of the daily board.
  convenience init(_ id: String, _ scramble: Scramble, _ day: CalendarDay, palette: Palette) {
    let (label, word, sign): (String, String?, Sign) =
      switch scramble {
      case .level(.easy): (tr("Easy"), nil, .bars(1))
      case .level(.medium): (tr("Medium"), nil, .bars(2))
      case .level(.hard): (tr("Hard"), nil, .bars(3))
      case .moves(let moves):
        (trn("{n} move", "{n} moves", moves), trc("scramble", "moves"), .stirred("\(moves)"))
      case .any: (tr("Random"), nil, .die)
      case .daily: (tr("Today's board"), trc("scramble", "Today"), .calendar(day))
      }
    self.init(id, label: label, word: word ?? label, sign, palette: palette)
  }

  /// Shows another board, with another word.
  func show(_ shape: BoardShape, label new: String, word text: String) {
    (drawing, label) = (.board(shape), new)
    caption.show(text)
    setNeedsDisplay()
  }

  /// Shows another day on the calendar.
  func show(_ day: CalendarDay) { number?.show("\(day.day)") }

  /// Where the drawing is.
  private var room: Rect {
    let line = caption.frame.height
    return Rect(x: 8, y: 8, width: size.width - 16, height: size.height - line - 16)
  }

  /// The calendar's leaf, the die and the stirred tiles are squares.
  private var square: Rect {
    let most = min(room.height, 96)
    guard case .stirred = drawing else {
      return Rect(center: room.center, size: Size(min(most, room.width)))
    }
    let number = 56.0
    let side = min(most, room.width - number - 6)
    let left = room.midX - (side + 6 + number) / 2
    return Rect(x: left, y: room.midY - side / 2, width: side, height: side)
  }

  override func sizeDidChange() {
    let line = max(28, min(caption.size().height, size.height * 0.4))
    let edge = size.width < 56 ? 2.0 : 8
    caption.frame = Rect(
      x: edge, y: size.height - line - 6, width: size.width - 2 * edge, height: line)
    let square = square
    switch drawing {
    case .stirred:
      number?.frame = Rect(
        x: square.maxX + 6, y: square.midY - 18, width: room.maxX - square.maxX - 6, height: 36)
    case .calendar:
      let head = square.height * 0.3
      let left = max(8, square.minX - 6)
      number?.frame = Rect(
        x: left, y: square.minY + head, width: size.width - 2 * left, height: square.height - head)
    case .board, .bars, .die: break
    }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    switch drawing {
    case .board(let shape): SetupDrawing.board(shape, in: room, tile, into: &list)
    case .bars(let count): SetupDrawing.bars(count, in: square, tile, into: &list)
    case .stirred: SetupDrawing.stirred(in: square, tile, into: &list)
    case .die: SetupDrawing.die(in: square, into: &list)
    case .calendar: SetupDrawing.calendar(in: square, into: &list)
    }
  }

  private var tile: Color { isOn ? palette.accentInk : palette.accent.faded(0.85) }

  override func choiceDidChange() {
    super.choiceDidChange()
    if case .calendar = drawing {
      number?.color = Theme.ink
    } else {
      number?.color = ink
    }
  }
}
