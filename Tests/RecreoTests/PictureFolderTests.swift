import Arcade
import Drawing
import Foundation
import Host
import Platform
import Stage
import Testing

@testable import Live

/// The folder of players' own pictures, with the real decoder.
@Suite struct PictureFolderTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let home: String

  init() throws {
    home = NSTemporaryDirectory() + "recreo-pictures-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
  }

  private func folder(
    _ use: PictureUse = .square, copies: Bool = true, byteLimit: Int = PictureFolder.mostBytes
  ) -> PictureFolder {
    PictureFolder(
      data: home, use: use, copies: copies ? home + "/Pictures/Recreo" : nil,
      reserved: ["harbour"],
      decoder: PictureProcess(program: Self.root.appending(path: ".build/debug/recreo").path),
      byteLimit: byteLimit)
  }
  private func fixture(_ name: String) -> Photo.Content {
    .file(Self.root.appending(path: "Tests/PlatformTests/Fixtures/" + name).path)
  }
  /// A picture that PNG cannot compress.
  private var noise: Pixmap {
    var state: UInt32 = 7
    let bytes = (0..<(700 * 700 * 4)).map { index -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return index % 4 == 3 ? 255 : UInt8(state >> 24)
    }
    return Pixmap(width: 700, height: 700, bytes: bytes)
  }
  private let middle = PictureCut.middle(PixelCount(width: 48, height: 48))
  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  @Test func theNumberOfPicturesIsLimited() throws {
    let folder = folder()
    try FileManager.default.createDirectory(
      atPath: home + "/pictures", withIntermediateDirectories: true)
    for number in 1...PictureFolder.most {
      try Data().write(to: URL(filePath: home + "/pictures/\(number).png"))
    }
    #expect(throws: PictureError.tooMany(PictureFolder.most)) {
      try folder.add(fixture("corner.png"), cut: middle, name: "corner")
    }
  }

  @Test func theTotalSizeIsLimitedAndExistingPicturesStay() throws {
    let (photo, size) = (noise, PixelCount(width: 600, height: 600))
    func add(_ limit: Int) throws {
      _ = try folder(byteLimit: limit).add(.pixels(photo), cut: .middle(size), name: "noise")
    }
    try add(1 << 20)
    let file = try #require(folder().file(of: "noise"))
    let bytes = try #require(FileManager.default.attributesOfItem(atPath: file)[.size] as? Int)
    #expect(throws: PictureError.tooLarge(megabytes: 0)) { try add(2 * bytes - 1) }
    #expect(folder().names == ["noise"] && folder().picture("noise") != nil)
    let copies = try FileManager.default.contentsOfDirectory(atPath: home + "/Pictures/Recreo")
    #expect(copies.count == 1)
    try add(2 * bytes)
    #expect(folder().names.count == 2)
    // A removed picture frees its space at once.
    #expect(folder().remove("noise-2"))
    try add(2 * bytes)
  }

  @Test func aPictureIsStoredWithACopyInThePicturesFolder() throws {
    let folder = folder()
    #expect(folder.names.isEmpty)
    let name = try folder.add(fixture("corner.png"), cut: middle, name: "corner")
    #expect(name == "corner" && folder.names == ["corner"])
    #expect(folder.file(of: "corner") == home + "/pictures/corner.png")
    #expect(exists(home + "/Pictures/Recreo/corner.png"))
    let files = try FileManager.default.contentsOfDirectory(atPath: home + "/pictures")
    #expect(files == ["corner.png"], "no temporary file is left")
  }
  @Test func aKiosksPicturesAreNotCopied() throws {
    _ = try folder(copies: false).add(fixture("corner.png"), cut: middle, name: "corner")
    #expect(!exists(home + "/Pictures"))
  }
  @Test func aNoisyPictureIsStoredAsJPEG() throws {
    let name = try folder().add(
      .pixels(noise), cut: .middle(PixelCount(width: 600, height: 600)), name: "noise")
    #expect(folder().file(of: name)?.hasSuffix("/noise.jpg") == true)
  }
  @Test func everyNameIsUniqueAndValidForAFile() throws {
    let folder = folder()
    for (wish, name) in [
      ("harbour", "harbour-2"), ("../../etc/passwd", "etc-passwd"), ("", "picture"),
      ("Große Straße 3", "Große Straße 3"), ("写真", "写真"), (".hidden", "hidden"),
      (String(repeating: "a", count: 90), String(repeating: "a", count: 40)),
    ] {
      #expect(folder.free(wish) == name)
    }
    _ = try folder.add(fixture("corner.png"), cut: middle, name: "corner")
    _ = try folder.add(fixture("corner.png"), cut: middle, name: "corner")
    let panel = try self.folder(.panel).add(
      fixture("corner.png"), cut: middle, name: "corner")
    #expect(Set(folder.names) == ["corner", "corner-2"] && panel == "corner-3")
    for name in ["", ".", "..", "../corner", ".removed-corner", "panels"] {
      #expect(folder.file(of: name) == nil)
    }
  }
  @Test func aRemovedPictureCanBeRestoredUntilAnotherIsRemoved() throws {
    let folder = folder()
    for name in ["one", "two"] {
      _ = try folder.add(fixture("corner.png"), cut: middle, name: name)
    }
    #expect(folder.remove("one") && folder.names == ["two"])
    #expect(!folder.remove("one"))
    #expect(folder.restore("one") && Set(folder.names) == ["one", "two"])
    #expect(folder.remove("one") && folder.remove("two"))
    #expect(!folder.restore("one") && folder.restore("two"))
    #expect(folder.remove("two"))
    folder.pruneRemoved()
    #expect(!folder.restore("two") && folder.names.isEmpty)
  }
  @Test func aRefusedFileLeavesNothing() throws {
    let letter = home + "/letter.png"
    try Data("A letter that is called a picture, no more.".utf8).write(to: URL(filePath: letter))
    #expect(throws: PictureError.refused(.unknownFormat)) {
      try folder().add(.file(letter), cut: middle, name: "letter")
    }
    #expect(!exists(home + "/pictures"))
  }
  @Test func aFileInPlaceOfTheFolderIsAnError() throws {
    try Data().write(to: URL(filePath: home + "/pictures"))
    #expect { try folder().add(fixture("corner.png"), cut: middle, name: "corner") } throws: {
      if case .notKept? = $0 as? PictureError { true } else { false }
    }
  }

  @Test func aHostileFileInTheFolderDoesNotCrashTheProgram() throws {
    let folder = folder()
    _ = try folder.add(fixture("corner.png"), cut: middle, name: "corner")
    guard case .file(let crash) = fixture("crash.gif") else { return }
    // A file's extension does not say what it contains.
    try FileManager.default.copyItem(atPath: crash, toPath: home + "/pictures/crash.png")
    let file = try #require(folder.file(of: "crash"))
    #expect(throws: ImageError.self) { try folder.picture(at: file, cut: middle) }
    #expect(folder.picture("crash") == nil)
    #expect(folder.picture("corner")?.width == 48)
  }
  @Test func aJPEGIsDecodedToo() throws {
    let name = try folder().add(
      .pixels(noise), cut: .middle(PixelCount(width: 600, height: 600)), name: "noise")
    #expect(folder().picture(name)?.width == 600)
  }
  @Test func aVisitorNeverLeavesTheFolder() throws {
    let base = home + "/Pictures"
    try FileManager.default.createDirectory(
      atPath: base + "/trip", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: base + "/out", withDestinationPath: "/etc")
    for file in ["b.PNG", "a10.jpg", "a9.jpg", "note.txt", ".hidden.png"] {
      try Data().write(to: URL(filePath: base + "/" + file))
    }
    let kiosk = PictureBrowser(home: base, isConfined: true)
    let listing = try #require(kiosk.look(nil))
    #expect(listing.pictures == ["a9.jpg", "a10.jpg", "b.PNG"] && listing.parent == nil)
    #expect(kiosk.look(base + "/trip")?.parent == listing.path)
    #expect(kiosk.look(base + "/out") == nil && kiosk.look(base + "/trip/../..") == nil)
    #expect(kiosk.look("/etc") == nil)
    let own = PictureBrowser(home: base, isConfined: false)
    #expect(own.look("/etc")?.path == "/etc" && own.look(nil)?.parent != nil)
    #expect(own.look(base + "/nowhere") == nil)
  }
  @Test func thePicturesFolderIsTheDesktopsOne() {
    func read(_ list: String) -> String? { Directories.pictures(in: list, home: "/h") }
    #expect(read("# \nXDG_MUSIC_DIR=\"/m\"\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n") == "/h/Bilder")
    #expect(read("XDG_PICTURES_DIR=\"/srv/fotos\"") == "/srv/fotos")
    #expect(read("XDG_PICTURES_DIR=\"Bilder\"") == nil && read("") == nil)
  }
}
