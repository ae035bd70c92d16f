import Arcade
import Drawing
import Foundation
import Platform
import Stage

/// Keeps results' cards among the person's own pictures.
final class CardFolder {
  private let path: String
  private let queue: PostQueue
  private let worker = DispatchQueue(label: "recreo.cards", qos: .userInitiated)
  /// How many are being written.
  private(set) var pending = 0

  /// `path`: made where it is not there yet.
  init(_ path: String, queue: PostQueue) {
    self.path = path
    self.queue = queue
  }

  func save(
    _ card: Pixmap, as wish: String, _ done: @escaping (Result<String, CardTrouble>) -> Void
  ) {
    pending += 1
    let finish: @MainActor @Sendable (Result<String, CardTrouble>) -> Void = { [weak self] in
      self?.pending -= 1
      done($0)
    }
    worker.async { [path, queue] in
      let answer = Self.write(card, wish, to: path)
      queue.post { finish(answer) }
    }
  }

  /// Under a name that no other file has; gives its path.
  nonisolated static func write(_ card: Pixmap, _ wish: String, to folder: String)
    -> Result<String, CardTrouble>
  {
    let files = FileManager.default
    let draft = folder + "/.new-\(getpid()).png"
    defer { unlink(draft) }
    do {
      try makeFolder(folder)
      try ImageDecoder.writePNG(card, to: draft)
      let base = folder + "/" + (FileName.tidy(wish, longest: 80) ?? "Recreo")
      var (path, number) = (base + ".png", 1)
      while files.fileExists(atPath: path) {
        number += 1
        path = "\(base)-\(number).png"
      }
      // It takes no other file's place, even if one has come meanwhile.
      try files.moveItem(atPath: draft, toPath: path)
      return .success(path)
    } catch {
      return .failure(CardTrouble(FileName.words(for: error)))
    }
  }

  /// With those above it; Foundation's own does not say why it could not.
  private nonisolated static func makeFolder(_ path: String) throws {
    var place = ""
    for part in path.split(separator: "/") {
      place += "/" + part
      guard mkdir(place, 0o755) == 0 || errno == EEXIST else {
        throw POSIXError(.init(rawValue: errno) ?? .EIO)
      }
    }
  }
}
