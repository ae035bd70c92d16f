import Drawing
import Geometry
import Input
import Rules
import Stage

/// The pet or a mate of its, to be put into a place.
final class PetToken: Node {
  let who: PetLineup.Who
  var onTap: () -> Void = {}
  var onDrag: (DragUpdate) -> Void = { _ in }
  var isPicked = false { didSet { if isPicked != oldValue { setNeedsDisplay() } } }
  private let picture: PixelNode
  private let sign: PetElementSign
  private let slip: Paper
  private let title: Label
  private var text = ""

  init(_ who: PetLineup.Who, _ fighter: PetContest.Fighter, palette: Palette) {
    self.who = who
    picture = PixelNode(
      sheet: "pet-" + fighter.form.rawValue, cell: PetPose.stand.cell(beat: 0, isFacingLeft: false))
    sign = PetElementSign(fighter.form.element)
    slip = Paper("", fill: palette.sheet, radius: Theme.smallRadius)
    let name = PetWords.name(of: fighter)
    title = Label(
      name, style: TextStyle(size: 18, weight: .bold, alignment: .center), color: palette.ink)
    let id =
      switch who {
      case .own: "team.own"
      case .mate(let form): "team." + form.rawValue
      }
    super.init(id, role: .button, label: name)
    add([picture, sign, slip])
    slip.add(title)
    isFocusable = true
    recognizers = [
      DragRecognizer(onObject: true) { [weak self] in self?.onDrag($0) },
      TapRecognizer(action: { [weak self] _ in self?.onTap() }),
    ]
  }

  override var traceText: String? { text }

  @discardableResult override func activate() -> Bool {
    onTap()
    return true
  }

  /// Puts it into a slot; `text` tells the trace where.
  func place(_ slot: Rect, text: String) {
    self.text = text
    frame = slot.inset(by: 3, 2)
    arrange()
  }

  /// Holds its middle at a place, in its parent's points.
  func hold(at place: Point) {
    frame = Rect(center: place, size: frame.size)
    setNeedsDisplay()
  }

  private func arrange() {
    let foot = 28.0
    picture.side = PixelNode.fitting(
      min(size.width, size.height - foot + 4), density: stage?.density ?? 1)
    picture.frame = Rect(
      x: (size.width - picture.side) / 2, y: size.height - foot - picture.side + 4,
      width: picture.side, height: picture.side)
    let mark = min(36, max(22, picture.side * 0.28))
    sign.frame = Rect(
      x: max(0, picture.frame.minX - mark * 0.2), y: max(0, picture.frame.minY), width: mark,
      height: mark)
    let wide = min(size.width, title.size().width + 21).rounded(.up)
    slip.frame = Rect(
      x: (size.width - wide) / 2, y: size.height - foot, width: wide, height: foot)
    title.frame = slip.bounds.inset(by: 4, 0)
  }

  override func sizeDidChange() { arrange() }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard isPicked else { return }
    list.shape(
      Shape(radius: Theme.largeRadius, fill: Color(0xFFDE96, opacity: 0.6)), in: bounds)
  }
}

/// A place of the team, as a rug.
final class PetTeamPlace: Node {
  var action: () -> Void = {}
  /// A place that is taken is operated by whoever stands there.
  var isTaken = false {
    didSet {
      (role, isFocusable) = (isTaken ? .image : .button, !isTaken)
      setNeedsDisplay()
    }
  }
  private let palette: Palette

  init(_ place: Int, palette: Palette) {
    self.palette = palette
    super.init("team.place.\(place)", role: .button, label: "\(place + 1)")
    isFocusable = true
    recognizers = [TapRecognizer(action: { [weak self] _ in self?.activate() })]
  }

  @discardableResult override func activate() -> Bool {
    action()
    return true
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let high = min(44, size.height * 0.24)
    PetRug(
      frame: Rect(x: 12, y: size.height - 20 - high, width: max(1, size.width - 24), height: high),
      opacity: isTaken ? 1 : 0.6
    ).draw(into: &list)
  }
}
