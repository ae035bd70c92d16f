public import Geometry
public import Input

/// An endless row of items of which the middle one is selected: it is large, its neighbours are
/// smaller and dimmer.
///
/// A drag or a throw settles on an item; a tap on a side item, the arrow keys and the wheel bring
/// another to the middle; Enter or a tap on the middle one opens it. Items must not have
/// recognizers of their own. With one or two items the row is not endless.
public final class Carousel: Node {
  /// The index of the item in the middle, or moving there.
  public private(set) var chosen: Int
  /// The items in order; the carousel places them.
  public let items: [Node]
  /// The size of the middle item.
  public var itemSize: Size { didSet { if itemSize != oldValue { sizeDidChange() } } }
  /// Shows the neighbours nearly as large as the middle item and not dimmed, for small items.
  public var isStrip = false { didSet { setNeedsDisplay() } }
  /// Whether a tap opens the item wherever it is, because it is an action and no choice.
  public var actsAtOnce: (Int) -> Bool = { _ in false }
  private let onChange: (Int) -> Void
  private let onOpen: ((Int) -> Void)?
  private var slots: [CarouselSlot] = []
  /// The item in the middle; the value keeps counting when the row wraps around.
  private var glide: Glide
  private var grip: (finger: Double, place: Double)?
  private var notches = 0.0
  /// With reduced motion the items fade in at their new places instead of moving.
  private var arrival = Tween(1)
  private static let gap = 16.0
  /// The margin between the outermost items and the frame.
  private static let margin = 8.0
  private var near: Double { isStrip ? 0.84 : 0.72 }
  private var far: Double { isStrip ? 0.84 : 0.6 }

  /// `onChange` is called with the index of a newly selected item, `onOpen` with that of an
  /// opened one.
  public init(
    _ id: String, label: String, items: [Node], chosen: Int = 0, itemSize: Size = Size(200),
    onOpen: ((Int) -> Void)? = nil, onChange: @escaping (Int) -> Void
  ) {
    self.items = items
    self.chosen = chosen
    self.itemSize = itemSize
    self.onOpen = onOpen
    self.onChange = onChange
    glide = Glide(Double(chosen))
    super.init(id, role: .carousel, label: label)
    keepsSides = true
    isFocusable = true
    clips = true
    for (index, item) in items.enumerated() {
      slots.append(CarouselSlot(item, index, self))
    }
    add(slots)
    if items.count > 1 {
      recognizers = [
        DragRecognizer(
          axis: .horizontal,
          catches: { [weak self] in self.map { $0.glide.isRunning(at: $0.now) } ?? false },
          handler: { [weak self] in self?.dragged($0) })
      ]
    }
  }

  public override var isEnabled: Bool {
    didSet {
      for slot in slots { slot.isEnabled = isEnabled }
      setPose(Pose(opacity: isEnabled ? 1 : 0.45))
    }
  }

  public override var traceValue: Double? { Double(chosen) }
  public override var spokenState: String? {
    items.indices.contains(chosen) ? items[chosen].spokenName : nil
  }

  /// Selects an item by the shorter way round, without calling `onChange`.
  public func show(_ index: Int) {
    guard index != chosen, items.indices.contains(index) else { return }
    settle(on: glide.target + distance(from: Double(chosen), to: index), isTold: false)
  }

  func tapped(_ index: Int) {
    guard isEnabled else { return }
    if index == chosen || actsAtOnce(index) {
      open(index)
    } else {
      settle(on: glide.target + distance(from: glide.target, to: index))
    }
  }

  @discardableResult public override func activate() -> Bool { isEnabled && open(chosen) }

  @discardableResult private func open(_ index: Int) -> Bool {
    guard let onOpen else { return false }
    stage?.audio.play(.tap)
    onOpen(index)
    return true
  }

  /// Moves to the next item or the one before.
  private func step(_ count: Int) -> Bool {
    guard isEnabled, items.count > 1 else { return false }
    var goal = glide.target + Double(count)
    if !isEndless { goal = Double((chosen + count + items.count) % items.count) }
    settle(on: goal)
    return true
  }

  public override var actions: [NodeAction] { [.left, .right, .choose] }

  public override func handle(_ key: KeyEvent) -> Bool {
    switch key.key {
    case .left: step(-1)
    case .right: step(1)
    default: false
    }
  }

  public override func handle(_ wheel: WheelEvent) -> Bool {
    notches += wheel.deltaX != 0 ? wheel.deltaX : -wheel.deltaY
    let steps = Int(notches)
    notches -= Double(steps)
    return steps == 0 ? items.count > 1 : step(steps.signum())
  }

  public override func nextFrame(after now: Duration) -> NextFrame {
    glide.isRunning(at: now) || arrival.isRunning(at: now) ? .immediately : .onInput
  }

  public override func focusFrame(at now: Duration) -> Rect {
    Rect(center: bounds.center, size: itemSize)
  }

  /// The nearest to the middle lies in front.
  public override func prepare(at now: Duration) {
    guard !slots.isEmpty else { return }
    let nearest = ((Int(glide.value(at: now).rounded()) % slots.count) + slots.count) % slots.count
    if children.last !== slots[nearest] { bringToFront(slots[nearest]) }
  }

  public override func sizeDidChange() {
    for slot in slots { slot.frame = Rect(center: bounds.center, size: itemSize) }
    setNeedsDisplay()
  }
}

extension Carousel {
  private var isEndless: Bool { items.count > 2 }
  /// The distance from the middle item to its neighbour, in points; in a narrow frame they
  /// overlap.
  private var pitch: Double {
    let side = itemSize.width * (1 + near) / 2 + Self.gap
    let room = size.width / 2 - itemSize.width * near / 2 - Self.margin
    return max(1, min(side, max(room, itemSize.width / 2)))
  }

  /// How far `index` lies to the right of a position, in items, the shorter way round.
  private func distance(from place: Double, to index: Int) -> Double {
    let apart = Double(index) - place
    guard isEndless else { return apart }
    let count = Double(items.count)
    return apart - count * (apart / count).rounded()
  }

  private func settle(on place: Double, velocity: Double = 0, isTold: Bool = true) {
    let count = items.count
    let index = ((Int(place) % count) + count) % count
    if stage?.reducesMotion ?? false {
      glide = Glide(place)
      if index != chosen {
        arrival = Tween(from: 0, to: 1, start: now, length: Theme.move)
      }
    } else {
      glide = Glide(
        from: glide.value(at: now), velocity: velocity, to: place, start: now, precision: 0.001)
    }
    setNeedsDisplay()
    guard index != chosen else { return }
    chosen = index
    guard isTold else { return }
    stage?.audio.play(.tap)
    onChange(index)
  }

  private func dragged(_ update: DragUpdate) {
    switch update {
    case .began(let start, let place):
      let moved = min(max(place.x - start.x, -14), 14)
      grip = (start.x + moved, glide.value(at: now))
      follow(place.x)
    case .moved(let place): follow(place.x)
    case .ended(let place, let velocity):
      follow(place.x)
      release(-velocity.x)
    case .cancelled: release(0)
    }
  }

  private func follow(_ finger: Double) {
    guard let grip else { return }
    var place = grip.place + (grip.finger - finger) / pitch
    if !isEndless {
      let end = min(max(place, 0), Double(items.count - 1))
      place = end + (place - end) * 0.3
    }
    glide = Glide(place)
    setNeedsDisplay()
  }

  private func release(_ speed: Double) {
    guard let grip else { return }
    self.grip = nil
    let here = glide.value(at: now)
    var goal = (here + speed / pitch * Glide.decay).rounded()
    let start = grip.place.rounded()
    // A throw moves by one to four items.
    if isFling(Point(x: speed, y: 0)), goal == start { goal += speed > 0 ? 1 : -1 }
    goal = min(max(goal, start - 4), start + 4)
    if !isEndless { goal = min(max(goal, 0), Double(items.count - 1)) }
    settle(on: goal, velocity: speed / pitch)
  }

  /// The pose of the item at `index`.
  func pose(of index: Int, at now: Duration) -> Pose {
    let offset = distance(from: glide.value(at: now), to: index)
    let away = offset.magnitude
    let outer = itemSize.width * (near + far) / 2 + Self.gap
    let x = min(away, 1) * pitch + max(0, away - 1) * outer
    let scale = away < 1 ? 1 - (1 - near) * away : max(far, near - (near - far) * (away - 1))
    var opacity = away < 1 ? 1 - 0.35 * away : max(0, 0.65 - 0.3 * (away - 1))
    if isStrip { opacity = 1 }
    // Where the ring closes, an item leaves on one side and enters on the other.
    if isEndless { opacity *= min(max((Double(items.count) / 2 - away) * 2, 0), 1) }
    // An item that the frame would cut off is hidden: no cards with half a word.
    let inside = size.width / 2 - x - itemSize.width * scale / 2
    opacity *= 1 - min(away, 1) * (1 - min(max(inside / Self.margin, 0), 1))
    return Pose(
      offset: Point(x: offset < 0 ? -x : x, y: 0), scale: scale,
      opacity: opacity * arrival.value(at: now))
  }
}

/// Holds one item; its pose follows the carousel.
final class CarouselSlot: Node {
  private let item: Node
  private let index: Int
  private weak var carousel: Carousel?
  private var press = Tween(0)

  init(_ item: Node, _ index: Int, _ carousel: Carousel) {
    self.item = item
    self.index = index
    self.carousel = carousel
    super.init("")
    add(item)
    recognizers = [
      TapRecognizer(
        onPress: { [weak self] in self?.press($0) },
        action: { [weak self] _ in self.map { $0.carousel?.tapped($0.index) } })
    ]
  }

  private func press(_ isDown: Bool) {
    press.change(to: isDown ? 1 : 0, at: now, length: Theme.quick, easing: .out)
    setNeedsDisplay()
  }

  override func sizeDidChange() { item.frame = bounds }
  override func isMoving(at now: Duration) -> Bool { press.isRunning(at: now) }
  override func pose(at now: Duration) -> Pose {
    guard var pose = carousel?.pose(of: index, at: now) else { return .rest }
    pose.scale *= 1 + 0.04 * press.value(at: now)
    return pose
  }
}
