import Arcade
import Drawing
import Geometry
import Stage

/// A picture to choose: a photo with a white border, without a caption.
final class PictureChoice: PictureCard {
  private static let border = 6.0
  private var picture: Picture?
  private var arrival = Tween(0)
  /// The mount, before there is a picture.
  private let empty: Color

  init(_ name: String, title text: String, palette: Palette) {
    empty = palette.sheet.mixed(with: palette.table, 0.5)
    super.init("fifteen.picture." + name, of: name, label: text, palette: palette)
  }

  override func sizeDidChange() { fetch() }

  private func fetch() {
    guard let stage, size.width >= 1 else { return }
    stage.art.picture(name, size.width, ObjectIdentifier(self)) { [weak self] found in
      guard let self else { return }
      if picture == nil {
        arrival = Tween(from: 0, to: 1, start: now, length: Theme.move)
      }
      picture = found
      setNeedsDisplay()
    }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    arrival.isRunning(at: now) ? .immediately : .onInput
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    let (share, box) = (arrival.value(at: now), bounds.inset(by: Self.border))
    if share < 1 { list.shape(Shape(radius: radius - 5, fill: empty), in: box) }
    guard let picture else { return }
    list.shape(
      Shape(radius: radius - 5, fill: Color.white.faded(share), sprite: picture.sprite), in: box)
  }
}
