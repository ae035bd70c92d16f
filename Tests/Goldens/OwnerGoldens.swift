import Drawing
import Host
import Input
import Stage
import Store
import Testing

@testable import Arcade
@testable import recreo

/// The screens of a kiosk's owner, and the closed one.
@MainActor @Suite(.serialized) struct OwnerGoldens {
  private nonisolated static let now = 1_763_800_000_000

  private func cinema(_ size: String) throws -> Cinema {
    let pixels = try #require(PixelSize(argument: size))
    let show = try Cinema(PlayRequest(game: .menu), size: pixels.size)
    let context = show.program.context
    context.change(.kiosk, to: .bool(true))
    context.dependencies.date = { Self.now }
    context.dependencies.worker = .inline
    context.dependencies.owner.places = {
      [.init(stick: "BLUE STICK", path: "/b"), .init(stick: nil, path: "/m")]
    }
    context.dependencies.owner.backups = {
      [
        .init(stick: "BLUE STICK", path: "/b/a", date: Self.now),
        .init(stick: nil, path: "/m/a", date: Self.now - 86_400_000),
      ]
    }
    try context.store.setOwnerLock(SlowHash(stored: "x"))
    for day in 0..<7 {
      let today = context.day - day
      try context.store.count(.visit, times: 41 + 7 * day, on: today)
      try context.store.count(.start, on: today)
      for (index, game) in context.games.enumerated() {
        try context.store.count(.begun(game: game.id), times: 9 + 5 * index, on: today)
        try context.store.count(.finished(game: game.id), times: 4 + 3 * index, on: today)
        try context.store.count(.claimed(game: game.id), times: 2 + index, on: today)
      }
    }
    return show
  }

  private func tap(_ id: String, in show: Cinema) throws {
    try #require(show.program.stage.top.root.node(id), "no \(id)").activate()
  }

  @Test(arguments: ScreenGoldens.sizes) func thePanel(size: String) throws {
    let show = try cinema(size)
    let context = show.program.context
    context.visit.isOwner = true
    context.changeAsOwner(.kioskHours, to: .text("tue-sun 10:00-18:00"))
    context.changeAsOwner(.kioskQuiet, to: .text("20:00-08:00"))
    show.program.stage.show(OwnerScene(context: context))
    for (index, tab) in ["today", "sound", "games", "people", "system"].enumerated() {
      try Golden.check(show, at: .seconds(1 + index), "owner-\(tab)-\(size)")
      try tap("owner.tab", in: show)
    }
  }

  @Test(arguments: ScreenGoldens.sizes) func itsDialogs(size: String) throws {
    let show = try cinema(size)
    let context = show.program.context
    show.program.stage.show(OwnerPinScene(context: context))
    show.pass(to: .seconds(1))
    for digit in [2, 4, 6] { try tap("owner.pin.\(digit)", in: show) }
    try Golden.check(show, at: .seconds(2), "owner-pin-" + size)
    show.program.stage.perform(.pop)
    show.program.stage.show(OwnerScene(context: context, tab: 4))
    show.pass(to: .seconds(3))
    try tap("owner.backup", in: show)
    try Golden.check(show, at: .seconds(4), "owner-backup-" + size)
    try tap("owner.backup.no", in: show)
    show.pass(to: .seconds(5))
    try tap("owner.restore", in: show)
    try Golden.check(show, at: .seconds(6), "owner-restore-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func visitorsPictures(size: String) throws {
    let show = try cinema(size)
    let context = show.program.context
    context.visit.isOwner = true
    context.dependencies.pictures.names = { $0 == .square ? ["reef", "harbour", "balloons"] : [] }
    show.program.stage.show(OwnerPicturesScene(context: context))
    try Golden.check(show, at: .seconds(1), "owner-pictures-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func visitorsResults(size: String) throws {
    let show = try cinema(size)
    let context = show.program.context
    context.visit.isOwner = true
    for (index, name) in ["Ana", "Leo", "Wolfeschlegelsteinhausen"].enumerated() {
      let result = NewResult(
        game: "fifteen", variant: "4x4-any", score: 0, moves: 60 + index,
        milliseconds: 90_000 + 1000 * index, at: Self.now - 3_600_000 * index, record: "{}")
      _ = try context.store.claim(result, by: PlayerName(name))
    }
    show.program.stage.show(OwnerResultsScene(context: context))
    try Golden.check(show, at: .seconds(1), "owner-results-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func closed(size: String) throws {
    let show = try cinema(size)
    let context = show.program.context
    context.changeAsOwner(.kioskHours, to: .text("fri 10:00-11:00"))
    show.program.stage.show(ClosedScene(context: context))
    try Golden.check(show, at: .seconds(1), "closed-" + size)
  }
}
