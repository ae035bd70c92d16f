import Dispatch
import FoundationEssentials
import Glibc
package import Store
import Synchronization

/// Saves changed settings on disk, on another thread.
///
/// A dragged slider changes a hundred times; its last value is written after a short pause, or when the
/// program ends.
nonisolated package final class SettingsWriter: Sendable {
  private static let rest = 0.25
  private let store: Store?
  private let waiting = Mutex<[Setting: SettingValue]>([:])
  private let disk = DispatchQueue(label: "recreo.settings", qos: .utility)
  private let report: @Sendable (StoreError) -> Void

  /// `report` is called on a worker if something could not be written.
  package init(_ store: Store?, report: @escaping @Sendable (StoreError) -> Void) {
    self.store = store
    self.report = report
  }

  package func save(_ value: SettingValue, for setting: Setting) {
    guard store != nil else { return }
    let isFirst = waiting.withLock { list in
      defer { list[setting] = value }
      return list.isEmpty
    }
    if isFirst { disk.asyncAfter(deadline: .now() + Self.rest) { [self] in write() } }
  }

  /// Writes what is pending, and returns when it is on disk.
  package func finish() { disk.sync { write() } }

  private func write() {
    let list = waiting.withLock { list in
      defer { list = [:] }
      return list
    }
    for (setting, value) in list {
      do throws(StoreError) { try store?.save(value, for: setting) } catch { report(error) }
    }
  }
}
