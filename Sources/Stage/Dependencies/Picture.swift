public import Drawing

/// A large picture on a page of its own; the page is given back when nobody holds the picture.
@MainActor public final class Picture {
  /// The whole picture, at its natural size in points.
  public let sprite: Sprite
  private let free: () -> Void
  /// Takes over a page; `free` gives it back when the last holder lets go.
  public init(_ sprite: Sprite, free: @escaping () -> Void = {}) {
    self.sprite = sprite
    self.free = free
  }
  isolated deinit { free() }
}
