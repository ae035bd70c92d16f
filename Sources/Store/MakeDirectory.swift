internal import Host

/// Creates a folder and its parents, readable only by the user; returns the error, or nil.
func makeDirectory(_ path: String) -> String? {
  do throws(FileSystemError) {
    try makeFolder(path, mode: 0o700)
    return nil
  } catch {
    return error == .exists ? "there is a file of that name" : error.description
  }
}
