import Drawing
import Geometry
import Languages
import Stage
import Store

/// A player's achievements in one game as an album: what is done, then what is to do, each under its
/// heading; a strip below tells about the sticker tapped last.
final class StickerAlbum: Node {
  private let scroll: ScrollNode
  private let strip: StickerStrip
  private let done, open: Pill
  private var stickers: [AlbumSticker] = []
  private let palette: Palette
  private let context: GameContext
  private static let gap = 8.0

  init(_ context: GameContext, palette: Palette) {
    self.palette = palette
    self.context = context
    scroll = ScrollNode("player.award", label: tr("Achievements"), palette: palette)
    done = Pill("", icon: "icon-check", fill: palette.good)
    open = Pill("", icon: "icon-todo", fill: palette.quietInk)
    strip = StickerStrip(palette: palette)
    super.init("")
    scroll.content.add([done, open])
    add([scroll, strip])
  }

  /// Shows these achievements, in their order.
  func show(_ awards: [Award]) {
    for sticker in stickers { scroll.content.remove(sticker) }
    stickers = awards.enumerated().map { index, award in
      AlbumSticker(
        index, award, words: context.words(of: award.achievement),
        look: context.sticker(of: award.achievement), palette: palette)
    }
    scroll.content.add(stickers)
    for sticker in stickers {
      sticker.action = { [weak self, weak sticker] in
        guard let self, let sticker else { return }
        sticker.turnOver()
        strip.show(sticker)
        sizeDidChange()
      }
    }
    let count = stickers.count { $0.isDone }
    done.show(
      trc("achievements", "Done") + " \(count)", icon: "icon-check", fill: palette.good)
    open.show(
      tr("To do") + " \(stickers.count - count)", icon: "icon-todo", fill: palette.quietInk)
    strip.show(stickers.first { !$0.isDone } ?? stickers.last)
    scroll.scroll(to: 0, animated: false)
    sizeDidChange()
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    let foot = strip.height(width: size.width - 16)
    strip.frame = Rect(
      x: 8, y: size.height - foot - 12, width: size.width - 16, height: foot)
    let width = size.width - 16
    let columns = max(2, Int((width / 128).rounded(.down)))
    let cell = width / Double(columns)
    let height =
      AlbumSticker.disc + 16 + (stickers.map { $0.titleHeight(width: cell) }.max() ?? 0)
    var y = 4.0
    for (pill, isDone) in [(done, true), (open, false)] {
      let group = stickers.filter { $0.isDone == isDone }
      pill.isHidden = group.isEmpty
      guard !group.isEmpty else { continue }
      pill.frame = Rect(origin: Point(x: 12, y: y), size: pill.fittingSize(in: width))
      y += Pill.height + Self.gap
      for (index, sticker) in group.enumerated() {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        sticker.frame = Rect(
          x: 8 + Double(column) * cell, y: y + Double(row) * (height + Self.gap),
          width: cell, height: height)
      }
      y += Double((group.count + columns - 1) / columns) * (height + Self.gap) + Self.gap
    }
    scroll.place(
      Rect(x: 0, y: 0, width: size.width, height: max(0, strip.frame.minY - 8)),
      contentHeight: y)
  }
}

/// A strip of paper that tells about one sticker.
private final class StickerStrip: Paper {
  private let title: Label
  private let detail: Label

  init(palette: Palette) {
    title = Label("", style: TextStyle(size: 21, weight: .bold), color: palette.ink)
    detail = Label("", style: TextStyle(size: 18), color: palette.quietInk)
    super.init("player.award.text", role: .text, fill: palette.sheet)
    add([title, detail])
  }

  func show(_ sticker: AlbumSticker?) {
    let text = sticker?.text
    title.show(text?.title ?? "")
    detail.show(
      text.map { $0.day.isEmpty ? $0.detail : $0.explanation + " · " + $0.day } ?? "")
    label = trList([title.label, detail.label])
    isHidden = sticker == nil
  }

  /// The height at a width.
  func height(width: Double) -> Double {
    let inner = width - 32
    return 24 + title.size(fitting: inner).height + detail.size(fitting: inner).height
  }

  override func sizeDidChange() {
    let inner = size.width - 32
    let head = title.size(fitting: inner).height
    title.frame = Rect(x: 16, y: 10, width: inner, height: head)
    detail.frame = Rect(
      x: 16, y: 12 + head, width: inner, height: max(0, size.height - head - 22))
  }
}
