import Arcade
import FoundationEssentials
import Rules
import Store

/// A saved pet.
nonisolated struct SavedPet: Hashable, Sendable {
  /// The pet when it was last seen.
  var pet: Pet
  /// When it was last seen, in milliseconds since 1970.
  var seenAt: Int
  /// Results up to this id have already been counted.
  var countedTo: GameResult.ID

  /// A pet and the time when it was seen.
  init(pet: Pet, seenAt: Int, countedTo: GameResult.ID) {
    self.pet = pet
    self.seenAt = seenAt
    self.countedTo = countedTo
  }

  /// Throws if it isn't valid: advancing an impossible pet might never end.
  init(_ save: IdleSave) throws(StoreError) {
    guard let pet = try? JSONDecoder().decode(Pet.self, from: Data(save.state.utf8)) else {
      throw .failed(code: 0, message: "The pet cannot be read.")
    }
    guard pet.isPlausible else {
      throw .failed(code: 0, message: "The pet contains values out of range.")
    }
    self.init(pet: pet, seenAt: save.seenAt, countedTo: save.countedTo)
  }

  /// Nothing was lived for so long: it was last seen that much later, and knows the time of day.
  mutating func skip(_ milliseconds: Int) {
    guard milliseconds > 0 else { return }
    seenAt += milliseconds
    pet.setTimeOfDay(pet.timeOfDay + milliseconds)
  }

  var save: IdleSave { IdleSave(state: jsonText(pet), seenAt: seenAt, countedTo: countedTo) }
}

/// One pet for each player, and one for the guest, which belongs to the machine.
nonisolated extension Store {
  /// The pet of a player, or the guest's for nil; nil if there is none yet.
  ///
  /// Throws if it can't be read; it then stays unchanged.
  func pet(of owner: Player.ID?) throws(StoreError) -> SavedPet? {
    guard let save = try idleSave(of: owner) else { return nil }
    return try SavedPet(save)
  }

  /// Replaces the saved pet; on disk when this returns.
  func save(_ saved: SavedPet, of owner: Player.ID?) throws(StoreError) {
    try save(saved.save, of: owner)
  }

  /// All players with a pet, by name, and their pets; those that can't be read are left out.
  func pets() throws(StoreError) -> [(player: Player, saved: SavedPet)] {
    try idleSaves().compactMap { player, save in
      (try? SavedPet(save)).map { (player, $0) }
    }
  }
}
