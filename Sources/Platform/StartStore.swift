public import Drawing

/// Stores what a renderer makes at its start, so that the next start finds it.
///
/// A name stands for everything that the bytes follow from: shaders and driver too. Only the renderer knows what the
/// bytes mean.
public nonisolated protocol StartStore {
  /// Passes the rows of a backdrop from the first to the last, some at a time, as the bytes of a `Pixmap`.
  ///
  /// False if none has this name and size or the stored one is damaged; what was passed then is worthless.
  func readBackdrop(
    _ name: UInt64, width: Int, height: Int,
    _ pass: (_ rows: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Void
  ) -> Bool
  /// Stores the picture of a backdrop.
  func storeBackdrop(_ picture: Pixmap, as name: UInt64)
  /// The shader program with this name as the driver wrote it, or nil.
  func program(_ name: UInt64) -> [UInt8]?
  /// Stores a shader program as the driver wrote it.
  func storeProgram(_ bytes: [UInt8], as name: UInt64)
}
