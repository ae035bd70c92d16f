import Geometry
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import PetGame

/// The screens of the pet, by name.
@MainActor let petScreens: [OpenedScreen] = [
  (
    "soon",
    { size in
      let table = SceneHarness(size: size) { MenuScene(context: $0) }
      try table.tap("menu.pet")
      return table
    }
  ),
  (
    "a player's pet in the statistics",
    { size in
      let table = try players(size)
      let context = table.context
      let owner = try #require(try context.store.players(by: .latest, limit: 1).first).player
      try context.store.setCurrentPlayer(owner.id)
      context.pets.enter(name: "Chispa")
      table.stage.perform(.push(PlayerScene(owner.id, context: context)))
      table.pass(.seconds(1))
      return try table.opened("player.section.statistics").opened("player.game.pet")
    }
  ),
  (
    "the pet on the desktop",
    { size in SceneHarness(size: size) { PetDesktopScene(context: $0) } }
  ),
  ("pet's first visit", { try Garden(nil, size: $0, isNew: true).table }),
  ("pet", { try Garden(Garden.child(.kiosk), size: $0).table }),
  (
    "pet on a holiday",
    { try Garden(Garden.child(.kiosk), size: $0).table.opened("pet.holiday") }
  ),
  ("pet that is ill", { try Garden(Garden.ill(.kiosk), size: $0).table }),
  ("pet that is tired", { try Garden(Garden.tired(.kiosk), size: $0).table.opened("pet.contest") }),
  ("pet's album", { try Garden(Garden.adult(.kiosk), size: $0).table.opened("pet.album") }),
  ("pet's name", { try Garden(Garden.child(.kiosk), size: $0).table.opened("pet.name") }),
  ("pet's absence", { try Garden(Garden.child(.kiosk), away: 9_000_000, size: $0).table }),
  ("pet's training", { try Garden(Garden.child(.kiosk), size: $0).table.opened("pet.train") }),
  (
    "pet's help",
    {
      try Garden(Garden.child(.kiosk), size: $0).table.opened("pet.more").opened("pet.help")
    }
  ),
  (
    "pet's team",
    {
      let table = try Garden(Garden.veteran(.kiosk), size: $0).table.opened("pet.contest")
      return try table.opened("pet.contest.team").opened("team.child")
    }
  ),
  (
    "pet's contest of teams",
    { size in
      var pet = try Garden.veteran(.kiosk)
      var lineup = PetLineup()
      for (mate, place) in zip(pet.mates, [1, 3]) { lineup.put(.mate(mate.form), at: place) }
      pet.arrange(lineup)
      let garden = try Garden(pet, size: size, others: [("Ana", pet)])
      let table = try garden.table.opened("pet.contest").opened("rival.0")
      table.pass(.seconds(26))
      return table
    }
  ),
  (
    "pet's contest",
    { size in
      let pet = try Garden.adult(.kiosk)
      let garden = try Garden(pet, size: size, others: [("Ana", pet)])
      let table = try garden.table.opened("pet.contest").opened("rival.0")
      table.pass(.seconds(18))
      return table
    }
  ),
  (
    "pet's past contests",
    { size in
      let pet = try Garden.adult(.kiosk)
      let table = try Garden(pet, size: size, others: [("Ana", pet)]).table
        .opened("pet.contest").opened("rival.0")
      table.pass(.seconds(60))
      table.stage.perform(.push(PetPastContestsScene(context: table.context)))
      return table
    }
  ),
  (
    "a pet's card",
    { size in
      try Garden(Garden.child(.kiosk), size: size).table.opened("pet.more").opened("pet.share")
    }
  ),
  (
    "another egg",
    { try Garden(Garden.adult(.kiosk), size: $0).table.opened("pet.album").opened("pet.egg") }
  ),
  ("pet's more", { try Garden(Garden.child(.kiosk), size: $0).table.opened("pet.more") }),
  (
    "pet's rivals",
    { size in
      let pet = try Garden.adult(.kiosk)
      return try Garden(pet, size: size, others: [("Ana", pet)]).table.opened("pet.contest")
    }
  ),
]
