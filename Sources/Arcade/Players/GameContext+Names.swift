import Languages
public import Store

/// How players enter names here.
public nonisolated enum NameEntry: String, Sendable {
  /// Any name, with a keyboard.
  case full
  /// Three letters, as in an arcade.
  case initials
  /// Nobody is asked: whoever plays is called Player.
  case off
}

extension GameContext {
  /// How players enter names here; the owner decides.
  public var nameEntry: NameEntry {
    settings.text(.playerNames).flatMap(NameEntry.init) ?? .full
  }

  /// The name for a result that nobody is asked about; nil for a guest's.
  public var nameWithoutAsking: PlayerName? {
    let name = likelyName ?? (nameEntry == .off ? tr("Player") : nil)
    return name.flatMap { try? PlayerName($0) }
  }

  /// Whether a text has a rude word, and such are refused here.
  public func isRude(_ text: String) -> Bool {
    let choice = settings.text(.nameFilter)
    return (choice == "on" || choice == "auto" && isKiosk) && rudeWords.refuses(text)
  }

  /// Validates a name that a player entered.
  public func playerName(_ typed: String) throws(PlayerNameError) -> PlayerName {
    let name = try PlayerName(typed)
    guard !isRude(name.text) else { throw .rude }
    return name
  }
}
