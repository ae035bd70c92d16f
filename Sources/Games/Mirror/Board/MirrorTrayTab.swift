import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// One of the trays of a large puzzle, with an animal and the number of its pieces: a tap opens it,
/// a piece dropped on it goes there.
final class MirrorTrayTab: ChoiceCard {
  /// The animals of the trays, which are also their names.
  static let animals: [LoomMotif] = [.bird, .fish, .butterfly]
  /// The colours of the animals.
  private static let tones: [UInt32] = [0xF9EDB2, 0x55DFFF, 0xFFB27A]
  /// Whether a held piece is over it, or marked pieces would go there.
  var isAimed = false { didSet { if isAimed != oldValue { setNeedsDisplay() } } }
  private let index: Int
  private let picture: ArtNode
  private var count = -1

  /// `index`: counted from 0.
  init(_ index: Int, palette: Palette, action: @escaping () -> Void) {
    self.index = index
    picture = ArtNode(
      "loom-" + Self.animals[index].rawValue, tint: Color(Self.tones[index]))
    var style = TextStyle(size: 18, weight: .bold, alignment: .center)
    style.tabular = true
    super.init(
      "mirror.tray.\(index + 1)", label: "", caption: Label("", style: style), palette: palette,
      action: action)
    add([picture, caption])
    choiceDidChange()
  }

  /// Tells how many pieces are in it.
  func show(_ new: Int) {
    guard new != count else { return }
    count = new
    caption.show("\(new)")
    let pieces = trn("{n} piece", "{n} pieces", new, ["n": "\(new)"])
    label =
      trList([tr("Tray: {animal}", ["animal": LoomWords.name(of: Self.animals[index])]), pieces])
  }

  override func sizeDidChange() {
    let isWide = size.width > size.height * 1.4
    let side = (isWide ? size.height - 16 : min(size.width - 12, size.height - 32)).rounded(.down)
    guard side > 0 else { return }
    if isWide {
      let number = min(44, size.width - side - 24)
      let x = ((size.width - side - 8 - number) / 2).rounded(.down)
      picture.frame = Rect(x: x, y: 8, width: side, height: side)
      caption.frame = Rect(x: x + side + 8, y: 0, width: number, height: size.height)
    } else {
      let top = ((size.height - side - 24) / 2).rounded()
      picture.frame = Rect(x: (size.width - side) / 2, y: top, width: side, height: side)
      caption.frame = Rect(x: 8, y: top + side, width: size.width - 16, height: 24)
    }
  }

  /// It is a holder in the tray, so it is darker.
  override func choiceDidChange() {
    super.choiceDidChange()
    guard !isOn else { return }
    fill = palette.table
    caption.color = palette.tableInk
  }

  override func drawOver(into list: inout DrawList, at now: Duration) {
    super.drawOver(into: &list, at: now)
    guard isAimed else { return }
    list.shape(
      Shape(radius: Theme.radius, fill: .clear, border: 4, borderColor: .white),
      in: bounds.inset(by: -3))
  }
}
