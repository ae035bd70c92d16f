import Rules

/// A board as a short code: the setup of a game and its seed.
///
/// Game, choices and seed with hyphens between them, the seed to base 36, and the name of a picture
/// at the end where one matters: `lights-6x6-easy-3w5e11264sgsf`. `recreo --board CODE` lays the same
/// board.
public nonisolated struct BoardCode: Hashable, Sendable {
  /// The game's id.
  public let game: String
  /// What is asked of the program for it.
  public let seed: UInt64
  /// What is chosen for the game.
  public let choice: any GameChoice
  /// As it is written.
  public let text: String

  /// The code of a board: its choices as words without hyphens, `end` behind the seed.
  public init(
    _ game: String, _ words: [String], seed: UInt64, end: String? = nil, choice: any GameChoice
  ) {
    self.game = game
    self.seed = seed
    self.choice = choice
    let parts = [game] + words + [String(seed, radix: 36)] + (end.map { [$0] } ?? [])
    text = parts.joined(separator: "-")
  }

  /// A seed as codes have it; nil where it is none.
  public static func seed(_ text: String) -> UInt64? { UInt64(text, radix: 36) }

  /// One board has one code.
  public static func == (one: BoardCode, other: BoardCode) -> Bool { one.text == other.text }
  /// By its text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

nonisolated extension [GameEntry] {
  /// The board of a code; nil where the text is no board's code.
  public func board(code text: String) -> BoardCode? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard let id = parts.first, let read = named(id)?.readCode?([String](parts.dropFirst())),
      read.text == text
    else { return nil }
    return read
  }
}
