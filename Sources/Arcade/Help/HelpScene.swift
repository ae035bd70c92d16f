public import Drawing
public import Geometry
public import Input
import Languages
public import Stage

/// The help of a game, page by page.
public final class HelpScene: Scene {
  /// What it says is read.
  public var followsWriting: Bool { true }
  /// The scene's name in the trace: `<game>.help`.
  public let name: String
  /// The root of the page and the buttons.
  public let root = Node("")
  private let pages: [HelpPage]
  private let remake: () -> HelpScene
  private let palette: Palette
  private let header: Header
  private let sheet: Paper
  private let scroll: ScrollNode
  private let title: Label
  private let text: Label
  private let previous: Button
  private let next: Button
  private let dots: PageDots
  private var page = 0
  private var opened = Duration.zero
  private var bounds = Rect.zero

  /// Shows the first of these pages.
  ///
  /// `game`: the prefix of the scene's name and of the ids; `lesson`: opens a lesson, if there is
  /// one; `remake`: makes the same scene in the current language.
  public init(
    game: String, title name: String, palette: Palette, pages: [HelpPage],
    lesson: (() -> any Scene)? = nil, remake: @escaping () -> HelpScene
  ) {
    self.remake = remake
    self.name = game + ".help"
    self.pages = pages
    self.palette = palette
    let learn = lesson.map { lesson in
      let button = Button(
        "help.lesson", label: tr("Lesson"), icon: "icon-hand", palette: palette)
      return (button, lesson)
    }
    header = Header(
      game + ".help", title: name, palette: palette, extras: [learn].compactMap { $0?.0 })
    sheet = Paper(fill: palette.sheet, radius: Theme.largeRadius)
    scroll = ScrollNode(palette: palette.scrolledSheet)
    title = Label("", style: Theme.heading, color: palette.ink)
    text = Label("", style: TextStyle(size: 24), color: palette.ink, id: "help.text")
    previous = Button(
      "help.previous", label: tr("Previous page"), icon: "icon-left", showsText: false,
      palette: palette.onSheet)
    next = Button(
      "help.next", label: tr("Next page"), icon: "icon-right", showsText: false, kind: .primary,
      palette: palette)
    dots = PageDots(count: pages.count, palette: palette)
    root.add([sheet, header])
    scroll.content.add([title, text])
    sheet.add([scroll, dots, previous, next])
    for page in pages {
      page.picture.keepsSides = true
      sheet.add(page.picture)
    }
    previous.action = { [weak self] in self?.turn(by: -1) }
    next.action = { [weak self] in self?.turn(by: 1) }
    if let (button, lesson) = learn {
      button.action = { [weak self] in self?.stage?.perform(.push(lesson())) }
    }
    listen()
  }

  private func listen() {
    sheet.recognizers = [
      DragRecognizer(axis: .horizontal) { [weak self] in self?.dragged($0) }
    ]
    for page in pages {
      page.picture.recognizers = [TapRecognizer(action: { [weak self] _ in self?.replay() })]
    }
  }

  /// Shows the page, and focuses the button for the next one.
  public func didAppear(on stage: Stage) {
    stage.setFocus(next)
    show()
  }

  /// The same page in the current language.
  public func renewed() -> (any Scene)? {
    let new = remake()
    new.page = page
    return new
  }

  /// Page Up and Page Down turn pages; F1 goes back.
  public func handle(_ key: KeyEvent) -> Bool {
    switch key.key {
    case .pageUp: turn(by: -1)
    case .pageDown: turn(by: 1)
    case .function(1): goBack()
    default: return false
    }
    return true
  }

  private var start = Point.zero
  private func dragged(_ update: DragUpdate) {
    switch update {
    case .began(let place, _): start = place
    case .ended(let place, let velocity):
      let distance = place.x - start.x
      if abs(distance) > 80 || abs(velocity.x) > 300 {
        turn(by: (distance < 0) != root.isMirrored ? 1 : -1)
      }
    default: break
    }
  }

  /// Turns the page; after the last page it goes back to the game.
  private func turn(by step: Int) {
    guard pages.indices.contains(page + step) else {
      if step > 0 { goBack() }
      return
    }
    page += step
    show()
    let distance = Point(x: Double(step) * 60, y: 0)
    for node in [scroll, pages[page].picture] {
      node.animate(from: Pose(offset: distance, opacity: 0), length: Theme.move)
    }
  }

  private func show() {
    for (index, page) in pages.enumerated() { page.picture.isHidden = index != self.page }
    title.show(pages[page].title)
    text.show(pages[page].text)
    scroll.scroll(to: 0, animated: false)
    dots.show(page)
    previous.isEnabled = page > 0
    stage?.announce(pages[page].title + ". " + pages[page].text)
    let isLast = page == pages.count - 1
    next.setIcon(isLast ? "icon-check" : "icon-right")
    next.setLabel(isLast ? tr("Done") : tr("Next page"))
    replay()
    if bounds.width > 0 { layout(in: bounds) }
  }

  private func replay() {
    opened = stage?.now ?? .zero
    stage?.setNeedsDisplay()
  }

  /// Animates the page's picture.
  public func update(at now: Duration) {
    pages[page].picture.show(at: now - opened, isCalm: stage?.reducesMotion ?? false)
  }

  /// Requests frames only while the page's picture plays.
  public func nextFrame(after now: Duration) -> NextFrame {
    now - opened < pages[page].picture.length ? .immediately : .onInput
  }

  /// The table in the game's colours.
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
  }

  /// The picture beside the text in wide windows, above it in others.
  public func layout(in bounds: Rect) {
    self.bounds = bounds
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let room = Header.room(in: bounds, margin: 16, foot: 16)
    let isWide = room.width > room.height * 1.1
    let box = Size(
      width: min(room.width, isWide ? 1280 : 900), height: min(room.height, isWide ? 760 : 1400))
    sheet.frame = Rect(center: room.center, size: box)
    let pad = box.shortSide < 480 ? 20.0 : 32
    let foot = box.height - pad - 56
    previous.frame = Rect(x: pad, y: foot, width: 80, height: 56)
    next.frame = Rect(x: box.width - pad - 80, y: foot, width: 80, height: 56)
    dots.frame = Rect(x: pad + 88, y: foot, width: box.width - 2 * pad - 176, height: 56)
    let inner = Rect(
      x: pad, y: pad, width: box.width - 2 * pad, height: foot - pad - 16)
    place(inner, isWide: isWide)
  }

  /// Places the picture at the left or at the top, and the words in the remaining space.
  ///
  /// As large as they fit: then the picture becomes smaller, then the words, and then they scroll.
  private func place(_ room: Rect, isWide: Bool) {
    // Text of 22 points can be read from a step away; labels are never smaller than 16.
    let sizes = stride(from: room.size.shortSide > 420 ? 32.0 : 26, through: 22, by: -2)
    let smaller = stride(from: 21, through: 16 / (stage?.textScale ?? 1), by: -1)
    let tries =
      [1, 0.85, 0.7, 0.55, 0.4].flatMap { share in sizes.map { (share, $0) } }
      + smaller.map { (0.4, $0) }
    let shape = isWide ? pages[page].picture.shape : 1
    let full =
      isWide
      ? min(room.height, room.width * (shape > 1 ? 0.56 : 0.5) / shape)
      : min(room.width, room.height * 0.58)
    let least = min(full, pages[page].picture.leastSide)
    var (picture, words, whole) = (Rect.zero, Rect.zero, 0.0)
    for (share, size) in tries {
      (picture, words) = split(room, isWide: isWide, side: max(full * share, least))
      text.style.size = size
      title.style.size = size + 4
      whole = title.size(fitting: words.width).height + 12 + text.size(fitting: words.width).height
      if whole <= words.height { break }
    }
    pages[page].picture.frame = picture
    let height = min(whole, words.height)
    let top = isWide ? words.midY - height / 2 : words.minY
    // Letters may reach a little beyond their lines.
    let edge = Theme.unit
    scroll.place(
      Rect(x: words.minX, y: top, width: words.width, height: height).inset(by: -edge),
      contentHeight: whole + 2 * edge)
    let heading = title.size(fitting: words.width).height
    title.frame = Rect(x: edge, y: edge, width: words.width, height: heading)
    text.frame = Rect(
      x: edge, y: edge + heading + 12, width: words.width, height: whole - heading - 12)
  }

  /// The picture, and the room for the words beside or below it.
  private func split(_ room: Rect, isWide: Bool, side: Double) -> (picture: Rect, words: Rect) {
    if isWide {
      let width = side * pages[page].picture.shape
      let left = room.minX + width + 28
      return (
        Rect(x: room.minX, y: room.midY - side / 2, width: width, height: side),
        Rect(x: left, y: room.minY, width: room.maxX - left, height: room.height)
      )
    }
    let top = room.minY + side + 16
    return (
      Rect(x: room.midX - side / 2, y: room.minY, width: side, height: side),
      Rect(x: room.minX, y: top, width: room.width, height: room.maxY - top)
    )
  }
}
