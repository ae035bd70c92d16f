import Dispatch
import Drawing
import FoundationEssentials
import Platform
import Stage
import Synchronization

/// Pictures created on a worker one at a time, each on its own page as long as it is shown.
///
/// While a window is resized, every frame requests another size: a request that its node has
/// replaced with a newer one is skipped.
final class TextureCache<Key: Hashable & Sendable, Failure: Error> {
  private struct Held { weak var picture: Picture? }

  /// The newest request of each node; workers check it before they start.
  private nonisolated final class Requests: Sendable {
    private struct List {
      var newest: [ObjectIdentifier: Int] = [:]
      var last = 0
    }
    private let list = Mutex(List())
    func begin(_ requester: ObjectIdentifier) -> Int {
      list.withLock { list in
        list.last += 1
        list.newest[requester] = list.last
        return list.last
      }
    }
    func isNewest(_ ticket: Int, of requester: ObjectIdentifier) -> Bool {
      list.withLock { $0.newest[requester] == ticket }
    }
    func cancel(_ requester: ObjectIdentifier) {
      list.withLock { _ = $0.newest.removeValue(forKey: requester) }
    }
  }

  private let renderer: Renderer
  private let queue: PostQueue
  private let worker: DispatchQueue
  private let load: @Sendable (Key) -> Result<Pixmap, Failure>
  private let requests = Requests()
  private var cache: [Key: Held] = [:]
  /// How many pictures are pending.
  private(set) var pending = 0
  /// Whether requests wait.
  var isPaused = false {
    didSet {
      guard isPaused != oldValue else { return }
      isPaused ? worker.suspend() : worker.resume()
    }
  }

  /// `load` creates the picture on the worker.
  init(
    _ name: String, renderer: Renderer, queue: PostQueue,
    load: @escaping @Sendable (Key) -> Result<Pixmap, Failure>
  ) {
    self.renderer = renderer
    self.queue = queue
    self.load = load
    worker = DispatchQueue(label: "recreo." + name, qos: .userInitiated)
  }

  /// `done` gets the picture later, or at once if it is shown already.
  func fetch(
    _ key: Key, for requester: ObjectIdentifier,
    _ done: @escaping (Result<Picture, Failure>) -> Void
  ) {
    let ticket = requests.begin(requester)
    if let picture = cache[key]?.picture {
      requests.cancel(requester)
      return done(.success(picture))
    }
    pending += 1
    let finish: @MainActor @Sendable (Result<Pixmap, Failure>?) -> Void = { [self] result in
      pending -= 1
      guard let result, requests.isNewest(ticket, of: requester) else { return }
      requests.cancel(requester)
      done(result.map { insert($0, as: key) })
    }
    worker.async { [queue, requests, load, side = renderer.longestSide] in
      guard requests.isNewest(ticket, of: requester) else { return queue.post { finish(nil) } }
      let result = load(key).map { $0.fitting(side) }
      queue.post { finish(result) }
    }
  }

  /// Cancels a node's request.
  func cancel(_ requester: ObjectIdentifier) { requests.cancel(requester) }

  private func insert(_ pixmap: Pixmap, as key: Key) -> Picture {
    if let picture = cache[key]?.picture { return picture }
    let picture = Picture(pixmap, on: renderer)
    cache = cache.filter { $0.value.picture != nil }
    cache[key] = Held(picture: picture)
    return picture
  }
}

extension Picture {
  /// Puts the picture on its own page, which is freed with the last reference.
  convenience init(_ pixmap: Pixmap, on renderer: Renderer) {
    let page = renderer.makePage(pixmap)
    let sprite = Sprite(
      page: page, x: 0, y: 0, width: pixmap.width, height: pixmap.height,
      pageWidth: pixmap.width, pageHeight: pixmap.height, density: 1)
    self.init(sprite, free: { renderer.freePage(page) })
  }
}
