import Drawing
import Foundation
import Platform
import Stage
import Synchronization

/// Puzzle pictures, decoded on a worker, one at a time, each on a page of its own.
///
/// While a window's edge is dragged every frame wants another size: a request that the same node
/// has replaced by a newer one is left out.
final class PictureShelf {
  private struct Key: Hashable {
    var name: String
    var side: Int
  }
  private struct Held { weak var picture: Picture? }

  /// The newest request of each node; workers look before they begin.
  private nonisolated final class Requests: Sendable {
    private let newest = Mutex<[ObjectIdentifier: Int]>([:])
    func begin(_ requester: ObjectIdentifier) -> Int {
      newest.withLock { list in
        let ticket = (list[requester] ?? 0) + 1
        list[requester] = ticket
        return ticket
      }
    }
    func isNewest(_ ticket: Int, of requester: ObjectIdentifier) -> Bool {
      newest.withLock { $0[requester] == ticket }
    }
  }

  private let resources: ResourceLocator
  private let renderer: Renderer
  private let queue: PostQueue
  private let report: (String) -> Void
  private let worker = DispatchQueue(label: "recreo.pictures", qos: .userInitiated)
  private let requests = Requests()
  private var shelf: [Key: Held] = [:]
  /// How many pictures are on their way.
  private(set) var pending = 0

  init(
    resources: ResourceLocator, renderer: Renderer, queue: PostQueue,
    report: @escaping (String) -> Void
  ) {
    self.resources = resources
    self.renderer = renderer
    self.queue = queue
    self.report = report
  }

  /// The picture `side` pixels wide; `done` gets nil where it cannot be read.
  func fetch(
    _ name: String, side: Int, for requester: ObjectIdentifier,
    _ done: @escaping (Picture?) -> Void
  ) {
    let key = Key(name: name, side: side)
    let ticket = requests.begin(requester)
    if let picture = shelf[key]?.picture { return done(picture) }
    pending += 1
    let finish: @MainActor @Sendable (Result<Pixmap, any Error>?) -> Void = { [self] result in
      pending -= 1
      guard let result, requests.isNewest(ticket, of: requester) else { return }
      done(keep(result, as: key))
    }
    worker.async { [queue, requests, resources] in
      guard requests.isNewest(ticket, of: requester) else { return queue.post { finish(nil) } }
      let result = Result { try Self.load(name, side: side, resources) }
      queue.post { finish(result) }
    }
  }

  private func keep(_ result: Result<Pixmap, any Error>, as key: Key) -> Picture? {
    if let picture = shelf[key]?.picture { return picture }
    switch result {
    case .success(let pixmap):
      let page = renderer.makePage(pixmap)
      let sprite = Sprite(
        page: page, x: 0, y: 0, width: pixmap.width, height: pixmap.height,
        pageWidth: pixmap.width, pageHeight: pixmap.height, density: 1)
      let picture = Picture(sprite, free: { [renderer] in renderer.freePage(page) })
      shelf = shelf.filter { $0.value.picture != nil }
      shelf[key] = Held(picture: picture)
      return picture
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

  /// Every picture there is, by the name of its file.
  var names: [String] { Self.names(in: resources) }

  static func names(in resources: ResourceLocator) -> [String] {
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
