extension Recycle {
  /// A country that says what goes where in a town.
  ///
  /// Each has a file in `Regions`, which names its sources.
  public enum Region: String, CaseIterable, Hashable, Codable, Sendable {
    case spain, germany, italy

    /// Where an item belongs.
    public func container(of kind: Kind) -> Container { table.homes[kind] ?? .rest }
    /// The colour of a container.
    public func color(of container: Container) -> ContainerColor {
      table.colors[container] ?? .grey
    }

    private var table: RegionTable {
      switch self {
      case .spain: Self.spainTable
      case .germany: Self.germanyTable
      case .italy: Self.italyTable
      }
    }

    private static let spainTable = RegionTable(PackageResources.spain_txt)
    private static let germanyTable = RegionTable(PackageResources.germany_txt)
    private static let italyTable = RegionTable(PackageResources.italy_txt)
  }

  /// The colours of containers.
  public enum ContainerColor: String, CaseIterable, Hashable, Sendable {
    case green, blue, yellow, brown, grey, black
  }
}

/// What goes where in one country.
struct RegionTable {
  private(set) var homes: [Recycle.Kind: Recycle.Container] = [:]
  private(set) var colors: [Recycle.Container: Recycle.ContainerColor] = [:]

  /// Reads lines such as `item jar glass` and `container glass green`; `#` begins a comment.
  init(_ text: [UInt8]) {
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 3 else { continue }
      if words[0] == "item", let kind = Recycle.Kind(rawValue: words[1]) {
        homes[kind] = Recycle.Container(rawValue: words[2])
      } else if words[0] == "container", let container = Recycle.Container(rawValue: words[1]) {
        colors[container] = Recycle.ContainerColor(rawValue: words[2])
      }
    }
  }
}
