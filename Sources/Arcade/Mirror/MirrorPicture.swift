import Languages
import Rules

/// What a puzzle shows: one of our brocades, or something that a person made.
nonisolated enum MirrorPicture: Hashable {
  /// One of `Brocade.all`, by its id.
  case brocade(String)

  /// What it is called in records, on the command line and in the trace.
  var name: String {
    switch self {
    case .brocade(let id): id
    }
  }

  /// The picture of this name; nil where there is none.
  @MainActor init?(name: String) {
    guard Brocade.all.contains(where: { $0.id == name }) else { return nil }
    self = .brocade(name)
  }

  /// All there are to choose from.
  @MainActor static var all: [MirrorPicture] { Brocade.all.map { .brocade($0.id) } }

  /// Where nobody chose.
  @MainActor static var first: MirrorPicture { .brocade(Brocade.all.first?.id ?? "") }
}

extension MirrorPicture {
  private var brocade: Brocade? {
    switch self {
    case .brocade(let id): Brocade.all.first { $0.id == id }
    }
  }

  /// Its name, for people.
  var title: String { brocade?.name ?? name }
  /// One line about it; empty where there is nothing to say.
  var line: String { brocade?.line ?? "" }

  /// What draws its cells.
  func cloth() -> any MirrorCloth {
    switch self {
    case .brocade(let id): PictureCloth(Brocade.folder + id)
    }
  }

  /// Which of its pieces look alike, by their numbers less one; nil where all differ.
  func looks(columns: Int) -> [Int]? {
    switch self {
    // No two cells of a brocade are alike: its maker sees to that.
    case .brocade: nil
    }
  }
}

extension Brocade {
  /// Where the art source finds panels.
  nonisolated static let folder = "brocades/"
}
