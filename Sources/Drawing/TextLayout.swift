public import Geometry

/// Text broken into lines and glyphs put in their places, ready to draw as often as wanted.
public struct TextLayout: Hashable, Sendable {
  /// A glyph and the place of its upper left corner in the layout's box.
  public struct Placed: Hashable, Sendable {
    /// The glyph's picture.
    public var sprite: Sprite
    /// The upper left corner, or where a shaped word begins, in points from the layout's corner.
    public var origin: Point
    /// In a shaped word from there to the upper left corner: whole pixels, so that letters which
    /// join stay joined wherever the word is moved to.
    public var offset = Point.zero
  }
  /// All glyphs that have ink, line by line.
  public private(set) var glyphs: [Placed] = []
  /// The box that the lines fill; as wide as the widest line.
  public private(set) var size: Size = .zero
  /// How many lines the text was broken into.
  public private(set) var lineCount = 0

  /// Lays `text` out no wider than `width`, broken where Unicode's annex 14 allows it.
  ///
  /// A part that may not be broken stays whole even if it is wider. With an alignment other than
  /// leading lines are placed within `width` if that is finite, else within the widest line. `isMirrored`: all
  /// lines begin at the right, not only those of Arabic and Hebrew; the box is where it is otherwise.
  public init(
    _ text: String, style: TextStyle, width: Double = .infinity, isMirrored: Bool = false,
    using typesetter: Typesetter
  ) {
    let breaker = LineBreaker(
      style: style, width: width, typesetter: typesetter, isRightToLeft: isMirrored)
    self.init(
      breaker.lines(of: text), style: style, width: width, isMirrored: isMirrored, using: typesetter
    )
  }

  /// Lays out lines that are broken already.
  init(
    _ lines: [TextLine], style: TextStyle, width: Double, isMirrored: Bool = false,
    using typesetter: Typesetter
  ) {
    let widest = lines.map(\.width).max() ?? 0
    let box = width.isFinite && style.alignment != .leading ? width : widest
    let (ascent, height) = (typesetter.ascent(style), typesetter.lineHeight(style))
    for index in lines.indices {
      let spare = box - lines[index].width
      let left =
        switch style.alignment {
        case .leading: isMirrored || lines[index].beginsAtRight ? spare : 0
        case .center: spare / 2
        case .trailing: isMirrored ? 0 : spare
        }
      let baseline = Double(index) * height + ascent
      for (x, segment) in lines[index].segments {
        for (pen, glyph, isShaped) in segment.glyphs {
          guard let sprite = glyph.sprite else { continue }
          let origin = Point(x: left + (pen + x), y: baseline)
          glyphs.append(
            isShaped
              ? Placed(sprite: sprite, origin: origin, offset: glyph.bearing)
              : Placed(sprite: sprite, origin: origin + glyph.bearing))
        }
      }
    }
    lineCount = lines.count
    size = Size(width: box, height: Double(lines.count) * height)
  }
}
