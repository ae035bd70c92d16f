internal import GRDB

/// Why something could not be read or saved.
///
/// The description is one English sentence that says what to do; screens translate each case.
public enum StoreError: Error, Hashable, Sendable {
  /// The folder can't be created; the reason comes from the system.
  case noDirectory(String, reason: String)
  /// The file was written by a newer version, and is not changed.
  case newerDatabase(String)
  /// The folder or the file is read-only.
  case readOnly
  /// The disk is full.
  case diskFull
  /// The file is damaged.
  case damaged
  /// Another program has held the file for longer than five seconds.
  case busy
  /// There is no result with this id.
  case noSuchResult(Int)
  /// The result already has a player.
  case alreadyClaimed(Int)
  /// The record of the result, replayed, doesn't end as the result says.
  case unproved
  /// Another player has this name.
  case nameTaken(String)
  /// The limit for this machine is reached.
  case full(StoreLimit)
  /// Any other error, with SQLite's extended code and message.
  case failed(code: Int, message: String)
}

extension StoreError: CustomStringConvertible {
  /// What is wrong and what to do, as one sentence.
  public var description: String {
    switch self {
    case .noDirectory(let path, let reason):
      "The folder \(path) cannot be created (\(reason)); choose another with --data."
    case .newerDatabase(let path):
      "\(path) was written by a newer version of Recreo; install it, or choose another folder with --data."
    case .readOnly: "The saved games folder is read-only; make it and its files writable."
    case .diskFull: "The disk is full; free some space and restart Recreo."
    case .damaged: "The saved games file is damaged; restart Recreo to repair it."
    case .busy: "Another program is using the saved games; close it and try again."
    case .noSuchResult(let id): "There is no result \(id); run recreo scores to list all results."
    case .alreadyClaimed(let id): "Result \(id) already has a player; delete it to assign it again."
    case .unproved: "The recorded moves do not lead to this result; it cannot be counted."
    case .nameTaken(let name): "There is already a player named \(name); choose another name."
    case .full(.players):
      "The limit of \(StoreLimit.players.most) players has been reached; delete some first."
    case .full(.looms):
      "The limit of \(StoreLimit.looms.most) designs has been reached; delete some first."
    case .failed(let code, let message):
      "The saved games cannot be opened (SQLite \(code): \(message)); try again, or choose another "
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
    // If there is no space for the file that readers and writers share, SQLite reports an I/O
    // error.
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
