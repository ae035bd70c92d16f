import Geometry
import Input
import Languages
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import FifteenGame
@testable import PetGame
@testable import RecycleGame
@testable import TemplateGame

/// A dozen windows and more: phones on their side, kiosks on their end, television walls.
nonisolated let windows: [Size] = [
  Size(width: 800, height: 480), Size(width: 1024, height: 600), Size(width: 1024, height: 768),
  Size(width: 1280, height: 800), Size(width: 1366, height: 768), Size(width: 1536, height: 864),
  Size(width: 1920, height: 1080), Size(width: 3840, height: 1080), Size(width: 480, height: 800),
  Size(width: 600, height: 1024), Size(width: 768, height: 1024), Size(width: 1080, height: 1920),
  Size(width: 900, height: 900), Size(width: 640, height: 480), Size(width: 480, height: 640),
  Size(width: 1707, height: 480),
]

/// How a screen is opened in a window, and what it is called.
typealias OpenedScreen = (name: String, open: @MainActor (Size) throws -> SceneHarness)

/// Every screen there is, by name.
@MainActor let screens = mainScreens + mirrorScreens + dialogScreens

@MainActor private let mainScreens: [OpenedScreen] = [
  ("menu", { size in SceneHarness(size: size) { MenuScene(context: $0) } }),
  ("menu, with notifications", { notified($0) }),
  ("notifications", { try notified($0).opened("menu.notifications") }),
  (
    "notifications, cleared",
    { try notified($0).opened("menu.notifications").opened("notifications.clear") }
  ),
  (
    "the pet on the desktop",
    { size in SceneHarness(size: size) { PetDesktopScene(context: $0) } }
  ),
  (
    "soon",
    { size in
      let table = SceneHarness(size: size) { MenuScene(context: $0) }
      try table.tap("menu.pet")
      return table
    }
  ),
  ("options", { size in SceneHarness(size: size) { OptionsScene(context: $0) } }),
  ("options, look", { try options($0, "look") }), ("options, hands", { try options($0, "hands") }),
  ("options, games", { try options($0, "games") }),
  ("options, machine", { try options($0, "machine") }),
  ("about", { size in SceneHarness(size: size) { AboutScene(context: $0) } }),
  (
    "question",
    { size in
      SceneHarness(size: size) { NotificationQuestion.scene(palette: $0.dressed(.paper)) { _ in } }
    }
  ),
  ("setup", { size in SceneHarness(size: size) { FifteenSetupScene(context: $0) } }),
  (
    "help",
    { size in try SceneHarness(size: size) { FifteenSetupScene(context: $0) }.opened("fifteen.help")
    }
  ),
  (
    "results",
    { size in
      let context = try played([("Ana", 90, 40), ("Leo", 60, 70)])
      return try SceneHarness(size: size, context: context) { FifteenSetupScene(context: $0) }
        .opened("fifteen.results")
    }
  ),
  (
    "replay",
    { size in
      let context = try played([("Ana", 90, 40)])
      let table = SceneHarness(size: size, context: context) { FifteenSetupScene(context: $0) }
      return try table.opened("fifteen.results").opened("results.row.0").opened("replay.play")
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
  ("paused", { size in try board(4, size).opened("fifteen.pause") }),
  ("blackjack", { try blackjack(.source, $0) }),
  ("blackjack's table", { try blackjack(.source, $0, rounds: 1) }),
  (
    "blackjack with the coach",
    { size in
      let context = GameContext.forTests
      context.dependencies.worker = .inline
      return try blackjack(.source, size, rounds: 1, context).opened("blackjack.coach")
    }
  ),
  ("a casino's table", { try blackjack(.atlantic, $0, rounds: 1) }),
  ("a bet", { try blackjack(.atlantic, $0).opened("blackjack.play").opened("bet.chip.25") }),
  ("tables", { try blackjack(.downtown, $0).opened("blackjack.table") }),
  (
    "a table of one's own",
    { size in
      let table = try practice(size)
      table.stage.perform(.push(BlackjackRulesScene(context: table.context)))
      table.pass(.seconds(1))
      return table
    }
  ),
  ("blackjack's practice", { try practice($0).opened("blackjack.practice") }),
  (
    "the chart of best play",
    {
      let table = try practice($0).opened("blackjack.practice").opened("practice.chart")
      (table.stage.top as? BlackjackChartScene)?.choose(
        try #require(FirstHand(code: "h16-10")))
      return table
    }
  ),
  (
    "a drill, answered",
    {
      try practice($0).opened("blackjack.practice").opened("practice.drill")
        .opened("drill.stand")
    }
  ),
  (
    "counting cards",
    { try practice($0).opened("blackjack.practice").opened("practice.count") }
  ),
  (
    "the count is asked",
    { size in
      let table = try practice(size).opened("blackjack.practice").opened("practice.count")
        .opened("count.go")
      for _ in 0..<40 { table.pass(.milliseconds(500)) }
      return table
    }
  ),
  ("blackjack's help", { try blackjack(.source, $0).opened("blackjack.help") }),
  (
    "blackjack's end",
    { size in
      let table = try blackjack(.source, size, rounds: 1).opened("blackjack.stand")
      table.pass(.seconds(8))
      #expect(table.stage.top.name == "blackjack.result")
      return table
    }
  ),
  ("history", { try history($0) }),
  ("whose rounds", { try history($0).opened("history.filter.player") }),
  (
    "history, nothing like that",
    { try history($0).opened("history.filter.result").opened("filter.drawn") }
  ),
  ("history, to be cleared", { try history($0).opened("history.clear") }),
  ("statistics", { try history($0).opened("history.statistics") }),
  ("a round again", { try history($0).opened("history.row.0") }),
  ("a round replayed", { try history($0).opened("history.row.0").opened("detail.replay") }),
  ("board 4", { try board(4, $0) }), ("board 5", { try board(5, $0) }),
  ("board 6", { try board(6, $0) }),
  ("a tall board", { try board(3, 5, $0) }), ("a wide board", { try board(5, 3, $0) }),
  ("a tower", { try board(4, 6, $0) }),
  (
    "the solution",
    { try board(3, 3, $0, solver: .inline(effort: 60_000)).opened("fifteen.solution") }
  ),
  ("a race of two", { size in SceneHarness(size: size) { RaceScene($0, people: 2) } }),
  (
    "a race of as many as there is room for",
    { size in
      let most = RaceLayout.most(in: Rect(origin: .zero, size: size), shape: BoardShape(4, 4))
      return SceneHarness(size: size) { RaceScene($0, people: most) }
    }
  ),
  ("a race that is over", { try raceThatIsOver($0) }),
  (
    "a race of how many",
    { size in try SceneHarness(size: size) { FifteenSetupScene(context: $0) }.opened("fifteen.race")
    }
  ),
  (
    "a lesson",
    { size in
      try SceneHarness(size: size) { FifteenSetupScene(context: $0) }.opened("fifteen.lesson")
    }
  ),
  (
    "a lesson that is learnt",
    { size in
      let table = SceneHarness(size: size) { LessonScene($0, number: 1) }
      for key in [Key.up, .left, .down, .right, .down, .left, .up] { table.press(key) }
      return table
    }
  ),
  (
    "won",
    { size in
      let table = try board(4, size, scramble: 1)
      try table.solveOneMove()
      table.pass(.seconds(4))
      #expect(table.stage.top.name == "fifteen.won")
      return table
    }
  ),
  (
    "won and named",
    { size in
      let table = try board(4, size, scramble: 1)
      try table.solveOneMove()
      table.pass(.seconds(4))
      table.type("Ana")
      return try table.opened("result.done")
    }
  ),
  ("a result to share", { try SceneHarness.sharing(size: $0) }),
  (
    "setup with a saved game",
    { size in
      let table = SceneHarness(size: size) { FifteenSetupScene(context: $0) }
      try table.tap("fifteen.play")
      for key in [Key.up, .left] { table.press(key) }
      return try table.opened("fifteen.back")
    }
  ),
  ("gallery", { size in SceneHarness(size: size) { GalleryScene(context: $0) } }),
  ("gallery, farther down", { size in try gallery(size, scrolledBy: 3) }),
  ("gallery's dialog", { size in try gallery(size).opened("gallery.dialog.long") }),
  ("recycle setup", { size in SceneHarness(size: size) { RecycleSetupScene(context: $0) } }),
  (
    "recycle's countdown",
    { size in try SceneHarness(size: size) { RecycleSetupScene(context: $0) }.opened("recycle.play")
    }
  ),
  ("recycle solo", { try SceneHarness.recycle(.solo, size: $0) }),
  ("recycle two", { try SceneHarness.recycle(.two, size: $0) }),
  ("recycle together", { try SceneHarness.recycle(.together, size: $0) }),
  ("recycle town", { try SceneHarness.recycle(.town, size: $0) }),
  ("recycle calm", { try SceneHarness.recycle(.calm, size: $0) }),
  ("recycle setup with a saved round", { try savedRound($0) }),
  ("recycle's saved round", { try savedRound($0).opened("recycle.play") }),
  ("the result of who sits opposite", { oppositeResult($0) }),
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
  ("an own picture", { try SceneHarness.ownPictures($0, ["own.png"]) }),
  ("where a picture comes from", { try SceneHarness.ownPictures($0, [], "fifteen.pictures.add") }),
  (
    "the camera",
    { try SceneHarness.ownPictures($0, [], "fifteen.pictures.add").opened("source.camera") }
  ),
  (
    "our own browser",
    { try SceneHarness.ownPictures($0, [], "fifteen.pictures.add").opened("source.file") }
  ),
  (
    "a crop",
    {
      try SceneHarness.ownPictures($0, [], "fifteen.pictures.add").opened("source.file")
        .opened("browse.picture.0")
    }
  ),
  ("template", { size in SceneHarness(size: size) { TemplateScene(context: $0) } }),
  ("template's setup", { size in SceneHarness(size: size) { TemplateSetupScene(context: $0) } }),
]

@MainActor private func players(_ size: Size) throws -> SceneHarness {
  let context = try played([("Wolfeschlegelsteinhausen", 60, 70), ("Ana", 90, 40)])
  context.dependencies.worker = .inline
  return SceneHarness(size: size, context: context) { PlayersScene(context: $0) }
}

@MainActor private func options(_ size: Size, _ tab: String) throws -> SceneHarness {
  try SceneHarness(size: size) { OptionsScene(context: $0) }.opened("options.tab." + tab)
}

@MainActor private func raceThatIsOver(_ size: Size) throws -> SceneHarness {
  let context = GameContext.forTests
  context.fifteenChoice.scramble = 1
  let table = SceneHarness(size: size, context: context) { RaceScene($0, people: 2) }
  let game = try #require((table.stage.top as? RaceScene)?.games.first)
  let ways = Direction.allCases.compactMap { game.move(pushing: $0) }
  let move = try #require(try ways.first { try game.applying($0).outcome == .won })
  let tile = try #require(game.tile(atColumn: move.column, row: move.row))
  for board in ["", ".2"] { try table.tap("tile.\(tile)" + board) }
  table.pass(.seconds(4))
  #expect(table.stage.top.name == "race.over")
  return table
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
