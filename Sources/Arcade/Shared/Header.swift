import Drawing
import Geometry
import Languages
import Stage

/// The way back at the left and the scene's name in the middle.
final class Header: Node {
  static let height = 80.0
  let back: Button
  private let title: Label

  init(_ scene: String, title text: String, world: ColorWorld, back action: @escaping () -> Void) {
    back = Button(
      scene + ".back", label: tr("Back"), icon: "icon-back", world: world, action: action)
    title = Label(
      text, style: TextStyle(size: 30, weight: .bold, alignment: .center), color: world.tableInk)
    super.init("")
    add([title, back])
  }

  override func sizeDidChange() {
    let side = back.fittingSize
    back.frame = Rect(x: 16, y: 12, width: side.width, height: 56)
    let room = size.width - 2 * (side.width + 32)
    let words = title.size()
    // Where the name does not fit in the middle it moves beside the button, or goes.
    title.isHidden = false
    if words.width <= room {
      title.style.alignment = .center
      title.frame = Rect(x: (size.width - room) / 2, y: 0, width: room, height: size.height)
    } else {
      title.style.alignment = .leading
      let left = size.width - side.width - 48
      title.isHidden = words.width > left
      title.frame = Rect(x: side.width + 32, y: 0, width: max(0, left), height: size.height)
    }
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }
}
