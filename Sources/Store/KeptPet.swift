internal import FoundationEssentials
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
    let pet = try JSONDecoder().decode(Pet.self, from: Data(try row.text("pet").utf8))
    guard pet.isPlausible else { throw ImplausiblePet() }
    self.init(pet: pet, seenAt: try row.int("seen_at"), countedTo: try row.int("counted_to"))
  }

  /// A life that no pet can have led: to live on from there would never end.
  struct ImplausiblePet: Error, CustomStringConvertible {
    var description: String { "The pet has numbers that no pet can have." }
  }

  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return String(decoding: try encoder.encode(pet), as: UTF8.self)
    }
  }
}
