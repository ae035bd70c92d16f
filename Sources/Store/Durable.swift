internal import Glibc
internal import Host

/// Puts a finished file in the place of another: whoever looks finds the old one or the new one
/// whole, also after the power went.
func replaceDurably(_ path: String, by finished: String) throws(StoreError) {
  do throws(FileSystemError) {
    try DurableFile.sync(finished)
    try DurableFile.move(finished, to: path)
  } catch {
    throw StoreError(error)
  }
}

extension StoreError {
  init(_ trouble: FileSystemError) {
    switch trouble.code {
    case ENOSPC, EDQUOT: self = .diskFull
    case EROFS, EACCES, EPERM: self = .readOnly
    default: self = .failed(code: 10, message: trouble.description)
    }
  }
}
