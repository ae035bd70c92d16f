public import Drawing
public import Geometry
public import Input
import Languages
public import Stage

/// The controls of a replay: play and pause, a step back and forward, a slider for the time, and
/// the speed.
///
/// It owns the replay's clock and reports how many entries have been played.
public final class ReplayBar: Paper {
  /// Called with the number of the record's entries that are done.
  public var onStep: (Int) -> Void = { _ in }
  /// The height it is made for, in points.
  public static let height = 72.0
  private let times: [Int]
  /// When the game ended, in milliseconds.
  public let length: Int
  /// How long a demonstration waits for its first entry, in milliseconds.
  static let lead = 1500
  /// Whether it is only the clock of a demonstration, and not to be seen.
  private var isClock = false
  private let palette: Palette
  private let slider: ReplaySlider
  private let play, previous, next, speed: Button
  private var share: Button?
  private var factor = 1
  /// The position of the replay in milliseconds when it was last started or stopped.
  private var position = 0.0
  private var started: Duration?
  private var step = 0
  /// When a step was last made.
  private var stepped = Duration.zero
  /// The shortest time between two steps while it plays, so that a fast replay does not flash.
  var shortestStep = Duration.zero

  /// `times`: when each entry was made; `length`: when the game ended; all in milliseconds.
  public init(times: [Int], length: Int, palette: Palette) {
    self.times = times
    self.length = max(length, times.last ?? 0, 1)
    self.palette = palette
    slider = ReplaySlider(palette: palette)
    previous = Self.button("previous", tr("Step back"), "left", palette.onSheet)
    play = Self.button("play", trc("replay", "Play"), "play", kind: .primary, palette)
    next = Self.button("next", tr("Step forward"), "right", palette.onSheet)
    speed = Button("replay.speed", label: "1×", palette: palette.onSheet)
    super.init("replay", role: .group, fill: palette.sheet, radius: Theme.largeRadius)
    add([previous, play, next, slider, speed])
    slider.action = { [weak self] in self?.seek($0) }
    previous.action = { [weak self] in self?.skip(-1) }
    play.action = { [weak self] in self?.toggle() }
    next.action = { [weak self] in self?.skip(1) }
    speed.action = { [weak self] in self?.faster() }
  }

  /// Places it at the foot of a scene.
  public func place(in bounds: Rect, margin: Double) {
    let width = min(bounds.width - 2 * margin, 1000)
    frame = Rect(
      x: bounds.midX - width / 2, y: bounds.maxY - margin - Self.height, width: width,
      height: Self.height)
  }

  private static func button(
    _ id: String, _ label: String, _ icon: String, kind: Button.Kind = .plain, _ palette: Palette
  ) -> Button {
    Button(
      "replay." + id, label: label, icon: "icon-" + icon, showsText: false, kind: kind,
      palette: palette)
  }

  /// Adds a button that shares the game.
  func offerSharing(_ action: @escaping () -> Void) {
    let share = Self.button("share", tr("Share"), "share", palette.onSheet)
    share.action = action
    self.share = share
    add(share)
    if size.width > 0 { sizeDidChange() }
  }

  /// Hides everything: it is only the clock of a demonstration.
  ///
  /// It begins a moment before the first entry, so that the finger can come.
  public func becomeClock() {
    isClock = true
    position = -Double(Self.lead)
    for child in children { child.isHidden = true }
  }

  /// Whether the replay is playing.
  public var isPlaying: Bool { started != nil }
  /// The position of the replay, in milliseconds.
  public func milliseconds(at now: Duration) -> Int { max(0, moment(at: now)) }
  /// The position, negative before the first entry of a demonstration.
  public func moment(at now: Duration) -> Int { Int(place(at: now).rounded(.down)) }

  private func place(at now: Duration) -> Double {
    let run = started.map { (now - $0) / .milliseconds(1) * Double(factor) } ?? 0
    return min(max(position + run, isClock ? -Double(Self.lead) : 0), Double(length))
  }

  /// Starts playing, from the beginning if it is at the end.
  public func start() {
    if position >= Double(length) { position = 0 }
    started = now
    showState()
  }

  /// Stops at the current position.
  public func stop() {
    position = place(at: now)
    let wasPlaying = isPlaying
    started = nil
    // A step may still have been due.
    if wasPlaying { reportStep(done(by: position)) }
    showState()
  }

  /// Starts or stops.
  public func toggle() { isPlaying ? stop() : start() }

  private func faster() {
    position = place(at: now)
    if isPlaying { started = now }
    factor = factor == 4 ? 1 : factor * 2
    speed.setLabel("\(factor)×")
  }

  /// Moves to the next entry or the one before, and stops there.
  private func skip(_ direction: Int) {
    stop()
    let goal = min(max(step + direction, 0), times.count)
    position = goal == 0 ? 0 : Double(times[goal - 1])
    // Entries of the same moment are stepped through one by one.
    reportStep(goal)
    setNeedsDisplay()
  }

  private func seek(_ part: Double) {
    position = part * Double(length)
    if isPlaying { started = now }
    reportStep(done(by: position))
  }

  private func showState() {
    play.setIcon(isPlaying ? "icon-pause" : "icon-play")
    play.setLabel(isPlaying ? tr("Pause") : trc("replay", "Play"))
    setNeedsDisplay()
  }

  /// Updates the number of entries done; call it before each frame.
  public func update(at now: Duration) {
    let place = place(at: now)
    slider.show(place / Double(length))
    guard isPlaying else { return }
    let isOver = place >= Double(length)
    if now - stepped >= shortestStep { reportStep(done(by: place)) }
    if isOver { stop() }
  }

  private func done(by place: Double) -> Int {
    times.firstIndex { Double($0) > place } ?? times.count
  }

  private func reportStep(_ new: Int) {
    guard new != step else { return }
    (step, stepped) = (new, now)
    onStep(new)
  }

  public override func handle(_ key: KeyEvent) -> Bool {
    switch key.key {
    case .space: toggle()
    case .left: skip(-1)
    case .right: skip(1)
    case .up, .down: faster()
    case .home: seek(0)
    case .end: seek(1)
    default: return false
    }
    return true
  }

  public override func nextFrame(after now: Duration) -> NextFrame {
    guard isPlaying else { return .onInput }
    guard isClock else { return .immediately }
    // The next entry, or the next second of the game's clock.
    let place = place(at: now)
    let second = (place / 1000).rounded(.down) * 1000 + 1000
    let next = min(second, step < times.count ? Double(times[step]) : second, Double(length))
    let soon = now + .milliseconds(max(1, Int((next - place).rounded(.up))))
    return .at(place < Double(length) ? max(soon, stepped + shortestStep) : soon)
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    if !isClock { super.draw(into: &list, at: now) }
  }

  public override func sizeDidChange() {
    let side = 56.0
    let y = (size.height - side) / 2
    var x = 8.0
    for button in [previous, play, next] {
      button.frame = Rect(x: x, y: y, width: side, height: side)
      x += side + 8
    }
    var end = size.width - 8
    func place(_ button: Button, width: Double) {
      button.frame = Rect(x: end - width, y: y, width: width, height: side)
      end -= width + 8
    }
    if let share { place(share, width: side) }
    place(speed, width: 64)
    slider.frame = Rect(x: x + 4, y: y, width: max(0, end - 4 - x - 4), height: side)
  }
}
