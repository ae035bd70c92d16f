package import Arcade
package import Drawing
import Foundation
import Geometry
import Host
import Platform
package import Stage

/// The folder of someone's own pictures, one file each: `NAME.png` or `NAME.jpg`.
///
/// It can be used on any thread.
nonisolated package struct PictureFolder: Sendable {
  /// The folder of this use.
  package let path: String
  /// The folders of all uses, because names are unique among all.
  private let places: [String]
  /// The folder for copies, in the user's Pictures folder; nil for none.
  private let copies: String?
  /// Names of the program's pictures.
  private let reserved: Set<String>
  private let decoder: PictureProcess
  /// The maximum total size in bytes.
  let byteLimit: Int

  /// A larger PNG is probably a photo and is stored as JPEG.
  private static let largestPNG = 600 << 10
  private static let endings = [".png", ".jpg"]
  private static let longestName = 40

  package init(
    data: String, use: PictureUse, copies: String?, reserved: Set<String>, decoder: PictureProcess,
    byteLimit: Int = Self.mostBytes
  ) {
    places = [data + "/pictures", data + "/pictures/panels"]
    path = places[use == .panel ? 1 : 0]
    self.copies = copies
    self.reserved = reserved
    self.decoder = decoder
    self.byteLimit = byteLimit
  }

  /// The names of the pictures, newest first.
  package var names: [String] { Self.names(in: path) }

  private static func names(in path: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let dated = files.compactMap { file -> (name: String, date: Double)? in
      guard let ending = endings.first(where: file.hasSuffix), !file.hasPrefix(".") else {
        return nil
      }
      let facts = try? FileManager.default.attributesOfItem(atPath: path + "/" + file)
      let date = facts?[.modificationDate] as? Date
      return (String(file.dropLast(ending.count)), date?.timeIntervalSince1970 ?? 0)
    }
    return dated.sorted { ($1.date, $0.name) < ($0.date, $1.name) }.map(\.name)
  }

  /// The file of a picture, or nil if there is none of that name.
  package func file(of name: String) -> String? {
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else { return nil }
    return Self.endings.map { path + "/" + name + $0 }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// Cuts `cut` out of a photo and stores it; returns its new name.
  ///
  /// `requested`: the preferred name, made unique.
  package func add(
    _ content: Photo.Content, cut: PictureCut, name requested: String
  ) throws(PictureError) -> String {
    try refuseMoreThanFit()
    let pixmap: Pixmap
    switch decoder.decode(content, cut: cut) {
    // On the table's paper, so that no pixel is transparent.
    case .success(let picture): pixmap = picture.flattened(on: Color(0xF6F1E7))
    case .failure(let refusal): throw .refused(refusal)
    }
    let name = free(requested)
    do {
      try makeFolder(path, mode: 0o700)
      let (bytes, ending) = try Self.file(of: pixmap)
      try refuse(bytes.count)
      try DurableFile.write(bytes, to: path + "/" + name + ending, existing: .replacedEvenLinks)
      copy(bytes, name + ending)
    } catch let error as PictureError {
      throw error
    } catch {
      throw .notKept(FileName.words(for: error))
    }
    return name
  }

  /// As PNG, which is lossless, if that is small; otherwise as JPEG.
  private static func file(of pixmap: Pixmap) throws(SDLError) -> ([UInt8], String) {
    let png = try ImageDecoder.png(of: pixmap)
    return png.count <= largestPNG ? (png, ".png") : (try ImageDecoder.jpeg(of: pixmap), ".jpg")
  }

  /// The copy in the user's folder is optional, so its failure is ignored.
  private func copy(_ bytes: [UInt8], _ file: String) {
    guard let copies else { return }
    try? makeFolder(copies)
    try? DurableFile.write(bytes, to: copies + "/" + file, existing: .untouched)
  }

  /// The part of a picture that `cut` describes.
  ///
  /// Others may have put a file into the folder, so it is decoded in a separate process.
  func picture(at file: String, cut: PictureCut) throws(ImageError) -> Pixmap {
    try decoder.picture(at: file, cut: cut)
  }

  /// A whole picture; nil if there is none of that name, or it can't be read.
  func picture(_ name: String) -> Pixmap? {
    guard let file = file(of: name) else { return nil }
    return try? picture(at: file, cut: .whole(covering: PixelCount(width: 8192, height: 8192)))
  }

  /// An unused name close to the requested one.
  func free(_ requested: String) -> String {
    let base = FileName.tidy(requested, longest: Self.longestName) ?? "picture"
    let taken = places.reduce(reserved) { $0.union(Self.names(in: $1)) }
    if !taken.contains(base) { return base }
    return (2...).lazy.map { "\(base)-\($0)" }.first { !taken.contains($0) } ?? base
  }

}

nonisolated extension PictureFolder {
  private func aside(_ name: String) -> String { path + "/.removed-" + name }

  /// Removes a picture; it can be restored until another is removed or the program ends.
  func remove(_ name: String) -> Bool {
    guard let file = file(of: name) else { return false }
    pruneRemoved()
    return rename(file, aside(name) + "." + (file as NSString).pathExtension) == 0
  }

  func restore(_ name: String) -> Bool {
    guard file(of: name) == nil else { return false }
    return Self.endings.contains { rename(aside(name) + $0, path + "/" + name + $0) == 0 }
  }

  /// Deletes what an earlier run left behind: removed and unfinished pictures.
  func tidy() {
    pruneRemoved()
    for folder in [path, copies].compactMap({ $0 }) {
      DurableFile.removeAbandonedDrafts(in: folder)
    }
  }

  /// Deletes removed pictures for good.
  func pruneRemoved() {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for file in files where file.hasPrefix(".removed-") { unlink(path + "/" + file) }
  }
}
