import Drawing
import Geometry
import Languages
import Stage
import Store

/// A picture of a player's shelf: the photo of a board with words or figures below; or a mount on which
/// a fox sleeps until one plays.
final class ShelfCard: Node {
  /// A value with its icon.
  struct Figure: Hashable {
    var icon, text, label: String
  }

  /// The height of all but the photo, in text of normal size; more where there is much room.
  static func words(in room: Size) -> Double { 108 * max(1, min(1.5, room.height / 480)) }
  private static let margin = 12.0
  private let photo: BoardPhoto
  private let seal: Seal
  private let fox = ArtNode("sleeping-fox", elevation: .lying)
  private let title, detail: Label
  private var figures: [(icon: ArtNode, text: Label)] = []
  private let palette: Palette
  private let words: () -> Double

  /// `words`: the height of all but the photo.
  init(_ context: GameContext, palette: Palette, words: @escaping () -> Double) {
    (self.palette, self.words) = (palette, words)
    photo = BoardPhoto(context, palette: palette)
    seal = Seal("icon-play", palette: palette)
    title = Label(
      "", style: TextStyle(size: 20, weight: .bold, alignment: .center), color: palette.ink)
    detail = Label("", style: TextStyle(size: 17, alignment: .center), color: palette.quietInk)
    super.init("")
    add([photo, fox, seal, title, detail])
  }

  /// A finished game; `words` has the game and its result, in two lines.
  func show(_ result: GameResult?, _ words: String, at moment: Int) {
    let parts = words.split(separator: "\n", maxSplits: 1).map(String.init)
    label = trList([words.replacing("\n", with: " · "), trMoment(moment)])
    show(
      result, parts.first ?? "",
      (parts.dropFirst() + [trMoment(moment)]).joined(separator: "\n"))
  }

  /// The records in a variant, and the game in which one of them was set.
  func show(_ result: GameResult?, record variant: String, _ shown: [Figure]) {
    label = trList([variant] + shown.map { $0.label + " " + $0.text })
    show(result, variant, "", shown)
  }

  /// The place of a game that is still to be played.
  func showEmpty(_ words: String) {
    label = words
    show(nil, words, "")
  }

  private func show(_ result: GameResult?, _ words: String, _ more: String, _ new: [Figure] = []) {
    photo.show(result, isRecord: !new.isEmpty)
    for node in [fox, seal] { node.isHidden = !new.isEmpty || !more.isEmpty }
    title.show(words)
    detail.show(more)
    for (icon, text) in figures {
      remove(icon)
      remove(text)
    }
    figures = new.map {
      let style = TextStyle(size: 28, weight: .bold)
      return (
        ArtNode($0.icon, tint: palette.signInk), Label($0.text, style: style, color: palette.ink)
      )
    }
    for (icon, text) in figures { add([icon, text]) }
    sizeDidChange()
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    let width = max(0, size.width - 2 * Self.margin)
    let height = max(0, size.height - words())
    photo.frame = Rect(x: Self.margin, y: Self.margin, width: width, height: height)
    fox.frame = photo.frame.inset(by: min(width, height) * 0.12)
    let badge = min(96, min(width, height) * 0.28)
    seal.frame = Rect(
      x: photo.frame.maxX - badge * 0.8, y: photo.frame.maxY - badge * 0.8, width: badge,
      height: badge)
    let room = max(0, size.height - photo.frame.maxY - 2 * 6)
    let line = fox.isHidden ? room * 0.36 : room
    // In text of normal size there are 84 points for three lines.
    let unit = max(1, room / 84 / (stage?.textScale ?? 1))
    title.style.size = 20 * unit
    detail.style.size = 17 * unit
    title.frame = Rect(x: 8, y: photo.frame.maxY + 6, width: size.width - 16, height: line)
    detail.frame = Rect(x: 8, y: title.frame.maxY, width: size.width - 16, height: room - line)
    placeFigures(in: detail.frame.inset(by: 4, 0), size: 28 * unit)
  }

  /// Side by side, smaller if there are too many.
  private func placeFigures(in room: Rect, size text: Double) {
    let gap = 20.0
    for (_, words) in figures { words.style.size = text }
    let widths = figures.map { text + 6 + $0.text.size().width }
    let whole = widths.reduce(gap * Double(max(0, figures.count - 1)), +)
    let scale = min(1, room.width / max(1, whole))
    var x = room.midX - whole * scale / 2
    for ((icon, words), width) in zip(figures, widths) {
      let sign = text * 0.9 * scale
      icon.frame = Rect(x: x, y: room.midY - sign / 2, width: sign, height: sign)
      words.style.size = text * scale
      words.frame = Rect(
        x: x + (text + 6) * scale, y: room.minY, width: (width - text - 6) * scale + 2,
        height: room.height)
      x += (width + gap) * scale
    }
  }
}

extension GridNode.Arrangement {
  /// Pictures that are as large as they can be while all are seen, and fill the room; if they would be
  /// too small, as wide as a hand.
  ///
  /// `words`: the height of a card besides its picture.
  static func shelf(_ count: Int, in room: Size, gap: Double, words: Double) -> Self {
    func cell(_ columns: Int, height: Double) -> Size {
      let width = ((room.width - 16 + gap) / Double(columns) - gap).rounded(.down)
      // A mount is not much longer than its photo.
      return Size(
        width: min(width, max(264, (height * 1.6).rounded())),
        height: min(height, width * 1.15) + words)
    }
    func side(_ cell: Size) -> Double { min(cell.width - 24, cell.height - words) }
    let all = (1...max(1, count)).map { columns in
      let rows = Double((count + columns - 1) / columns)
      let height = (room.height / rows - gap - words).rounded(.down)
      return Self(columns: columns, cell: cell(columns, height: height))
    }
    let largest = all.map { side($0.cell) }.max() ?? 0
    if largest >= 200 {
      let large = all.filter { side($0.cell) >= largest * 0.85 }
      return large.max { $0.cell.width * $0.cell.height < $1.cell.width * $1.cell.height } ?? all[0]
    }
    let usual = max(room.width < 440 ? 1 : 2, Int((room.width / 256).rounded(.down)))
    let width = (room.width - 16 + gap) / Double(usual) - gap - 24
    return Self(
      columns: usual, cell: cell(usual, height: min(width, max(120, room.height - gap - words))))
  }
}
