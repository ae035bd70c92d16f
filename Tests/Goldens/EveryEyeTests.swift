import Arcade
import Drawing
import Foundation
import Geometry
import Input
import Platform
import Rules
import Stage
import Testing

@testable import BlackjackGame
@testable import MirrorGame
@testable import PetGame
@testable import RecycleGame
@testable import recreo

/// What the games tell apart by colour, as eyes see it that have all cones, lack one kind, or see no hue at all.
@MainActor @Suite(.serialized) struct EveryEyeTests {
  nonisolated private static let table = Size(width: 800, height: 480)

  @Test(arguments: Recycle.Region.allCases)
  func theContainersOfATownDiffer(region: Recycle.Region) throws {
    let setup = Recycle.Setup(mode: .town, region: region)
    let show = try Cinema(
      PlayRequest(game: .recycle, seed: 5, RecycleChoice(setup)), size: Self.table)
    show.pass(to: .seconds(1))
    show.press(.enter)
    let things = try DrawnThings(
      Recycle.Container.allCases.map { "container." + $0.rawValue }, on: show, at: .seconds(3))
    things.expectDifferentColors(\.paper)
    // Its sign is below the mouth of each.
    let signs = things.parts {
      Rect(x: $0.width / 3, y: $0.height * 0.56, width: $0.width / 3, height: $0.height * 0.3)
    }
    signs.expectReadableSigns()
    signs.expectDifferentShapes()
  }

  @Test func theSignsBesideAHeldItemDifferInShape() throws {
    let signs = ScorePreview.Fit.allCases.map {
      ($0.rawValue, ArtNode($0.rawValue, tint: $0 == .refused ? .white : Theme.ink))
    }
    try DrawnThings(signs, size: Size(30)).expectDifferentShapes()
  }

  /// A card of each suit, large enough for the pips of a nine to be most of its ink.
  private func cards(isFourColour: Bool) throws -> DrawnThings {
    try DrawnThings(
      Suit.allCases.map {
        (
          $0.rawValue,
          CardNode("", card: Card(rank: 9, suit: $0), isFourColour: isFourColour, isFaceUp: true)
        )
      }, size: Size(width: 120, height: 168))
  }

  @Test func theFourColoursOfCardsDiffer() throws {
    let cards = try cards(isFourColour: true)
    cards.expectDifferentColors(\.ink)
    cards.expectReadableSigns()
    cards.expectDifferentShapes()
  }

  @Test func redCardsDifferFromBlackOnesAndEachSuitByItsShape() throws {
    let cards = try cards(isFourColour: false)
    cards.only(["S", "H"]).expectDifferentColors(\.ink)
    cards.expectReadableSigns()
    cards.expectDifferentShapes()
  }

  @Test func theChipsDiffer() throws {
    let chips = try DrawnThings(
      ChipPile.values.map { ("\($0)", ArtNode("blackjack-chip-\($0)")) }, size: Size(96))
    // The number is in the middle; a place on the rim has the chip's colour.
    chips.parts { _ in Rect(x: 24, y: 30, width: 48, height: 36) }.expectDifferentShapes()
    chips.parts { _ in Rect(x: 83, y: 61, width: 5, height: 5) }.expectDifferentColors(\.paper)
  }

  @Test func thePlaysOfTheChartDifferInColourAndLetter() throws {
    let plays: [Play] = [.hit, .stand, .double, .split, .surrender]
    let fields = try DrawnThings(
      plays.map { play in
        let cell = ChartCell("", palette: .blackjack)
        cell.show(play, "")
        return (play.rawValue, cell)
      }, size: Size(width: 36, height: 30))
    fields.expectDifferentColors(\.paper)
    fields.expectReadableSigns()
    fields.expectDifferentShapes()
  }

  @Test(arguments: [false, true]) func wonDrawnAndLostDiffer(isStrong: Bool) throws {
    let palette = isStrong ? Palette.blackjack.strongest : .blackjack
    let papers = [("won", palette.good), ("drawn", .brass), ("lost", palette.danger)]
    try DrawnThings(papers.map { ($0, Paper("", fill: $1)) }, size: Size(60))
      .expectDifferentColors(\.paper)
    let faces = [BotFace.Mood.ouch, .waits, .glad].map { "blackjack-bot-" + $0.rawValue }
    try DrawnThings(faces.map { ($0, ArtNode($0)) }, size: Size(60)).expectDifferentShapes()
  }

  @Test func theThreadsOfTheLoomDiffer() throws {
    let show = try Cinema(PlayRequest(game: .mirror, seed: 5), size: Self.table)
    show.program.stage.show(LoomScene(show.program.context, work: LoomWork()))
    try DrawnThings(LoomColors.colors.indices.map { "loom.tone.\($0)" }, on: show, at: .seconds(2))
      .expectDifferentColors(\.paper)
  }

  @Test func theTraysOfALargePuzzleDifferInShape() throws {
    try DrawnThings(
      MirrorTrayTab.animals.map { ($0.rawValue, ArtNode("loom-" + $0.rawValue, tint: Theme.ink)) },
      size: Size(48)
    ).expectDifferentShapes()
  }

  @Test func theElementsOfPetsDifferInShape() throws {
    try DrawnThings(
      Pet.Element.allCases.map { ($0.rawValue, PetElementSign($0)) }, size: Size(40)
    ).parts { _ in Rect(x: 8, y: 8, width: 24, height: 24) }.expectDifferentShapes()
  }

  @Test(arguments: ColorSight.withHues)
  func noTwoPiecesOfABrocadeLookAlike(eye: ColorSight) throws {
    for brocade in Brocade.all {
      let picture = try picture("Brocades/" + brocade.id, width: 240, height: 288)
      for columns in 2...5 {
        expectApart(eye.seen(picture), columns: columns, rows: columns + 1, "\(brocade.id), \(eye)")
      }
    }
  }

  @Test(arguments: ColorSight.withHues)
  func noTwoTilesOfFifteenLookAlike(eye: ColorSight) throws {
    for name in ["harbour", "garden", "city", "reef", "mountains", "market"] {
      let picture = try picture("Pictures/" + name, width: 160, height: 160)
      expectApart(eye.seen(picture), columns: 4, rows: 4, "\(name), \(eye)")
    }
  }

  private func picture(_ name: String, width: Int, height: Int) throws -> Pixmap {
    let resources = URL(filePath: #filePath).appending(path: "../../../Resources").standardized
    return try ImageDecoder.drawing(
      at: resources.path + "/\(name).svg", width: width, height: height)
  }

  /// Half of what `BrocadeTests` asks for eyes that see all hues, and as much as `PictureTests` asks of small tiles.
  private func expectApart(_ picture: Pixmap, columns: Int, rows: Int, _ name: String) {
    let cells = LabColors.cells(of: picture, columns: columns, rows: rows, stride: 3)
    for first in cells.indices {
      for second in cells[(first + 1)...].indices {
        let apart = LabColors.meanDifference(cells[first], cells[second])
        #expect(
          apart >= 8, "\(name): \(first + 1) and \(second + 1) of \(columns) columns: \(apart)")
      }
    }
  }
}
