internal import GRDB

/// Why something could not be read or remembered.
///
/// The description is one English sentence that says what to do; what shows it to a person
/// translates by case.
public enum StoreError: Error, Hashable, Sendable {
  /// The folder cannot be made; the reason is the system's own.
  case noDirectory(String, reason: String)
  /// The file was written by a newer Recreo, and is left as it is.
  case newerDatabase(String)
  /// The folder or the file may not be written.
  case readOnly
  /// There is no room left.
  case diskFull
  /// The file is damaged.
  case damaged
  /// Another program has held the file for longer than five seconds.
  case busy
  /// There is no result of this id, or no longer.
  case noSuchResult(Int)
  /// Somebody's name is on this result already.
  case alreadyClaimed(Int)
  /// Somebody else has this name.
  case nameTaken(String)
  /// There are as many of these as this machine keeps.
  case full(StoreLimit)
  /// Anything else, in SQLite's extended code and words.
  case failed(code: Int, message: String)
}

extension StoreError: CustomStringConvertible {
  /// What is wrong and what to do, as one sentence.
  public var description: String {
    switch self {
    case .noDirectory(let path, let reason):
      "The folder \(path) cannot be made (\(reason)); name another with --data."
    case .newerDatabase(let path):
      "\(path) was written by a newer Recreo; install that one, or name another folder with --data."
    case .readOnly: "The folder of saved games is read-only; make it and its files writable."
    case .diskFull: "The disk is full; free some space and start Recreo again."
    case .damaged: "The file of saved games is damaged; start Recreo again to have it repaired."
    case .busy: "Another program is using the saved games; close it and try again."
    case .noSuchResult(let id): "There is no result \(id); recreo scores lists all there are."
    case .alreadyClaimed(let id): "Result \(id) has its player already; delete it to play it anew."
    case .nameTaken(let name): "There is a player named \(name) already; take another name."
    case .full(.players):
      "There are \(StoreLimit.players.most) players, the most there can be; delete some first."
    case .full(.looms):
      "There are \(StoreLimit.looms.most) designs, the most there can be; delete some first."
    case .failed(let code, let message):
      "The saved games cannot be used (SQLite \(code): \(message)); try again, or name another "
        + "folder with --data."
    }
  }
}

extension StoreError {
  init(_ error: any Error) {
    if let known = error as? StoreError {
      self = known
      return
    }
    if error is DamagedValue || error is RowDecodingError {
      self = .damaged
      return
    }
    guard let error = error as? DatabaseError else {
      self = .failed(code: 0, message: "\(error)")
      return
    }
    // No room for the file that readers and writers share is told as a failure of the disk.
    if error.extendedResultCode == .SQLITE_IOERR_SHMSIZE {
      self = .diskFull
      return
    }
    switch error.resultCode {
    case .SQLITE_READONLY: self = .readOnly
    case .SQLITE_FULL: self = .diskFull
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    default:
      self = .failed(
        code: Int(error.extendedResultCode.rawValue), message: error.message ?? "no message")
    }
  }
}
