public import Drawing
public import Geometry
public import Input

/// A few captions side by side, one of which is selected: it is raised and coloured.
///
/// It can be tapped, dragged over, or changed with Left and Right; Enter selects the next one. If
/// the captions don't fit side by side they form a column, more than four form rows: use
/// `fittingSize` before placing it.
public final class SegmentedChoice: Node {
  /// An option; `id` names it in the trace, after the id of the choice.
  public struct Option: Hashable, Sendable {
    /// The name in the trace, and the caption.
    public var id, label: String
    /// A drawing of `Art` before the caption, or instead of it if there is little room.
    public var art: String?
    /// Letters that are shown instead of the caption, so much larger than it.
    public var sample: String?
    /// See `sample`.
    public var scale = 1.0
    /// An option with its caption.
    public init(
      _ id: String, label: String, art: String? = nil, sample: String? = nil, scale: Double = 1
    ) {
      self.id = id
      self.label = label
      self.art = art
      self.sample = sample
      self.scale = scale
    }
  }

  /// The index of the selected option.
  public private(set) var chosen: Int
  /// The options in order.
  public let options: [Option]
  private let palette: Palette
  private let segments: [Segment]
  /// Called with the index of the selected option.
  public var action: (Int) -> Void
  /// Where the raised sheet is, in segments.
  private var knob: Tween
  private static let gap = 4.0

  /// `action` is called with the index of a newly selected option.
  public init(
    _ id: String, label: String, options: [Option], chosen: Int, palette: Palette = .paper,
    action: @escaping (Int) -> Void = { _ in }
  ) {
    self.options = options
    self.chosen = chosen
    self.palette = palette
    self.action = action
    knob = Tween(Double(chosen))
    segments = options.map { Segment($0, of: id, palette: palette) }
    super.init(id, role: .choice, label: label)
    isFocusable = true
    if !showsSamples { LabelGroup(segments.map(\.text)) }
    add(segments)
    for (index, segment) in segments.enumerated() {
      segment.recognizers = [
        TapRecognizer(action: { [weak self] _ in self?.choose(index) })
      ]
    }
    recognizers = [DragRecognizer(axis: .horizontal) { [weak self] in self?.dragged($0) }]
    mark()
  }

  /// Whether options are shown by samples, whose sizes may differ.
  public var showsSamples: Bool { options.contains { $0.sample != nil } }

  public override var isEnabled: Bool {
    didSet {
      for segment in segments { segment.isEnabled = isEnabled }
      setPose(Pose(opacity: isEnabled ? 1 : 0.45))
    }
  }

  public override var traceValue: Double? { Double(chosen) }
  public override var spokenState: String? {
    options.indices.contains(chosen) ? options[chosen].label : nil
  }

  /// Selects an option without calling `action`.
  public func show(_ index: Int) {
    guard index != chosen else { return }
    chosen = index
    mark()
    slide(to: index)
  }

  /// Puts a dot on these options.
  public func setMarks(_ places: Set<Int>) {
    for (index, segment) in segments.enumerated() { segment.isMarked = places.contains(index) }
  }

  private func choose(_ index: Int) {
    guard isEnabled else { return }
    slide(to: index)
    guard index != chosen else { return }
    show(index)
    stage?.audio.play(.toggle)
    action(index)
  }

  private func slide(to index: Int) {
    guard knob.to != Double(index) else { return }
    let from = stage?.reducesMotion ?? false ? Double(index) : knob.value(at: now)
    knob = Tween(from: from, to: Double(index), start: now, length: Theme.move, easing: .settle)
    setNeedsDisplay()
  }

  private func mark() {
    for (index, segment) in segments.enumerated() { segment.isChosen = index == chosen }
  }

  @discardableResult public override func activate() -> Bool {
    guard isEnabled, !options.isEmpty else { return false }
    choose((chosen + 1) % options.count)
    return true
  }

  public override func handle(_ key: KeyEvent) -> Bool {
    let step: Int
    switch key.key {
    case .left where across > 1: step = -1
    case .right where across > 1: step = 1
    case .up where isStacked: step = -across
    case .down where isStacked: step = across
    default: return false
    }
    let next = chosen + step
    // In a column, focus leaves at the ends; in a row, by the other arrow keys.
    guard options.indices.contains(next) else { return step.magnitude == 1 && across > 1 }
    choose(next)
    return true
  }

  public override func nextFrame(after now: Duration) -> NextFrame {
    knob.isRunning(at: now) ? .immediately : .onInput
  }

  public override func sizeDidChange() {
    let box = bounds.inset(by: Self.gap)
    let count = Double(max(1, segments.count))
    if isStacked {
      let across = across
      let rows = (segments.count + across - 1) / across
      let cell = Size(width: box.width / Double(across), height: box.height / Double(rows))
      for (index, segment) in segments.enumerated() {
        let (row, column) = index.quotientAndRemainder(dividingBy: across)
        segment.frame = Rect(
          x: box.minX + Double(column) * cell.width, y: box.minY + Double(row) * cell.height,
          width: cell.width, height: cell.height)
      }
      return
    }
    // All of one width if that fits, otherwise each with a share of what is left over.
    let whole = segments.map { max(Theme.touch, $0.wholeWidth(pad: Segment.margin).rounded(.up)) }
    let showsAll = whole.reduce(0, +) <= box.width
    for segment in segments { segment.showsCaption = showsAll }
    let wants = showsAll ? whole : wants.map { max(Theme.touch, $0) }
    let isEven = (wants.max() ?? 0) * count <= box.width
    let spare = (box.width - wants.reduce(0, +)) / count
    var x = box.minX
    for (segment, want) in zip(segments, wants) {
      let width = isEven ? box.width / count : want + spare
      segment.frame = Rect(x: x, y: box.minY, width: width, height: box.height)
      x += width
    }
  }

  /// Where the knob is, in segments from the first.
  private func place(at now: Duration) -> Double {
    min(max(knob.value(at: now), -0.05), Double(segments.count) - 0.95)
  }

  public override func prepare(at now: Duration) {
    let place = place(at: now)
    for (index, segment) in segments.enumerated() {
      segment.show(covered: 1 - min(1, (place - Double(index)).magnitude))
    }
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    let border = stage?.isHighContrast ?? false ? 2.0 : 0
    list.shape(
      Shape(radius: Theme.radius, fill: palette.groove.mixed(with: palette.ink, 0.16)), in: bounds)
    // The upper edge casts a shadow into the groove.
    var floor = bounds
    floor.origin.y += 2
    floor.size.height -= 2
    list.shape(
      Shape(
        radius: Theme.radius, fill: palette.groove, border: border, borderColor: palette.ink,
        grain: Theme.grain),
      in: floor)
    guard !segments.isEmpty else { return }
    let place = place(at: now)
    let first = min(max(Int(place), 0), segments.count - 1)
    let second = min(first + 1, segments.count - 1)
    let part = place - Double(first)
    let (a, b) = (segments[first].frame, segments[second].frame)
    let sheet = Rect(
      x: a.minX + (b.minX - a.minX) * part, y: a.minY + (b.minY - a.minY) * part,
      width: a.width + (b.width - a.width) * part, height: a.height)
    list.shadow(of: sheet, radius: 12, elevation: .lying, strength: 1.6)
    list.shape(Shape(radius: 12, fill: palette.accent, grain: Theme.grain), in: sheet)
  }
}

extension SegmentedChoice {
  private func dragged(_ update: DragUpdate) {
    switch update {
    case .began(_, let place), .moved(let place): slide(to: segment(at: place))
    case .ended(let place, _): choose(segment(at: place))
    case .cancelled: slide(to: chosen)
    }
  }

  /// The segment nearest to a position in the window.
  private func segment(at place: Point) -> Int {
    let own = own(place)
    let distances = segments.map { $0.frame.center.distance(to: own) }
    return distances.indices.min { distances[$0] < distances[$1] } ?? chosen
  }
}

extension SegmentedChoice {
  /// The margin beside each caption; smaller if there are many.
  private var pad: Double { segments.count > 4 ? 10 : 16 }
  private var isStacked: Bool { size.width < minimumWidth }
  private var wants: [Double] {
    segments.map { $0.leastWidth(pad: pad).rounded(.up) }
  }
  private var across: Int { across(in: size.width) }
  /// How many lie side by side: all, one in a column, or as many as make even rows.
  private func across(in width: Double) -> Int {
    let count = segments.count
    guard width < minimumWidth else { return max(count, 1) }
    guard count > 4 else { return 1 }
    let fitting = max(1, Int((width - 2 * Self.gap) / max(wants.max() ?? 0, Theme.touch)))
    let rows = (count + fitting - 1) / fitting
    return (count + rows - 1) / rows
  }
  /// The height of the highest caption, which may wrap in a column.
  private func segmentHeight(width: Double) -> Double {
    let words = segments.map { $0.text.size(fitting: width - 2 * Segment.margin).height }
    return max(Theme.touch, (words.max() ?? 0) + 20)
  }

  /// The smallest width at which the captions lie side by side.
  public var minimumWidth: Double {
    let wants = wants.map { max(Theme.touch, $0) }
    return wants.reduce(2 * Self.gap) { $0 + $1 }
  }

  /// The size at a width of at most `width`: a row, or a column if that is too narrow.
  public func fittingSize(width: Double = .infinity) -> Size {
    let across = across(in: width)
    let rows = segments.isEmpty ? 1 : (segments.count + across - 1) / across
    let even = (wants.max() ?? 0) * Double(segments.count) + 2 * Self.gap
    return Size(
      width: rows == 1 ? min(width, even) : width,
      height: Double(rows)
        * segmentHeight(
          width: rows == 1 ? .infinity : (width - 2 * Self.gap) / Double(across))
        + 2 * Self.gap)
  }
}

/// One segment: a caption, or a drawing with its caption.
private final class Segment: Node {
  var isChosen = false
  var isMarked = false { didSet { if isMarked != oldValue { setNeedsDisplay() } } }
  /// False if there is only the drawing.
  var showsCaption = true { didSet { if showsCaption != oldValue { sizeDidChange() } } }
  let text: Label
  private let art: ArtNode?
  /// Whether the drawing is a white silhouette, tinted like the caption.
  private let isSign: Bool
  static let margin = 8.0
  private static let side = 40.0
  private static let iconSide = 28.0
  private let palette: Palette

  init(_ option: SegmentedChoice.Option, of choice: String, palette: Palette) {
    self.palette = palette
    var style = Theme.button
    style.alignment = option.art == nil ? .center : .leading
    style.size *= option.scale
    text = Label(option.sample ?? option.label, style: style, color: palette.ink)
    art = option.art.map { ArtNode($0) }
    isSign = option.art?.hasPrefix("icon-") ?? false
    super.init(choice + "." + option.id, role: .option, label: option.label)
    add([art, text].compactMap { $0 })
  }

  override var traceValue: Double? { isChosen ? 1 : 0 }
  /// The width with drawing and caption, and `pad` on both sides.
  func wholeWidth(pad: Double) -> Double {
    text.size().width + 2 * pad + (art == nil ? 0 : (isSign ? Self.iconSide : Self.side) + 8)
  }
  /// The width with the drawing alone, if there is one.
  func leastWidth(pad: Double) -> Double { art == nil ? wholeWidth(pad: pad) : Self.side + 12 }

  override func sizeDidChange() {
    guard let art else {
      text.frame = bounds.inset(by: Self.margin, 0)
      return
    }
    text.isHidden = !showsCaption
    let side = min(isSign ? Self.iconSide : Self.side, size.height - 4)
    let words = showsCaption ? text.size().width + 8 : 0
    let left = (size.width - side - words) / 2
    art.frame = Rect(x: left, y: (size.height - side) / 2, width: side, height: side)
    text.frame = Rect(x: left + side + 8, y: 0, width: max(0, words - 7), height: size.height)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard isMarked else { return }
    let dot = Rect(x: size.width - 14, y: 6, width: 8, height: 8)
    list.shape(Shape(radius: 4, fill: text.color), in: dot)
  }

  /// Changes to the colour of text on the raised sheet, to the extent `part` that it covers this,
  /// 0 to 1.
  func show(covered part: Double) {
    text.color = palette.ink.mixed(with: palette.accentInk, part)
    if isSign { art?.tint = text.color }
  }
}
