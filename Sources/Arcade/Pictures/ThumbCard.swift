import Drawing
import Geometry
import Stage

/// A print of a picture, or a folder, to choose from, with its name below; pictures load while visible.
final class ThumbCard: PaperButton {
  /// Room for two lines.
  static let caption = 60.0
  private let photo: Photo?
  private let title: Label
  private let sign: Node
  private let picture = ArrivingPicture()
  private var isSeen = false

  /// A picture file, or a folder where `photo` is nil.
  init(
    _ id: String, name: String, photo: Photo?, palette: Palette, action: @escaping () -> Void
  ) {
    self.photo = photo
    // What kind of file it is says nothing to a child.
    let dot = photo == nil ? nil : name.dropFirst().lastIndex(of: ".")
    let style = TextStyle(size: 20, weight: .bold, alignment: .center)
    title = Label(String(name[..<(dot ?? name.endIndex)]), style: style, color: palette.ink)
    sign =
      photo == nil
      ? FolderNode(palette: palette)
      : ArtNode("icon-original", tint: palette.ink.faded(0.55))
    super.init(id, label: name, fill: palette.sheet, action: action)
    add([sign, title])
  }

  private var window: Rect {
    Rect(x: 10, y: 10, width: size.width - 20, height: size.height - Self.caption - 14)
  }

  override func sizeDidChange() {
    title.frame = Rect(
      x: 8, y: size.height - Self.caption - 2, width: size.width - 16, height: Self.caption)
    title.style.size = max(20, (size.width / 20).rounded())
    let side = min(window.width, window.height) * (photo == nil ? 0.86 : 0.4)
    sign.frame = Rect(center: window.center, size: Size(side))
    releasePicture()
  }

  private func releasePicture() {
    picture.drop(on: self)
    isSeen = false
  }

  /// Sets whether it is visible; otherwise its picture is not loaded.
  func setSeen(_ seen: Bool) {
    guard let photo, seen != isSeen, stage != nil, size.width > 1 else { return }
    isSeen = seen
    if seen { picture.ask(for: photo, window.size, on: self) } else { picture.drop(on: self) }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    picture.isRunning(at: now) ? .immediately : super.nextFrame(after: now)
  }

  override func prepare(at now: Duration) { sign.isHidden = picture.isHere }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    picture.draw(into: &list, in: window, radius: Theme.smallRadius, at: now)
  }
}

extension Sprite {
  /// The middle of the sprite, with the aspect ratio of `size`.
  func filling(_ size: Size) -> Sprite {
    guard size.height > 0, width > 0, height > 0 else { return self }
    let shape = size.width / size.height / Double(width / height)
    var part = self
    func cut(_ a: UInt16, _ b: UInt16, to share: Double) -> (UInt16, UInt16) {
      let (low, high) = (Double(a), Double(b))
      let half = (high - low) * share / 2
      return (UInt16((low + high) / 2 - half), UInt16((low + high) / 2 + half))
    }
    if shape < 1 {
      (part.u0, part.u1) = cut(u0, u1, to: shape)
      part.width *= Float(shape)
    } else {
      (part.v0, part.v1) = cut(v0, v1, to: 1 / shape)
      part.height *= Float(1 / shape)
    }
    return part
  }
}
