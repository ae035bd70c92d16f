import Dispatch
import FoundationEssentials
import Glibc
public import Store
import Synchronization

/// Puts games that are being played on disk, off the main thread.
///
/// A game is kept after every move; where the disk is slower than the player only the newest state
/// is written.
public nonisolated final class Autosaver: Sendable {
  /// What came of keeping a game.
  public enum Outcome: Sendable {
    /// The game in this slot is on disk up to this step.
    case kept(slot: String, step: Int)
    /// What was kept before is still whole.
    case failed(StoreError)
  }

  private struct Request: Sendable {
    var step: Int
    /// Says whether there was anything to write.
    var write: @Sendable (Store) throws(StoreError) -> Bool
  }

  private let store: Store
  private let waiting = Mutex<[String: Request]>([:])
  private let forgotten = Mutex<Set<String>>([])
  private let disk = DispatchQueue(label: "recreo.games", qos: .utility)
  private let told = Mutex<@Sendable (Outcome) -> Void>({ _ in })

  /// Writes into this store, on a queue of its own.
  public init(_ store: Store) { self.store = store }

  /// Called on the worker's thread with the outcome of each save.
  public func listen(_ told: @escaping @Sendable (Outcome) -> Void) {
    self.told.withLock { $0 = told }
  }

  /// Keeps a game soon, instead of whatever was in the slot; `make` is called on the worker.
  ///
  /// `step`: how many entries the record had, for the listener.
  public func keep(slot: String, step: Int, _ make: @escaping @Sendable () -> SavedGame?) {
    wait(slot, step) { store throws(StoreError) in
      guard let game = make() else { return false }
      try store.keep(game, slot: slot)
      return true
    }
  }

  /// Keeps something else soon, instead of what still waits under this name; `write` is called on
  /// the worker.
  public func keep(
    _ name: String, step: Int, _ write: @escaping @Sendable (Store) throws(StoreError) -> Void
  ) {
    wait(name, step) { store throws(StoreError) in
      try write(store)
      return true
    }
  }

  private func wait(
    _ name: String, _ step: Int, _ write: @escaping @Sendable (Store) throws(StoreError) -> Bool
  ) {
    forgotten.withLock { _ = $0.remove(name) }
    let isFirst = waiting.withLock { list in
      defer { list[name] = Request(step: step, write: write) }
      return list.isEmpty
    }
    if isFirst { disk.async { [self] in self.write() } }
  }

  /// Cancels pending saves of this slot; what is already on disk stays.
  public func forget(_ slot: String) {
    forgotten.withLock { _ = $0.insert(slot) }
    waiting.withLock { _ = $0.removeValue(forKey: slot) }
    disk.sync {}
  }

  /// Whether nothing was to be kept in this slot since it was forgotten: news of it that are still on
  /// their way would come after those of its game's end.
  public func isForgotten(_ slot: String) -> Bool { forgotten.withLock { $0.contains(slot) } }

  /// Writes what still waits, and returns when it is on disk.
  public func finish() { disk.sync { write() } }

  private func write() {
    let list = waiting.withLock { list in
      defer { list = [:] }
      return list
    }
    let tell = told.withLock { $0 }
    for (slot, request) in list {
      do throws(StoreError) {
        if try request.write(store) { tell(.kept(slot: slot, step: request.step)) }
      } catch { tell(.failed(error)) }
    }
  }
}
