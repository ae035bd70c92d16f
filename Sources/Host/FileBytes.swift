internal import Glibc

/// A file that could not be read, described in one sentence.
public struct FileError: Error, CustomStringConvertible {
  /// The path of the file.
  public var path: String
  /// The reason, as the end of the sentence.
  public var reason: String
  /// The system's error number if the file could not be opened.
  public var code: Int32?

  /// An error about a file.
  public init(path: String, reason: String, code: Int32? = nil) {
    self.path = path
    self.reason = reason
    self.code = code
  }

  /// The whole sentence, in English.
  public var description: String { "Cannot read \(path): \(reason)." }
}

/// Reads a whole file; refuses one larger than `limit` bytes, and anything but a regular file.
///
/// Never blocks on a pipe or a device.
public func readFile(_ path: String, limit: Int = 64 << 20)
  throws(FileError) -> [UInt8]
{
  let file = try openFile(path)
  defer { close(file) }
  return try readFile(descriptor: file, named: path, limit: limit)
}

/// Opens a regular file for reading and refuses anything else; the caller closes it.
public func openFile(_ path: String) throws(FileError) -> Int32 {
  // Opening a pipe would wait for its writer.
  let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
  guard file >= 0 else {
    throw FileError(path: path, reason: String(cString: strerror(errno)), code: errno)
  }
  var facts = stat()
  guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
    close(file)
    throw FileError(path: path, reason: "it is not a file")
  }
  return file
}

/// Reads all of an open file; `path` is its name in errors.
public func readFile(descriptor file: Int32, named path: String, limit: Int)
  throws(FileError) -> [UInt8]
{
  var facts = stat()
  guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
    throw FileError(path: path, reason: "it is not a file")
  }
  let size = Int(facts.st_size)
  guard size <= limit else {
    throw FileError(path: path, reason: "it is larger than \(words(forBytes: limit))")
  }
  var done = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while done < size {
      let got = read(file, buffer.baseAddress! + done, size - done)
      if got < 0, errno == EINTR { continue }
      if got <= 0 { break }
      done += got
    }
    count = done
  }
  guard done == size else { throw FileError(path: path, reason: "it ended too early") }
  return bytes
}

private func words(forBytes count: Int) -> String {
  count >= 1 << 20 ? "\(count >> 20) MB" : "\(count >> 10) kB"
}
