import Drawing
import Geometry
import Languages
import Stage
import Store

/// A step of the podium with the one who stands on it; an empty step waits with a dotted face.
final class PodiumPlace: PaperButton {
  let face: PodiumFace
  /// The size of the face, set before the frame.
  var faceSide = 0.0
  private let step: Paper
  private let band: Paper
  private let name: Label
  private let figure: Label
  private let number: Label
  private let palette: Palette
  private let place: Int
  private var fullName = ""

  init(place: Int, palette: Palette) {
    self.place = place
    self.palette = palette
    face = PodiumFace(hasCrown: place == 0, palette: palette)
    step = Paper(fill: palette.sheet, radius: Theme.smallRadius)
    band = Paper(fill: LeaderRow.medals[place], radius: Theme.smallRadius)
    name = Label(
      "", style: TextStyle(size: 24, weight: .bold, alignment: .center), color: palette.ink)
    let style = TextStyle(size: 30, weight: .bold, alignment: .center)
    figure = Label("", style: style, color: palette.ink)
    number = Label(
      "\(place + 1)", style: TextStyle(size: 22, weight: .bold, alignment: .center),
      color: LeaderRow.medalInk(palette))
    super.init("results.podium.\(place)", label: "", fill: .clear)
    step.add([band, name, figure, PodiumMedal(LeaderRow.medals[place]), number])
    add([step, face])
  }

  /// `isTaken`: something else lies on the empty step.
  func show(_ leader: Leader?, figure text: String, isOwn: Bool, isTaken: Bool) {
    fullName = leader?.player.name ?? ""
    figure.show(text)
    face.show(leader?.player.avatar)
    face.isHidden = isTaken
    isEnabled = leader != nil
    isFocusable = leader != nil
    label = leader.map { "\(place + 1). \($0.player.name), \(text)" } ?? ""
    role = leader == nil ? .image : .button
    sizeDidChange()
    step.fill = isOwn ? palette.sheet.mixed(with: palette.accent, 0.14) : palette.sheet
    setNeedsDisplay()
  }

  func rise(after delay: Duration) {
    step.animate(
      from: Pose(offset: Point(x: 0, y: size.height)), length: .milliseconds(340),
      easing: .settle, delay: delay)
  }

  func dropCrown(after delay: Duration) { face.dropCrown(after: delay) }

  override func sizeDidChange() {
    let width = size.width
    step.frame = Rect(x: 0, y: faceSide - 4, width: width, height: size.height - faceSide + 4)
    face.frame = Rect(x: (width - faceSide) / 2, y: 0, width: faceSide, height: faceSide)
    let height = step.size.height
    let isLow = height < 130
    let large = min(max(width / 168, 1), 1.5)
    figure.style.size = 30 * min(max(width / 168, 0.7), 1.5)
    number.style.size = 22 * large
    band.frame = Rect(x: 0, y: 0, width: width, height: 10)
    name.frame = Rect(
      x: 6, y: isLow ? 10 : 18, width: width - 12, height: isLow ? 26 : 32 * large)
    name.show(name: fullName, size: 24 * large, width: width - 12)
    if !isLow { name.frame.size.height = max(32 * large, name.size(fitting: width - 12).height) }
    figure.frame = Rect(
      x: 6, y: name.frame.maxY, width: width - 12, height: isLow ? 28 : 38 * large)
    let room = height - figure.frame.maxY
    let side = min(room - 8, 48 * large, max(48, room * 0.5))
    let disc = Rect(
      center: Point(x: width / 2, y: figure.frame.maxY + room * 0.46), size: Size(side))
    for node in step.children where node is PodiumMedal || node === number {
      node.isHidden = side < 30
      node.frame = disc
    }
  }

  override func draw(into list: inout DrawList, at now: Duration) {}
}

/// A disc of gold, silver or bronze.
private final class PodiumMedal: Node {
  private let color: Color

  init(_ color: Color) {
    self.color = color
    super.init("")
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    LeaderRow.drawMedal(color, in: bounds, into: &list)
  }
}

/// The face of whoever stands on a step; a ring of dots, if nobody does.
final class PodiumFace: HoppingNode {
  private let avatar = AvatarNode()
  private let crown: ArtNode?
  private let nobody: Label
  private let question = tr("Is this you?")
  private let palette: Palette

  init(hasCrown: Bool, palette: Palette) {
    self.palette = palette
    crown = hasCrown ? ArtNode("crown-gold", elevation: .lying) : nil
    nobody = Label(
      question, style: TextStyle(size: 22, weight: .bold, alignment: .center),
      color: palette.tableInk)
    super.init("")
    add([avatar, crown, nobody].compactMap { $0 })
  }

  func show(_ shown: Avatar?) {
    avatar.isHidden = shown == nil
    crown?.isHidden = shown == nil
    nobody.isHidden = shown != nil
    if let shown { avatar.show(shown) }
  }

  func dropCrown(after delay: Duration) {
    crown?.animate(
      from: Pose(offset: Point(x: 0, y: -size.height), rotation: -0.3, opacity: 0),
      length: .milliseconds(280), easing: .bounce, delay: delay)
  }

  override func sizeDidChange() {
    avatar.frame = bounds
    // Its corners lie within the dots.
    let room = Size(width: radius * 1.4, height: radius * 1.2)
    nobody.style.size = min(22, max(16, size.width * 0.19))
    nobody.frame = Rect(center: bounds.center, size: room)
    nobody.show(question)
    let least = nobody.smallestSize(fitting: room.width)
    if least.width > room.width || least.height > room.height { nobody.show("?") }
    crown?.frame = Rect(
      x: size.width * 0.22, y: -size.height * 0.27, width: size.width * 0.56,
      height: size.height * 0.45)
  }

  /// The radius of the ring.
  private var radius: Double { size.width * 0.44 }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard avatar.isHidden else { return }
    let dots = 24
    for dot in 0..<dots {
      let turn = sineAndCosine(of: Double(dot) / Double(dots) * 2 * .pi)
      let place = bounds.center + Point(x: turn.sine, y: turn.cosine) * radius
      list.shape(
        Shape(radius: 3, fill: palette.tableInk.faded(0.6)),
        in: Rect(center: place, size: Size(6)))
    }
  }
}
