internal import Glibc

/// Creates a folder and its parents; does nothing if it exists.
public func makeFolder(_ path: String, mode: UInt32 = 0o777) throws(FileSystemError) {
  guard mkdir(path, mode) != 0 else { return }
  let code = errno
  var facts = stat()
  if stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR { return }
  guard code == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
    throw FileSystemError(code: code)
  }
  try makeFolder(String(path[..<slash]), mode: mode)
  // The path may end with a slash.
  guard mkdir(path, mode) == 0 || errno == EEXIST else { throw .last }
}
