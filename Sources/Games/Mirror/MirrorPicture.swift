import Arcade
import Languages
import Rules
import Store

/// What a puzzle shows: one of our brocades, or something that a person made.
nonisolated enum MirrorPicture: Hashable {
  /// One of `Brocade.all`, by its id.
  case brocade(String)
  /// A player's own panel, by name; plain cloth is shown if it no longer exists.
  case own(String)
  /// A design from the loom: its text is all of it.
  case loom(LoomDesign)

  /// What it is called in records, on the command line and in the trace.
  var name: String {
    switch self {
    case .brocade(let name), .own(let name): name
    case .loom(let design): Self.loomed + design.code
    }
  }

  /// What names of designs begin with.
  private static let loomed = "loom/"

  /// The picture of this name; neither a design nor a built-in panel means a player's own.
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

  /// Its name, for people.
  var title: String {
    switch self {
    case .brocade, .own: brocade?.name ?? name
    case .loom: tr("A design of your own")
    }
  }
  /// Its name, for people; a design's is what its maker calls it, as long as it is kept.
  @MainActor func title(in store: Store) -> String {
    guard case .loom(let design) = self else { return title }
    return ((try? store.loomName(of: design.code)) ?? nil) ?? title
  }
  /// One line about it; empty where there is nothing to say.
  var line: String { brocade?.line ?? "" }

  /// What draws its cells.
  func cloth() -> any MirrorCloth {
    switch self {
    case .brocade(let id): PictureCloth(Brocade.folder + id)
    case .own(let name): PictureCloth(name)
    case .loom(let design): LoomCloth(design)
    }
  }

  /// The mirror it was made for; nil where any will do.
  var symmetry: Mirror.Symmetry? {
    if case .loom = self { .axis } else { nil }
  }

  /// Which pieces of a panel of one's own look alike, by their numbers less one; nil for ours.
  ///
  /// `known`: what a look at the photo said; before that all its pieces count as different.
  func looks(columns: Int, known: [Int]?) -> [Int]? {
    let count = Mirror.Setup(columns: columns).count
    return switch self {
    // No two cells of a brocade are alike: its maker sees to that.
    case .brocade: nil
    case .own: known?.count == count ? known : Array(0..<count)
    case .loom(let design): design.columns == columns ? design.looks : Array(0..<count)
    }
  }
}

extension Brocade {
  /// Where the art source finds panels.
  nonisolated static let folder = "brocades/"
}
