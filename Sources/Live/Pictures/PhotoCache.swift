import Drawing
import FoundationEssentials
import Geometry
package import Platform
package import Stage

/// Pictures from outside, each decoded in a separate process.
package final class PhotoCache {
  /// The key: the picture and its size.
  private nonisolated struct Key: Hashable {
    var photo: Photo
    var pixels: PixelCount
    static func == (a: Key, b: Key) -> Bool { a.photo.key == b.photo.key && a.pixels == b.pixels }
    func hash(into hasher: inout Hasher) {
      hasher.combine(photo.key)
      hasher.combine(pixels)
    }
  }

  private let cache: TextureCache<Key, PictureDecodingError>
  private let report: (String) -> Void
  /// Pixels per point.
  package var density = 1.0
  /// How many pictures are pending.
  package var pending: Int { cache.pending }

  package init(
    decoder: PictureProcess, renderer: Renderer, queue: PostQueue,
    report: @escaping (String) -> Void
  ) {
    self.report = report
    cache = TextureCache("photos", renderer: renderer, queue: queue) { key in
      decoder.decode(key.photo.content, cut: .whole(covering: key.pixels))
    }
  }

  package var source: PhotoSource {
    PhotoSource(
      show: { [self] photo, size, requester, done in show(photo, size, requester, done) },
      cancel: { [cache] in cache.cancel($0) })
  }

  private func show(
    _ photo: Photo, _ size: Size, _ requester: ObjectIdentifier,
    _ done: @escaping (Result<Picture, PictureDecodingError>) -> Void
  ) {
    func pixels(_ points: Double) -> Int { min(max(1, Int((points * density).rounded())), 4096) }
    let key = Key(
      photo: photo, pixels: PixelCount(width: pixels(size.width), height: pixels(size.height)))
    cache.fetch(key, for: requester) { [report] answer in
      if case .failure(let refusal) = answer {
        report("\(ImageError(path: photo.place, reason: "\(refusal)"))")
      }
      done(answer)
    }
  }
}

extension Photo {
  /// Where it comes from, for messages.
  fileprivate var place: String { if case .file(let path) = content { path } else { key } }
}
