import Geometry
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import MirrorGame

/// Two players at one cloth, each on a side of their own.
@MainActor @Suite struct MirrorTwoTests {
  private func table(
    _ columns: Int = 3, _ symmetry: Mirror.Symmetry = .axis, isTurned: Bool = false
  ) -> SceneHarness {
    SceneHarness.mirror(columns, symmetry, isTurned: isTurned, isForTwo: true)
  }

  /// Where the mirrors show a cell: on the panel and on every other part.
  private func images(ofCell cell: Int, on table: SceneHarness) throws -> [Point] {
    let whole = try table.node("brocade").windowFrame(at: table.now)
    let own = try table.mirrorScene.board.frame(ofCell: cell)
    return [own.center]
      + (try table.mirror.setup.symmetry.reflections.map {
        $0.flip(in: whole).bounds(of: own).center
      })
  }

  @Test(arguments: Mirror.Symmetry.allCases)
  func aPieceIsCarriedOutOfTheTrayOntoAnyPart(_ symmetry: Mirror.Symmetry) throws {
    let table = table(2, symmetry)
    for (cell, part) in [(0, 0), (3, 1)] + (symmetry == .axes ? [(4, 2), (1, 3)] : []) {
      let piece = try table.mirror.tray[0]
      try table.carry(piece, to: images(ofCell: cell, on: table)[part])
      #expect(try table.mirror.cells[cell] == piece, "part \(part)")
    }
  }

  @Test(arguments: Mirror.Symmetry.allCases)
  func anImageUnderTheFingerIsCarriedLikeThePiece(_ symmetry: Mirror.Symmetry) throws {
    let table = table(2, symmetry)
    let piece = try table.mirror.tray[0]
    try table.carry(piece, toCell: 0)
    let start = try images(ofCell: 0, on: table)[1]
    let end = try images(ofCell: 3, on: table)[1]
    let way = (0...10).map { start + (end - start) * (Double($0) / 10) }
    for place in table.slide(way + [end, end]) {
      guard try !table.mirror.held.isEmpty else { continue }
      let twin = try table.node("twin.\(piece)").windowFrame(at: table.now).center
      #expect(twin.distance(to: place) < 1, "the image stays under the finger")
    }
    #expect(try table.mirror.cells[3] == piece && table.mirror.moveCount == 2)
    // Held for a while, it goes back into the tray.
    table.hold(end, for: .milliseconds(700)) {}
    #expect(try table.mirror.tray.last == piece)
  }

  @Test func bothBuildAtOnceAndTheResultIsOfAGroupOfItsOwn() throws {
    let table = table(2)
    let tray = try table.mirror.tray
    let ways = try tray.prefix(2).enumerated().map { index, piece in
      try table.way(of: piece, to: images(ofCell: piece - 1, on: table)[index])
    }
    var most = 0
    table.together(ways) { most = max(most, (try? table.mirror.held.count) ?? 0) }
    #expect(most == 2)
    for piece in tray.dropFirst(2) {
      try table.carry(piece, to: images(ofCell: piece - 1, on: table)[1])
    }
    #expect(try table.mirror.outcome == .won)
    let draft = try #require(try table.context.store.drafts().first)
    #expect(draft.played.variant == "2x3-numbers-axis-two" && draft.played.isRanked)
    #expect(MirrorProof.proves(draft.played))
    let board = LeaderboardDescription.mirror
    #expect(board.words(for: board.options(of: draft.played.variant)).hasSuffix(" · Two players"))
  }

  @Test func anUnfinishedOneIsSavedBesideThatForOne() throws {
    let context = GameContext.forTests
    for isForTwo in [false, true] {
      let table = SceneHarness.mirror(2, context: context, isForTwo: isForTwo)
      try table.carry(table.mirror.tray[0], toCell: 0)
      try table.tap("mirror.back")
    }
    context.autosaver.finish()
    for isForTwo in [false, true] {
      let setup = Mirror.Setup(columns: 2, isForTwo: isForTwo)
      #expect(SavedMirror(context, of: setup)?.round.setup.isForTwo == isForTwo)
    }
  }

  @Test func theNumbersStandOnEveryPart() throws {
    func numbers(_ table: SceneHarness) throws -> [String] {
      try table.node("brocade").children.filter { !$0.isHidden }.map(\.label)
    }
    let table = table(2, .axes)
    table.pass(.seconds(6))
    #expect(try numbers(table).sorted() == (1...6).flatMap { Array(repeating: "\($0)", count: 4) })
    let other = SceneHarness.mirror(2, .axes)
    other.pass(.seconds(6))
    #expect(try numbers(other).count == 6)
  }

  @Test func anImageOfATurnedPieceIsTurnedByADoubleTap() throws {
    let table = table(2, isTurned: true)
    let piece = try #require(try table.mirror.tray.first { try table.mirror.canTurn($0) })
    try table.carry(piece, toCell: 1)
    let before = try table.mirror.turns(of: piece)
    let image = try images(ofCell: 1, on: table)[1]
    for _ in 0..<2 {
      table.touch([image])
      table.pass(.milliseconds(60))
    }
    table.pass(.milliseconds(400))
    #expect(try table.mirror.turns(of: piece) == (before + 1) % 4)
  }

  @Test func inAPuzzleForOneAnImageIsOnlyLookedAt() throws {
    let table = SceneHarness.mirror(2)
    let piece = try table.mirror.tray[0]
    try table.carry(piece, toCell: 0)
    let (start, end) = try (images(ofCell: 0, on: table)[1], images(ofCell: 3, on: table)[1])
    table.touch([start, start + (end - start) * 0.5, end], liftsAfter: .milliseconds(120))
    #expect(try table.mirror.cells[0] == piece && table.mirror.moveCount == 1)
  }

  @Test func theSetupStartsItUnlessItIsTooLarge() throws {
    let context = GameContext.forTests
    context.mirrorChoice = MirrorChoice(columns: 2)
    let table = SceneHarness(size: Size(width: 1280, height: 800), context: context) {
      MirrorSetupScene(context: $0, choice: .last(in: $0))
    }
    try table.tap("mirror.layout.6x10")
    #expect(try !table.node("mirror.two").isEnabled)
    try table.tap("mirror.layout.2x3")
    try table.tap("mirror.two")
    #expect(try table.mirror.setup.isForTwo)
    try table.tap("mirror.back")
    try table.tap("mirror.play")
    #expect(try !table.mirror.setup.isForTwo, "the next one is for one again")
  }
}
