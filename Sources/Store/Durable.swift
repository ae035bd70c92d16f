internal import Glibc
public import Host

/// Replaces a file with a finished one: readers find either complete file, even after a power
/// failure.
func replaceDurably(_ path: String, by finished: String) throws(StoreError) {
  do throws(FileSystemError) {
    try DurableFile.sync(finished)
    try DurableFile.move(finished, to: path)
  } catch {
    throw StoreError(error)
  }
}

extension StoreError {
  /// Why a file could not be written.
  public init(_ error: FileSystemError) {
    switch error.code {
    case ENOSPC, EDQUOT: self = .diskFull
    case EROFS, EACCES, EPERM: self = .readOnly
    default: self = .failed(code: 10, message: error.description)
    }
  }
}
