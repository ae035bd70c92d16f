import Arcade
import Foundation

/// Lists folders and pictures that a visitor may see.
nonisolated package struct PictureBrowser: Sendable {
  /// Where it starts; if `isConfined`, it never leaves this folder.
  var home: String
  var isConfined: Bool
  private static let endings = [
    "png", "apng", "jpg", "jpeg", "jpe", "jfif", "jif", "jfi", "pjpeg", "pjp", "mpo", "webp", "gif",
    "bmp",
    "dib",
  ]
  /// The maximum shown; a list of ten thousand is no help.
  private static let most = 1000

  /// Starts at `home`.
  package init(home: String, isConfined: Bool) {
    self.home = home
    self.isConfined = isConfined
  }

  func look(_ folder: String?) -> PictureListing? {
    let base = Self.real(home)
    let path = Self.real(folder ?? home)
    let isInside = path == base || path.hasPrefix(base + "/")
    guard isInside || !isConfined else { return nil }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return nil }
    var folders: [String] = []
    var pictures: [String] = []
    for name in names where !name.hasPrefix(".") {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue {
        folders.append(name)
      } else if Self.endings.contains((name as NSString).pathExtension.lowercased()) {
        pictures.append(name)
      }
    }
    let above = (path as NSString).deletingLastPathComponent
    let parent = path == "/" || (isConfined && path == base) ? nil : above
    return PictureListing(
      path: path, parent: parent, folders: Self.sorted(folders), pictures: Self.sorted(pictures))
  }

  private static func sorted(_ names: [String]) -> [String] {
    Array(names.sorted { $0.localizedStandardCompare($1) == .orderedAscending }.prefix(most))
  }

  /// Without links and dots, so that they cannot lead outside.
  private static func real(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}
