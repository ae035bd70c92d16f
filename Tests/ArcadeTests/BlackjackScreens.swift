import Geometry
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame

/// The screens of Blackjack, by name.
@MainActor let blackjackScreens: [OpenedScreen] = [
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
      let seed = try blackjackSeed(.won)
      let context = GameContext.forTests(seed: seed, chance: { seed })
      let table = try blackjack(.source, size, rounds: 1, context).opened("blackjack.stand")
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
]
