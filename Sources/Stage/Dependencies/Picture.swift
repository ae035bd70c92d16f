public import Drawing

/// A large picture on a page of its own; the page is freed with the last reference.
@MainActor public final class Picture {
  /// The whole picture, at its natural size in points.
  public let sprite: Sprite
  private let free: () -> Void
  /// Takes over a page; `free` is called when the picture is deallocated.
  public init(_ sprite: Sprite, free: @escaping () -> Void = {}) {
    self.sprite = sprite
    self.free = free
  }
  isolated deinit { free() }
}
