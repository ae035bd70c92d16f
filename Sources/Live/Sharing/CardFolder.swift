package import Arcade
import Dispatch
package import Drawing
import FoundationEssentials
import Glibc
import Host
import Platform
package import Stage
import Store

/// Saves cards of results in the user's Pictures folder.
package final class CardFolder {
  private let path: String
  private let queue: PostQueue
  private let worker = DispatchQueue(label: "recreo.cards", qos: .userInitiated)
  /// How many cards are being written.
  package private(set) var pending = 0

  /// `path` is created if it does not exist.
  package init(_ path: String, queue: PostQueue) {
    self.path = path
    self.queue = queue
  }

  package func save(
    _ card: Pixmap, as name: String, _ done: @escaping (Result<String, ShareCardError>) -> Void
  ) {
    pending += 1
    let finish: @MainActor @Sendable (Result<String, ShareCardError>) -> Void = { [weak self] in
      self?.pending -= 1
      done($0)
    }
    worker.async { [path, queue] in
      let answer = Self.write(card, name, to: path)
      queue.post { finish(answer) }
    }
  }

  /// Writes a card under a name that no other file has, and returns its path.
  nonisolated static func write(_ card: Pixmap, _ name: String, to folder: String)
    -> Result<String, ShareCardError>
  {
    do {
      try makeFolder(folder)
      let bytes = try ImageDecoder.png(of: card)
      let base = folder + "/" + (FileName.tidy(name, longest: 80) ?? "Recreo")
      var (path, number) = (base + ".png", 1)
      while true {
        do throws(FileSystemError) {
          try DurableFile.write(bytes, to: path, existing: .untouched)
          return .success(path)
        } catch {
          guard error.code == EEXIST else { throw error }
        }
        number += 1
        path = "\(base)-\(number).png"
      }
    } catch {
      return .failure(ShareCardError(FileName.words(for: error)))
    }
  }

  /// Creates a folder and its parents; Foundation's function does not report why it failed.
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
