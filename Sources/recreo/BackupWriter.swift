import Foundation
import Store

/// Backs up the database once a day on a worker while the program runs, and deletes the moves of
/// old games when there are too many.
nonisolated final class BackupWriter {
  // Time asleep doesn't count for the timer; a check costs nothing, so check often.
  private static let interval = DispatchTimeInterval.seconds(3600)
  private let timer: any DispatchSourceTimer

  /// Begins at once; `report` is called on the worker if a backup failed.
  init(_ store: Store, report: @escaping @Sendable (StoreError) -> Void) {
    timer = DispatchSource.makeTimerSource(
      queue: DispatchQueue(label: "recreo.backups", qos: .utility))
    timer.schedule(deadline: .now(), repeating: Self.interval, leeway: .seconds(60))
    timer.setEventHandler {
      do throws(StoreError) {
        try store.backUpIfDue(at: Int(Date().timeIntervalSince1970 * 1000))
        while try store.trimRecords() {}
      } catch { report(error) }
    }
    timer.activate()
  }

  deinit { timer.cancel() }
}
