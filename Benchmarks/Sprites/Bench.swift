import Drawing
import Geometry
import Glibc
import Platform
import Stage

/// The program's renderer in a separate window, and a field of sprites for it to draw.
final class Bench {
  private let window: Window
  private let renderer: Renderer
  private let field = SpriteField()
  private let page: TexturePage
  private var list = DrawList()
  private var time = Duration.zero

  init() throws {
    window = try Window(title: "SpriteBenchmark", size: Size(width: 1280, height: 720))
    renderer = try Renderer(
      window: window,
      resources: ResourceLocator(program: ResourceLocator.runningProgram, environment: [:]))
    page = renderer.makePage(Self.disc(side: 64))
  }

  /// Nanoseconds of processor time per sprite: from the scene's `draw` to the last draw call (this
  /// thread), and for the whole frame until it is drawn (all threads).
  func measure(count: Int, side: Int, frames: Int) -> (submit: Double, frame: Double) {
    field.fill(count: count, sprite: sprite(side))
    drawFrame()
    renderer.finish()
    var submit = 0.0
    let begun = Self.clock(CLOCK_PROCESS_CPUTIME_ID)
    for _ in 0..<frames {
      let start = Self.clock(CLOCK_THREAD_CPUTIME_ID)
      drawFrame()
      submit += Self.clock(CLOCK_THREAD_CPUTIME_ID) - start
      window.present()
    }
    renderer.finish()
    let total = Double(count * frames)
    return (submit / total, (Self.clock(CLOCK_PROCESS_CPUTIME_ID) - begun) / total)
  }

  /// The mean red, green and blue (0 to 255) of a frame, which must be the same for all contenders.
  func meanColor(count: Int, side: Int) -> [Double] {
    field.fill(count: count, sprite: sprite(side))
    time = .zero
    drawFrame()
    let picture = renderer.screenshot()
    var sums = [0, 0, 0]
    for index in picture.bytes.indices where index % 4 < 3 {
      sums[index % 4] += Int(picture.bytes[index])
    }
    return sums.map { Double($0) / Double(picture.width * picture.height) }
  }

  private func drawFrame() {
    time += .milliseconds(16)
    list.removeAll()
    field.drawTree(into: &list, at: time)
    renderer.draw(list)
  }

  private func sprite(_ side: Int) -> Sprite {
    Sprite(
      page: page, x: 0, y: 0, width: 64, height: 64, pageWidth: 64, pageHeight: 64,
      density: 64 / Double(side))
  }

  /// A soft white disc, premultiplied, as in peers.c.
  private static func disc(side: Int) -> Pixmap {
    var pixmap = Pixmap(width: side, height: side)
    for index in 0..<(side * side) {
      let x = Double(index % side) + 0.5 - Double(side) / 2
      let y = Double(index / side) + 0.5 - Double(side) / 2
      let edge = Double(side) / 2 - (x * x + y * y).squareRoot()
      let alpha = UInt8(min(max(edge / 4, 0), 1) * 255)
      for channel in 0..<4 { pixmap.bytes[index * 4 + channel] = alpha }
    }
    return pixmap
  }

  private static func clock(_ which: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(which, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
