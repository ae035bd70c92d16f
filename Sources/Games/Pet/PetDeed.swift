import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// A button for an action on the pet: an icon, and its name if there is room.
final class PetDeed: PaperButton {
  /// The colour of an active button: the accent would be as dark as the table.
  static let lit = Color(0xF6C98F)
  /// Its current action; the lights go off or on.
  private(set) var deed: PetAction
  private let icon: ArtNode
  private let caption: Label
  private let palette: Palette

  init(
    _ id: String, _ deed: PetAction, icon sign: String, caption words: String, palette: Palette
  ) {
    self.deed = deed
    self.palette = palette
    icon = ArtNode(sign)
    caption = Label(words, style: TextStyle(size: 16, weight: .bold, alignment: .center))
    super.init(id, label: words, fill: palette.sheet)
    add([icon, caption])
  }

  /// Shows its action, and whether the pet allows it.
  func show(_ deed: PetAction, words: String, allowed: Bool, isOn: Bool = false) {
    self.deed = deed
    label = words
    if caption.label != words {
      caption.show(words)
      sizeDidChange()
    }
    fill = isOn ? Self.lit : palette.sheet
    let ink = (isOn ? Theme.ink : palette.ink).faded(allowed ? 1 : 0.5)
    icon.tint = isOn || !allowed ? ink : palette.accent
    caption.color = ink
  }

  override func sizeDidChange() {
    let hasWords = size.width >= 72
    caption.isHidden = !hasWords
    let isLong = caption.smallestSize(fitting: size.width - 4).height > 24
    let words = !hasWords ? 0.0 : isLong ? 42 : 24
    let side = min(32, size.height - (hasWords ? words + 10 : 20))
    let top = (size.height - side - words) / 2
    icon.frame = Rect(x: (size.width - side) / 2, y: top, width: side, height: side)
    caption.frame = Rect(x: 2, y: top + side, width: size.width - 4, height: words)
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }

  /// All of them, in the order of the screen.
  static func all(palette: Palette) -> [PetDeed] {
    func deed(_ id: String, _ action: PetAction, _ icon: String, _ words: String) -> PetDeed {
      PetDeed("pet." + id, action, icon: "icon-" + icon, caption: words, palette: palette)
    }
    return [
      deed("feed", .feed, "food", tr("Feed")), deed("play", .play, "toys", tr("Play")),
      deed("clean", .clean, "soap", tr("Clean")), deed("lights", .lightsOut, "lamp", tr("Lights")),
    ]
      + Pet.Stat.allCases.map {
        deed("train." + $0.rawValue, .train($0), $0.rawValue, PetWords.name(of: $0))
      } + [
        deed("build", .build, "house", tr("Room")),
        deed("holiday", .beginHoliday, "suitcase", tr("Holiday")),
      ]
  }

  func show(_ pet: Pet) {
    switch deed {
    case .lightsOut, .lightsOn:
      show(pet.isAsleep ? .lightsOn : .lightsOut, pet, tr("Lights"), isOn: pet.isAsleep)
    case .beginHoliday, .endHoliday:
      show(
        pet.isOnHoliday ? .endHoliday : .beginHoliday, pet,
        pet.isOnHoliday ? tr("Come home") : tr("Holiday"), isOn: pet.isOnHoliday)
    case .build:
      show(.build, pet, pet.roomCost.map { tr("Room") + " · \($0)" } ?? tr("Room"))
    default: show(deed, pet, label)
    }
  }

  private func show(_ action: PetAction, _ pet: Pet, _ words: String, isOn: Bool = false) {
    show(action, words: words, allowed: pet.allows(action), isOn: isOn)
  }
}
