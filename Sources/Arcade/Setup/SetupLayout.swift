import Geometry
import Input
import Stage

/// Where the parts of a setup lie.
///
/// With a preview: it lies with the pictures beside the choices, or above them in an upright window.
/// Without one: all choices on a sheet, the last beside its words and Play where there is room.
struct SetupLayout {
  private let setup: SetupScene
  private let room: Rect
  private let gap: Double
  /// Around what lies on a sheet.
  let margin: Double
  private var isUpright: Bool { room.height > room.width * (setup.sheet == nil ? 1 : 1.1) }

  init(_ setup: SetupScene, _ room: Rect) {
    (self.setup, self.room) = (setup, room)
    let isLow = setup.bounds.size.shortSide < 640
    gap = setup.sheet == nil ? isLow ? 10 : 20 : isLow ? 8 : 14
    margin = isLow ? 12 : 24
  }

  /// The part of the window below the header.
  static func room(in bounds: Rect, onSheet: Bool) -> Rect {
    let margin = onSheet || bounds.size.shortSide < 640 ? 16.0 : 32
    return Header.room(in: bounds, margin: margin, foot: margin * 0.75)
  }

  /// Everything.
  var box: any Box {
    guard let preview = setup.preview else { return onSheet }
    if isUpright { return upright(preview.shape) }
    let wide = room.height * preview.shape.upperBound
    let isPanorama = room.width - wide - 2 * gap >= max(560, room.height * 0.8)
    return isPanorama ? panorama(wide) : beside(preview.shape.upperBound)
  }

  // With a preview.

  /// The preview as high as the window; everything else beside it.
  private func panorama(_ wide: Double) -> any Box {
    let rest = min(room.width - wide - 2 * gap, room.height * 2.1)
    return Row(gap: 2 * gap, packing: .center) {
      Column {
        Cell(setup.preview?.node)
        title
      }.width(.exactly(wide))
      Column {
        gallery.height(.exactly(strip))
        space
        controls(rest)
      }.width(.exactly(rest))
    }
  }

  /// The preview with the pictures below it, and the choices in a column at the right.
  private func beside(_ shape: Double) -> any Box {
    let high = room.height - strip - titleHeight - gap
    let width = min(room.width - max(360 + 2 * gap, room.width * 0.42) - 2 * gap, high * shape)
      .rounded()
    return Row(gap: 2 * gap) {
      Column {
        pictures(width)
        gallery.height(Length(least: strip))
      }.width(.exactly(width))
      Column { controls(room.width - width - 2 * gap) }
    }
  }

  /// One below the other, in an upright window.
  private func upright(_ shape: ClosedRange<Double>) -> any Box {
    Column {
      pictures(room.width * 2 / (shape.lowerBound + shape.upperBound) * shape.lowerBound)
      gallery.height(Length(least: strip))
      space
      controls(room.width)
    }
  }

  /// The preview in its shape, and what it is called.
  @BoxBuilder private func pictures(_ width: Double) -> [any Box] {
    Cell(setup.preview?.node).height(
      Length(least: 48, ideal: width / (setup.preview?.shape.lowerBound ?? 1), weight: 0))
    title
    if setup.preview?.title == nil { space }
  }

  private var title: [any Box] {
    setup.preview?.title.map { [Cell($0).height(.exactly(titleHeight))] } ?? []
  }

  private var titleHeight: Double {
    setup.preview?.title == nil ? 0 : room.height < 600 ? 32 : 44
  }

  /// The height of the strip of pictures, and of the buttons below it.
  private var strip: Double {
    min(160, max(56, (setup.bounds.size.shortSide * 0.14).rounded()))
      + (setup.gallery?.hasFoot ?? false ? PictureGallery.foot : 0)
  }

  private var gallery: Cell { Cell(setup.gallery) }
  private var space: Cell { Cell().height(.exactly(gap)) }

  /// The rows of choices, the saved game and Play, in a column of this width.
  @BoxBuilder private func controls(_ width: Double) -> [any Box] {
    let row = max(room.height < 700 ? Theme.touch : 60, (room.height * 0.085).rounded())
    for part in setup.rows {
      Cell(part.title).height(.exactly(40)).dropped(1)
      grid(part, width, isUpright ? Length(least: row) : Length(least: 48, ideal: 96))
      space
    }
    if let card = setup.savedGame, setup.placesSavedGame {
      Cell(card).height(.exactly(min(96, max(60, (room.height * 0.13).rounded()))))
      space
    }
    foot(width).height(
      isUpright
        ? Length(least: max(60, (room.height * 0.068).rounded()), most: 160)
        : .exactly(min(120, max(56, (room.height * 0.16).rounded()))))
  }

  private func grid(_ row: SetupRow, _ width: Double, _ height: Length) -> any Box {
    let tight = width < 560 ? 6.0 : 14
    let columns = Grid(least: row.least, gap: tight) { row.cards.map { Cell($0) } }
      .shape(in: width).columns
    return Grid(columns: columns, gap: columns > 4 ? min(gap, tight) : gap) {
      for card in row.cards { Cell(card).height(height) }
    }
  }

  /// Play takes what the smaller buttons leave; where that would be little, they have their words
  /// below their icons, or none.
  private func foot(_ width: Double) -> Row {
    let gap = min(gap, 12)
    let small = setup.foot.compactMap { $0 as? Button }
    for button in small { (button.isCompact, button.isStacked) = (false, false) }
    let words = small.map(\.fittingSize.width).max() ?? 0
    let count = Double(small.count)
    let fits =
      width - count * (words + gap) >= max(setup.play.fittingWidth, width * 0.5)
    let part = count == 2 ? 0.22 : 0.17
    let share = max(count > 1 ? 56 : 72, ((width - count * gap) * part).rounded())
    let side = fits ? max(words, share) : share
    let isStacked = !fits && small.allSatisfy { $0.fitsStacked(Size(width: side - 4, height: 56)) }
    for button in small { (button.isCompact, button.isStacked) = (!fits, isStacked) }
    return Row(gap: gap) {
      for node in setup.foot {
        node is Button ? Cell(node).width(.exactly(side)) : Cell(node)
      }
    }
  }

  // On a sheet.

  /// As high as its cards want to be, in the middle of the room.
  var sheet: Rect {
    let most = onSheet.length(.vertical, across: inner).most + 2 * margin
    let size = Size(width: inner + 2 * margin, height: min(room.height, most))
    return Rect(
      origin: Point(
        x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded()),
      size: size)
  }

  private var inner: Double {
    (isUpright ? room.width : min(room.width, max(960, room.height * 1.65))) - 2 * margin
  }

  /// In an upright window in as many columns as give the largest cards.
  private var onSheet: Column {
    guard isUpright else { return onSheet(4) }
    let size = Size(width: inner, height: room.height - 2 * margin)
    func height(_ box: Column) -> Double {
      box.frames(in: Rect(origin: .zero, size: size)).lazy.dropFirst().first??.height ?? 0
    }
    return (2...(room.width < 900 ? 3 : 4)).map(onSheet).max { height($0) <= height($1) }
      ?? onSheet(3)
  }

  private func onSheet(_ columns: Int) -> Column {
    let side = (inner + gap) / Double(columns) - gap
    let half = (inner + gap) / 2 - gap
    func cards(_ row: SetupRow, _ note: Label? = nil) -> [Cell] {
      (row.cards + [note].compactMap { $0 }).map {
        Cell($0).height(Length(least: 48, ideal: 96, most: row.tallest(side)))
      }
    }
    func title(_ row: SetupRow) -> Cell { Cell(row.title).height(.exactly(34)) }
    return Column(gap: gap, alignment: .start) {
      for row in setup.rows.dropLast() {
        title(row).dropped(1)
        Grid(columns: columns, gap: gap, fillsLastRow: row.note != nil) {
          cards(row, row.note)
        }
      }
      if let last = setup.rows.last {
        let wide = max(2, Double(last.cards.count)) * 1.5 * side
        let grid = Grid(columns: last.cards.count, gap: gap) { cards(last) }
        if isUpright {
          title(last)
          grid.width(.exactly(min(inner, wide)))
          if let note = last.note { Cell.text(note) }
          foot(inner).height(.exactly(min(112, max(64, (room.height * 0.06).rounded()))))
        } else {
          let left = Column(gap: gap) {
            title(last)
            grid
          }
          let rest = inner - half - 2 * gap
          Row(gap: 2 * gap) {
            left.width(.exactly(half))
            Column {
              if let note = last.note { Cell.text(note) }
              Cell().height(Length(least: gap))
              foot(rest).height(Length(least: 56, most: 88))
            }
          }.height(left.length(.vertical, across: half))
        }
      }
    }
  }
}
