import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage
import Store

/// A rival as a card: its picture, whose it is, and its strength.
final class PetRivalCard: PaperButton {
  private let picture: PixelNode
  private let name, owner: Label
  private let face: ArtNode
  private let disc: Paper
  private let bars: [PetStatBar]
  private let sign: PetElementSign
  /// Whether its element, or that of one's own pet, is at an advantage.
  private let edge: ArtNode?

  /// `player`: its owner, nil for a neighbour; `own`: the player's own pet, at which it looks.
  init(
    _ pet: PetContest.Fighter, of player: Player?, own: Pet?, number: Int, palette: Palette,
    action: @escaping () -> Void
  ) {
    picture = PixelNode(
      sheet: "pet-" + pet.form.rawValue, cell: PetPose.turned.cell(beat: 0, isFacingLeft: true))
    name = Label(
      pet.name, style: TextStyle(size: 26, weight: .bold, alignment: .center), color: palette.ink)
    owner = Label(
      player?.name ?? tr("Neighbour"), style: TextStyle(size: 20), color: palette.ink)
    face = player.map { ArtNode($0.avatar.art) } ?? ArtNode("icon-house", tint: palette.ink)
    disc = Paper("", fill: player?.avatar.color ?? palette.groove)
    let best = [pet.stats, own?.stats].compactMap { $0 }.flatMap { stats in
      Pet.Stat.allCases.map { stats[$0] }
    }.max()
    bars = Pet.Stat.allCases.map {
      PetStatBar($0, pet.stats[$0], best: best ?? 100, palette: palette)
    }
    sign = PetElementSign(pet.form.element, id: "rival.\(number).element")
    edge = Self.edge(of: own?.form.element, over: pet.form.element).map {
      ArtNode($0 ? "icon-up" : "icon-down", tint: $0 ? palette.good : palette.danger)
    }
    super.init(
      "rival.\(number)", label: pet.name, fill: palette.sheet, radius: Theme.largeRadius,
      action: action)
    add([picture, name, disc, owner])
    disc.add(face)
    add(bars)
    add([sign, edge].compactMap(\.self))
  }

  /// True where the first has the advantage, false where the second has it.
  private static func edge(of own: Pet.Element?, over other: Pet.Element?) -> Bool? {
    guard let own, let other, own != other else { return nil }
    return own.beats == other
  }

  override func sizeDidChange() {
    let inner = bounds.inset(by: 16, 12)
    let row = min(36.0, max(26, inner.height * 0.08))
    let foot = 3 * row + 4
    let low = inner.maxY - foot
    let heading = min(44, max(32, inner.height * 0.1))
    let space = low - 2 * heading - inner.minY - 4
    // A picture is clear at the top.
    picture.side = PixelNode.fitting(
      min(max(64, space), inner.width) * 64 / 60, density: stage?.density ?? 1)
    picture.frame = Rect(
      x: inner.midX - picture.side / 2, y: inner.minY + space - picture.side, width: picture.side,
      height: picture.side)
    let mark = min(48.0, max(34, inner.width * 0.14))
    sign.frame = Rect(x: inner.minX, y: inner.minY, width: mark, height: mark)
    edge?.frame = Rect(
      x: inner.minX + mark + 2, y: inner.minY + mark * 0.15, width: mark * 0.7, height: mark * 0.7)
    name.frame = Rect(
      x: inner.minX, y: low - 2 * heading, width: inner.width, height: heading)
    let side = heading - 4
    let text = min(owner.size().width + 1, inner.width - side - 10)
    let left = inner.midX - (text + side + 10) / 2
    disc.frame = Rect(x: left, y: low - heading, width: side, height: side)
    disc.radius = side / 2
    face.frame = disc.bounds.inset(by: side * 0.06)
    owner.frame = Rect(x: left + side + 10, y: low - heading, width: text, height: side)
    for (index, bar) in bars.enumerated() {
      bar.frame = Rect(
        x: inner.minX, y: low + 4 + row * Double(index), width: inner.width, height: row)
    }
  }
}

/// One of attack, defence and luck as a bar.
final class PetStatBar: Node {
  private let icon: ArtNode
  private let number: Label
  private let value: Int
  private let palette: Palette
  private let best: Int

  /// `best`: the value of a whole bar.
  init(_ stat: Pet.Stat, _ value: Int, best: Int, palette: Palette) {
    (self.value, self.best, self.palette) = (value, best, palette)
    icon = ArtNode("icon-" + stat.rawValue, tint: palette.signInk)
    number = Label("\(value)", style: TextStyle(size: 18, weight: .bold), color: palette.ink)
    super.init("", role: .text, label: PetWords.name(of: stat) + " \(value)")
    add([icon, number])
  }

  override func sizeDidChange() {
    let side = min(26, size.height - 4)
    icon.frame = Rect(x: 0, y: (size.height - side) / 2, width: side, height: side)
    number.frame = Rect(x: size.width - 46, y: 0, width: 46, height: size.height)
  }

  private func part(_ value: Int) -> Double {
    min(1, Double(value) / (Double(max(best, 1)) * 1.05))
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let bar = Rect(
      x: 36, y: size.height / 2 - 7, width: max(20, size.width - 92), height: 14)
    list.shape(Shape(radius: 7, fill: palette.groove), in: bar)
    var full = bar
    full.size.width = max(14, bar.width * part(value))
    list.shape(Shape(radius: 7, fill: palette.accent, grain: Theme.grain), in: full)
  }
}
