import Drawing
import Geometry
import Languages
import Stage
import Store

/// A sticker of the album, or the place for it: a hole with what will be seen as a shadow, and a ring of dots
/// for the progress so far.
///
/// A tap turns a sticker over, to the date on its back.
final class AlbumSticker: PaperButton {
  static let disc = 96.0
  let text: AchievementText
  let isDone: Bool
  private let face: StickerFace
  private let title: Label

  init(
    _ index: Int, _ award: Award, words: AchievementWords, look: StickerLook, palette: Palette
  ) {
    text = AchievementText(award, words: words)
    isDone = award.isReached
    face = StickerFace(award, day: text.day, look: look, palette: palette)
    title = Label(
      text.title, style: TextStyle(size: 16, weight: .bold, alignment: .center),
      color: palette.tableInk)
    let state = award.isReached ? trc("achievement", "Done") : tr("To do")
    super.init(
      "player.award.\(index)", label: trList([state, text.title, text.detail]),
      fill: .clear)
    add([face, title])
    // Stuck on by hand: none is quite straight.
    if isDone { face.tilt = [-0.05, 0.03, -0.02, 0.05, -0.04, 0.02, 0.04][index % 7] }
  }

  /// The height its title needs in a width.
  func titleHeight(width: Double) -> Double { title.size(fitting: width - 8).height }

  func turnOver() { if isDone { face.turn() } }

  override func sizeDidChange() {
    face.frame = Rect(
      x: (size.width - Self.disc) / 2, y: 4, width: Self.disc, height: Self.disc)
    title.frame = Rect(
      x: 4, y: Self.disc + 8, width: size.width - 8, height: max(0, size.height - Self.disc - 8))
  }

  override func draw(into list: inout DrawList, at now: Duration) {}
}

/// The disc of a sticker, with its back.
private final class StickerFace: Node {
  var tilt = 0.0 { didSet { setPose(Pose(rotation: tilt)) } }
  private let award: Award
  private let paper: Color
  private let palette: Palette
  private let sign: Node
  private let day: Label
  private var isTurned = false
  private var start: Duration?
  private static let length = Theme.slow
  private static let dots = 24

  init(_ award: Award, day text: String, look: StickerLook, palette: Palette) {
    self.award = award
    self.palette = palette
    paper = look.paper
    sign =
      award.isReached
      ? StickerPrint(look)
      : ArtNode(look.drawing ?? look.icon, tint: palette.ink.faded(palette.isStrong ? 0.8 : 0.4))
    day = Label(
      text, style: TextStyle(size: 16, weight: .bold, alignment: .center), color: Theme.ink)
    super.init("")
    add([sign, day])
    day.isHidden = true
  }

  func turn() {
    isTurned.toggle()
    start = stage?.reducesMotion ?? true ? nil : now
    setNeedsDisplay()
  }

  /// How far it has turned, 0 to 1.
  private func progress(at now: Duration) -> Double {
    start.map { min(1, max(0, (now - $0) / Self.length)) } ?? 1
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    progress(at: now) < 1 ? .immediately : .onInput
  }

  override func prepare(at now: Duration) {
    let t = progress(at: now)
    let showsBack = t < 0.5 ? !isTurned : isTurned
    sign.isHidden = showsBack
    day.isHidden = !showsBack
    let open = max(0.01, (2 * t - 1).magnitude)
    sign.setPose(Pose(scale: open))
    day.setPose(Pose(scale: open))
  }

  override func sizeDidChange() {
    sign.frame = award.isReached ? bounds : bounds.inset(by: size.width * 0.23)
    day.frame = bounds.inset(by: 13)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    if award.isReached { drawSticker(into: &list, at: now) } else { drawHole(into: &list) }
  }

  private func drawSticker(into list: inout DrawList, at now: Duration) {
    // Turning, it looks narrower.
    let width = size.width * max(0.06, (2 * progress(at: now) - 1).magnitude)
    let disc = Rect(center: bounds.center, size: Size(width: width, height: size.height))
    let radius = width / 2
    list.shadow(of: disc, radius: radius, elevation: .lying)
    list.shape(Shape(radius: radius, fill: .white, grain: Theme.grain), in: disc)
    let inner = disc.inset(by: min(6, width * 0.06), 6)
    list.shape(
      Shape(
        radius: inner.width / 2, fill: day.isHidden ? paper : Color(0xFFF4DC),
        grain: Theme.grain), in: inner)
  }

  private func drawHole(into list: inout DrawList) {
    let radius = size.width / 2
    let ground = palette.isStrong ? palette.groove : paper.mixed(with: palette.sheet, 0.55)
    list.shape(Shape(radius: radius, fill: ground.mixed(with: palette.ink, 0.28)), in: bounds)
    var floor = bounds
    floor.origin.y += 3
    floor.size.height -= 3
    floor = floor.inset(by: 1, 0)
    list.shape(Shape(radius: radius, fill: ground, grain: Theme.grain), in: floor)
    guard award.share > 0 else { return }
    let shown = Int((award.share * Double(Self.dots)).rounded(.up))
    for dot in 0..<Self.dots {
      let turn = sineAndCosine(of: Double(dot) / Double(Self.dots) * 2 * .pi)
      let place =
        bounds.center + Point(x: turn.sine, y: -turn.cosine) * (radius - 8)
      list.shape(
        Shape(radius: 3.5, fill: dot < shown ? palette.signInk : palette.sheet),
        in: Rect(center: place, size: Size(7)))
    }
  }
}
