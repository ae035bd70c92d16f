import Geometry
import Host
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame
@testable import MirrorGame
@testable import PetGame
@testable import RecycleGame

/// Questions and lists that `screens` has besides, by name.
@MainActor let dialogScreens: [OpenedScreen] = [
  ("results, choosing a board", { try boards($0).opened("results.variant") }),
  ("results, choosing an order", { try boards($0).opened("results.order") }),
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
  (
    "a pet's card",
    { size in
      try Garden(Garden.child(.kiosk), size: size).table.opened("pet.more").opened("pet.share")
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
    "the owner's designs",
    { size in
      try owners(size) { context in
        let design = LoomDesign().laying(LoomPatch(.frog, thread: 4, ground: 2), in: 0).code
        for at in 1...5 {
          _ = try? context.store.addLoom(name: "Marsh \(at)", design: design, at: at)
        }
        return LoomGalleryScene(context, isForOwner: true)
      }
    }
  ),
  (
    "a game after a crash",
    { size in
      let context = GameContext.forTests
      let session = Session<Fifteen>(.init(), seed: 3)
      let board = SavedFifteen(
        session: session, milliseconds: 5, picture: "reef", showsNumbers: false)
      try context.store.save(board.saved(at: 1), slot: "fifteen-4x4-any")
      let question = try #require(context.cutOffQuestion(.crashed(begunAt: 0)))
      // Made again where colours are strong, which they aren't yet.
      return SceneHarness(size: size, context: context) {
        $0.cutOffQuestion(.crashed(begunAt: 0)) ?? question
      }
    }
  ),
  (
    "the board of a link",
    { size in
      let table = SceneHarness(size: size) { FifteenScene(context: $0) }
      table.context.open(BoardCode(Fifteen.Setup(), seed: 1), on: table.stage)
      table.pass(.seconds(1))
      return table
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
    "initials of a result",
    { size in
      let context = GameContext.forTests
      context.change(.playerNames, to: .text("initials"))
      context.fifteenChoice.columns = 4
      context.fifteenChoice.scramble = 1
      let table = SceneHarness(size: size, context: context) { FifteenScene(context: $0) }
      try table.solveOneMove()
      table.pass(.seconds(4))
      return table
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
  (
    "a board to be replaced",
    { size in
      let table = try board(4, size)
      for key in [Key.up, .left] { table.press(key) }
      return try table.opened("fifteen.new")
    }
  ),
  (
    "a larger board",
    { size in
      try SceneHarness(size: size) { FifteenSetupScene(context: $0) }.opened("fifteen.layout.more")
    }
  ),
  (
    "a board code",
    { size in
      try SceneHarness(size: size) { FifteenSetupScene(context: $0) }.opened("fifteen.code")
    }
  ),
  (
    "a board code to scan",
    { try SceneHarness.withCamera($0).opened("fifteen.code") }
  ),
  (
    "the camera for a code",
    { try SceneHarness.withCamera($0).opened("fifteen.code").opened("code.scan") }
  ),
  (
    "a wrong board code",
    { size in
      try SceneHarness(size: size) { FifteenSetupScene(context: $0) }.opened("fifteen.code")
        .opened("code.open")
    }
  ),
  (
    "a name in a race",
    { size in
      let context = try played([("Wolfeschlegelsteinhausen", 60, 70), ("Ana", 90, 40)])
      return try SceneHarness(size: size, context: context) { RaceScene($0, people: 2) }
        .opened("race.name.2")
    }
  ),
  (
    "a saved board to be replaced",
    { size in
      let table = try SceneHarness(size: size) { FifteenSetupScene(context: $0) }.opened(
        "fifteen.play")
      for key in [Key.up, .left] { table.press(key) }
      return try table.opened("fifteen.back").opened("fifteen.play")
    }
  ),
  (
    "a hand to be given up",
    { size in
      let context = GameContext.forTests
      _ = try blackjack(.atlantic, size, rounds: 1, context)
      context.autosaver.finish()
      return try blackjack(.downtown, size, context).opened("blackjack.table")
        .opened("table.source")
    }
  ),
  ("recycle, paused", { try SceneHarness.recycle(.solo, size: $0).opened("recycle.back") }),
  (
    "recycle without a clock, paused",
    { try SceneHarness.recycle(.calm, size: $0).opened("recycle.back") }
  ),
  (
    "recycle's results",
    { size in
      try SceneHarness(size: size) { RecycleSetupScene(context: $0) }.opened("recycle.results")
    }
  ),
  (
    "mirror's results",
    { size in
      try SceneHarness(size: size) { MirrorSetupScene(context: $0) }.opened("mirror.results")
    }
  ),
  ("a puzzle to be replaced", { try begunPuzzle($0).opened("mirror.new") }),
  (
    "a saved puzzle to be replaced",
    { try begunPuzzle($0).opened("mirror.back").opened("mirror.play") }
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

/// The page of a player.
@MainActor private func pages(_ size: Size) throws -> SceneHarness {
  let context = try played([("Wolfeschlegelsteinhausen", 60, 70)])
  context.dependencies.worker = .inline
  try context.store.setCurrentPlayer(nil)
  return try SceneHarness(size: size, context: context) { PlayersScene(context: $0) }
    .opened("players.row.0")
}

@MainActor private func boards(_ size: Size) throws -> SceneHarness {
  SceneHarness(size: size, context: try played([("Ana", 90, 40), ("Leo", 60, 70)])) {
    LeaderboardScene(.fifteen, context: $0)
  }
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
@MainActor private func owners(
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

/// A puzzle with one piece laid, opened from the setup.
@MainActor private func begunPuzzle(_ size: Size) throws -> SceneHarness {
  let table = SceneHarness(size: size) { MirrorSetupScene(context: $0) }
  try table.tap("mirror.play")
  table.pass(.milliseconds(400))
  try table.carry(table.mirror.tray[0], toCell: 1)
  return table
}
