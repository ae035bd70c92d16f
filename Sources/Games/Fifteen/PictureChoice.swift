import Arcade
import Drawing
import Geometry
import Stage

/// A picture to choose, with its name below.
final class PictureChoice: Paper, PictureCard {
  /// The height of the name below the picture.
  static let caption = 40.0
  let name: String
  /// Whether it is selected, for the trace.
  var isChosen = false
  private var picture: Picture?
  private var arrival = Tween(0)
  private let title: CarouselCaption

  init(_ name: String, title text: String, palette: Palette) {
    self.name = name
    title = CarouselCaption(
      Label(
        text, style: TextStyle(size: 20, weight: .bold, alignment: .center),
        color: palette.ink))
    super.init("fifteen.picture." + name, role: .image, label: text, fill: palette.sheet)
    add(title)
  }

  override var traceValue: Double? { isChosen ? 1 : 0 }

  override func sizeDidChange() {
    title.frame = Rect(
      x: 8, y: size.height - Self.caption - 2, width: size.width - 16, height: Self.caption)
    fetch()
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    fetch()
  }

  private func fetch() {
    guard let stage, size.width >= 1 else { return }
    let wanted = size.width
    stage.art.picture(name, wanted, ObjectIdentifier(self)) { [weak self] found in
      guard let self, size.width == wanted else { return }
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
    guard let picture else { return }
    let fade = Color.white.faded(arrival.value(at: now))
    list.shape(
      Shape(radius: radius - 6, fill: fade, sprite: picture.sprite),
      in: Rect(x: 8, y: 8, width: size.width - 16, height: size.width - 16))
  }
}
