import Arcade
import Glibc
import Host

/// The board of a link that a second process gives to the running program.
///
/// It is written to a file of the data folder, where only the same person can write, and announced by
/// a signal.
nonisolated struct PassedLink: Sendable {
  private static let most = 400
  private let path: String

  init(folder: String) { path = folder + "/link" }

  /// Writes a board for the running program; returns whether there was one and it could be written.
  func give(_ code: BoardCode?) -> Bool {
    guard let code else { return false }
    return
      (try? DurableFile.write(
        Array(code.text.utf8), to: path, existing: .replacedEvenLinks)) != nil
  }

  /// The board that was given last; nil if there is none, or it isn't valid.
  func take() -> BoardCode? {
    guard let bytes = try? readFile(path, limit: Self.most) else { return nil }
    unlink(path)
    return allGames.board(code: String(decoding: bytes, as: UTF8.self))
  }
}
