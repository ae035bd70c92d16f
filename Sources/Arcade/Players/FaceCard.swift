import Drawing
import Geometry
import Languages
import Stage
import Store

/// A card of the wall of faces: a player with name, points and achievements, or a blank face that
/// stands for a new player.
final class FaceCard: Node {
  private let face = AvatarNode()
  private let crown = ArtNode("crown-gold", elevation: .lying)
  private let name: Label
  private let detail: Label
  private let plus: ArtNode
  private let palette: Palette
  private var isBlank = false
  private var fullName = ""
  /// The height below and above a face.
  static let words = 104.0

  init(palette: Palette) {
    self.palette = palette
    name = Label(
      "", style: TextStyle(size: 22, weight: .bold, alignment: .center), color: palette.ink)
    detail = Label(
      "", style: TextStyle(size: 17, alignment: .center),
      color: palette.ink.mixed(with: palette.sheet, 0.25))
    plus = ArtNode("icon-plus", tint: palette.signInk)
    super.init("")
    add([face, crown, plus, name, detail])
  }

  func show(_ line: PlayerLine, isCurrent: Bool) {
    isBlank = false
    face.show(line.player.avatar)
    fullName = line.player.name
    let points = trn("{n} point", "{n} points", line.total)
    let done = trn("{n} achievement", "{n} achievements", line.achievements)
    detail.show(points)
    crown.isHidden = !isCurrent
    label = trList(
      [line.player.name, points, done, isCurrent ? tr("Playing") : nil].compactMap { $0 })
    refresh()
  }

  /// A blank face, which makes a new player.
  func showNew() {
    isBlank = true
    fullName = tr("New player")
    detail.show("")
    crown.isHidden = true
    label = tr("New player")
    refresh()
  }

  private func refresh() {
    face.isHidden = isBlank
    plus.isHidden = !isBlank
    sizeDidChange()
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    let side = max(0, min(size.width - 24, size.height - Self.words))
    let top = 26.0
    face.frame = Rect(x: (size.width - side) / 2, y: top, width: side, height: side)
    plus.frame = face.frame.inset(by: side * 0.3)
    crown.frame = Rect(
      x: size.width / 2 - side * 0.27, y: top - side * 0.2 + 2, width: side * 0.54,
      height: side * 0.43)
    let foot = size.height - top - side
    let width = max(0, size.width - 16)
    name.show(name: fullName, size: 22, width: width)
    let height = isBlank ? foot - 12 : name.size(fitting: width).height > 34 ? 48.0 : 34
    name.frame = Rect(x: 8, y: top + side + 4, width: width, height: height)
    detail.frame = Rect(
      x: 8, y: top + side + (height > 34 ? 50 : 40), width: width, height: 26)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard isBlank else { return }
    let disc = face.frame.inset(by: 2)
    list.shape(
      Shape(
        radius: disc.width / 2, fill: palette.groove, border: 3,
        borderColor: palette.ink.mixed(with: palette.sheet, 0.5), grain: Theme.grain), in: disc)
  }
}

extension GridNode.Arrangement {
  /// As large faces as there is room for all of `count`; if there are too many, about as large as a
  /// hand.
  static func faces(_ count: Int, in room: Size, gap: Double) -> Self {
    /// The width of a column, and of the largest face in one.
    func column(_ columns: Int) -> Double {
      ((room.width - 16 + gap) / Double(columns) - gap).rounded(.down)
    }
    func face(_ columns: Int) -> Double {
      let most = columns == 1 && count <= 2 && room.height > room.width ? 600.0 : 440
      return min(column(columns) - 24, most)
    }
    func cell(_ face: Double) -> Size { Size(width: face + 24, height: face + FaceCard.words) }
    let wanted = room.height < 500 ? 176.0 : room.shortSide < 900 ? 216 : 300
    let usual = max(room.width < 700 ? 2 : 3, Int((room.width / wanted).rounded(.down)))
    /// The face that leaves room for all.
    func fitting(_ columns: Int) -> Double {
      let rows = Double((count + columns - 1) / columns)
      return min(face(columns), (room.height / rows - gap - FaceCard.words).rounded(.down))
    }
    // As many side by side as are almost as large as they can be.
    let offered = 1...max(1, min(usual, count))
    let largest = offered.map(fitting).max() ?? 0
    let best = offered.last { fitting($0) >= largest * 0.9 } ?? usual
    guard fitting(best) >= min(120, face(usual)) else {
      return Self(columns: usual, cell: cell(face(usual)))
    }
    return Self(columns: best, cell: cell(fitting(best)))
  }
}
