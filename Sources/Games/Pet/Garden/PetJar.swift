import Drawing
import Geometry
import Rules
import Stage

/// A glass jar with a supply in it: ten real things, or as many of ten as it is full.
final class PetJar: Node {
  /// Height by width.
  static let ratio = 176.0 / 144
  private static let most = 10
  private static let fall = Duration.milliseconds(420)
  private static let delay = Duration.milliseconds(110)
  private let supply: Resource
  private let number: Label
  private let tag: Paper
  private var art: (jar: Sprite, thing: Sprite, front: Sprite)?
  private var shown = 0
  /// The amount and the cap that its label tells.
  private var labelled: (amount: Int, cap: Int)?
  /// Things that fall into it.
  private var drop: (count: Int, start: Duration)?

  init(_ supply: Resource, palette: Palette) {
    self.supply = supply
    number = Label(
      "", style: TextStyle(size: 18, weight: .bold, alignment: .center), color: palette.ink)
    tag = Paper("", fill: palette.sheet, radius: Theme.smallRadius)
    super.init("pet.resource." + supply.rawValue, role: .text)
    add(tag)
    tag.add(number)
  }

  /// The drawing of one of its things.
  static func thing(_ supply: Resource) -> String {
    switch supply {
    case .food: "pet-berry"
    case .materials: "pet-plank"
    case .toys: "pet-ball"
    case .training: "pet-ribbon"
    case .medicine: "pet-seal-medicine"
    }
  }

  func show(_ amount: Int, cap: Int) {
    guard labelled?.amount != amount || labelled?.cap != cap else { return }
    labelled = (amount, cap)
    label = PetWords.name(of: supply) + ": \(amount)/\(cap)"
    number.show("\(amount)")
    let count = amount <= 0 ? 0 : max(1, min(Self.most, amount * Self.most / max(cap, 1)))
    guard count != shown else { return }
    shown = count
    setNeedsDisplay()
  }

  /// Lets its last things fall in from above.
  func receive(_ count: Int) {
    guard !(stage?.reducesMotion ?? true) else { return }
    drop = (min(count, shown), now)
    setNeedsDisplay()
  }

  override func isMoving(at now: Duration) -> Bool {
    super.isMoving(at: now)
      || drop.map { now < $0.start + Self.fall + Self.delay * $0.count } ?? false
  }

  override func sizeDidChange() {
    art = nil
    let width = min(size.width * 0.7, 56)
    tag.frame = Rect(
      x: (size.width - width) / 2, y: size.height - 26, width: width, height: 26)
    number.frame = tag.bounds.inset(by: 2, 1)
  }

  private var scale: Double { size.width / 144 }
  private var glass: Size { Size(width: size.width, height: size.width * Self.ratio) }

  override func prepare(at now: Duration) {
    guard art == nil, size.shortSide >= 1, let source = stage?.art else { return }
    guard let jar = source.sprite("pet-jar", glass),
      let thing = source.sprite(Self.thing(supply), Size(40 * scale)),
      let front = source.sprite("pet-jar-front", glass)
    else { return }
    art = (jar, thing, front)
  }

  /// The middle of a thing in the jar, counted from the bottom.
  private func place(_ index: Int) -> Point {
    let (pair, rest) = (index / 5, index % 5)
    let x = [40.0, 72, 104, 56, 88][rest]
    let row = 2 * pair + (rest < 3 ? 0 : 1)
    return Point(x: x, y: 146 - 28 * Double(row)) * scale
  }

  /// The middle of its uppermost thing, in its parent's points.
  var uppermost: Point { frame.origin + place(max(0, shown - 1)) }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let art else { return }
    let box = Rect(origin: .zero, size: glass)
    list.image(art.jar, in: box)
    for index in 0..<shown {
      var place = place(index)
      if let drop, index >= shown - drop.count {
        let turn = Double(index - (shown - drop.count))
        let part = (now - drop.start - Self.delay * turn) / Self.fall
        guard part > 0 else { continue }
        place.y -= glass.height * 0.9 * (1 - Easing.bounce(part))
      }
      list.sprite(art.thing, at: place, rotation: Double(index * 5 % 7 - 3) * 0.09)
    }
    list.image(art.front, in: box)
  }
}

/// The shelf with the four supplies.
final class PetShelf: Node {
  private let jars: [PetJar]
  private static let gap = 0.14
  private static let plank = 26.0

  init(palette: Palette) {
    jars = Resource.inJars.map { PetJar($0, palette: palette) }
    super.init("pet.shelf")
    add(jars)
  }

  /// The size with jars of this width.
  static func size(jar: Double) -> Size {
    Size(
      width: (4 * jar + 5 * gap * jar).rounded(),
      height: (jar * PetJar.ratio + plank).rounded())
  }

  func show(_ pet: Pet) {
    for (supply, jar) in zip(Resource.inJars, jars) {
      jar.show(pet.amount(of: supply), cap: pet.cap)
    }
  }

  /// The jar of a supply, if it lies in one.
  func jar(of supply: Resource) -> PetJar? {
    Resource.inJars.firstIndex(of: supply).map { jars[$0] }
  }

  override func sizeDidChange() {
    let width = size.width / (4 + 5 * Self.gap)
    for (index, jar) in jars.enumerated() {
      jar.frame = Rect(
        x: width * (Self.gap + Double(index) * (1 + Self.gap)), y: 0, width: width,
        height: size.height)
    }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let board = Rect(
      x: 0, y: size.height - Self.plank + 4, width: size.width, height: Self.plank - 8)
    list.shadow(of: board, radius: 6, elevation: .lying)
    list.shape(Shape(radius: 6, fill: Color(0xB07A52), grain: Theme.grain), in: board)
    list.shape(
      Shape(radius: 3, fill: Color(0xD29A6C)),
      in: Rect(x: 4, y: board.minY, width: max(0, size.width - 8), height: 5))
  }
}
