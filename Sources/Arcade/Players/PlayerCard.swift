import Geometry
import Languages
import Rules
import Stage
import Store

/// The avatar, name and totals of a player, and whether this is the current player.
final class PlayerCard: Paper {
  /// What its buttons do.
  enum Action { case avatar, name, play, lock }

  /// Told what is asked of it.
  var onAction: (Action) -> Void = { _ in }
  private let face: AvatarButton
  private let name: NameButton
  private let play: Button
  private let figures: [PlayerFigure]
  private let palette: Palette
  private let all: Int
  private static let pad = 16.0

  /// `all`: how many achievements there are.
  init(palette: Palette, all: Int) {
    self.palette = palette
    self.all = all
    face = AvatarButton(palette: palette)
    name = NameButton(palette: palette)
    play = Button("player.play", label: "", icon: "icon-play", kind: .primary, palette: palette)
    figures = [
      PlayerFigure("player.total", tr("Points"), palette: palette),
      PlayerFigure("player.distinct", trc("points", "Bonus"), palette: palette),
      PlayerFigure("player.done", trc("achievements", "Done"), palette: palette),
    ]
    super.init("player.card", fill: palette.sheet, radius: Theme.largeRadius)
    add([face, name, play])
    add(figures)
    face.action = { [weak self] in self?.onAction(.avatar) }
    name.action = { [weak self] in self?.onAction(.name) }
    play.action = { [weak self] in self?.onAction(.play) }
  }

  /// `mayChange`: whether the name and avatar may be changed here; `mayPlay`: whether the player may
  /// be selected.
  func show(_ line: PlayerLine, isCurrent: Bool, mayChange: Bool, mayPlay: Bool) {
    face.show(line.player.avatar)
    name.show(line.player.name)
    face.allow(mayChange)
    name.allow(mayChange)
    let values = [
      "\(line.total)", "\(line.distinct)", "\(line.achievements)/\(all)",
    ]
    for (figure, value) in zip(figures, values) { figure.show(value) }
    play.isHidden = !mayPlay
    play.setIcon(isCurrent ? "icon-person" : "icon-play")
    play.kind = isCurrent ? .plain : .primary
    play.palette = isCurrent ? palette.onSheet : palette
    play.setLabel(
      isCurrent
        ? tr("Play as a guest") : tr("Play as {name}", ["name": line.player.name]))
    sizeDidChange()
  }

  /// The height as a banner of this width.
  static func bannerHeight(width: Double) -> Double { width >= 640 ? 132 : 196 }
  /// The height as a column.
  static func columnHeight(width: Double, room: Double) -> Double {
    face(width: width, room: room) + 256
  }
  private static func face(width: Double, room: Double) -> Double {
    min(176, width - 64, max(96, room - 256))
  }

  override func sizeDidChange() { size.width > size.height ? banner() : column() }

  private func column() {
    let pad = Self.pad
    let inner = size.width - 2 * pad
    let side = size.height - 256
    face.frame = Rect(x: (size.width - side) / 2, y: pad, width: side, height: side)
    name.frame = Rect(x: pad, y: face.frame.maxY + 8, width: inner, height: 56)
    place(figures: Rect(x: pad, y: name.frame.maxY + 8, width: inner, height: 72))
    place(play: Rect(x: pad, y: size.height - pad - 60, width: inner, height: 60))
  }

  private func banner() {
    let pad = Self.pad
    let isWide = size.width >= 640
    face.frame = Rect(x: pad, y: pad, width: 100, height: 100)
    let left = face.frame.maxX + pad
    let button = isWide ? min(play.fittingSize.width, size.width * 0.34) : 0
    let inner = size.width - left - pad - (isWide ? button + pad : 0)
    name.frame = Rect(x: left, y: isWide ? 10 : 6, width: inner, height: 52)
    place(figures: Rect(x: left, y: name.frame.maxY + 2, width: inner, height: 60))
    place(
      play: isWide
        ? Rect(x: size.width - pad - button, y: (size.height - 60) / 2, width: button, height: 60)
        : Rect(
          x: pad, y: size.height - 56 - 12, width: size.width - 2 * pad, height: 56))
  }

  private func place(figures room: Rect) {
    let cell = room.width / Double(figures.count)
    for (index, figure) in figures.enumerated() {
      figure.frame = Rect(
        x: room.minX + Double(index) * cell, y: room.minY, width: cell, height: room.height)
    }
  }

  private func place(play room: Rect) {
    play.isCompact = !play.fits(width: room.width)
    play.frame = room
  }
}
