package import Arcade
package import Foundation
import Glibc
package import Host
package import Store

/// The files of a kiosk's owner: backups and tables, on a stick or in a folder of this machine.
nonisolated package struct OwnerFolder: Sendable {
  private let data: String
  private let sticks: String?

  /// `sticks`: folders that count as sticks, separated by colons; nil looks for mounted ones.
  package init(_ directories: Directories, environment: [String: String]) {
    data = directories.data
    sticks = environment["RECREO_STICKS"]
  }

  /// Sticks that can be written, then this machine.
  package var places: [OwnerTools.Place] {
    stickFolders.map { .init(stick: ($0 as NSString).lastPathComponent, path: $0) }
      + [.init(stick: nil, path: data + "/exports")]
  }

  private var stickFolders: [String] {
    let folders =
      sticks?.split(separator: ":").map(String.init)
      ?? Self.mounted(
        (try? String(contentsOfFile: "/proc/self/mounts", encoding: .utf8)) ?? "")
    return folders.filter { access($0, W_OK) == 0 }
  }

  /// The mount points below `/media` and `/run/media` in a list such as `/proc/self/mounts`.
  package static func mounted(_ list: String) -> [String] {
    list.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ")
      guard parts.count > 1 else { return nil }
      let path = String(parts[1]).replacing("\\040", with: " ")
      return ["/media/", "/run/media/"].contains { path.hasPrefix($0) } ? path : nil
    }
  }

  /// Backs up the store to a place; returns the file's name.
  package func backUp(
    _ store: Store, to place: OwnerTools.Place, at date: Date
  ) throws(StoreError) -> String {
    let name = "recreo-backup-\(Self.stamp(date)).sqlite"
    Self.make(place)
    try store.backUp(to: place.path + "/" + name)
    return name
  }

  /// Writes all results as a table; returns the file's name.
  package func export(
    _ table: String, to place: OwnerTools.Place, at date: Date
  ) throws(StoreError) -> String {
    let name = "recreo-results-\(Self.stamp(date)).csv"
    Self.make(place)
    do throws(FileSystemError) {
      try DurableFile.write(
        Array(table.utf8), to: place.path + "/" + name, existing: .replacedEvenLinks)
    } catch { throw StoreError(error) }
    return name
  }

  /// The newest backup of each place; of this machine also the daily ones.
  package var backups: [OwnerTools.Backup] {
    places.compactMap { place in
      let folders = place.stick == nil ? [place.path, data + "/backups"] : [place.path]
      let files = folders.flatMap { folder in
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
          .filter { $0.hasPrefix("recreo-") && $0.hasSuffix(".sqlite") }
          .map { folder + "/" + $0 }
      }
      let dated = files.compactMap { path -> OwnerTools.Backup? in
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        guard let date = facts?[.modificationDate] as? Date else { return nil }
        return .init(
          stick: place.stick, path: path, date: Int(date.timeIntervalSince1970 * 1000))
      }
      return dated.max { ($0.date, $0.path) < ($1.date, $1.path) }
    }
  }

  /// Without the folder, writing to it says why that fails.
  private static func make(_ place: OwnerTools.Place) {
    try? FileManager.default.createDirectory(
      atPath: place.path, withIntermediateDirectories: true)
  }

  /// The local time without separators, for file names.
  private static func stamp(_ date: Date) -> String {
    let time = LocalTime(Int(date.timeIntervalSince1970 * 1000))
    return String(
      format: "%04d%02d%02d-%02d%02d%02d", time.year, time.month, time.day, time.hour,
      time.minute, time.second)
  }
}
