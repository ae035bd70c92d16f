public import Drawing
public import Geometry

/// Shows pictures from outside: cards from a server, players' photos, thumbnails.
///
/// A node asks for its picture in `sizeDidChange` and in `resourcesDidChange` (as for
/// `ArtSource.picture`), holds the `Picture` as long as it shows it, and draws `picture.sprite`,
/// whole or in slices:
///
///     stage.photos.show(photo, size, ObjectIdentifier(self)) { [weak self] answer in
///       self?.picture = try? answer.get()
///       self?.setNeedsDisplay()
///     }
///
/// It is read, decoded, turned upright and reduced off the main thread, in a separate process
/// with limits on bytes, pixels, memory and time. A picture that can't be shown fails with the
/// reason. The texture is freed with the last reference to the `Picture`. Two nodes that ask for
/// the same key at the same size share one.
public struct PhotoSource {
  /// Requests the picture, reduced until it just covers `size` points; never enlarged, its aspect
  /// ratio kept.
  ///
  /// The sprite's width and height give the aspect ratio. The closure is called on the main
  /// thread, at once if the picture is available. It is not called if the same requester has
  /// asked for another since.
  public var show:
    (
      _ photo: Photo, _ size: Size, _ requester: ObjectIdentifier,
      _ done: @escaping (Result<Picture, PictureDecodingError>) -> Void
    ) -> Void
  /// Cancels a request; its closure is not called.
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

  /// A source for tests that need no pixels: every picture is refused as empty.
  public static var none: PhotoSource {
    PhotoSource(show: { _, _, _, done in done(.failure(.empty)) }, cancel: { _ in })
  }
}
