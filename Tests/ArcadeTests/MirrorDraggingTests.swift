import Foundation
import Geometry
import Input
import Rules
import Stage
import Testing

@testable import Arcade
@testable import MirrorGame

/// Pieces drawn out of the tray at every angle, with one page of them and with several.
@MainActor @Suite struct MirrorDraggingTests {
  /// A finger's way of 16 points a step; angles grow from rightward to upward.
  private func way(from start: Point, degrees: Double, steps: Int = 26) -> [Point] {
    let angle = degrees * .pi / 180
    return (0...steps).map {
      start + Point(x: cos(angle), y: -sin(angle)) * (16 * Double($0))
    }
  }

  @Test(arguments: Array(stride(from: 0.0, through: 180, by: 10)))
  func withOnePageAPieceComesOutInAnyDirection(degrees: Double) throws {
    let table = SceneHarness.mirror(2)
    #expect(try table.node("tray.page").label == "1/1")
    let piece = try table.mirror.tray[3]
    var steps = 0
    for place in table.slide(way(from: try table.middle(of: piece), degrees: degrees)) {
      steps += 1
      guard steps > 1 else { continue }
      #expect(try table.mirror.held.map(\.piece) == [piece], "\(degrees)° at \(place)")
    }
    #expect(try table.mirror.held.isEmpty)
  }

  @Test(arguments: Array(stride(from: 10.0, through: 170, by: 10)))
  func withSeveralPagesAPieceComesOutOnceTheFingerHasLeftTheTray(degrees: Double) throws {
    let table = SceneHarness.mirror(5)
    #expect(try table.node("tray.page").label.hasPrefix("1/"))
    let piece = try table.mirror.tray[3]
    let tray = try table.node("tray").windowFrame(at: table.now)
    for place in table.slide(way(from: try table.middle(of: piece), degrees: degrees)) {
      guard place.y < tray.minY else { continue }
      #expect(try table.mirror.held.map(\.piece) == [piece], "\(degrees)° at \(place)")
      #expect(try !table.node("piece.\(piece)").isHidden)
    }
    #expect(try table.mirror.held.isEmpty)
    table.pass(.seconds(2))
    #expect(try table.mirrorScene.board.swiping.isEmpty)
    #expect(table.stage.nextFrame() != .immediately, "the tray is at rest")
  }

  @Test(arguments: [-20.0, 0, 20, 160, 180, 200])
  func withSeveralPagesAFingerAlongTheTrayTurnsThemAndTakesNothing(degrees: Double) throws {
    let table = SceneHarness.mirror(5)
    try table.mirrorScene.board.tray.turn(to: 1)
    table.pass(.seconds(1))
    let tray = try table.mirror.tray
    let start = try table.middle(of: tray[try table.mirrorScene.board.tray.perPage + 3])
    for _ in table.slide(way(from: start, degrees: degrees, steps: 7)) {
      #expect(try table.mirror.held.isEmpty)
    }
    table.pass(.seconds(2))
    #expect(try table.mirror.tray == tray)
    #expect(try !table.node("tray.page").label.hasPrefix("2/"))
  }

  @Test func theLastPiecesCanBeCarriedSidewaysToEveryCell() throws {
    let table = SceneHarness.mirror()
    for (cell, piece) in try table.mirror.tray.prefix(8).enumerated() {
      try table.carry(piece, toCell: cell)
    }
    let piece = try table.mirror.tray[0]
    let (start, end) = (try table.middle(of: piece), try table.middle(ofCell: 11))
    // Straight there, as nobody told them to go up first.
    table.touch((0...20).map { start + (end - start) * (Double($0) / 20) }, liftsAfter: .zero)
    #expect(try table.mirror.cells[11] == piece)
  }

  @Test func aNumberGoesWhereItsPieceIsRight() throws {
    let table = SceneHarness.mirror()
    let (right, wrong) = (try table.mirror.tray[0], try table.mirror.tray[1])
    try table.carry(right, toCell: right - 1)
    try table.carry(wrong, toCell: wrong % 12)
    let pieces = try table.mirrorScene.board.pieces
    #expect(!pieces[right - 1].showsNumber && pieces[wrong - 1].showsNumber)
    #expect(try pieces[table.mirror.tray[0] - 1].showsNumber)
    try table.tap("mirror.undo")
    try table.tap("mirror.undo")
    #expect(pieces[right - 1].showsNumber)
  }
}
