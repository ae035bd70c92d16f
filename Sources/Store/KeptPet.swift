internal import Foundation
internal import GRDB
public import Rules

/// A pet as it was left.
public struct KeptPet: Hashable, Sendable {
  /// The pet, as it was when it was seen last.
  public var pet: Pet
  /// When that was, in milliseconds since 1970.
  public var seenAt: Int
  /// Results up to this id have been earned by it already.
  public var countedTo: GameResult.ID

  /// A pet that was seen at this moment.
  public init(pet: Pet, seenAt: Int, countedTo: GameResult.ID) {
    self.pet = pet
    self.seenAt = seenAt
    self.countedTo = countedTo
  }

  init(row: Row) throws {
    let text: String = row["pet"]
    self.init(
      pet: try JSONDecoder().decode(Pet.self, from: Data(text.utf8)), seenAt: row["seen_at"],
      countedTo: row["counted_to"])
  }

  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return String(decoding: try encoder.encode(pet), as: UTF8.self)
    }
  }
}
