/// What goes along with a result: the boast, who says it, and how to lay the same board.
nonisolated struct ShareText: Hashable, Sendable {
  /// The most bytes that a QR code of it takes.
  static let limit = 300

  /// All of it, for the clipboard and for mail.
  let whole: String
  /// For a QR code: where all is too much, the name is cut short.
  let short: String

  init(boast: String, player: String, code: BoardCode?) {
    let board = code.map { "\nrecreo --board " + $0.text } ?? ""
    whole = boast + " – " + player + board
    let rest = boast.utf8.count + board.utf8.count
    guard whole.utf8.count > Self.limit else {
      short = whole
      return
    }
    let ending = "…"
    var room = Self.limit - rest - " – ".utf8.count - ending.utf8.count
    let cut = player.prefix { letter in
      room -= letter.utf8.count
      return room >= 0
    }
    short = boast + (cut.isEmpty ? "" : " – " + cut + ending) + board
  }
}
