public import Drawing

/// A large picture on a page of its own; the page is given back when nobody holds the picture.
@MainActor public final class Picture {
  public let sprite: Sprite
  private let free: () -> Void
  public init(_ sprite: Sprite, free: @escaping () -> Void = {}) {
    self.sprite = sprite
    self.free = free
  }
  isolated deinit { free() }
}
