/// The text that is shared with a result: what was achieved, by whom if that is known, and how to
/// open the same board.
nonisolated struct ShareText: Hashable, Sendable {
  /// The most bytes for a QR code.
  static let limit = 300

  /// The complete text, for the clipboard and mail.
  let whole: String
  /// The text for a QR code; the name is cut if it would be too long.
  let short: String

  /// `player`: nil for a result without a name.
  init(boast: String, player: String?, code: BoardCode?) {
    let board = code.map { "\nrecreo --board " + $0.text } ?? ""
    whole = boast + (player.map { " – " + $0 } ?? "") + board
    let rest = boast.utf8.count + board.utf8.count
    guard whole.utf8.count > Self.limit else {
      short = whole
      return
    }
    let ending = "…"
    var room = Self.limit - rest - " – ".utf8.count - ending.utf8.count
    let cut = (player ?? "").prefix { letter in
      room -= letter.utf8.count
      return room >= 0
    }
    short = boast + (cut.isEmpty ? "" : " – " + cut + ending) + board
  }
}
