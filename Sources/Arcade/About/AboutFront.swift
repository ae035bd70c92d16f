import Drawing
import Geometry
import Host
import Languages
import Stage

/// The front of the About screen: the logo, the version and the licence, and the games in a row.
final class AboutFront: Paper {
  private let logo = ArtNode("logo", elevation: .lying)
  private let version: Label
  private let licence: Label
  private let games: [ArtNode]
  private static let pad = 24.0
  /// The logo is three times as wide as high.
  private static let shape = 3.0
  private static let least = 96.0

  /// `ids`: of the games, whose drawings are shown.
  init(games ids: [String], palette: Palette) {
    version = Label(
      tr("Version {n}", ["n": Version.current]), style: TextStyle(size: 20, weight: .bold),
      color: palette.ink, id: "about.version")
    licence = Label(
      tr(
        "Recreo is free software: you may use, change and share it under the MIT licence. The pictures, music and sounds are licensed under CC BY 4.0."
      ), style: TextStyle(size: 18), color: palette.ink, id: "about.licence")
    games = ids.map { ArtNode("menu-" + $0, elevation: .lying) }
    super.init("about.program", label: "Recreo", fill: palette.sheet, radius: Theme.largeRadius)
    add([logo, version, licence])
    add(games)
  }

  private func isBeside(_ width: Double) -> Bool { width >= 1100 }

  /// The width of the words.
  private func column(_ width: Double) -> Double {
    isBeside(width) ? (width * 0.42).rounded() : width - 2 * Self.pad
  }

  /// The height of the logo and the words of a size, which the words then have.
  private func wordsHeight(_ width: Double, at text: Double) -> Double {
    licence.style.size = text
    version.style.size = text + 2
    let column = column(width)
    return logoHeight(width) + 12 + version.size(fitting: column).height + 6
      + licence.size(fitting: column).height
  }

  /// The same with the larger words where they leave the games room.
  private func wordsHeight() -> Double {
    if !isBeside(size.width), size.width >= 760 {
      let words = wordsHeight(size.width, at: 22)
      if words + 2 * Self.pad + 16 + Self.least <= size.height { return words }
    }
    return wordsHeight(size.width, at: 18)
  }

  private func logoHeight(_ width: Double) -> Double {
    min(isBeside(width) ? 128 : 112, column(width) / Self.shape)
  }

  /// The least height at a width.
  func height(width: Double) -> Double {
    // Measuring changes the words, which stay as they are drawn.
    defer { if size.width > 0 { _ = wordsHeight() } }
    let words = wordsHeight(width, at: 18) + 2 * Self.pad
    return isBeside(width) ? words : words + Self.least + 16
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    let pad = Self.pad
    let column = column(size.width)
    let isBeside = isBeside(size.width)
    let words = wordsHeight()
    var y = isBeside ? (size.height - words) / 2 : pad
    let high = logoHeight(size.width)
    let logoWidth = high * Self.shape
    logo.frame = Rect(
      x: isBeside ? pad : (size.width - logoWidth) / 2, y: y, width: logoWidth, height: high)
    y += high + 12
    for (label, gap) in [(version, 6.0), (licence, 0)] {
      label.style.alignment = isBeside ? .leading : .center
      let height = label.size(fitting: column).height
      label.frame = Rect(x: pad, y: y, width: column, height: height)
      y += height + gap
    }
    let left = isBeside ? column + 2 * pad : pad
    let top = isBeside ? pad : y + 16
    placeGames(
      in: Rect(
        x: left, y: top, width: size.width - left - pad, height: size.height - top - pad))
  }

  /// In a row, or in two where they are larger so.
  private func placeGames(in room: Rect) {
    let count = games.count
    guard count > 0, room.width > 0, room.height > 0 else { return }
    let gap = 12.0
    func side(_ rows: Int) -> Double {
      let columns = Double((count + rows - 1) / rows)
      return min(
        (room.width + gap) / columns - gap, (room.height + gap) / Double(rows) - gap)
    }
    let rows = side(2) > side(1) ? 2 : 1
    let columns = (count + rows - 1) / rows
    let side = min(240, side(rows))
    for (index, game) in games.enumerated() {
      let row = index / columns
      let inRow = Double(min(columns, count - row * columns))
      let left = room.midX - (inRow * (side + gap) - gap) / 2
      let top = room.midY - (Double(rows) * (side + gap) - gap) / 2
      game.frame = Rect(
        x: left + Double(index % columns) * (side + gap),
        y: top + Double(row) * (side + gap), width: side, height: side)
    }
  }
}
