import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import MirrorGame

/// The mirror puzzle played by fingers.
@MainActor @Suite struct MirrorSceneTests {
  @Test func theFinishedClothComesToTheMiddleOfATallWindow() throws {
    let table = SceneHarness.mirror(2, size: Size(width: 1080, height: 1920))
    let before = try table.node("brocade").windowFrame(at: table.now)
    try table.solveMirror()
    table.pass(.seconds(2))
    let cloth = try table.node("brocade").windowFrame(at: table.now)
    let name = try table.node("mirror.name").windowFrame(at: table.now)
    #expect(cloth.minY > before.minY + 100, "it leaves the upper part")
    #expect(cloth.size.width >= before.size.width && cloth.maxX <= 1080)
    #expect(name.minY >= cloth.maxY && name.minY < cloth.maxY + 80)
    #expect(abs((cloth.minY + name.maxY) / 2 - 960) < 0.1 * 1920)
  }

  @Test func theFinishedClothStaysWhereItIsInAWideWindow() throws {
    let table = SceneHarness.mirror(2)
    let before = try table.node("brocade").windowFrame(at: table.now)
    try table.solveMirror()
    table.pass(.seconds(2))
    #expect(try table.node("brocade").windowFrame(at: table.now) == before)
  }

  @Test func aDragUpwardTakesAPieceAndTheNearestCellTakesIt() throws {
    let table = SceneHarness.mirror()
    let piece = try table.mirror.tray[1]
    let cell = try table.middle(ofCell: 4)
    try table.carry(piece, to: cell + Point(x: 30, y: -25))
    #expect(try table.mirror.cells[4] == piece)
    #expect(try table.middle(of: piece).distance(to: cell) < 0.01)
    #expect(table.sounds.suffix(2) == ["mirror-pick", "mirror-drop"])
  }

  @Test func aLongPressTakesAPieceToo() throws {
    let table = SceneHarness.mirror()
    let piece = try table.mirror.tray[0]
    let start = try table.middle(of: piece)
    table.hold(start, for: .milliseconds(500)) {
      #expect((try? table.mirror.held.map(\.piece)) == [piece])
    }
    #expect(try table.mirror.tray[0] == piece, "let go over the tray it is where it was")
  }

  @Test func aSwipeTurnsThePageAndTakesNothing() throws {
    let table = SceneHarness.mirror(4)
    let piece = try table.mirror.tray[2]
    let start = try table.middle(of: piece)
    table.touch((0...10).map { start + Point(x: -30 * Double($0), y: Double($0)) })
    table.pass(.seconds(1))
    #expect(try table.node("tray.page").label.hasPrefix("2/"))
    #expect(try table.mirror.held.isEmpty)
    #expect(try table.node("piece.\(piece)").isHidden)
  }

  @Test func aStrongThrowTurnsSeveralPages() throws {
    let table = SceneHarness.mirror(5, size: Size(width: 900, height: 700))
    let start = try table.middle(of: table.mirror.tray[4])
    table.touch(
      (0...6).map { start + Point(x: -100 * Double($0), y: 0) }, liftsAfter: .milliseconds(4))
    table.pass(.seconds(2))
    let page = try #require(Int(String(try table.node("tray.page").label.prefix { $0 != "/" })))
    #expect(page >= 3)
  }

  @Test func theTwinComesWithTheFingerOutOfTheTrayAndFollowsExactly() throws {
    for symmetry in Mirror.Symmetry.allCases {
      let table = SceneHarness.mirror(2, symmetry)
      let piece = try table.mirror.tray[0]
      let way = try table.way(of: piece, to: table.middle(ofCell: 1) + Point(x: 11, y: 7))
      let tray = try table.node("tray").windowFrame(at: table.now)
      var seen = false
      for place in table.slide(way) {
        let reflection = try table.node("twin.\(piece)")
        #expect(reflection.isHidden == (place.y >= tray.minY), "\(symmetry) \(place)")
        guard !reflection.isHidden else { continue }
        seen = true
        try check(table, piece, symmetry)
      }
      #expect(seen)
    }
  }

  /// Each reflection lies where the mirror shows its piece.
  private func check(_ table: SceneHarness, _ piece: Int, _ symmetry: Mirror.Symmetry) throws {
    let whole = try table.node("brocade").windowFrame(at: table.now)
    let own = try table.node("piece.\(piece)").windowFrame(at: table.now)
    for (index, reflection) in symmetry.reflections.enumerated() {
      let id = "twin.\(piece)" + (index == 0 ? "" : ".\(index + 1)")
      let frame = try table.node(id).windowFrame(at: table.now)
      let expected = reflection.flip(in: whole).bounds(of: own)
      #expect(frame.center.distance(to: expected.center) < 0.01, "\(id)")
      #expect(abs(frame.width - own.width) < 0.01)
    }
  }

  @Test func noPieceLeavesItsSideOrTheWindow() throws {
    let table = SceneHarness.mirror(2)
    let piece = try table.mirror.tray[0]
    try table.carry(piece, toCell: 0)
    let whole = try table.node("brocade").windowFrame(at: table.now)
    let start = try table.middle(of: piece)
    let corners = [
      Point(x: 2000, y: -300), Point(x: -500, y: 400), Point(x: 640, y: 3000), Point(x: 1279, y: 1),
      Point(x: 0, y: 799),
    ]
    let way = corners.flatMap { corner in
      (0...4).map { start + (corner - start) * (Double($0) / 4) }
    }
    for _ in table.slide([start, start + Point(x: 0, y: 20)] + way) {
      let frame = try table.node("piece.\(piece)").windowFrame(at: table.now)
      #expect(frame.minX >= whole.minX - 0.5 && frame.maxX <= whole.midX + 0.5, "\(frame)")
      #expect(frame.minY >= 0 && frame.maxY <= 800.01, "\(frame)")
    }
  }

  @Test func onAnOccupiedCellTheTwoChangePlacesAndBelowItGoesIntoTheTray() throws {
    let table = SceneHarness.mirror()
    let (a, b) = (try table.mirror.tray[0], try table.mirror.tray[1])
    try table.carry(a, toCell: 0)
    try table.carry(b, toCell: 7)
    try table.carry(a, toCell: 7)
    #expect(try table.mirror.cells[7] == a)
    #expect(try table.mirror.cells[0] == b)
    let tray = try table.node("tray").windowFrame(at: table.now)
    try table.carry(a, to: Point(x: 300, y: tray.midY))
    #expect(try table.mirror.tray.last == a)
  }

  @Test func aThrowDownOrALongPressGivesAPieceBack() throws {
    let table = SceneHarness.mirror()
    let (a, b) = (try table.mirror.tray[0], try table.mirror.tray[1])
    try table.carry(a, toCell: 0)
    try table.carry(b, toCell: 5)
    let start = try table.middle(of: a)
    table.touch(
      (0...5).map { start + Point(x: 0, y: 50 * Double($0)) }, liftsAfter: .milliseconds(4))
    #expect(try table.mirror.tray.last == a)
    table.hold(try table.middle(of: b), for: .milliseconds(600)) {}
    #expect(try table.mirror.tray.last == b)
  }

  @Test func twoHandsHoldTwoPieces() throws {
    let table = SceneHarness.mirror()
    let tray = try table.mirror.tray
    let one = try table.way(of: tray[0], to: table.middle(ofCell: 0))
    let two = try table.way(of: tray[1], to: table.middle(ofCell: 10))
    var most = 0
    table.together([one, two]) { most = max(most, (try? table.mirror.held.count) ?? 0) }
    #expect(most == 2)
    #expect(try table.mirror.cells[0] == tray[0])
    #expect(try table.mirror.cells[10] == tray[1])
    try table.tap("mirror.undo")
    #expect(try table.mirror.tray == tray)
  }

  @Test func undoAndRedoTakeWholeDrags() throws {
    let table = SceneHarness.mirror()
    let piece = try table.mirror.tray[3]
    try table.carry(piece, toCell: 3)
    try table.tap("mirror.undo")
    #expect(try table.mirror.moveCount == 0)
    #expect(try table.mirror.tray[3] == piece)
    try table.tap("mirror.redo")
    #expect(try table.mirror.cells[3] == piece)
  }

  @Test func theClockRunsFromTheFirstPick() throws {
    let table = SceneHarness.mirror()
    table.pass(.seconds(30))
    #expect(try table.node("mirror.time").label.hasSuffix("0:00"))
    try table.carry(table.mirror.tray[0], toCell: 0)
    table.pass(.seconds(3))
    #expect(try !table.node("mirror.time").label.hasSuffix("0:00"))
  }

  @Test func theHintsGoRoundAndTheRecordTells() throws {
    let table = SceneHarness.mirror()
    try table.carry(table.mirror.tray[0], toCell: 0)
    for level in [Mirror.Hints.ghost, .none, .numbers] {
      try table.tap("mirror.hints")
      #expect(try table.mirror.hints == level)
    }
    #expect(try table.mirrorScene.round.entries.contains { $0.action == .move(.hints(.ghost)) })
  }

  @Test func aSolvedBrocadeWeavesItselfAndIsKeptWithItsRecord() throws {
    let context = GameContext.forTests
    let table = SceneHarness.mirror(2, context: context)
    try table.solveMirror()
    #expect(try table.mirror.outcome == .won)
    #expect(table.events.contains { $0.name == "result" })
    table.pass(.seconds(7))
    #expect(table.stage.top.name == "mirror.won")
    table.type("Ana")
    try table.tap("result.done")
    let line = try #require(
      try context.store.results(game: "mirror", variant: "2x3-numbers-axis", order: .time, limit: 9)
        .first)
    #expect(line.moves == 6)
    let result = try #require(try context.store.result(line.id))
    let record = try #require(MirrorRecord(text: result.played.record))
    #expect(try MirrorRound(replaying: record.record).game.outcome == .won)
    #expect(allGames.problem(ofRecord: result.played.record) == nil)
  }

  @Test func whoHasSeenEnoughGoesOn() throws {
    let table = SceneHarness.mirror(2)
    try table.solveMirror()
    table.pass(.seconds(2.6))
    table.touch([Point(x: 640, y: 300)])
    table.pass(.milliseconds(300))
    #expect(table.stage.top.name == "mirror.won")
  }

  @Test func atRestItAsksForNoFrameButTheClocks() throws {
    let table = SceneHarness.mirror()
    // After the opening, and the hand that shows a drag.
    table.pass(.seconds(10))
    #expect(table.stage.nextFrame() == .onInput)
    try table.carry(table.mirror.tray[0], toCell: 0)
    table.pass(.seconds(1))
    guard case .at = table.stage.nextFrame() else {
      Issue.record("it wants \(table.stage.nextFrame())")
      return
    }
  }
}
