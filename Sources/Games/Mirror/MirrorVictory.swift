import Drawing
import Geometry
import Input
import Rules
import Stage

/// The end of a puzzle: the brocade is woven from both sides, threads fly, and its name appears.
///
/// Computed as a function of time, so any moment can be drawn.
final class MirrorVictory: Node {
  /// From the last piece to the dialog.
  static let length = Duration.milliseconds(6400)
  var onTap: () -> Void = {}
  private let ground: MirrorGround
  private let title: Label
  private let line: Label
  private let palette: Palette
  private var begun: Duration?
  private var threads: [Thread] = []
  private var place: MirrorLayout?
  /// Where the board goes for it: in a tall window the brocade comes to the middle, with its name
  /// below.
  private(set) var goal = Pose.rest
  /// In seconds: when weaving begins, how long it takes, and when the name appears.
  private static let weaving = 0.35
  private static let woven = 2.6
  private static let named = 2.5

  private struct Thread {
    var delay, life, speed, angle, turn, length, wave: Double
    var color: Color
  }

  init(_ ground: MirrorGround, title text: String, line words: String, palette: Palette) {
    self.ground = ground
    self.palette = palette
    title = Label(
      text, style: TextStyle(size: 40, alignment: .center), color: palette.tableInk,
      id: "mirror.name")
    line = Label(
      words, style: TextStyle(size: 22, alignment: .center),
      color: palette.tableInk.faded(0.85), id: "mirror.line")
    super.init("")
    add([title, line])
    isHidden = true
    var chance = SeededGenerator(seed: 6)
    func draw(_ low: Double, _ high: Double) -> Double {
      low + (high - low) * Double(chance.below(10_000)) / 10_000
    }
    let colors: [UInt32] = [0xC8402F, 0xF9EDB2, 0xFF814A, 0x55DFFF, 0x64F486]
    threads = (0..<40).map { index in
      Thread(
        delay: draw(0.9, 2.9), life: draw(1.8, 3.3), speed: draw(0.45, 1.15),
        angle: draw(-0.95, 0.95), turn: draw(-0.8, 0.8), length: draw(26, 54),
        wave: draw(0, 6.28), color: Color(colors[index % colors.count]))
    }
  }

  func arrange(_ place: MirrorLayout, in bounds: Rect) {
    self.place = place
    let height = place.isTrayBeside ? 82 : min(200, place.tray.height)
    var words = place.tray
    goal = .rest
    if bounds.height > bounds.width || place.isTrayBeside {
      let gap = place.rim + 8
      let room = Size(
        width: bounds.width - 2 * gap, height: bounds.maxY - place.top - 3 * gap - height)
      let scale = max(
        place.isTrayBeside ? 0 : 1,
        min(1.25, room.width / place.whole.width, room.height / place.whole.height))
      let size = place.whole.size * scale
      let free = room.height - size.height
      let middle = Point(
        x: bounds.midX, y: place.top + gap + max(0, free / 2) + size.height / 2)
      let offset = middle - bounds.center - (place.whole.center - bounds.center) * scale
      goal = Pose(offset: offset, scale: scale)
      words.origin.y = middle.y + size.height / 2 + gap
      if place.isTrayBeside {
        let column = MirrorLayout.sides.left + 16
        (words.origin.x, words.size.width) = (column, bounds.width - 2 * column)
      }
    }
    title.style.size = min(40, height * 0.44)
    title.frame = Rect(
      x: words.minX, y: words.minY + height * 0.06, width: words.width, height: height * 0.5)
    line.style.size = min(22, max(16, height * 0.22))
    line.frame = Rect(
      x: words.minX, y: title.frame.maxY, width: words.width, height: height * 0.4)
  }

  func begin(at now: Duration) {
    begun = now
    isHidden = false
    recognizers = [TapRecognizer(action: { [weak self] _ in self?.onTap() })]
    for (label, delay) in [(title, 0.0), (line, 0.3)] {
      label.setPose(Pose(offset: Point(x: 0, y: 14), opacity: 0))
      label.animate(
        to: .rest, length: .milliseconds(500), delay: .seconds(Self.named + delay))
    }
  }

  /// Whether the name is shown.
  func isNamed(at now: Duration) -> Bool {
    begun.map { now - $0 > .seconds(Self.named) } ?? false
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    guard let begun else { return .onInput }
    // With reduced motion it only fades in.
    let length = stage?.reducesMotion ?? true ? .milliseconds(700) : Self.length
    return now - begun < length ? .immediately : .onInput
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let begun, let place else { return }
    let time = (now - begun) / .seconds(1)
    let outer = list.context
    let board = ground.parent?.pose(at: now) ?? .rest
    let moved = outer.transformed(
      by: Transform(scale: board.scale, rotation: 0, about: bounds.center, offset: board.offset))
    list.context = moved.transformed(by: Transform(translation: place.whole.origin))
    if stage?.reducesMotion ?? true {
      list.context.opacity = outer.opacity * min(1, max(0, time / 0.6))
      ground.drawWhole(into: &list, within: Rect(origin: .zero, size: place.whole.size))
    } else {
      weave(time, in: Rect(origin: .zero, size: place.whole.size), into: &list)
    }
    list.context = moved
    if !(stage?.reducesMotion ?? true) { fly(time, place.whole, into: &list) }
    list.context = outer
  }
}

// The animations.
extension MirrorVictory {
  /// Bands of a stitch or two appear one after the other, from the outer edges to the middle.
  private func weave(_ time: Double, in box: Rect, into list: inout DrawList) {
    let bands = 24
    let height = box.height / Double(bands)
    let veil = min(1, time / Self.weaving) * 0.72
    let lag = (Self.woven - Self.weaving - 0.5) / Double(bands)
    // What is already woven is drawn as one piece of cloth.
    let done = min(Double(bands), max(0, (time - Self.weaving - 0.5) / lag + 1)).rounded(.down)
    if done < Double(bands) {
      list.shape(
        Shape(fill: Color(0x0E1330, opacity: veil)),
        in: Rect(x: 0, y: done * height, width: box.width, height: box.height - done * height))
    }
    if done > 0 {
      ground.drawWhole(
        into: &list, within: Rect(x: 0, y: 0, width: box.width, height: done * height))
    }
    for band in Int(done)..<bands {
      let part = Easing.smooth((time - Self.weaving - Double(band) * lag) / 0.5)
      guard part > 0 else { break }
      let (y, reach) = (Double(band) * height, box.width / 2 * part)
      let rows = [
        Rect(x: 0, y: y, width: reach, height: height),
        Rect(x: box.width - reach, y: y, width: reach, height: height),
      ]
      for row in rows { ground.drawWhole(into: &list, within: row) }
      for x in [reach, box.width - reach] where part < 1 {
        shuttle(at: Point(x: x, y: y + height / 2), height, into: &list)
      }
    }
    sheen((time - Self.woven) / 1.1, in: box, into: &list)
  }

  private func shuttle(at place: Point, _ height: Double, into list: inout DrawList) {
    let glow = Rect(center: place, size: Size(width: height * 2.4, height: height * 1.4))
    list.shape(
      Shape(radius: height, fill: Color(0xFFE9A8, opacity: 0.5), softness: height * 0.6), in: glow)
    list.shape(
      Shape(radius: height / 2, fill: Color(0xFFF6D8)),
      in: Rect(center: place, size: Size(width: height * 1.1, height: height * 0.5)))
  }

  /// A light that passes over the finished cloth.
  private func sheen(_ part: Double, in box: Rect, into list: inout DrawList) {
    guard part > 0, part < 1 else { return }
    let width = box.width * 0.16
    list.pushClip(box)
    list.shape(
      Shape(
        fill: Color.white.faded(0.30 * (1 - abs(2 * part - 1))), softness: width * 0.5),
      in: Rect(
        x: box.minX - width + (box.width + width) * Easing.smooth(part), y: -60, width: width,
        height: box.height + 120))
    list.popClip()
  }

  /// Threads rise from below the middle, waving, and fall behind the cloth.
  private func fly(_ time: Double, _ whole: Rect, into list: inout DrawList) {
    let source = Point(x: whole.midX, y: whole.maxY - 6)
    let reach = max(whole.height, 320)
    for thread in threads {
      let t = time - thread.delay
      guard t > 0, t < thread.life else { continue }
      let turn = sineAndCosine(of: thread.angle)
      let rise = reach * thread.speed * (t - 0.16 * t * t)
      let middle = source + Point(x: turn.sine * rise, y: -turn.cosine * rise)
      let opacity = min(1, t / 0.25) * min(1, (thread.life - t) / 0.7)
      let lean = thread.angle + thread.turn * t
      var last: Point?
      for step in 0...6 {
        let along = Double(step) / 6 - 0.5
        let wave = sineAndCosine(of: thread.wave + along * 5 + t * 5).sine * 5
        let axis = sineAndCosine(of: lean)
        let knot =
          middle
          + Point(
            x: axis.sine * along * thread.length + axis.cosine * wave,
            y: -axis.cosine * along * thread.length + axis.sine * wave)
        if let last { stitch(from: last, to: knot, thread.color.faded(opacity), into: &list) }
        last = knot
      }
    }
  }

  private func stitch(
    from start: Point, to end: Point, _ color: Color, into list: inout DrawList
  ) {
    let vector = end - start
    let length = max(vector.length, 0.001)
    let outer = list.context
    let (cosine, sine) = (vector.x / length, vector.y / length)
    list.context = outer.transformed(
      by: Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: start.x, ty: start.y))
    list.shape(
      Shape(radius: 1.6, fill: color), in: Rect(x: -1, y: -1.6, width: length + 2, height: 3.2))
    list.context = outer
  }
}
