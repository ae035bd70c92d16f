import Drawing
import Geometry
package import Platform
package import Stage

/// Draws the SVG art for the size and density it is shown at and keeps it in the atlas.
package final class ArtLibrary {
  private struct Key: Hashable {
    var name: String
    var width, height: Int
    var elevation: Elevation?
    /// False below half a pixel, which can happen in a tiny window.
    var isSeen: Bool { width > 0 && height > 0 }
  }

  private let resources: ResourceLocator
  private let cache: ArtCache
  private let atlas: Atlas
  private let pictures: PictureCache
  private let renderer: Renderer
  private let report: (String) -> Void
  private var sprites: [Key: Sprite] = [:]
  /// A drawing is usually followed by its shadow, so only the last one is held.
  private var last: (key: Key, drawing: ArtCache.Named)?
  /// Pixel art doesn't depend on the density: each sheet is read once.
  private var sheets: [String: Sprite] = [:]
  /// Files that could not be read: reported once, not in every frame.
  private var missing: Set<String> = []
  /// Pixels per point.
  package var density = 1.0

  package init(
    resources: ResourceLocator, cache: ArtCache, atlas: Atlas, renderer: Renderer,
    pictures: PictureCache, report: @escaping (String) -> Void
  ) {
    self.resources = resources
    self.cache = cache
    self.atlas = atlas
    self.renderer = renderer
    self.pictures = pictures
    self.report = report
  }

  package var source: ArtSource {
    ArtSource(
      sprite: { [self] in sprite($0, $1) }, shadow: { [self] in shadow($0, $1, $2) },
      sheet: { [self] in sheet($0) },
      picture: { [self] name, side, requester, done in
        let pixels = max(1, Int((side * density).rounded()))
        pictures.fetch(name, side: pixels, for: requester, done)
      }, pictureNames: { [self] in pictures.names })
  }

  /// Forgets every sprite: the density is new, or the atlas was emptied.
  package func removeAll() {
    sprites.removeAll()
    last = nil
  }

  private func key(_ name: String, _ size: Size, _ elevation: Elevation? = nil) -> Key {
    Key(
      name: name, width: Int((size.width * density).rounded()),
      height: Int((size.height * density).rounded()), elevation: elevation)
  }

  private func sprite(_ name: String, _ size: Size) -> Sprite? {
    let key = key(name, size)
    if let known = sprites[key] { return known }
    guard key.isSeen else { return nil }
    if Atlas.isLarge(width: key.width, height: key.height) { return largeSprite(key) }
    guard let drawing = read(key, { try drawing(key, at: $0) }) else { return nil }
    return add(atlas.insert(drawing.pixmap, density: density), drawing.name, key)
  }

  /// A sprite whose drawing is made when it is first drawn: the store may have the backdrop that contains it.
  private func largeSprite(_ key: Key) -> Sprite? {
    let (width, height) = (key.width, key.height)
    guard let name = read(key, { try cache.name(ofDrawingAt: $0, width: width, height: height) })
    else { return nil }
    let sprite = atlas.insert(width: width, height: height, density: density) { [weak self] in
      self?.read(key, { try self?.drawing(key, at: $0) })??.pixmap
        ?? Pixmap(width: width, height: height)
    }
    return add(sprite, name, key)
  }

  private func shadow(_ name: String, _ size: Size, _ elevation: Elevation) -> Sprite? {
    let key = key(name, size, elevation)
    if let known = sprites[key] { return known }
    guard key.isSeen, let shadow = read(key, { try shadow(key, elevation, at: $0) }) else {
      return nil
    }
    return add(atlas.insert(shadow.pixmap, density: density), shadow.name, key)
  }

  private func add(_ sprite: Sprite, _ name: UInt64?, _ key: Key) -> Sprite {
    if let name { renderer.identify(sprite, as: name) }
    sprites[key] = sprite
    return sprite
  }

  private func sheet(_ name: String) -> Sprite? {
    if let known = sheets[name] { return known }
    guard !missing.contains(name) else { return nil }
    do {
      let pixmap = try ImageDecoder.pixmap(at: resources.path(of: "Resources/Art/\(name).png"))
      let sheet = Sprite(
        page: renderer.makePage(pixmap, isSmooth: false), x: 0, y: 0, width: pixmap.width,
        height: pixmap.height, pageWidth: pixmap.width, pageHeight: pixmap.height, density: 1)
      sheets[name] = sheet
      return sheet
    } catch {
      missing.insert(name)
      report("\(error)")
      return nil
    }
  }

  private func drawing(_ key: Key, at path: String) throws -> ArtCache.Named {
    if let last, last.key == key { return last.drawing }
    let made = try cache.drawing(at: path, width: key.width, height: key.height)
    last = (key, made)
    return made
  }

  private func shadow(_ key: Key, _ elevation: Elevation, at path: String) throws -> ArtCache.Named
  {
    let fall = elevation.shadow
    let (blur, opacity) = (Int((fall.blur * density).rounded()), fall.opacity * 1.4)
    return try cache.pixmap(
      of: path, named: "\(key.width)x\(key.height)-shadow-\(blur)-\(opacity)"
    ) {
      var drawing = key
      drawing.elevation = nil
      return try self.drawing(drawing, at: path).pixmap
        .silhouetteShadow(blur: blur, opacity: opacity)
    }
  }

  private func read<Value>(_ key: Key, _ make: (_ path: String) throws -> Value) -> Value? {
    guard !missing.contains(key.name) else { return nil }
    do {
      return try make(resources.path(of: "Resources/Art/\(key.name).svg"))
    } catch {
      missing.insert(key.name)
      report("\(error)")
      return nil
    }
  }
}
