import Arcade
import FoundationEssentials
import Rules
import Store

/// A pet as it was left.
nonisolated struct SavedPet: Hashable, Sendable {
  /// The pet, as it was when it was seen last.
  var pet: Pet
  /// When that was, in milliseconds since 1970.
  var seenAt: Int
  /// Results up to this id have been earned by it already.
  var countedTo: GameResult.ID

  /// A pet that was seen at this moment.
  init(pet: Pet, seenAt: Int, countedTo: GameResult.ID) {
    self.pet = pet
    self.seenAt = seenAt
    self.countedTo = countedTo
  }

  /// Throws where it is none, or one with a life that no pet can have led: to live on from there
  /// would never end.
  init(_ save: IdleSave) throws(StoreError) {
    guard let pet = try? JSONDecoder().decode(Pet.self, from: Data(save.state.utf8)) else {
      throw .failed(code: 0, message: "The pet cannot be read.")
    }
    guard pet.isPlausible else {
      throw .failed(code: 0, message: "The pet contains values out of range.")
    }
    self.init(pet: pet, seenAt: save.seenAt, countedTo: save.countedTo)
  }

  var save: IdleSave { IdleSave(state: jsonText(pet), seenAt: seenAt, countedTo: countedTo) }
}

/// One pet for each player, and one, the guest's, that belongs to the machine.
nonisolated extension Store {
  /// The pet of a player, or the guest's for nil; nil where there is none yet.
  ///
  /// Throws where there is one that cannot be read: it stays as it is.
  func pet(of owner: Player.ID?) throws(StoreError) -> SavedPet? {
    guard let save = try idleSave(of: owner) else { return nil }
    return try SavedPet(save)
  }

  /// Saves a pet in place of what was known of it; on the disk when this returns, or not at all.
  func keep(_ saved: SavedPet, of owner: Player.ID?) throws(StoreError) {
    try keep(saved.save, of: owner)
  }

  /// All players who have a pet, by name, each with it; those that cannot be read are left out.
  func pets() throws(StoreError) -> [(player: Player, saved: SavedPet)] {
    try idleSaves().compactMap { player, save in
      (try? SavedPet(save)).map { (player, $0) }
    }
  }
}
