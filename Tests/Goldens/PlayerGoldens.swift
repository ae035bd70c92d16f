import Drawing
import Foundation
import Geometry
import Input
import Platform
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame
@testable import RecycleGame
@testable import recreo

/// The screens of players and boards, with seven people who have played.
@MainActor @Suite(.serialized) struct PlayerGoldens {
  private static let people = [
    "Zoë", "Ana Belén", "Leo", "だいち", "Max", "Wolfeschlegelsteinhaus", "مريم",
  ]
  private static let now = 1_763_800_000_000

  private func cinema(_ size: String, _ game: ScreenName = .players) throws -> Cinema {
    let pixels = try #require(PixelSize(argument: size))
    let show = try Cinema(PlayRequest(game: .menu), size: pixels.size)
    let context = show.program.context
    context.dependencies.date = { Self.now }
    for (index, name) in Self.people.enumerated() {
      for round in 0...index {
        let (moves, seconds) = (90 + 31 * index - 9 * round, 43 + 57 * index - 11 * round)
        let variant = round % 3 == 2 ? "5x5" : "4x4"
        try save(
          "fifteen", variant, moves, seconds, 50 * round, name,
          game == .players ? record("fifteen", variant) : "{}", in: context)
      }
      let variant = Recycle.Setup(mode: .solo).variant
      try save(
        "recycle", variant, 12, 90, 180 * index + 220, name, record("recycle", variant), in: context
      )
    }
    context.dependencies.worker = .inline
    show.program.stage.show(scene(game, context))
    return show
  }

  private func save(
    _ game: String, _ variant: String, _ moves: Int, _ seconds: Int, _ score: Int, _ name: String,
    _ record: String, in context: GameContext
  ) throws {
    let new = NewResult(
      game: game, variant: variant, score: score, moves: moves, milliseconds: seconds * 1000,
      at: Self.now - 86_400_000 * (moves % 5), record: record)
    _ = try context.store.claim(new, by: PlayerName(name))
  }

  /// A game that a player could have finished so.
  private func record(_ game: String, _ variant: String) throws -> String {
    switch game {
    case Recycle.name:
      return RecycleRecord(RecycleRound(Recycle.Setup(mode: .solo), seed: 5)).text
    default:
      let sides = variant.split { !$0.isNumber }.compactMap { Int($0) }
      let setup = Fifteen.Setup(columns: sides[0], rows: sides[1], scramble: .moves(1))
      var session = Session<Fifteen>(setup, seed: 5)
      let last = Direction.allCases.compactMap { session.game.move(pushing: $0) }.first {
        (try? session.game.applying($0))?.outcome == .won
      }
      try session.play(#require(last), at: 900)
      let picture = sides[0] == 4 ? "harbour" : "reef"
      return FifteenRecord(session.record, picture: picture).text
    }
  }

  private func scene(_ game: ScreenName, _ context: GameContext) -> any Scene {
    switch game {
    case .players: PlayersScene(context: context)
    case .fifteen: LeaderboardScene(.fifteen, context: context)
    case .recycle: LeaderboardScene(.recycle, context: context)
    default: MenuScene(context: context)
    }
  }

  private func tap(_ id: String, in show: Cinema) throws {
    try #require(show.program.stage.top.root.node(id), "no \(id)").activate()
  }

  @Test(arguments: ScreenGoldens.withPicture) func players(size: String) throws {
    let show = try cinema(size)
    try Golden.check(show, at: .seconds(1), "players-" + size)
    let list = try #require(show.program.stage.top.root.node("players.row") as? GridNode<FaceCard>)
    list.onOpen?(3)
    try Golden.check(show, at: .seconds(3), "player-" + size)
    guard size != ScreenGoldens.small else { return }
    try tap("player.avatar", in: show)
    try Golden.check(show, at: .seconds(5), "player-avatar-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func recordsAndRecentGames(size: String) throws {
    let show = try cinema(size)
    let list = try #require(show.program.stage.top.root.node("players.row") as? GridNode<FaceCard>)
    list.onOpen?(5)
    show.pass(to: .seconds(1))
    try tap("player.section", in: show)
    try Golden.check(show, at: .seconds(2), "player-records-" + size)
    try tap("player.section", in: show)
    try Golden.check(show, at: .seconds(3), "player-recent-" + size)
    try tap("player.section", in: show)
    try Golden.check(show, at: .seconds(4), "player-statistics-" + size)
  }

  @Test(arguments: ScreenGoldens.withPicture) func leaderboards(size: String) throws {
    let show = try cinema(size, .fifteen)
    try Golden.check(show, at: .seconds(1), "leaderboard-" + size)
    guard size != ScreenGoldens.small else { return }
    try tap("results.order", in: show)
    show.pass(to: .seconds(2))
    try tap("results.order.total", in: show)
    try Golden.check(show, at: .seconds(4), "leaderboard-top5-" + size)
    try tap("results.game", in: show)
    try Golden.check(show, at: .seconds(6), "leaderboard-other-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func choosingALeaderboard(size: String) throws {
    let show = try cinema(size, .fifteen)
    show.pass(to: .seconds(1))
    try tap("results.variant", in: show)
    try Golden.check(show, at: .seconds(2), "leaderboard-variant-" + size)
    try tap("results.filter.done", in: show)
    show.pass(to: .seconds(3))
    for second in 4...5 {
      try tap("results.game", in: show)
      show.pass(to: .seconds(second))
    }
    try Golden.check(show, at: .seconds(7), "leaderboard-empty-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func deletedPlayersCanComeBack(size: String) throws {
    let show = try cinema(size)
    show.pass(to: .seconds(1))
    try tap("players.options", in: show)
    show.pass(to: .milliseconds(1500))
    try tap("players.clear", in: show)
    try Golden.check(show, at: .seconds(3), "players-delete-" + size)
    try tap("players.delete.yes", in: show)
    show.pass(to: .seconds(4.5))
    try Golden.check(show, at: .seconds(6), "players-undo-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func aNameThatSomeoneHas(size: String) throws {
    let show = try cinema(size)
    show.pass(to: .seconds(1))
    let wall = try #require(show.program.stage.top.root.node("players.row") as? GridNode<FaceCard>)
    wall.onOpen?(0)
    show.pass(to: .seconds(2))
    show.program.loop.handle(.input(.text("LEO")))
    show.press(.enter)
    try Golden.check(show, at: .seconds(3), "player-name-taken-" + size)
  }

  @Test(arguments: ["800x480", "1080x1920"]) func fourPicturesProtectAName(size: String) throws {
    let show = try cinema(size)
    let wall = try #require(show.program.stage.top.root.node("players.row") as? GridNode<FaceCard>)
    wall.onOpen?(2)
    show.pass(to: .seconds(1))
    try tap("player.lock", in: show)
    show.pass(to: .seconds(2))
    for picture in [0, 5, 7] { try tap("lock.picture.\(picture)", in: show) }
    try Golden.check(show, at: .seconds(3), "player-lock-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func initialsInsteadOfAName(size: String) throws {
    let show = try cinema(size)
    show.program.context.change(.playerNames, to: .text("initials"))
    show.pass(to: .seconds(1))
    let wall = try #require(show.program.stage.top.root.node("players.row") as? GridNode<FaceCard>)
    wall.onOpen?(0)
    show.pass(to: .seconds(2))
    for letter in "ze" { show.press(.character(letter)) }
    try Golden.check(show, at: .seconds(3), "player-initials-" + size)
  }
}
