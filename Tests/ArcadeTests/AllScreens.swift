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
@testable import MirrorGame
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

/// Every screen there is, by name.
@MainActor let screens: [(name: String, open: @MainActor (Size) throws -> Table)] = [
  ("menu", { size in Table(size: size) { MenuScene(cabinet: $0) } }),
  (
    "soon",
    { size in
      let table = Table(size: size) { MenuScene(cabinet: $0) }
      try table.tap("menu.pet")
      return table
    }
  ),
  ("options", { size in Table(size: size) { OptionsScene(cabinet: $0) } }),
  (
    "question",
    { size in Table(size: size) { NotificationQuestion.scene(world: $0.dressed(.paper)) { _ in } } }
  ),
  ("setup", { size in Table(size: size) { FifteenSetupScene(cabinet: $0) } }),
  (
    "help",
    { size in try Table(size: size) { FifteenSetupScene(cabinet: $0) }.opened("fifteen.help") }
  ),
  (
    "results",
    { size in
      let cabinet = try played([("Ana", 90, 40), ("Leo", 60, 70)])
      return try Table(size: size, cabinet: cabinet) { FifteenSetupScene(cabinet: $0) }
        .opened("fifteen.results")
    }
  ),
  (
    "replay",
    { size in
      let cabinet = try played([("Ana", 90, 40)])
      let table = Table(size: size, cabinet: cabinet) { FifteenSetupScene(cabinet: $0) }
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
  ("an avatar", { try players($0).opened("players.row.0").opened("player.avatar") }),
  ("a player's name", { try players($0).opened("players.new") }),
  ("players to be deleted", { try players($0).opened("players.clear") }),
  (
    "players, one deleted",
    {
      try players($0).opened("players.row.0").opened("player.remove")
        .opened("player.delete.yes")
    }
  ),
  (
    "the menu after all players were deleted",
    { try players($0).opened("players.clear").opened("players.delete.yes") }
  ),
  ("paused", { size in try board(4, size).opened("fifteen.pause") }),
  ("blackjack", { try blackjack(.source, $0) }),
  ("blackjack's table", { try blackjack(.source, $0, rounds: 1) }),
  (
    "blackjack with the coach",
    { size in
      let cabinet = Cabinet.forTests
      cabinet.worker = .inline
      return try blackjack(.source, size, rounds: 1, cabinet).opened("blackjack.coach")
    }
  ),
  ("a casino's table", { try blackjack(.atlantic, $0, rounds: 1) }),
  ("a bet", { try blackjack(.atlantic, $0).opened("blackjack.play").opened("blackjack.bet") }),
  ("tables", { try blackjack(.downtown, $0).opened("blackjack.table") }),
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
  ("a race of two", { size in Table(size: size) { RaceScene($0, people: 2) } }),
  (
    "a race of as many as there is room for",
    { size in
      let most = RaceLayout.most(in: Rect(origin: .zero, size: size), shape: BoardShape(4, 4))
      return Table(size: size) { RaceScene($0, people: most) }
    }
  ),
  ("a race that is over", { try raceThatIsOver($0) }),
  (
    "a race of how many",
    { size in try Table(size: size) { FifteenSetupScene(cabinet: $0) }.opened("fifteen.race") }
  ),
  (
    "a lesson",
    { size in try Table(size: size) { FifteenSetupScene(cabinet: $0) }.opened("fifteen.lesson") }
  ),
  (
    "a lesson that is learnt",
    { size in
      let table = Table(size: size) { LessonScene($0, number: 1) }
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
  ("a result to share", { try Table.sharing(size: $0) }),
  (
    "setup with a kept game",
    { size in
      let table = Table(size: size) { FifteenSetupScene(cabinet: $0) }
      try table.tap("fifteen.play")
      for key in [Key.up, .left] { table.press(key) }
      return try table.opened("fifteen.back")
    }
  ),
  ("gallery", { size in Table(size: size) { GalleryScene(cabinet: $0) } }),
  ("gallery, farther down", { size in try gallery(size, scrolledBy: 3) }),
  ("gallery's dialog", { size in try gallery(size).opened("gallery.dialog.long") }),
  ("recycle setup", { size in Table(size: size) { RecycleSetupScene(cabinet: $0) } }),
  (
    "recycle's start",
    { size in try Table(size: size) { RecycleSetupScene(cabinet: $0) }.opened("recycle.play") }
  ),
  ("recycle solo", { try Table.recycle(.solo, size: $0) }),
  ("recycle two", { try Table.recycle(.two, size: $0) }),
  ("recycle calm", { try Table.recycle(.calm, size: $0) }),
  ("recycle setup with a kept round", { try keptRound($0) }),
  ("recycle's kept round", { try keptRound($0).opened("recycle.play") }),
  ("the result of who sits opposite", { oppositeResult($0) }),
  ("mirror's setup", { size in Table(size: size) { MirrorSetupScene(cabinet: $0) } }),
  ("mirror", { Table.mirror(largestCells($0), size: $0) }),
  ("mirror, paused", { try Table.mirror(size: $0).opened("mirror.pause") }),
  (
    "mirror's help",
    { size in try Table(size: size) { MirrorSetupScene(cabinet: $0) }.opened("mirror.help") }
  ),
  (
    "mirror's setup with a kept puzzle",
    { size in
      let cabinet = Cabinet.forTests
      let kept = KeptMirror(round: try mirrorRound(4), milliseconds: 9000, picture: .first)
      try cabinet.store.keep(kept.saved(at: 0), slot: "mirror-2x3-axis")
      return Table(size: size, cabinet: cabinet) { MirrorSetupScene(cabinet: $0) }
    }
  ),
  (
    "mirror's replay",
    { size in
      let played = MirrorRecord(try mirrorRound(6).record, picture: nil)
      let scene = try MirrorReplayScene(played, title: "Wolfeschlegelsteinhaus")
      return Table(size: size) { _ in scene }
    }
  ),
  ("pet's first visit", { try Garden(nil, size: $0, isNew: true).table }),
  ("pet", { try Garden(Garden.child(.kiosk), size: $0).table }),
  (
    "pet on a holiday",
    { try Garden(Garden.child(.kiosk), size: $0).table.opened("pet.holiday") }
  ),
  ("pet's album", { try Garden(Garden.adult(.kiosk), size: $0).table.opened("pet.album") }),
  ("pet's name", { try Garden(Garden.child(.kiosk), size: $0).table.opened("pet.name") }),
  ("pet's absence", { try Garden(Garden.child(.kiosk), away: 9_000_000, size: $0).table }),
  ("pet's help", { try Garden(Garden.child(.kiosk), size: $0).table.opened("pet.help") }),
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
  ("an own picture", { try Table.ownPictures($0, ["own.png"]) }),
  ("where a picture comes from", { try Table.ownPictures($0, [], "fifteen.pictures.add") }),
  (
    "the camera",
    { try Table.ownPictures($0, [], "fifteen.pictures.add").opened("source.camera") }
  ),
  (
    "our own browser",
    { try Table.ownPictures($0, [], "fifteen.pictures.add").opened("source.file") }
  ),
  (
    "a crop",
    {
      try Table.ownPictures($0, [], "fifteen.pictures.add").opened("source.file")
        .opened("browse.picture.0")
    }
  ),
  ("loom", { Table.loom(size: $0) }),
  ("loom's gallery", { size in try woven(size).opened("loom.gallery") }),
  ("loom's name", { size in try woven(size).opened("loom.name") }),
  ("template", { size in Table(size: size) { TemplateScene(cabinet: $0) } }),
]

@MainActor private func players(_ size: Size) throws -> Table {
  let cabinet = try played([("Wolfeschlegelsteinhausen", 60, 70), ("Ana", 90, 40)])
  cabinet.worker = .inline
  return Table(size: size, cabinet: cabinet) { PlayersScene(cabinet: $0) }
}

@MainActor private func raceThatIsOver(_ size: Size) throws -> Table {
  let cabinet = Cabinet.forTests
  cabinet.fifteenChoice.scramble = 1
  let table = Table(size: size, cabinet: cabinet) { RaceScene($0, people: 2) }
  let game = try #require((table.stage.top as? RaceScene)?.games.first)
  let ways = Direction.allCases.compactMap { game.move(pushing: $0) }
  let move = try #require(try ways.first { try game.applying($0).outcome == .won })
  let tile = try #require(game.tile(atColumn: move.column, row: move.row))
  for board in ["", ".2"] { try table.tap("tile.\(tile)" + board) }
  table.pass(.seconds(4))
  #expect(table.stage.top.name == "race.over")
  return table
}

/// The first pieces of a small puzzle, laid home.
private func mirrorRound(_ count: Int) throws -> MirrorRound {
  var round = MirrorRound(Mirror.Setup(columns: 2), seed: 4)
  for piece in 1...count {
    try round.play(.pick(piece, hand: 1), at: piece * 100)
    try round.play(.move(piece, round.setup.field.middle(of: piece - 1)), at: piece * 100 + 30)
    try round.play(.drop(piece), at: piece * 100 + 60)
  }
  return round
}

@MainActor private func woven(_ size: Size) throws -> Table {
  try Table.loom(size: size).opened("loom.cell.1")
}

@MainActor private func largestCells(_ size: Size) -> Int {
  MirrorLayout.offered(in: Rect(origin: .zero, size: size), symmetry: .axis).last ?? 2
}

@MainActor private func gallery(_ size: Size, scrolledBy pages: Int = 9) throws -> Table {
  let table = Table(size: size) { GalleryScene(cabinet: $0) }
  for _ in 0..<pages { table.press(.pageDown) }
  return table
}

/// At the way to the table, or at the table with the first cards on it.
@MainActor private func blackjack(
  _ table: Rules.Table, _ size: Size, rounds: Int = 0, _ cabinet: Cabinet = .forTests
) throws -> Table {
  var bank = BlackjackBank(cabinet.store)
  bank.table = table
  try cabinet.store.keep(bank.saved(at: 0), slot: BlackjackBank.slot)
  let seat = Table(size: size, cabinet: cabinet) { BlackjackStartScene(cabinet: $0) }
  guard rounds > 0 else { return seat }
  try seat.tap("blackjack.play")
  if table != .source { try seat.tap("blackjack.new") }
  seat.pass(.seconds(2))
  return seat
}

@MainActor private func history(_ size: Size) throws -> Table {
  let cabinet = Cabinet.forTests
  for (index, name) in ["Ana", "Wolfeschlegelsteinhaus", "Zoë"].enumerated() {
    var session = Session<Blackjack>(Blackjack.Setup(table: .vegasStrip), seed: UInt64(index))
    while let play = session.game.allowed.first { try session.play(.play(play), at: 900) }
    let result = RoundEnd(session).result(
      milliseconds: 900, at: 1_700_000_000_000 + index * 3_600_000)
    _ = try cabinet.store.claim(result, by: PlayerName(name))
  }
  return try blackjack(.source, size, rounds: 0, cabinet).opened("blackjack.history")
}

@MainActor func board(_ side: Int, _ size: Size, scramble: Scramble = 130) throws -> Table {
  try board(side, side, size, scramble: scramble)
}

@MainActor private func board(
  _ columns: Int, _ rows: Int, _ size: Size, scramble: Scramble = 130,
  solver: PuzzleSolver = .idle
) throws -> Table {
  let cabinet = Cabinet.forTests
  cabinet.provide(solver)
  cabinet.fifteenChoice.columns = columns
  cabinet.fifteenChoice.rows = rows
  cabinet.fifteenChoice.scramble = scramble
  return Table(size: size, cabinet: cabinet) { FifteenScene(cabinet: $0) }
}

/// The setup of Recycle where a round without a clock was left.
@MainActor private func keptRound(_ size: Size) throws -> Table {
  let cabinet = Cabinet.forTests
  cabinet.recycleChoice.mode = .calm
  let kept = KeptRecycle(RecycleRound(Recycle.Setup(mode: .calm), seed: 5))
  try cabinet.store.keep(kept.saved(at: 0), slot: "recycle-calm-classic")
  return Table(size: size, cabinet: cabinet) { RecycleSetupScene(cabinet: $0) }
}

/// The upper player's dialog after a round for two.
@MainActor private func oppositeResult(_ size: Size) -> Table {
  let (cabinet, setup) = (Cabinet.forTests, Recycle.Setup(mode: .two, field: .wide))
  let new = NewResult(
    game: Recycle.name, variant: setup.variant, score: 75, moves: 1, milliseconds: 60_000, at: 1,
    record: "{}")
  let end = GameEnd.keep(new, ending: nil, in: cabinet)
  return Table(size: size, cabinet: cabinet) {
    ResultScene(
      name: "recycle.end", title: RecycleWords.title(of: 1, [150, 75], setup), end: end,
      board: .recycle(best: 150, [150, 75], setup), cabinet: $0,
      ways: .init(again: { _ in }), seat: .init(isOpposite: true, isShared: true))
  }
}
