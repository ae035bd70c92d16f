internal import GRDB

/// A value that Recreo can't have written: of another type than its column, or out of range.
///
/// SQLite accepts any value in any column, and GRDB's own subscript traps if the type is not the
/// expected one. So every column is read with these functions.
struct DamagedValue: Error, CustomStringConvertible {
  var column: String
  var description: String { "The column \(column) holds a value that cannot be read." }
}

/// The limits for values of the database.
enum ValidValue {
  /// Integers lie between this and its negative, so that a few can be added without overflow.
  static let number = 1_000_000_000_000_000
  /// The most characters of a name, a key or anything that is not a `longText`.
  static let text = 4096
  /// Columns that contain a whole game, a pet or the like.
  static let longText: Set = ["record", "extra", "pet"]

  static func limited(_ number: Int) -> Int { min(max(number, -Self.number), Self.number) }
}

extension Row {
  func int(_ column: String) throws(DamagedValue) -> Int {
    guard let number = try intIfAny(column) else { throw DamagedValue(column: column) }
    return number
  }

  /// Nil for NULL.
  func intIfAny(_ column: String) throws(DamagedValue) -> Int? {
    let value: (any DatabaseValueConvertible)? = self[column]
    guard let value else { return nil }
    guard let number = value as? Int64, number.magnitude <= ValidValue.number else {
      throw DamagedValue(column: column)
    }
    return Int(number)
  }

  func bool(_ column: String) throws(DamagedValue) -> Bool { try int(column) != 0 }

  func text(_ column: String) throws(DamagedValue) -> String {
    guard let text = try textIfAny(column) else { throw DamagedValue(column: column) }
    return text
  }

  /// Nil for NULL.
  func textIfAny(_ column: String) throws(DamagedValue) -> String? {
    let value: (any DatabaseValueConvertible)? = self[column]
    guard let value else { return nil }
    guard let text = value as? String,
      ValidValue.longText.contains(column) || text.utf8.count <= 4 * ValidValue.text
    else { throw DamagedValue(column: column) }
    return text
  }
}
