import Foundation
package import Store

/// Backs up the database once a day on a worker thread, and deletes old results, or their moves, if there
/// are too many.
nonisolated package final class BackupWriter {
  // The timer does not count the hours that the machine sleeps. Checking is cheap, so check often.
  private static let interval = DispatchTimeInterval.seconds(3600)
  private let timer: any DispatchSourceTimer

  /// Starts at once; `report` is called on the worker if a backup fails.
  package init(_ store: Store, report: @escaping @Sendable (StoreError) -> Void) {
    timer = DispatchSource.makeTimerSource(
      queue: DispatchQueue(label: "recreo.backups", qos: .utility))
    timer.schedule(deadline: .now(), repeating: Self.interval, leeway: .seconds(60))
    timer.setEventHandler {
      do throws(StoreError) {
        try store.backUpIfDue(at: Int(Date().timeIntervalSince1970 * 1000))
        while try store.trimRecords() {}
        while try store.trimResults() {}
      } catch { report(error) }
    }
    timer.activate()
  }

  deinit { timer.cancel() }
}
