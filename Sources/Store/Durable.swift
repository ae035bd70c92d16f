internal import Glibc

/// Puts a finished file in the place of another: whoever looks finds the old one or the new one
/// whole, also after the power went.
func replaceDurably(_ path: String, by finished: String) throws(StoreError) {
  try sync(finished)
  guard rename(finished, path) == 0 else { throw systemFailure() }
  try sync(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
}

private func sync(_ path: String) throws(StoreError) {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw systemFailure() }
  defer { close(descriptor) }
  guard fsync(descriptor) == 0 else { throw systemFailure() }
}

private func systemFailure() -> StoreError {
  switch errno {
  case ENOSPC, EDQUOT: .diskFull
  case EROFS, EACCES, EPERM: .readOnly
  default: .failed(code: 10, message: String(cString: strerror(errno)))
  }
}
