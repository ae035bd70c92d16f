public import Drawing
import Geometry

/// Progress as a strip of paper; 16 points are high enough.
public final class ProgressBar: Progress {
  public override init(
    _ id: String = "", label: String, value: Double? = nil, palette: Palette = .paper
  ) {
    super.init(id, label: label, value: value, palette: palette)
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    let radius = min(8, size.height / 2)
    list.shape(
      Shape(radius: radius, fill: palette.groove, grain: Theme.grain),
      in: bounds)
    var piece = bounds
    var opacity = 1.0
    if value != nil {
      let reach = reach(at: now)
      guard reach > 0 else { return }
      piece.size.width = max(2 * radius, size.width * reach)
    } else if stage?.reducesMotion ?? false {
      opacity = Endless.pulse(now)
    } else {
      piece.size.width = size.width * 0.3
      piece.origin.x = size.width * 0.7 * Endless.sway(now)
    }
    list.shape(
      Shape(radius: radius, fill: palette.accent.faded(opacity), grain: Theme.grain), in: piece)
  }
}
