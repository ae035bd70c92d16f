internal import Foundation

/// Creates a folder and its parents, readable only by the user; returns the error, or nil.
func makeDirectory(_ path: String) -> String? {
  var isDirectory: ObjCBool = false
  if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
    return isDirectory.boolValue ? nil : "there is a file of that name"
  }
  do {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return nil
  } catch {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return cause.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
  }
}
