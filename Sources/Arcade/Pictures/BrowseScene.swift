import Drawing
import Geometry
import Languages
import Stage

/// Browses the folders of pictures, if the desktop has no file dialog.
final class BrowseScene: PageScene {
  private let flow: PictureFlow
  private let up: Button
  private let scroll: ScrollNode
  private let status: Label
  private let ring: ProgressRing
  private var listing: PictureListing?
  private var cards: [ThumbCard] = []
  /// The strings that the cards hang on.
  private var lines: [PegLine] = []
  private static let gap = 20.0
  /// Above a card: the string that it hangs on.
  private static let above = PegLine.height - PegLine.overlap

  init(_ flow: PictureFlow) {
    self.flow = flow
    let palette = flow.palette
    up = Button(
      "browse.up", label: tr("Parent folder"), icon: "icon-up", palette: palette)
    scroll = ScrollNode("browse.pictures", label: tr("Pictures"), palette: palette)
    var style = Theme.body
    style.alignment = .center
    status = Label("", style: style, color: palette.tableInk, id: "browse.status")
    ring = ProgressRing("browse.wait", label: tr("One moment…"), palette: palette)
    super.init(
      "pictures.browse", header: "browse", title: tr("Choose a picture"), context: flow.context,
      palette: palette, extras: [up])
    root.add([scroll, status, ring, header])
    up.isEnabled = false
    up.action = { [weak self] in if let above = self?.listing?.parent { self?.look(above) } }
  }

  override func didAppear(on stage: Stage) {
    if listing == nil { look(nil) }
  }

  override func renewed() -> (any Scene)? { BrowseScene(flow) }

  private func look(_ folder: String?) {
    ring.isHidden = false
    flow.context.pictures.look(folder) { [weak self] in self?.show($0) }
  }

  private func show(_ found: PictureListing?) {
    ring.isHidden = true
    guard let found else {
      if listing == nil { status.show(tr("There is no Pictures folder here.")) }
      return
    }
    listing = found
    up.isEnabled = found.parent != nil
    let isEmpty = found.folders.isEmpty && found.pictures.isEmpty
    status.show(isEmpty ? tr("There are no pictures in this folder.") : "")
    scroll.content.removeAllChildren()
    lines = []
    let palette = flow.palette
    let folders = found.folders.enumerated().map { index, name in
      ThumbCard("browse.folder.\(index)", name: name, photo: nil, palette: palette) { [weak self] in
        self?.look(found.path + "/" + name)
      }
    }
    let pictures = found.pictures.enumerated().map { index, name in
      let photo = Photo(path: found.path + "/" + name)
      return ThumbCard("browse.picture.\(index)", name: name, photo: photo, palette: palette) {
        [weak self] in
        if let self, let stage { flow.crop(photo, on: stage, above: 1) }
      }
    }
    cards = folders + pictures
    scroll.content.add(cards)
    scroll.scroll(to: 0, animated: false)
    if bounds.width > 0 { layout(in: bounds) }
    stage?.setFocus(cards.first)
  }

  /// Visible cards, and a few beyond, have their pictures loaded.
  override func update(at now: Duration) {
    let offset = scroll.offset(at: now)
    let height = max(0, scroll.size.height)
    let seen = (offset - height / 2)...(offset + height * 1.5)
    for card in cards {
      card.setSeen(card.frame.maxY > seen.lowerBound && card.frame.minY < seen.upperBound)
    }
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let margin = 8.0
    let room = Header.room(in: bounds, margin: margin)
    let inner = Size(width: room.width - 2 * margin, height: room.height - 2 * margin)
    let (columns, cell) = Self.arrangement(cards.count, in: inner)
    let rows = (cards.count + columns - 1) / columns
    let whole = Double(rows) * (cell.height + Self.above)
    // In the middle, unless there is room for another string.
    let spare = max(0, inner.height - whole)
    let top = spare > cell.height * 0.5 ? margin : margin + (spare / 2).rounded()
    for (index, card) in cards.enumerated() {
      let row = index / columns
      // A few cards in two rows hang in the middle; in a long list they start at the left.
      let inRow = rows < 3 ? min(columns, cards.count - row * columns) : columns
      let left = (room.width - Double(inRow) * (cell.width + Self.gap) + Self.gap) / 2
      card.frame = Rect(
        x: left + Double(index % columns) * (cell.width + Self.gap),
        y: top + Double(row) * (cell.height + Self.above) + Self.above, width: cell.width,
        height: cell.height)
    }
    scroll.place(room, contentHeight: whole + 2 * margin)
    stretchLines(columns, cell, from: top, in: room.size)
    status.frame = Rect(center: room.center, size: Size(width: inner.width, height: 64))
    ring.frame = Rect(center: room.center, size: Size(72))
  }

  /// A string for each row, and for more rows as far as there is room; pegs also where nothing hangs yet.
  private func stretchLines(_ columns: Int, _ cell: Size, from top: Double, in room: Size) {
    let pitch = Size(width: cell.width + Self.gap, height: cell.height + Self.above)
    let rows = (cards.count + columns - 1) / columns
    let seen = Int(((room.height - top - PegLine.height) / pitch.height).rounded(.down)) + 1
    let count = cards.isEmpty ? 0 : max(rows, seen)
    while lines.count < count {
      lines.append(PegLine())
      scroll.content.add(lines[lines.count - 1])
    }
    for (row, line) in lines.enumerated() {
      line.isHidden = row >= count
      line.frame = Rect(
        x: 0, y: top + Double(row) * pitch.height, width: room.width, height: PegLine.height)
      let hung = (cards.dropFirst(row * columns).first ?? cards[0]).frame.midX
      let first = hung - pitch.width * ((hung - 16) / pitch.width).rounded(.down)
      line.hang(at: Array(stride(from: first, to: room.width - 16, by: pitch.width)))
      scroll.content.bringToFront(line)
    }
  }

  /// As large cards as there is room for all of them; if there are too many, of the usual size.
  private static func arrangement(_ count: Int, in room: Size) -> (columns: Int, cell: Size) {
    let wanted = room.width >= 880 ? 264.0 : 208
    let usual = max(2, Int((room.width + gap) / (wanted + gap)))
    func width(_ columns: Int) -> Double {
      ((room.width + gap) / Double(columns) - gap).rounded(.down)
    }
    func fitting(_ columns: Int) -> Size {
      let rows = Double((max(1, count) + columns - 1) / columns)
      let most = room.height / rows - above
      let wide = min(width(columns), (most - ThumbCard.caption) / 0.8, 620).rounded(.down)
      return Size(
        width: wide, height: min(most, wide * 1.1 + ThumbCard.caption).rounded(.down))
    }
    let columns = (1...max(usual, min(count, usual))).max {
      fitting($0).width < fitting($1).width
    }
    if let columns, fitting(columns).width >= width(usual) { return (columns, fitting(columns)) }
    let wide = width(usual)
    return (usual, Size(width: wide, height: (wide * 0.8).rounded() + ThumbCard.caption))
  }
}
