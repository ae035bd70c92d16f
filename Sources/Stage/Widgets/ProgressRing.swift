public import Drawing
import Geometry

/// Progress as a ring of twelve paper dots; while indeterminate, a bright one runs round.
public final class ProgressRing: Progress {
  private static let count = 12

  public override init(
    _ id: String = "", label: String, value: Double? = nil, palette: Palette = .paper
  ) {
    super.init(id, label: label, value: value, palette: palette)
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    let side = size.shortSide
    let dot = side * 0.16
    let still = palette.groove
    for index in 0..<Self.count {
      let turn = sineAndCosine(of: Double(index) / Double(Self.count) * 2 * .pi)
      let center =
        bounds.center
        + Point(x: turn.sine, y: -turn.cosine) * ((side - dot) / 2)
      let part = brightness(index, at: now)
      list.shape(
        Shape(
          radius: dot / 2, fill: still.mixed(with: palette.accent, part),
          grain: Theme.grain),
        in: Rect(center: center, size: Size(value == nil ? dot : dot * (0.8 + 0.2 * part))))
    }
  }

  /// How much of the accent colour a dot has, 0 to 1.
  private func brightness(_ index: Int, at now: Duration) -> Double {
    let count = Double(Self.count)
    if value != nil {
      return min(max(reach(at: now) * count - Double(index), 0), 1)
    }
    if stage?.reducesMotion ?? false { return Endless.pulse(now) }
    let head = Endless.turns(now, each: .milliseconds(1200)) * count
    let behind = head - Double(index)
    let tail = behind < 0 ? behind + count : behind
    return max(0, 1 - tail / 8)
  }
}
