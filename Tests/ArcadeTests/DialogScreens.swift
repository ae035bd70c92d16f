import Geometry
import Input
import Rules
import Stage
import Store

@testable import Arcade
@testable import FifteenGame
@testable import MirrorGame
@testable import RecycleGame

/// Questions and lists that `screens` has besides, by name.
@MainActor let dialogScreens: [OpenedScreen] = [
  ("results, choosing a board", { try boards($0).opened("results.variant") }),
  ("results, choosing an order", { try boards($0).opened("results.order") }),
  (
    "a notice",
    { size in SceneHarness(size: size) { Notice.scene("A file is damaged.", context: $0) } }
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
    "a saved board to be replaced",
    { size in
      let table = try SceneHarness(size: size) { FifteenSetupScene(context: $0) }.opened(
        "fifteen.play")
      for key in [Key.up, .left] { table.press(key) }
      return try table.opened("fifteen.back").opened("fifteen.play")
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

@MainActor private func boards(_ size: Size) throws -> SceneHarness {
  SceneHarness(size: size, context: try played([("Ana", 90, 40), ("Leo", 60, 70)])) {
    LeaderboardScene(.fifteen, context: $0)
  }
}

/// A puzzle with one piece laid, opened from the setup.
@MainActor private func begunPuzzle(_ size: Size) throws -> SceneHarness {
  let table = SceneHarness(size: size) { MirrorSetupScene(context: $0) }
  try table.tap("mirror.play")
  table.pass(.milliseconds(400))
  try table.carry(table.mirror.tray[0], toCell: 1)
  return table
}
