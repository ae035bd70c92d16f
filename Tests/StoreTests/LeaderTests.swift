import Rules
import Testing

@testable import Store

struct LeaderTests {
  private let boards = [
    Leaderboard(game: "fifteen", variant: "", measure: .total),
    Leaderboard(game: "fifteen", variant: "4x4", measure: .time),
    Leaderboard(game: "fifteen", variant: "4x4", measure: .moves),
    Leaderboard(game: "fifteen", variant: "4x4-any", measure: .moves),
    Leaderboard(game: "fifteen", variant: "4x4", measure: .pushes),
    Leaderboard(game: "recycle", variant: "solo-classic", measure: .score),
    Leaderboard(game: "blackjack", variant: "source", measure: .total),
  ]

  @Test func leaderboardsFollowFromAllGamesOfTheirSpan() throws {
    for seed in UInt64(0)..<6 {
      var generator = SeededGenerator(seed: seed)
      let store = try Store.inMemory(.games)
      var played: [(player: Player, game: NewResult)] = []
      for game in (0..<80).map({ _ in generator.game() }).sorted(by: { $0.at < $1.at }) {
        let claim = try store.claim(game, by: PlayerName("P\(generator.below(9))"))
        played.append((try #require(claim.result.player), game))
      }
      let now = try #require(played.last).game.at
      for board in boards {
        for span in Period.allCases {
          let wanted = leaders(played, board, span, now)
          let leaders = try store.leaders(of: board, in: span, now: now, limit: 50)
          #expect(leaders.map(\.player) == wanted.map(\.0), "\(board) \(span), seed \(seed)")
          #expect(leaders.map(\.figure) == wanted.map(\.1), "\(board) \(span), seed \(seed)")
          #expect(leaders.map(\.place) == Array(1..<(leaders.count + 1)))
          for leader in leaders {
            let own = try store.standing(of: leader.id, in: board, span: span, now: now)
            #expect(own == leader, "\(board) \(span), seed \(seed)")
          }
        }
      }
    }
  }

  @Test func aLeaderboardStartsWithFiveAndFindsThePlaceOfAnyOther() throws {
    let store = try Store.inMemory(.games)
    for number in 1...7 {
      _ = try store.claim(solved(seconds: number, moves: 100), by: PlayerName("P\(number)"))
    }
    let board = Leaderboard(game: "fifteen", variant: "4x4", measure: .time)
    let five = try store.leaders(of: board, in: .ever, now: 0)
    #expect(five.map(\.player.name) == (1...5).map { "P\($0)" })
    let last = try #require(try store.player(named: PlayerName("P7")))
    #expect(try store.standing(of: last.id, in: board, span: .ever, now: 0)?.place == 7)
    #expect(try store.standing(of: 99, in: board, span: .ever, now: 0) == nil)
    _ = try store.deletePlayer(five[0].id, at: 0)
    #expect(try store.standing(of: last.id, in: board, span: .ever, now: 0)?.place == 6)
    #expect(try store.leaders(of: board, in: .ever, now: 0).first?.player.name == "P2")
  }

  @Test func theListOfPlayersIsReadInPagesInEachOrder() throws {
    let store = try Store.inMemory(.games)
    for number in 0..<30 {
      let game = solved(seconds: number * 40, moves: 500 - number * 10, at: number * 7 % 30)
      _ = try store.claim(game, by: PlayerName("P\(number * 11 % 30 + 10)"))
    }
    #expect(try store.playerCount() == 30)
    for order in PlayerOrder.allCases {
      let all = try store.players(by: order, limit: 99)
      #expect(all.count == 30)
      let parts = try [0, 13, 26].flatMap { try store.players(by: order, offset: $0, limit: 13) }
      #expect(parts == all)
      for (one, next) in zip(all, all.dropFirst()) {
        switch order {
        case .name: #expect(one.player.name < next.player.name)
        case .total: #expect((-one.total, one.player.name) < (-next.total, next.player.name))
        case .latest: #expect(one.playedAt > next.playedAt)
        }
      }
    }
  }

  /// Computed directly: the players of a leaderboard and their values.
  private func leaders(
    _ played: [(player: Player, game: NewResult)], _ board: Leaderboard, _ span: Period, _ now: Int
  ) -> [(Player, Int)] {
    var best: [Player: (figure: Int, at: Int)] = [:]
    for (player, game) in played
    where game.isRanked && span.key(at: game.at) == span.key(at: now) && game.game == board.game {
      guard board.variant.isEmpty ? game.score > 0 : board.variant == game.variant else { continue }
      let old = best[player]
      switch board.measure {
      case .total:
        let more = game.game == "fifteen" ? game.score : game.score > 0 ? 1 : 0
        if more > 0 { best[player] = ((old?.figure ?? 0) - more, game.at) }
      case .score where -game.score < old?.figure ?? .max: best[player] = (-game.score, game.at)
      case .time where game.milliseconds < old?.figure ?? .max:
        best[player] = (game.milliseconds, game.at)
      case .moves where game.moves < old?.figure ?? .max: best[player] = (game.moves, game.at)
      case .pushes:
        guard let pushes = game.gameStats[.pushes], pushes < old?.figure ?? .max else { break }
        best[player] = (pushes, game.at)
      default: break
      }
    }
    return best.sorted { one, other in
      (one.value.figure, one.value.at, one.key.id) < (
        other.value.figure, other.value.at, other.key.id
      )
    }.map { ($0.key, board.measure.isLowBest ? $0.value.figure : -$0.value.figure) }
  }
}
