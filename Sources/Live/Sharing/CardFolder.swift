package import Arcade
import Dispatch
package import Drawing
import FoundationEssentials
import Glibc
import Host
import Platform
package import Stage

/// Saves cards of results and files of games in the user's Pictures folder.
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
    work(done) { Self.write(card, name, to: $0) }
  }

  /// Saves a text file.
  package func save(
    _ text: String, as name: String, suffix: String,
    _ done: @escaping (Result<String, ShareCardError>) -> Void
  ) {
    work(done) { Self.write(Array(text.utf8), name, suffix, to: $0) }
  }

  /// Reads a file of at most `most` bytes.
  package func read(
    _ file: String, most: Int, _ done: @escaping (Result<[UInt8], GameFileError>) -> Void
  ) {
    work(done) { _ in Self.read(file, most: most) }
  }

  private func work<Answer: Sendable>(
    _ done: @escaping (Answer) -> Void, _ act: @escaping @Sendable (_ folder: String) -> Answer
  ) {
    pending += 1
    let finish: @MainActor @Sendable (Answer) -> Void = { [weak self] in
      self?.pending -= 1
      done($0)
    }
    worker.async { [path, queue] in
      let answer = act(path)
      queue.post { finish(answer) }
    }
  }

  /// The content of a file of at most `most` bytes; nothing but files is read.
  package nonisolated static func read(
    _ file: String, most: Int
  ) -> Result<[UInt8], GameFileError> {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .failure(.unreadable(String(cString: strerror(errno)))) }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      return .failure(.foreign)
    }
    guard facts.st_size <= most else { return .failure(.tooLarge(most)) }
    var bytes = [UInt8](repeating: 0, count: most + 1)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { return .failure(.unreadable(String(cString: strerror(errno)))) }
    return count > most ? .failure(.tooLarge(most)) : .success(Array(bytes.prefix(count)))
  }

  /// Writes a card under a name that no other file has, and returns its path.
  nonisolated static func write(_ card: Pixmap, _ name: String, to folder: String)
    -> Result<String, ShareCardError>
  {
    do { return write(try ImageDecoder.png(of: card), name, "png", to: folder) } catch {
      return .failure(ShareCardError(FileName.words(for: error)))
    }
  }

  /// Writes a file under a name that no other file has, and returns its path.
  package nonisolated static func write(
    _ bytes: [UInt8], _ name: String, _ suffix: String, to folder: String
  ) -> Result<String, ShareCardError> {
    do {
      try makeFolder(folder)
      let base = folder + "/" + (FileName.tidy(name, longest: 80) ?? "Recreo")
      var (path, number) = ("\(base).\(suffix)", 1)
      while true {
        do throws(FileSystemError) {
          try DurableFile.write(bytes, to: path, existing: .untouched)
          return .success(path)
        } catch {
          guard error.code == EEXIST else { throw error }
        }
        number += 1
        path = "\(base)-\(number).\(suffix)"
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
