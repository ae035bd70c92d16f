public import Drawing

/// Keeps the pictures of backdrops on disk, so that the next start draws none of it.
///
/// The pixels are in the window's own order, which only the renderer knows. A name stands for everything they
/// follow from.
public nonisolated struct BackdropStore {
  /// The picture with this name, or nil.
  public var find: (_ name: UInt64) -> Pixmap?
  /// Keeps a picture.
  public var store: (_ name: UInt64, _ picture: Pixmap) -> Void

  /// A store from its two functions.
  public init(
    find: @escaping (_ name: UInt64) -> Pixmap?,
    store: @escaping (_ name: UInt64, _ picture: Pixmap) -> Void
  ) {
    (self.find, self.store) = (find, store)
  }
}
