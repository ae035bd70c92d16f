import Arcade
import FoundationEssentials
import Rules
import Store

/// A design as a file: one line of JSON with its version, its name, and the design as it is saved.
///
/// `{"design":"3a012…","name":"Rain","recreo":"loom","version":1}`
nonisolated struct LoomFile: Hashable, Codable, Sendable {
  /// The end of its name.
  static let suffix = "loom"
  /// More than any design needs, in bytes.
  static let most = 4096
  /// What says that a file is a design.
  private static let kind = "loom"
  private static let version = 1
  /// The longest name, in characters.
  private static let longest = 32

  private var recreo = Self.kind
  private var version = Self.version
  /// Its name.
  private(set) var name: String
  /// The design as text.
  private(set) var design: String

  /// The part that every version has.
  private struct Head: Decodable {
    var recreo: String
    var version: Int
  }

  init(_ loom: SavedLoom) { (name, design) = (loom.name, loom.design) }

  /// Reads a file.
  init(_ bytes: [UInt8]) throws(GameFileError) {
    guard bytes.count <= Self.most else { throw .tooLarge(Self.most) }
    let decoder = JSONDecoder()
    guard let head = try? decoder.decode(Head.self, from: Data(bytes)), head.recreo == Self.kind
    else { throw .foreign }
    guard head.version <= Self.version else { throw .newer }
    guard head.version == Self.version,
      let file = try? decoder.decode(Self.self, from: Data(bytes)),
      let design = LoomDesign(code: file.design), !design.isBare
    else { throw .damaged }
    let shown = String(
      file.name.map { $0.unicodeScalars.allSatisfy(Self.isShown) ? $0 : " " })
    let words = shown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let name = String(words.prefix(Self.longest))
    guard !name.isEmpty else { throw .damaged }
    self = file
    self.name = name
    // Written as this program writes it.
    self.design = design.code
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }

  /// The content of the file.
  var text: String { jsonText(self) + "\n" }
}

nonisolated extension GameFiles {
  /// Designs from the Loom.
  static let looms = GameFiles(
    suffix: LoomFile.suffix, most: LoomFile.most,
    list: { directory throws(StoreError) in
      try Store.readLooms(in: directory).map {
        GameFile(id: $0.id, name: $0.name, text: LoomFile($0).text)
      }
    },
    add: { bytes, store, date throws(GameFileError) in
      let file = try LoomFile(bytes)
      let added: String?
      do throws(StoreError) {
        let isKnown = try store.looms().contains {
          $0.name == file.name && $0.design == file.design
        }
        added =
          isKnown ? nil : try store.addLoom(name: file.name, design: file.design, at: date).name
      } catch { throw .store(error) }
      guard let added else { throw .known(file.name) }
      return added
    },
    delete: { id, store throws(StoreError) in try store.deleteLoom(id) })
}
