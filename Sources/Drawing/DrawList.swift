public import Geometry

/// What to draw, in order, back to front.
///
/// A value in buffers that survive frames (`removeAll` keeps their memory). Nothing here uses GL,
/// so a screen can be tested as text. Coordinates are points; `context` maps a node's own points
/// to the window's.
public struct DrawList: Sendable {
  /// One textured parallelogram: 40 bytes of plain data.
  @frozen @usableFromInline struct Item: Sendable {
    @usableFromInline var ox, oy, ax, ay, bx, by: Float
    @usableFromInline var u0, v0, u1, v1: UInt16
    @usableFromInline var color: UInt32
    @usableFromInline var page: TexturePage
    @usableFromInline var blend: BlendMode
    @inlinable init(
      ox: Float, oy: Float, ax: Float, ay: Float, bx: Float, by: Float, sprite: Sprite,
      color: UInt32, blend: BlendMode
    ) {
      self.ox = ox
      self.oy = oy
      self.ax = ax
      self.ay = ay
      self.bx = bx
      self.by = by
      u0 = sprite.u0
      v0 = sprite.v0
      u1 = sprite.u1
      v1 = sprite.v1
      self.color = color
      page = sprite.page
      self.blend = blend
    }
  }

  /// A shape and the transform from its own box to the window.
  struct PlacedShape: Sendable {
    var shape: Shape
    var rect: Rect
    var transform: Transform
    var opacity: Double
  }

  /// Where a run of one kind begins; it ends at the next command.
  @usableFromInline enum Command: Hashable, Sendable {
    case sprites(from: Int)
    case shapes(from: Int)
    case clip(Rect?)
    case endBackdrop(key: UInt64)
    case blurBehind(key: UInt64, opacity: Double)
  }

  @usableFromInline enum Run: UInt8, Sendable { case none, sprites, shapes }

  /// The transform from the current node's points to the window's, and the opacity of everything
  /// drawn.
  @frozen public struct Context: Hashable, Sendable {
    /// From the current node's points to the window's.
    public var transform: Transform
    /// Multiplies the opacity of everything drawn, 0 to 1.
    public var opacity: Double
    /// Whether `transform` is only a translation.
    ///
    /// Most are, and then a sprite costs half as much.
    @usableFromInline var onlyMoves: Bool
    /// Whether left and right are exchanged: places are, but not pictures and texts.
    @usableFromInline var isMirrored: Bool
    /// A context for a node's subtree.
    @inlinable public init(
      transform: Transform = .identity, opacity: Double = 1, isMirrored: Bool = false
    ) {
      self.transform = transform
      self.opacity = opacity
      self.isMirrored = isMirrored
      onlyMoves =
        !isMirrored && transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    }

    /// The context for a part that `inner` places in this one; `share` multiplies the opacity, `mirrors`: whether
    /// `inner` exchanges left and right because of the language.
    @inlinable public func transformed(
      by inner: Transform, opacity share: Double = 1, mirrors: Bool = false
    ) -> Context {
      Context(
        transform: transform * inner, opacity: opacity * share, isMirrored: isMirrored != mirrors)
    }
  }

  @usableFromInline var items: [Item] = []
  var shapes: [PlacedShape] = []
  @usableFromInline var commands: [Command] = []
  @usableFromInline var run = Run.none
  var clips: [Rect] = []
  /// Set while walking the nodes; everything drawn uses it.
  public var context = Context()
  /// Pixels per point, for text that must sit on whole pixels.
  public var density = 1.0
  /// Whether paper shows its grain.
  ///
  /// Off in high contrast, and for pictures that should compress well.
  public var drawsGrain = true

  /// An empty list.
  public init() {}

  /// Empties the list but keeps its memory.
  public mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    shapes.removeAll(keepingCapacity: true)
    commands.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    run = .none
    context = Context()
  }

  /// The number of sprites and shapes in the list.
  public var count: Int { items.count + shapes.count }
}

extension DrawList {
  /// Draws `sprite` with the point `anchor` (0…1 of its size) at `position`.
  ///
  /// `rotation` is in radians, clockwise; `scale` 1 shows the sprite at its natural size. `isArrow`: it is
  /// mirrored where left and right are exchanged.
  @inlinable public mutating func sprite(
    _ sprite: Sprite, at position: Point, scale: Double = 1, rotation: Double = 0,
    anchor: Point = Point(x: 0.5, y: 0.5), tint: Color = .white, opacity: Double = 1,
    blend: BlendMode = .normal, isArrow: Bool = false
  ) {
    let w = Double(sprite.width) * scale
    let h = Double(sprite.height) * scale
    var a = Point(x: w, y: 0)
    var b = Point(x: 0, y: h)
    if rotation != 0 {
      let turn = sineAndCosine(of: rotation)
      a = Point(x: w * turn.cosine, y: w * turn.sine)
      b = Point(x: -h * turn.sine, y: h * turn.cosine)
    }
    let origin = Point(
      x: position.x - a.x * anchor.x - b.x * anchor.y,
      y: position.y - a.y * anchor.x - b.y * anchor.y)
    append(
      sprite, origin: origin, a: a, b: b, color: tint.faded(opacity), blend: blend,
      isArrow: isArrow)
  }

  /// Draws `sprite` stretched over `rect`.
  @inlinable public mutating func image(
    _ sprite: Sprite, in rect: Rect, tint: Color = .white, blend: BlendMode = .normal
  ) {
    append(
      sprite, origin: rect.origin, a: Point(x: rect.width, y: 0), b: Point(x: 0, y: rect.height),
      color: tint, blend: blend)
  }

  @inlinable mutating func append(
    _ sprite: Sprite, origin: Point, a: Point, b: Point, color: Color, blend: BlendMode,
    isArrow: Bool = false
  ) {
    var (origin, a, b) = (origin, a, b)
    let map = context.transform
    if context.onlyMoves {
      origin = Point(x: origin.x + map.tx, y: origin.y + map.ty)
    } else {
      origin = map(origin)
      a = Point(x: map.a * a.x + map.c * a.y, y: map.b * a.x + map.d * a.y)
      b = Point(x: map.a * b.x + map.c * b.y, y: map.b * b.x + map.d * b.y)
      if context.isMirrored, !isArrow { (origin, a) = (origin + a, Point(x: -a.x, y: -a.y)) }
    }
    if run != .sprites {
      run = .sprites
      commands.append(.sprites(from: items.count))
    }
    items.append(
      Item(
        ox: Float(origin.x), oy: Float(origin.y), ax: Float(a.x), ay: Float(a.y), bx: Float(b.x),
        by: Float(b.y), sprite: sprite, color: color.faded(context.opacity).bits, blend: blend))
  }

  /// Draws a rounded rectangle.
  public mutating func shape(_ shape: Shape, in rect: Rect) {
    if run != .shapes {
      run = .shapes
      commands.append(.shapes(from: shapes.count))
    }
    var shape = shape
    if !drawsGrain { shape.grain = 0 }
    let map = context.transform
    shapes.append(
      PlacedShape(
        shape: shape, rect: rect,
        transform: context.isMirrored ? map * Transform(mirroring: rect) : map,
        opacity: context.opacity))
  }

  /// Shows only what lies inside `rect` (in the current node's points) until `popClip`.
  ///
  /// Clips nest; an inner one never shows more than the outer one.
  public mutating func pushClip(_ rect: Rect) {
    let box = context.transform.bounds(of: rect)
    clips.append(clips.last.map { box.intersection($0) } ?? box)
    command(.clip(clips.last))
  }
  /// Ends the innermost clip.
  public mutating func popClip() {
    clips.removeLast()
    command(.clip(clips.last))
  }

  /// Declares everything drawn so far a static, opaque backdrop that looks the same as long as
  /// `key` does.
  ///
  /// The renderer caches its picture and copies it in later frames instead of drawing it again.
  public mutating func endBackdrop(key: UInt64) { command(.endBackdrop(key: key)) }

  /// Covers everything drawn so far with a blurred picture of it.
  ///
  /// As long as `key` is the same and `opacity` is 1, the blur is made once and everything before
  /// it is skipped, so a dialog over a busy scene costs one copy.
  public mutating func blurBehind(key: UInt64, opacity: Double) {
    command(.blurBehind(key: key, opacity: opacity))
  }

  private mutating func command(_ command: Command) {
    commands.append(command)
    run = .none
  }
}
