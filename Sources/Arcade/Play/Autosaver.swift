import Dispatch
import FoundationEssentials
import Glibc
public import Store
import Synchronization

/// Saves games in progress, off the main thread.
///
/// A game is saved after every move; if the disk is slower than the player, only the newest state
/// is written.
public nonisolated final class Autosaver: Sendable {
  /// The outcome of a save.
  public enum Outcome: Sendable {
    /// The game in this slot is on disk up to this step.
    case saved(slot: String, step: Int)
    /// The save failed; the previous one is intact.
    case failed(StoreError)
  }

  private struct Request: Sendable {
    var step: Int
    /// Returns whether there was anything to write.
    var write: @Sendable (Store) throws(StoreError) -> Bool
  }

  private let store: Store
  private let waiting = Mutex<[String: Request]>([:])
  private let cancelled = Mutex<Set<String>>([])
  private let disk = DispatchQueue(label: "recreo.games", qos: .utility)
  private let listener = Mutex<@Sendable (Outcome) -> Void>({ _ in })

  /// Writes into this store, on its own queue.
  public init(_ store: Store) { self.store = store }

  /// Called on the worker's thread with the outcome of each save.
  public func listen(_ listener: @escaping @Sendable (Outcome) -> Void) {
    self.listener.withLock { $0 = listener }
  }

  /// Saves a game soon, replacing a pending save of the slot; `make` is called on the worker.
  ///
  /// `step`: the number of entries in the record, for the listener.
  public func save(slot: String, step: Int, _ make: @escaping @Sendable () -> SavedGame?) {
    wait(slot, step) { store throws(StoreError) in
      guard let game = make() else { return false }
      try store.save(game, slot: slot)
      return true
    }
  }

  /// Saves something else soon, replacing a pending save with this name; `write` is called on the
  /// worker.
  public func save(
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
    cancelled.withLock { _ = $0.remove(name) }
    let isFirst = waiting.withLock { list in
      defer { list[name] = Request(step: step, write: write) }
      return list.isEmpty
    }
    if isFirst { disk.async { [self] in self.write() } }
  }

  /// Cancels pending saves of this slot; what is already on disk stays.
  public func cancel(_ slot: String) {
    cancelled.withLock { _ = $0.insert(slot) }
    waiting.withLock { _ = $0.removeValue(forKey: slot) }
    disk.sync {}
  }

  /// Whether nothing was saved in this slot since `cancel`: reports of earlier saves may still
  /// arrive, and would come after the end of the game.
  public func isCancelled(_ slot: String) -> Bool { cancelled.withLock { $0.contains(slot) } }

  /// Writes all pending saves, and returns once they are on disk.
  public func finish() { disk.sync { write() } }

  private func write() {
    let list = waiting.withLock { list in
      defer { list = [:] }
      return list
    }
    let report = listener.withLock { $0 }
    for (slot, request) in list {
      do throws(StoreError) {
        if try request.write(store) { report(.saved(slot: slot, step: request.step)) }
      } catch { report(.failed(error)) }
    }
  }
}
