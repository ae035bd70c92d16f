internal import GRDB

/// A value that no Recreo wrote: of another type than its column, or beyond all measure.
///
/// SQLite takes any value in any column, and GRDB's own subscript ends the program where one has
/// another type than is asked for. So every column is read through these.
struct DamagedValue: Error, CustomStringConvertible {
  var column: String
  var description: String { "The column \(column) holds a value that cannot be read." }
}

/// What a value of the database may be.
enum Plausible {
  /// Whole numbers lie between this and its negative, so that a few can be added without overflow.
  static let number = 1_000_000_000_000_000
  /// The most characters of a name, a key or anything else but a `longText`.
  static let text = 4096
  /// Columns that hold a whole game, a pet or the like.
  static let longText: Set = ["record", "extra", "pet"]

  static func limited(_ number: Int) -> Int { min(max(number, -Self.number), Self.number) }
}

extension Row {
  func int(_ column: String) throws(DamagedValue) -> Int {
    guard let number = try intIfAny(column) else { throw DamagedValue(column: column) }
    return number
  }

  /// Nil where there is none.
  func intIfAny(_ column: String) throws(DamagedValue) -> Int? {
    let value: (any DatabaseValueConvertible)? = self[column]
    guard let value else { return nil }
    guard let number = value as? Int64, number.magnitude <= Plausible.number else {
      throw DamagedValue(column: column)
    }
    return Int(number)
  }

  func bool(_ column: String) throws(DamagedValue) -> Bool { try int(column) != 0 }

  func text(_ column: String) throws(DamagedValue) -> String {
    guard let text = try textIfAny(column) else { throw DamagedValue(column: column) }
    return text
  }

  /// Nil where there is none.
  func textIfAny(_ column: String) throws(DamagedValue) -> String? {
    let value: (any DatabaseValueConvertible)? = self[column]
    guard let value else { return nil }
    guard let text = value as? String,
      Plausible.longText.contains(column) || text.utf8.count <= 4 * Plausible.text
    else { throw DamagedValue(column: column) }
    return text
  }
}
