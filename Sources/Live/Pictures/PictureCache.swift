package import Drawing
import FoundationEssentials
package import Platform
package import Stage

/// The puzzles' pictures.
package final class PictureCache {
  private nonisolated struct Key: Hashable {
    var name: String
    /// Pixels.
    var side: Int
  }

  private let resources: ResourceLocator
  private let report: (String) -> Void
  private let cache: TextureCache<Key, any Error>
  /// How many pictures are pending.
  package var pending: Int { cache.pending }
  /// Whether requests wait, so that the worker takes no time from the first frame.
  ///
  /// It must be false when the cache is freed.
  package var isPaused: Bool {
    get { cache.isPaused }
    set { cache.isPaused = newValue }
  }

  /// `decoder`: decodes photos; drawings are drawn in this process.
  package init(
    resources: ResourceLocator, drawings: ArtCache, own: [PictureFolder],
    decoder: PictureProcess = .own, renderer: Renderer, queue: PostQueue,
    report: @escaping (String) -> Void
  ) {
    self.resources = resources
    self.report = report
    cache = TextureCache("pictures", renderer: renderer, queue: queue) { key in
      Result { try Self.load(key.name, side: key.side, resources, drawings, own, decoder) }
    }
  }

  /// The picture, `side` pixels wide; `done` gets nil if it can't be read.
  func fetch(
    _ name: String, side: Int, for requester: ObjectIdentifier,
    _ done: @escaping (Picture?) -> Void
  ) {
    cache.fetch(Key(name: name, side: side), for: requester) { [report] result in
      switch result {
      case .success(let picture): done(picture)
      case .failure(let error):
        report("\(error)")
        done(nil)
      }
    }
  }

  private nonisolated static let endings = [".svg", ".png", ".jpg", ".webp"]

  /// SVG is drawn at the requested size; photos are reduced to it.
  private nonisolated static func load(
    _ name: String, side: Int, _ resources: ResourceLocator, _ drawings: ArtCache,
    _ own: [PictureFolder], _ decoder: PictureProcess
  ) throws -> Pixmap {
    if name.hasPrefix("brocades/") {
      // A brocade's panel is 5 wide and 6 high.
      let file = "Resources/Brocades/" + name.dropFirst("brocades/".count) + ".svg"
      return try drawings.drawing(
        at: resources.path(of: file), width: side, height: (side * 6 + 2) / 5
      ).pixmap
    }
    if name.hasPrefix("art/") {
      let file = "Resources/Art/" + name.dropFirst("art/".count) + ".svg"
      return try drawings.drawing(at: resources.path(of: file), width: side, height: side).pixmap
    }
    let cut = PictureCut.whole(covering: PixelCount(width: side, height: side))
    for folder in own {
      if let file = folder.file(of: name) { return try folder.picture(at: file, cut: cut) }
    }
    return try builtIn(name, side: side, resources, drawings, decoder)
  }

  /// A picture that comes with the program; on any thread.
  package nonisolated static func builtIn(
    _ name: String, side: Int, _ resources: ResourceLocator, _ drawings: ArtCache,
    _ decoder: PictureProcess
  ) throws -> Pixmap {
    for ending in endings {
      guard let path = try? resources.path(of: "Resources/Pictures/" + name + ending) else {
        continue
      }
      return ending == ".svg"
        ? try drawings.seamlessDrawing(at: path, width: side, height: side).pixmap
        : try decoder.picture(
          at: path, cut: .whole(covering: PixelCount(width: side, height: side)))
    }
    throw ImageError(path: name, reason: "there is no picture of this name any more")
  }

  /// All pictures, by file name.
  var names: [String] { Self.names(in: resources) }

  package static func names(in resources: ResourceLocator) -> [String] {
    for root in resources.roots {
      let files = try? FileManager.default.contentsOfDirectory(
        atPath: root + "/Resources/Pictures")
      let names = (files ?? []).filter { file in Self.endings.contains { file.hasSuffix($0) } }
        .map { String($0.prefix { $0 != "." }) }
      if !names.isEmpty { return Array(Set(names)).sorted() }
    }
    return []
  }
}
