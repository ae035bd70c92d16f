import Drawing
import Foundation
import Geometry
import Platform
import Stage

/// Draws the SVG art for the size and density it is shown at and keeps it in the atlas.
final class ArtLibrary {
  private struct Key: Hashable {
    var name: String
    var width, height: Int
    var elevation: Elevation?
  }

  private let resources: ResourceLocator
  private let atlas: Atlas
  private let renderer: Renderer
  private let queue: PostQueue
  private let report: (String) -> Void
  private var sprites: [Key: Sprite] = [:]
  private var pixmaps: [Key: Pixmap] = [:]
  private var pictures: [Key: Sprite] = [:]
  /// How many pictures are being drawn on workers.
  private(set) var pending = 0
  /// Pixels per point.
  var density = 1.0

  init(
    resources: ResourceLocator, atlas: Atlas, renderer: Renderer, queue: PostQueue,
    report: @escaping (String) -> Void
  ) {
    self.resources = resources
    self.atlas = atlas
    self.renderer = renderer
    self.queue = queue
    self.report = report
  }

  var source: ArtSource {
    ArtSource(
      sprite: { [self] in sprite($0, $1) }, shadow: { [self] in shadow($0, $1, $2) },
      picture: { [self] in picture($0, $1, $2) }, pictureNames: { [self] in pictureNames() })
  }

  /// Forgets every sprite: the density is new, or the atlas was emptied.
  func removeAll() {
    sprites.removeAll()
    pixmaps.removeAll()
    for sprite in pictures.values { renderer.freePage(sprite.page) }
    pictures.removeAll()
  }

  private func key(_ name: String, _ size: Size, _ elevation: Elevation? = nil) -> Key {
    Key(
      name: name, width: Int((size.width * density).rounded()),
      height: Int((size.height * density).rounded()), elevation: elevation)
  }

  private func sprite(_ name: String, _ size: Size) -> Sprite? {
    let key = key(name, size)
    if let known = sprites[key] { return known }
    guard let pixmap = pixmap(key) else { return nil }
    let sprite = atlas.insert(pixmap, density: density)
    sprites[key] = sprite
    return sprite
  }

  private func shadow(_ name: String, _ size: Size, _ elevation: Elevation) -> Sprite? {
    let key = key(name, size, elevation)
    if let known = sprites[key] { return known }
    guard let pixmap = pixmap(self.key(name, size)) else { return nil }
    let fall = elevation.shadow
    let shadow = pixmap.silhouetteShadow(
      blur: Int((fall.blur * density).rounded()), opacity: fall.opacity * 1.4)
    let sprite = atlas.insert(shadow, density: density)
    sprites[key] = sprite
    return sprite
  }

  private func pixmap(_ key: Key) -> Pixmap? {
    if let known = pixmaps[key] { return known }
    do {
      let path = try resources.path(of: "Resources/Art/\(key.name).svg")
      let made = try ImageDecoder.drawing(at: path, width: key.width, height: key.height)
      pixmaps[key] = made
      return made
    } catch {
      report("\(error)")
      return nil
    }
  }
}

extension ArtLibrary {
  /// A puzzle's picture, on a worker; each has a page of its own, so its tiles are one batch.
  private func picture(_ name: String, _ side: Double, _ done: @escaping (Sprite?) -> Void) {
    let key = key(name, Size(side))
    if let known = pictures[key] { return done(known) }
    let (queue, resources, density) = (queue, resources, density)
    pending += 1
    let finish: @MainActor @Sendable (Result<Pixmap, any Error>) -> Void = { [self] result in
      pending -= 1
      done(keep(result, as: key, density))
    }
    DispatchQueue.global(qos: .userInitiated).async {
      let result = Result {
        try Self.load(name, side: key.width, resources)
      }
      queue.post { finish(result) }
    }
  }

  private func keep(_ result: Result<Pixmap, any Error>, as key: Key, _ density: Double) -> Sprite?
  {
    if let known = pictures[key] { return known }
    switch result {
    case .success(let pixmap):
      guard density == self.density else { return nil }
      let sprite = Sprite(
        page: renderer.makePage(pixmap), x: 0, y: 0, width: pixmap.width, height: pixmap.height,
        pageWidth: pixmap.width, pageHeight: pixmap.height, density: density)
      pictures[key] = sprite
      return sprite
    case .failure(let error):
      report("\(error)")
      return nil
    }
  }

  private nonisolated static let endings = [".svg", ".png", ".jpg", ".webp"]

  /// SVG is drawn at the size wanted; photographs come at their own.
  private nonisolated static func load(_ name: String, side: Int, _ resources: ResourceLocator)
    throws -> Pixmap
  {
    for ending in endings {
      guard let path = try? resources.path(of: "Resources/Pictures/" + name + ending) else {
        continue
      }
      return ending == ".svg"
        ? try ImageDecoder.drawing(at: path, width: side, height: side)
        : try ImageDecoder.pixmap(at: path)
    }
    throw ResourceLocator.NotFound(
      name: name, tried: resources.roots.map { $0 + "/Resources/Pictures" })
  }

  private func pictureNames() -> [String] {
    for root in resources.roots {
      let files = try? FileManager.default.contentsOfDirectory(
        atPath: root + "/Resources/Pictures")
      guard let files else { continue }
      let names = files.filter { file in Self.endings.contains { file.hasSuffix($0) } }
        .map { String($0.prefix { $0 != "." }) }
      if !names.isEmpty { return Array(Set(names)).sorted() }
    }
    return []
  }
}
