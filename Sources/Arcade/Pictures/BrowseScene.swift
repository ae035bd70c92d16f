import Drawing
import Geometry
import Languages
import Stage

/// Browses the folders of pictures, if the desktop has no file dialog.
final class BrowseScene: Scene {
  let name = "pictures.browse"
  let root = Node("")
  private let flow: PictureFlow
  private let header: Header
  private let up: Button
  private let scroll: ScrollNode
  private let status: Label
  private let ring: ProgressRing
  private var listing: PictureListing?
  private var cards: [ThumbCard] = []
  private var bounds = Rect.zero
  private static let gap = 12.0

  init(_ flow: PictureFlow) {
    self.flow = flow
    let palette = flow.palette
    up = Button(
      "browse.up", label: tr("Parent folder"), icon: "icon-up", palette: palette)
    header = Header(
      "browse", title: tr("Choose a picture"), palette: palette, extras: [up])
    scroll = ScrollNode("browse.pictures", label: tr("Pictures"), palette: palette)
    var style = Theme.body
    style.alignment = .center
    status = Label("", style: style, color: palette.tableInk, id: "browse.status")
    ring = ProgressRing("browse.wait", label: tr("One moment"), palette: palette)
    root.add([scroll, status, ring, header])
    up.isEnabled = false
    header.onBack = { [weak self] in self?.goBack() }
    up.action = { [weak self] in if let above = self?.listing?.parent { self?.look(above) } }
  }

  func didAppear(on stage: Stage) {
    if listing == nil { look(nil) }
  }

  func goBack() { stage?.perform(.pop) }

  func renewed() -> (any Scene)? { BrowseScene(flow) }

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
  func update(at now: Duration) {
    let offset = scroll.offset(at: now)
    let height = max(0, scroll.size.height)
    let seen = (offset - height / 2)...(offset + height * 1.5)
    for card in cards {
      card.setSeen(card.frame.maxY > seen.lowerBound && card.frame.minY < seen.upperBound)
    }
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.landscape(flow.palette, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    self.bounds = bounds
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let margin = 8.0
    let room = Rect(
      x: margin, y: Header.height, width: bounds.width - 2 * margin,
      height: bounds.height - Header.height)
    let inner = room.width - 2 * margin
    let wanted = bounds.width >= 900 ? 264.0 : 208
    let columns = max(2, Int((inner + Self.gap) / (wanted + Self.gap)))
    let width = ((inner + Self.gap) / Double(columns) - Self.gap).rounded(.down)
    let height = (width * 0.8).rounded() + ThumbCard.caption
    for (index, card) in cards.enumerated() {
      card.frame = Rect(
        x: margin + Double(index % columns) * (width + Self.gap),
        y: margin + Double(index / columns) * (height + Self.gap), width: width, height: height)
    }
    let rows = (cards.count + columns - 1) / columns
    scroll.place(room, contentHeight: Double(rows) * (height + Self.gap) + 2 * margin)
    status.frame = Rect(center: room.center, size: Size(width: inner, height: 64))
    ring.frame = Rect(center: room.center, size: Size(72))
  }
}
