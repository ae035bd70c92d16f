import Foundation
package import Store

/// Copies the database once a day, on a worker, as long as the program runs, and lets go of the moves
/// of old games where there are too many.
nonisolated package final class BackupWriter {
  // A machine that slept does not count those hours: looking costs nothing, so look often.
  private static let interval = DispatchTimeInterval.seconds(3600)
  private let timer: any DispatchSourceTimer

  /// Begins at once; `report` is called on the worker where a copy could not be made.
  package init(_ store: Store, report: @escaping @Sendable (StoreError) -> Void) {
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
