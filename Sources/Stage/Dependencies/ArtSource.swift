public import Drawing
public import Geometry

/// Provides pictures for nodes; each is rendered once for the size at which it is shown.
public struct ArtSource {
  /// The drawing `Art/<name>.svg`, fitted into `size` points; nil if it is missing.
  public var sprite: (_ name: String, _ size: Size) -> Sprite?
  /// The shadow of that drawing's silhouette at an elevation.
  ///
  /// It is larger than the drawing by the blur on every side.
  public var shadow: (_ name: String, _ size: Size, _ elevation: Elevation) -> Sprite?
  /// The pixel art `Art/<name>.png` at one point per pixel, to be shown without smoothing; nil if
  /// it is missing.
  public var sheet: (_ name: String) -> Sprite?
  /// A square picture for puzzles, `side` points wide, rendered off the main thread.
  ///
  /// `art/<name>` is the square drawing `Art/<name>.svg`.
  ///
  /// The closure is called later, with nil if the picture can't be read. It is not called if the
  /// same requester has asked for another since.
  public var picture:
    (
      _ name: String, _ side: Double, _ requester: ObjectIdentifier,
      _ done: @escaping (Picture?) -> Void
    ) -> Void
  /// The names of all pictures, sorted.
  public var pictureNames: () -> [String]
  /// A source from its five functions.
  public init(
    sprite: @escaping (String, Size) -> Sprite?,
    shadow: @escaping (String, Size, Elevation) -> Sprite?,
    sheet: @escaping (String) -> Sprite?,
    picture: @escaping (String, Double, ObjectIdentifier, @escaping (Picture?) -> Void) -> Void,
    pictureNames: @escaping () -> [String]
  ) {
    self.sprite = sprite
    self.shadow = shadow
    self.sheet = sheet
    self.picture = picture
    self.pictureNames = pictureNames
  }

  /// A source without pictures, for tests that need no pixels.
  public static var none: ArtSource {
    ArtSource(
      sprite: { _, _ in nil }, shadow: { _, _, _ in nil }, sheet: { _ in nil },
      picture: { _, _, _, done in done(nil) }, pictureNames: { ["one", "two", "three"] })
  }
}
