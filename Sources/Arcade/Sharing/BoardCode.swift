/// A board as a short code: the setup of a game and its seed.
///
/// The game, the choices, the seed in base 36 and, if it matters, the name of a picture, joined
/// by hyphens: `lights-6x6-easy-3w5e11264sgsf`. `recreo --board CODE` opens the same board.
public nonisolated struct BoardCode: Hashable, Sendable {
  /// The game's id.
  public let game: String
  /// The seed to request from the program.
  public let seed: UInt64
  /// The choice for the game.
  public let choice: any GameChoice
  /// The code.
  public let text: String

  /// Makes the code of a board: its choices as words without hyphens, `end` after the seed.
  public init(
    _ game: String, _ words: [String], seed: UInt64, end: String? = nil, choice: any GameChoice
  ) {
    self.game = game
    self.seed = seed
    self.choice = choice
    let parts = [game] + words + [String(seed, radix: 36)] + (end.map { [$0] } ?? [])
    text = parts.joined(separator: "-")
  }

  /// The text with ASCII characters in place of full-width ones, which input methods type.
  public static func narrow(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          (0xFF01...0xFF5E).contains(scalar.value)
            ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
        }))
  }

  /// Parses a seed; nil if it isn't valid.
  public static func seed(_ text: String) -> UInt64? { UInt64(text, radix: 36) }

  /// Boards are equal if their codes are.
  public static func == (one: BoardCode, other: BoardCode) -> Bool { one.text == other.text }
  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

nonisolated extension [GameEntry] {
  /// Parses a board code; nil if it isn't valid.
  public func board(code text: String) -> BoardCode? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard let id = parts.first, let read = named(id)?.readCode?([String](parts.dropFirst())),
      read.text == text
    else { return nil }
    return read
  }

  /// Parses a board code as people type and copy it: blanks, capital and full-width letters don't matter.
  public func board(typed text: String) -> BoardCode? {
    let code = Self.tidy(text)
    let parts = code.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard let id = parts.first, let read = named(id)?.readCode?([String](parts.dropFirst())),
      read.text.lowercased() == code
    else { return nil }
    return read
  }

  /// Why a text is not the code of a board: one sentence for the command line.
  public func whyNoBoard(has text: String) -> String {
    let games = filter { $0.readCode != nil }.map(\.id)
    let game = Self.tidy(text).prefix { $0 != "-" }
    return games.contains(String(game))
      ? "No board has the code '\(text)'; check each letter and digit."
      : "The code '\(text)' does not begin with the name of a game: \(games.joined(separator: ", "))."
  }

  private static func tidy(_ text: String) -> String {
    String(
      BoardCode.narrow(text).filter { !$0.isWhitespace }.map { letter in
        letter == "×" ? "x" : "‐‑–—−ー".contains(letter) ? "-" : letter
      }
    ).lowercased()
  }

}
