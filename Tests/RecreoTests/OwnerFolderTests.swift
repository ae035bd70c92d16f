import Arcade
import Foundation
import Host
import Store
import Testing

@testable import Live
@testable import recreo

/// Backups and tables on sticks.
@MainActor @Suite struct OwnerFolderTests {
  private let home = NSTemporaryDirectory() + "recreo-owner-\(UUID().uuidString)"

  private var folder: OwnerFolder {
    OwnerFolder(
      Directories(data: home + "/data", environment: ["HOME": home]),
      environment: ["RECREO_STICKS": home + "/BLUE:" + home + "/gone"])
  }

  @Test func sticksAreMountedBelowMedia() {
    let mounts = """
      /dev/sda1 / ext4 rw 0 0
      /dev/sdb1 /media/kiosk/BLUE\\040STICK vfat rw 0 0
      /dev/sdc1 /run/media/kiosk/A vfat rw 0 0
      tmpfs /run tmpfs rw 0 0

      x
      """
    #expect(OwnerFolder.mounted(mounts) == ["/media/kiosk/BLUE STICK", "/run/media/kiosk/A"])
  }

  @Test func backupsAndTablesAreWrittenToAPlaceAndTheNewestBackupIsFound() throws {
    try FileManager.default.createDirectory(
      atPath: home + "/BLUE", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: home) }
    let places = folder.places
    #expect(places.map(\.stick) == ["BLUE", nil])
    let store = try Store.inMemory(allGames.catalogue)
    let date = Date(timeIntervalSince1970: 1_763_800_000)
    let name = try folder.backUp(store, to: places[0], at: date)
    #expect(name.hasPrefix("recreo-backup-2025112") && name.hasSuffix(".sqlite"))
    #expect(folder.backups.map(\.path) == [home + "/BLUE/" + name])
    _ = try folder.backUp(store, to: places[1], at: date)
    #expect(folder.backups.map(\.stick) == ["BLUE", nil])
    let table = try folder.export("id\r\n", to: places[1], at: date)
    #expect(try String(contentsOfFile: places[1].path + "/" + table, encoding: .utf8) == "id\r\n")
    let nowhere = OwnerTools.Place(stick: "X", path: "/proc/nowhere")
    #expect(throws: StoreError.self) { try folder.backUp(store, to: nowhere, at: date) }
    #expect(throws: StoreError.self) { try folder.export("", to: nowhere, at: date) }
  }
}
