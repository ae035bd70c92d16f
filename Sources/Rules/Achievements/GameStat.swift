/// A figure of a finished game beyond its result, named by the game it belongs to.
///
/// Achievements ask for it. Names are stored with results: a game may add some, and never renames one.
public struct GameStat: Hashable, Sendable {
  /// How it is stored: letters and digits.
  public let name: String

  /// A figure of this name.
  public init(_ name: String) { self.name = name }
}

/// The feats of one game, each with its figure or not told at all.
public struct GameStats: Hashable, Sendable {
  private var figures: [GameStat: Int] = [:]

  /// None.
  public init() {}

  /// What is told of a stat, or nil.
  public subscript(stat: GameStat) -> Int? {
    get { figures[stat] }
    set { figures[stat] = newValue }
  }
}

extension GameStats {
  /// As it is stored: `perfectFits=3 streak=7`, by name.
  public var text: String {
    figures.sorted { $0.key.name < $1.key.name }.map { "\($0.key.name)=\($0.value)" }
      .joined(separator: " ")
  }

  /// Reads what was stored; leaves out what no game can bring.
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
