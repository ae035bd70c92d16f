internal import Foundation
internal import GRDB

extension Store {
  /// Runs `body` as `write` does, on a full disk in the space that a kiosk reserved: for what must
  /// not be lost there, such as the end of a visit.
  func writeIntoReserve<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do throws(StoreError) { return try write(body) } catch {
      guard error == .diskFull, let file else { throw error }
      file.deleteReserve()
      // With an empty write-ahead log the change overwrites the log instead of making it longer.
      try? database.writeWithoutTransaction { _ = try $0.checkpoint(.passive) }
      return try write(body)
    }
  }
}

extension StoreFile {
  private var pathOfReserve: String { path + ".reserve" }

  /// Reserves 256 KiB of the disk, if there is room.
  func reserve() {
    let descriptor = Glibc.open(pathOfReserve, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if posix_fallocate(descriptor, 0, 256 * 1024) != 0 { deleteReserve() }
  }

  func deleteReserve() { unlink(pathOfReserve) }
}
