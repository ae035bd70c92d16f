import Languages
import Rules

/// What a puzzle shows: one of our brocades, or something that a person made.
nonisolated enum MirrorPicture: Hashable {
  /// One of `Brocade.all`, by its id.
  case brocade(String)
  /// A panel of somebody's own, by its name; where it is gone, plain cloth is shown.
  case own(String)

  /// What it is called in records, on the command line and in the trace.
  var name: String {
    switch self {
    case .brocade(let name), .own(let name): name
    }
  }

  /// The picture of this name: what is no brocade is somebody's own.
  @MainActor init?(name: String) {
    guard !name.isEmpty else { return nil }
    self = Brocade.all.contains { $0.id == name } ? .brocade(name) : .own(name)
  }

  /// All of ours.
  @MainActor static var all: [MirrorPicture] { Brocade.all.map { .brocade($0.id) } }

  /// Where nobody chose.
  @MainActor static var first: MirrorPicture { .brocade(Brocade.all.first?.id ?? "") }
}

extension MirrorPicture {
  private var brocade: Brocade? {
    switch self {
    case .brocade(let id): Brocade.all.first { $0.id == id }
    case .own: nil
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
    case .own(let name): PictureCloth(name)
    }
  }

  /// Which of its pieces look alike, by their numbers less one; nil where all differ.
  func looks(columns: Int) -> [Int]? {
    switch self {
    // No two cells of a brocade are alike: its maker sees to that. Those of a photo differ a little.
    case .brocade, .own: nil
    }
  }
}

extension Brocade {
  /// Where the art source finds panels.
  nonisolated static let folder = "brocades/"
}
