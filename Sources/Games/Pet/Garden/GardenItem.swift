import Input
import Stage

/// A thing in the pet's garden: a frame of the things' sheet that can be tapped.
final class GardenItem: PixelNode {
  enum Kind: Hashable {
    case fullBowl, plainBowl, emptyBowl, berry, ball, mess, bubbles, litLamp, darkLamp, bed, hit
    case gift, medicine, tea
    /// With so many meals in it.
    case feeder(Int)

    fileprivate var cell: PixelNode.Cell {
      let (column, row) =
        switch self {
        case .fullBowl: (0, 0)
        case .plainBowl: (1, 0)
        case .emptyBowl: (2, 0)
        case .berry: (3, 0)
        case .ball: (0, 1)
        case .mess: (1, 1)
        case .bubbles: (3, 1)
        case .litLamp: (0, 2)
        case .darkLamp: (1, 2)
        case .bed: (2, 2)
        case .hit: (3, 2)
        case .gift: (0, 3)
        case .feeder(let meals): meals < 4 ? (max(0, meals), 4) : (0, 5)
        case .medicine: (1, 5)
        case .tea: (2, 5)
        }
      return PixelNode.Cell(column: column, row: row)
    }

    /// How wide it stands on the ground, in pixels.
    fileprivate var foot: Double {
      switch self {
      case .fullBowl, .plainBowl, .emptyBowl: 34
      case .ball, .feeder: 20
      case .mess, .litLamp, .darkLamp: 24
      case .bed: 62
      case .berry, .bubbles, .hit, .gift, .medicine, .tea: 0
      }
    }
  }

  var kind: Kind { didSet { (cell, foot) = (kind.cell, kind.foot) } }
  private var action: (() -> Void)?

  /// A thing without an action, until `onTap` is called.
  init(_ id: String = "", _ kind: Kind, label: String = "") {
    self.kind = kind
    super.init(id, sheet: "pet-props", cell: kind.cell, label: label)
    foot = kind.foot
  }

  /// Sets its action when it is tapped, or activated with Enter.
  func onTap(_ action: @escaping () -> Void) {
    self.action = action
    isFocusable = true
    recognizers.append(TapRecognizer(action: { _ in action() }))
  }

  @discardableResult override func activate() -> Bool {
    guard let action else { return false }
    action()
    return true
  }
}
