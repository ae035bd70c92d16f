import Glibc

/// A file that could not be read, in one sentence.
public nonisolated struct FileError: Error, CustomStringConvertible {
  public var path: String
  public var reason: String
  public var description: String { "Cannot read \(path): \(reason)." }
}

/// The whole file, refused where it is larger than `limit` bytes.
nonisolated func readFile(_ path: String, limit: Int = 64 << 20) throws(FileError) -> [UInt8] {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { throw FileError(path: path, reason: String(cString: strerror(errno))) }
  defer { close(file) }
  return try readFile(descriptor: file, named: path, limit: limit)
}

/// All of an open file; `path` is what errors call it.
nonisolated func readFile(descriptor file: Int32, named path: String, limit: Int)
  throws(FileError) -> [UInt8]
{
  var facts = stat()
  guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
    throw FileError(path: path, reason: "it is not a file")
  }
  let size = Int(facts.st_size)
  guard size <= limit else {
    throw FileError(path: path, reason: "it is larger than \(limit >> 20) MB")
  }
  var done = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while done < size {
      let got = read(file, buffer.baseAddress! + done, size - done)
      if got <= 0 { break }
      done += got
    }
    count = done
  }
  guard done == size else { throw FileError(path: path, reason: "it ended too early") }
  return bytes
}
