import Languages
import Rules
import Store

/// The picture of a puzzle: one of our brocades, or something a player made.
nonisolated enum MirrorPicture: Hashable {
  /// One of `Brocade.all`, by its id.
  case brocade(String)
  /// A player's own panel, by name; plain cloth is shown if it no longer exists.
  case own(String)
  /// A design from the Loom, by its complete text.
  case loom(LoomDesign)

  /// Its name in records, on the command line and in the trace.
  var name: String {
    switch self {
    case .brocade(let name), .own(let name): name
    case .loom(let design): Self.loomed + design.code
    }
  }

  /// The prefix of designs' names.
  private static let loomed = "loom/"

  /// The picture with this name; anything but a design or a built-in panel is a player's own.
  @MainActor init?(name: String) {
    guard !name.isEmpty else { return nil }
    if name.hasPrefix(Self.loomed) {
      guard let design = LoomDesign(code: String(name.dropFirst(Self.loomed.count))) else {
        return nil
      }
      self = .loom(design)
      return
    }
    self = Brocade.all.contains { $0.id == name } ? .brocade(name) : .own(name)
  }

  /// All of ours.
  @MainActor static var all: [MirrorPicture] { Brocade.all.map { .brocade($0.id) } }

  /// The default.
  @MainActor static var first: MirrorPicture { .brocade(Brocade.all.first?.id ?? "") }
}

extension MirrorPicture {
  private var brocade: Brocade? {
    switch self {
    case .brocade(let id): Brocade.all.first { $0.id == id }
    case .own, .loom: nil
    }
  }

  /// Its name, for players.
  var title: String {
    switch self {
    case .brocade, .own: brocade?.name ?? name
    case .loom: tr("A design of your own")
    }
  }
  /// Its name, for players; a design has the name given by its maker, as long as it is saved.
  @MainActor func title(in store: Store) -> String {
    guard case .loom(let design) = self else { return title }
    return ((try? store.loomName(of: design.code)) ?? nil) ?? title
  }
  /// A line about it; may be empty.
  var line: String { brocade?.line ?? "" }

  /// What draws its cells.
  func cloth() -> any MirrorCloth {
    switch self {
    case .brocade(let id): PictureCloth(Brocade.folder + id)
    case .own(let name): PictureCloth(name)
    case .loom(let design): LoomCloth(design)
    }
  }

  /// The symmetry it was made for; nil if any will do.
  var symmetry: Mirror.Symmetry? {
    if case .loom = self { .axis } else { nil }
  }

  /// Whether a player made it.
  var isOwn: Bool { if case .brocade = self { false } else { true } }

  /// Which pieces look alike, by their numbers minus one; nil if all differ.
  ///
  /// `known`: the result of comparing the photo's pieces; before that, all count as different.
  func looks(columns: Int, known: [Int]?) -> [Int]? {
    let count = Mirror.Setup(columns: columns).count
    return switch self {
    case .brocade(let id): BrocadeLikeness.looks(id, columns: columns, count: count)
    case .own: known?.count == count ? known : Array(0..<count)
    case .loom(let design): design.columns == columns ? design.looks : Array(0..<count)
    }
  }
}

extension MirrorPicture {
  /// The pieces that can be turned: those that fit nowhere else once they are.
  ///
  /// Of a photo, pieces that look alike stay upright: a plain one looks the same either way. So do
  /// all of a design, whose motifs often differ by a turn only.
  func turned(columns: Int, looks: [Int]?) -> [Int]? {
    let pieces = 1...Mirror.Setup(columns: columns).count
    return switch self {
    case .brocade(let id):
      // Every other piece differs from all others in each of its turns (`BrocadeTests`).
      pieces.filter { !BrocadeLikeness.upright(id, columns: columns).contains($0) }
    case .own:
      pieces.filter { piece in
        guard let looks else { return true }
        return looks.count { $0 == looks[piece - 1] } == 1
      }
    case .loom: nil
    }
  }
}

extension Brocade {
  /// The art source's folder of panels.
  nonisolated static let folder = "brocades/"
}
