import Drawing
import Geometry
import Platform
import Rules
import Services
import Stage
import Store
import TestSupport
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import FifteenGame
@testable import MirrorGame
@testable import PetGame
@testable import RecycleGame
@testable import recreo

/// A result shown around: the screen, and each game's card.
@MainActor @Suite(.serialized) struct ShareGoldens {
  /// A screen with a claimed result on it.
  private func sharing(
    _ result: NewResult, _ board: LeaderboardDescription, by name: String, _ size: String
  )
    throws -> Cinema
  {
    let pixels = try #require(PixelSize(argument: size))
    let show = try Cinema(PlayRequest(), size: pixels.size)
    let context = show.program.context
    let draft = try context.store.draft(result)
    let claimed = try context.store.claim(draft.id, by: PlayerName(name)).result
    let scene = try #require(ShareScene(claimed, of: board, context: context))
    show.program.stage.show(scene)
    return show
  }

  /// The card alone, at half its size.
  private func card(_ result: NewResult, _ board: LeaderboardDescription, by name: String) throws
    -> Pixmap
  {
    var shared = try #require(SharedCard(result, by: name, of: board))
    shared.praise = board.orders.first?.rank(1) ?? ""
    return try picture(shared)
  }

  private func picture(_ shared: SharedCard) throws -> Pixmap {
    let show = try Cinema(PlayRequest(), size: Size(width: 640, height: 480))
    let scene = ShareCardView(
      shared.card, player: shared.player, at: shared.at, praise: shared.praise,
      palette: shared.palette)
    var drawn: Pixmap?
    show.program.context.sharing.draw(scene, ShareCardView.size) { drawn = $0 }
    show.pass(to: .seconds(1))
    let card = try #require(drawn)
    return card.reduced(toWidth: card.width / 2, height: card.height / 2)
  }

  /// Noon of a day, wherever this is tried.
  private let date = 1_795_348_800_000

  private func fifteen() throws -> NewResult {
    let setup = Fifteen.Setup(scramble: .moves(1))
    var session = Session<Fifteen>(setup, seed: 5)
    let move = try #require(
      Direction.allCases.compactMap { session.game.move(pushing: $0) }.first {
        (try? session.game.applying($0))?.outcome == .won
      })
    try session.play(move, at: 900)
    return NewResult(
      game: Fifteen.name, variant: "4x4", score: 0, moves: 84, milliseconds: 83_400, at: date,
      record: FifteenRecord(session.record, picture: "harbour").text)
  }

  private func mirror(_ symmetry: Mirror.Symmetry) throws -> NewResult {
    let setup = Mirror.Setup(columns: 3, symmetry: symmetry)
    var round = MirrorRound(setup, seed: 5)
    for piece in 1...setup.count {
      try round.play(.pick(piece, hand: 1), at: 0)
      try round.play(.move(piece, setup.field.middle(of: piece - 1)), at: 0)
      try round.play(.drop(piece), at: 0)
    }
    return NewResult(
      game: Mirror.name, variant: round.game.variant, score: 0, moves: 14, milliseconds: 71_000,
      at: date, record: MirrorRecord(round.record, picture: "frogs").text)
  }

  private func recycle(_ mode: Recycle.Mode) -> NewResult {
    NewResult(
      game: Recycle.name, variant: "\(mode.rawValue)-classic", score: 1240, moves: 21,
      milliseconds: 60_000, at: date,
      record: RecycleRecord(RecycleRound(Recycle.Setup(mode: mode), seed: 5)).text)
  }

  private func blackjack() throws -> NewResult {
    var session = Session<Blackjack>(Blackjack.Setup(), seed: 3)
    while session.game.outcome == nil {
      let move: Blackjack.Move =
        (session.game.hands.first?.total.value ?? 21) < 17 ? .play(.hit) : .play(.stand)
      try session.play(move, at: 0)
    }
    return RoundEnd(session).result(milliseconds: 9000, at: date)
  }

  @Test(arguments: ScreenGoldens.sizes) func theScreen(size: String) throws {
    let show = try sharing(fifteen(), .fifteen, by: "Leo", size)
    try Golden.check(show, at: .seconds(2), "share-" + size)
  }

  @Test func theScreenOfAnotherWorld() throws {
    let show = try sharing(mirror(.axis), .mirror, by: "Ana Belén", "1280x800")
    try Golden.check(show, at: .seconds(2), "share-mirror-1280x800")
  }

  @Test func mirrorsCard() throws {
    try Golden.check(card(mirror(.axes), .mirror, by: "小明"), "share-card-mirror-axes")
  }

  @Test func recyclesCards() throws {
    try Golden.check(card(recycle(.solo), .recycle, by: "Zoë"), "share-card-recycle")
  }

  @Test func blackjacksCard() throws {
    try Golden.check(
      card(blackjack(), .blackjack, by: "Maximilian von Hohenzoll"), "share-card-blackjack")
  }

  @Test func aPetsCard() throws {
    var pet = Pet(name: "Chispa", pace: .home, timeOfDay: 43_200_000)
    pet.advance(by: 5 * 86_400_000)
    try Golden.check(picture(SharedCard(pet, at: date)), "share-card-pet")
  }

  /// Every square as many whole pixels, black on white, with its margin: on every screen a phone
  /// finds the same code.
  @Test(arguments: ["800x480", "480x800", "2560x1440"])
  func theCodeIsDrawnInWholePixels(size: String) throws {
    let show = try sharing(fifteen(), .fifteen, by: "Leo", size)
    let picture = show.picture(at: .seconds(2))
    let node = try #require(show.program.stage.top.root.node("share.code"))
    let code = try #require(QRCode(node.traceText ?? ""))
    let density = show.program.display.window.density
    let frame = node.windowFrame(at: .seconds(2))
    let squares = code.side + 2 * QRCode.quietZone
    let pixel = Int((frame.width * density).rounded(.down)) / squares
    #expect(pixel >= 3, "\(pixel) pixels are too few for a camera")
    func isDark(_ x: Int, _ y: Int) -> Bool? {
      let at = (y * picture.width + x) * 4
      switch Array(picture.bytes[at..<(at + 3)]) {
      case [0, 0, 0]: return true
      case [255, 255, 255]: return false
      default: return nil
      }
    }
    let corner = Point(
      x: frame.midX * density - Double(pixel * squares) / 2,
      y: frame.midY * density - Double(pixel * squares) / 2)
    let (left, top) = (Int(corner.x.rounded()), Int(corner.y.rounded()))
    var wrong = 0
    // The paper's corners are round, its edge soft: the margin is looked at from within.
    for row in 1..<(squares - 1) {
      for column in 1..<(squares - 1) {
        let wanted = code.isDark(column - QRCode.quietZone, row - QRCode.quietZone)
        // But for its corners, of which a neighbour takes a breath.
        let (last, middle) = (pixel - 1, pixel / 2)
        for (x, y) in [(middle, 0), (0, middle), (middle, middle), (last, middle), (middle, last)]
        where isDark(left + column * pixel + x, top + row * pixel + y) != wanted { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }
}
