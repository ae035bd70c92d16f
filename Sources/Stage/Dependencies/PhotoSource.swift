public import Drawing
public import Geometry

/// Shows pictures that come from outside: cards of a server, own photographs, thumbnails.
///
/// A node asks for its picture in `sizeDidChange` and in `resourcesDidChange` (as for
/// `ArtSource.picture`), keeps the `Picture` as long as it shows it, and draws `picture.sprite`,
/// whole or in slices:
///
///     stage.photos.show(photo, size, ObjectIdentifier(self)) { [weak self] answer in
///       self?.picture = try? answer.get()
///       self?.setNeedsDisplay()
///     }
///
/// It is read, decoded, turned upright and reduced away from the main thread and in a process of its
/// own with limits on bytes, pixels, memory and time; what cannot be shown is refused with its
/// reason. The texture is given back when nobody holds the `Picture` any more. Two nodes that ask
/// for the same key at the same size share one.
public struct PhotoSource {
  /// The picture reduced until it just covers `size` points; never enlarged, its shape kept.
  ///
  /// The sprite's own width and height tell that shape. The closure gets it later, on the main
  /// thread, or at once where it is there already; it is not called where the same requester has
  /// asked for another since.
  public var show:
    (
      _ photo: Photo, _ size: Size, _ requester: ObjectIdentifier,
      _ done: @escaping (Result<Picture, PictureDecodingError>) -> Void
    ) -> Void
  /// Whoever asked does not wait any more, and is not called.
  public var cancel: (_ requester: ObjectIdentifier) -> Void

  /// A source from its two functions.
  public init(
    show:
      @escaping (
        Photo, Size, ObjectIdentifier, @escaping (Result<Picture, PictureDecodingError>) -> Void
      ) -> Void, cancel: @escaping (ObjectIdentifier) -> Void
  ) {
    self.show = show
    self.cancel = cancel
  }

  /// For tests that need no pixels: every picture is refused as empty.
  public static var none: PhotoSource {
    PhotoSource(show: { _, _, _, done in done(.failure(.empty)) }, cancel: { _ in })
  }
}
