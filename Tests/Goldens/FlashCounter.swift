import Drawing

/// Counts the flashes of a film as WCAG 2.2 defines them for success criterion 2.3.1.
///
/// A flash is a pair of opposing changes, of relative luminance by a tenth of its range or more where the darker is below
/// 0.8, or to a saturated red and back, of more than a quarter of a window of 341×256 pixels on a screen of 1024×768: of
/// any rectangle as wide and as high as a third of the picture. Red changes are measured as in WCAG 2.1, in one number.
struct FlashCounter {
  /// The most flashes in any second so far, anywhere; half a flash is a change that nothing has opposed yet.
  var general: Double { luminance.most }
  /// The same for red flashes.
  var red: Double { redness.most }
  private var luminance = FlashWatch(least: 0.1, ceiling: 0.8)
  private var redness = FlashWatch(least: 20.0 / 320, ceiling: .infinity)

  /// The next picture, `now` after the beginning.
  mutating func look(at picture: Pixmap, _ now: Duration) {
    var (lights, reds): ([Float], [Float]) = ([], [])
    lights.reserveCapacity(FlashWatch.points)
    reds.reserveCapacity(FlashWatch.points)
    for row in 0..<FlashWatch.rows {
      let y = (2 * row + 1) * picture.height / (2 * FlashWatch.rows)
      for column in 0..<FlashWatch.columns {
        let x = (2 * column + 1) * picture.width / (2 * FlashWatch.columns)
        let at = (y * picture.width + x) * 4
        let r = LabColors.linear[Int(picture.bytes[at])]
        let g = LabColors.linear[Int(picture.bytes[at + 1])]
        let b = LabColors.linear[Int(picture.bytes[at + 2])]
        lights.append(0.2126 * r + 0.7152 * g + 0.0722 * b)
        // Saturated: four fifths of its light are red.
        reds.append(r >= 0.8 * (r + g + b) ? max(0, r - g - b) : 0)
      }
    }
    luminance.look(at: lights, now)
    redness.look(at: reds, now)
  }
}
