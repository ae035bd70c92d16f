import Geometry
import Host
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import PetGame

/// The menu, options, players, the owner's panel and the gallery of widgets, by name.
@MainActor let shellScreens: [OpenedScreen] = [
  ("menu", { size in SceneHarness(size: size) { MenuScene(context: $0) } }),
  ("menu, with notifications", { notified($0) }),
  (
    "language",
    { try SceneHarness(size: $0) { MenuScene(context: $0) }.opened("menu.language") }
  ),
  ("notifications", { try notified($0).opened("menu.notifications") }),
  (
    "notifications, cleared",
    { try notified($0).opened("menu.notifications").opened("notifications.clear") }
  ),
  ("options", { size in SceneHarness(size: size) { OptionsScene(context: $0) } }),
  ("options, me", { try options($0, "me") }),
  ("options, hands", { try options($0, "hands") }),
  ("options, games", { try options($0, "games") }),
  ("options, machine", { try options($0, "machine") }),
  ("about", { size in SceneHarness(size: size) { AboutScene(context: $0) } }),
  (
    "question",
    { size in
      SceneHarness(size: size) { NotificationQuestion.scene(palette: $0.dressed(.paper)) { _ in } }
    }
  ),
  ("players", { try players($0) }),
  ("a player", { try players($0).opened("players.row.0") }),
  (
    "a player's records",
    { try players($0).opened("players.row.0").opened("player.section.records") }
  ),
  (
    "a player's last games",
    { try players($0).opened("players.row.0").opened("player.section.recent") }
  ),
  (
    "a player's statistics",
    { try players($0).opened("players.row.0").opened("player.section.statistics") }
  ),
  ("an avatar", { try players($0).opened("players.row.0").opened("player.avatar") }),
  ("a player's name", { try players($0).opened("players.new") }),
  ("players, sorting", { try players($0).opened("players.options") }),
  (
    "players to be deleted",
    { try players($0).opened("players.options").opened("players.clear") }
  ),
  (
    "players, one deleted",
    {
      try players($0).opened("players.row.0").opened("player.remove")
        .opened("player.delete.yes")
    }
  ),
  (
    "the menu after all players were deleted",
    { size in
      let table = try players(size).opened("players.options").opened("players.clear")
      try table.hold("players.delete.yes", for: .milliseconds(1300))
      return table
    }
  ),
  ("gallery", { size in SceneHarness(size: size) { GalleryScene(context: $0) } }),
  ("gallery, farther down", { size in try gallery(size, scrolledBy: 3) }),
  ("gallery's dialog", { size in try gallery(size).opened("gallery.dialog.long") }),
  (
    "a notice",
    { size in SceneHarness(size: size) { Notice.scene("A file is damaged.", context: $0) } }
  ),
  ("four pictures to choose", { try pages($0).opened("player.lock") }),
  (
    "four pictures to give",
    { size in
      let table = try pages(size)
      let player = try #require(try table.context.store.players().first)
      try table.context.store.setPictureLock(SlowHash(stored: "x"), of: player.id)
      return try table.opened("player.lock")
    }
  ),
  ("the owner's PIN", { size in try owners(size) { OwnerPinScene(context: $0) } }),
  ("the owner, system", { size in try owners(size) { OwnerScene(context: $0, tab: 4) } }),
  ("the owner, sound", { size in try owners(size) { OwnerScene(context: $0, tab: 1) } }),
  ("the owner, games", { size in try owners(size) { OwnerScene(context: $0, tab: 2) } }),
  ("the owner, today", { size in try owners(size) { OwnerScene(context: $0) } }),
  ("the owner, people", { size in try owners(size) { OwnerScene(context: $0, tab: 3) } }),
  ("the owner's pictures", { try reviewedPictures($0) }),
  (
    "the owner's pictures, one to be deleted",
    { try reviewedPictures($0).opened("owner.picture.0") }
  ),
  (
    "the owner's pictures, one deleted",
    { try reviewedPictures($0).opened("owner.picture.0").opened("owner.picture.delete.yes") }
  ),
  ("the owner without pictures", { size in try owners(size) { OwnerPicturesScene(context: $0) } }),
  ("the owner's results", { size in try owners(size) { OwnerResultsScene(context: $0) } }),
  (
    "the owner's results, one to be deleted",
    { size in
      try owners(size) { OwnerResultsScene(context: $0) }.opened("owner.result.0")
    }
  ),
  (
    "the owner's results, one deleted",
    { size in
      try owners(size) { OwnerResultsScene(context: $0) }.opened("owner.result.0")
        .opened("owner.result.delete.yes")
    }
  ),
  (
    "the owner without results",
    { size in
      try owners(size) { context in
        _ = try? context.store.deleteResults(in: .min ..< .max)
        return OwnerResultsScene(context: context)
      }
    }
  ),
  (
    "the owner with a player",
    { size in try owners(size) { PlayersScene(context: $0) }.opened("players.row.0") }
  ),
  (
    "the owner, a backup",
    { size in
      try owners(size) { OwnerScene(context: $0, tab: 4) }.opened("owner.backup")
    }
  ),
  (
    "the owner, restoring",
    { size in
      try owners(size) { OwnerScene(context: $0, tab: 4) }.opened("owner.restore")
    }
  ),
  (
    "initials of a player",
    { size in
      let context = GameContext.forTests
      context.change(.playerNames, to: .text("initials"))
      return try SceneHarness(size: size, context: context) { PlayersScene(context: $0) }
        .opened("players.new")
    }
  ),
  (
    "a player to be deleted",
    { size in
      let context = try played([("Wolfeschlegelsteinhausen", 60, 70), ("Ana", 90, 40)])
      context.dependencies.worker = .inline
      return try SceneHarness(size: size, context: context) { PlayersScene(context: $0) }
        .opened("players.row.0").opened("player.remove")
    }
  ),
]

/// The players of a store in which two have played.
@MainActor func players(_ size: Size) throws -> SceneHarness {
  let context = try played([("Wolfeschlegelsteinhausen", 60, 70), ("Ana", 90, 40)])
  context.dependencies.worker = .inline
  return SceneHarness(size: size, context: context) { PlayersScene(context: $0) }
}

@MainActor private func options(_ size: Size, _ tab: String) throws -> SceneHarness {
  try SceneHarness(size: size) { OptionsScene(context: $0) }.opened("options.tab." + tab)
}

@MainActor private func gallery(_ size: Size, scrolledBy pages: Int = 9) throws -> SceneHarness {
  let table = SceneHarness(size: size) { GalleryScene(context: $0) }
  for _ in 0..<pages { table.press(.pageDown) }
  return table
}

/// The menu after a call, and an achievement that was reached meanwhile.
@MainActor private func notified(_ size: Size) -> SceneHarness {
  let context = GameContext.forTests
  context.announce(.hungryPet("Valkyrie"))
  context.showToast(
    for: Array(context.games.flatMap(\.achievements).filter { $0.game == "pet" }.prefix(2)))
  let table = SceneHarness(size: size, context: context) { MenuScene(context: $0) }
  table.pass(.seconds(1))
  return table
}

/// The page of a player.
@MainActor private func pages(_ size: Size) throws -> SceneHarness {
  let context = try played([("Wolfeschlegelsteinhausen", 60, 70)])
  context.dependencies.worker = .inline
  try context.store.setCurrentPlayer(nil)
  return try SceneHarness(size: size, context: context) { PlayersScene(context: $0) }
    .opened("players.row.0")
}

/// The pictures that visitors added, for the owner.
@MainActor private func reviewedPictures(_ size: Size) throws -> SceneHarness {
  try owners(size) { context in
    let album = Album()
    album.names = ["roof_of_our_museum", "cat", "dog"]
    context.dependencies.pictures = album.own
    return OwnerPicturesScene(context: context)
  }
}

/// A kiosk whose owner is there; it is closed now.
@MainActor func owners(
  _ size: Size, _ scene: (GameContext) -> any Scene
) throws -> SceneHarness {
  let context = try played([("Wolfeschlegelsteinhausen", 60, 70), ("Ana", 90, 40)])
  try context.store.setCurrentPlayer(nil)
  context.dependencies.worker = .inline
  context.change(.kiosk, to: .bool(true))
  context.visit.isOwner = true
  context.changeAsOwner(.kioskHours, to: .text("fri 10:00-11:00"))
  context.changeAsOwner(.kioskQuiet, to: .text("20:00-08:00"))
  context.dependencies.owner.places = {
    [.init(stick: "KINGSTON 32", path: "/b"), .init(stick: nil, path: "/m")]
  }
  context.dependencies.owner.backups = {
    [
      .init(stick: "KINGSTON 32", path: "/b", date: 1_763_800_000_000),
      .init(stick: nil, path: "/m", date: 0),
    ]
  }
  return SceneHarness(size: size, context: context, scene)
}
