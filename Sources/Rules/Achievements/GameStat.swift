/// A statistic of a finished game beyond its result.
///
/// Achievements use it. Names are stored with results: a game may add some, but must never rename
/// one.
public struct GameStat: Hashable, Sendable {
  /// The stored name: letters and digits.
  public let name: String

  /// A figure of this name.
  public init(_ name: String) { self.name = name }
}

/// The statistics of one game, each with its value if it applies.
public struct GameStats: Hashable, Sendable {
  private var figures: [GameStat: Int] = [:]

  /// None.
  public init() {}

  /// The value of a statistic, or nil.
  public subscript(stat: GameStat) -> Int? {
    get { figures[stat] }
    set { figures[stat] = newValue }
  }
}

extension GameStats {
  /// The stored form: `perfectFits=3 streak=7`, sorted by name.
  public var text: String {
    figures.sorted { $0.key.name < $1.key.name }.map { "\($0.key.name)=\($0.value)" }
      .joined(separator: " ")
  }

  /// Parses the stored form; ignores values that no game can have.
  public init(text: String) {
    let largest = 1_000_000_000
    for word in text.split(separator: " ") {
      let parts = word.split(separator: "=")
      guard parts.count == 2, let figure = Int(parts[1]), (0...largest).contains(figure) else {
        continue
      }
      figures[GameStat(String(parts[0]))] = figure
    }
  }
}
