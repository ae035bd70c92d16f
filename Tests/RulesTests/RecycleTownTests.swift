import Foundation
import Geometry
import Rules
import Testing

/// Five containers, and what goes where in each country.
@Suite struct RecycleTownTests {
  private func round(
    _ region: Recycle.Region = .spain, _ field: Recycle.Field = .wide, seed: UInt64 = 7
  ) -> RecycleRound {
    RecycleRound(Recycle.Setup(mode: .town, field: field, region: region), seed: seed)
  }

  @Test func everyCountryHasAPlaceForEveryKindAndAColourForEveryContainer() {
    for region in Recycle.Region.allCases {
      let used = Set(Recycle.Kind.allCases.map(region.container))
      #expect(used == Set(Recycle.Container.allCases), "\(region)")
      let colors = Recycle.Container.allCases.map(region.color)
      #expect(Set(colors).count == colors.count)
    }
    #expect(Recycle.Kind.allCases.count >= 12)
  }

  @Test func countriesDiffer() {
    func homes(_ kind: Recycle.Kind) -> [Recycle.Container] {
      Recycle.Region.allCases.map { $0.container(of: kind) }
    }
    #expect(homes(.napkin) == [.organic, .rest, .organic])
    #expect(homes(.carton) == [.packaging, .packaging, .paper])
    #expect(homes(.can) == [.packaging, .packaging, .packaging])
    #expect(homes(.mug) == [.rest, .rest, .rest] && homes(.jar) == [.glass, .glass, .glass])
    #expect(Recycle.Region.allCases.map { $0.color(of: .rest) } == [.grey, .black, .grey])
  }

  /// Every file names its sources and has nothing that the program doesn't understand.
  @Test(arguments: Recycle.Region.allCases)
  func theFileOfACountryNamesItsSources(region: Recycle.Region) throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let file = here.appending(path: "../../Sources/Rules/Recycle/Regions/\(region.rawValue).txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("# Sources") })
    let data = lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
    #expect(data.count == Recycle.Kind.allCases.count + Recycle.Container.allCases.count)
    for words in data {
      #expect(words.count == 3 && (words[0] == "item" || words[0] == "container"))
    }
  }

  @Test func everyItemAtItsLargestFitsThroughEveryOpeningThatTakesItSomewhere() {
    for kind in Recycle.Kind.allCases {
      for region in Recycle.Region.allCases {
        let mouth = Recycle.Field.wideTown.mouth(of: region.container(of: kind))
        #expect(kind.size.width * 2 <= mouth.width, "\(kind) in \(region)")
      }
      let box = kind.outline.reduce((0.0, 0.0)) { (max($0.0, abs($1.x)), max($0.1, abs($1.y))) }
      #expect(box.0 <= kind.size.width / 2 && box.1 <= kind.size.height / 2)
      #expect(box.0 >= kind.size.width * 0.4 && box.1 >= kind.size.height * 0.4)
    }
  }

  @Test(arguments: [Recycle.Field.wide, .tall])
  func itBeginsWithFiveDifferentItemsInFivePlaces(field: Recycle.Field) {
    var seen: Set<Recycle.Kind> = []
    for seed in UInt64(0)..<200 {
      let round = round(.italy, field, seed: seed)
      let pieces = round.game.sides[0].pieces
      #expect(pieces.count == 5 && Set(pieces.map(\.kind)).count == 5)
      let boxes = pieces.map { Rect(center: $0.pose.center, size: $0.kind.size) }
      let table = Rect(origin: .zero, size: round.setup.field.size)
      let frames = round.setup.field.containers.map(round.setup.field.frame)
      for (index, box) in boxes.enumerated() {
        #expect(table.contains(box) && frames.allSatisfy { !$0.intersects(box) })
        #expect(boxes[(index + 1)...].allSatisfy { !$0.intersects(box) })
      }
      #expect(round.game.sides[0].missing.isEmpty)
      seen.formUnion(pieces.map(\.kind))
    }
    #expect(seen == Set(Recycle.Kind.allCases))
  }

  @Test(arguments: Recycle.Region.allCases)
  func everyItemGoesIntoItsOwnContainerAndNoOther(region: Recycle.Region) throws {
    var seen: Set<Recycle.Kind> = []
    for seed in UInt64(0)..<40 {
      var round = round(region, seed: seed)
      for piece in round.game.sides[0].pieces {
        let home = region.container(of: piece.kind)
        for other in Recycle.Container.allCases where other != home {
          #expect(
            try round.carry(piece.number, to: other, degrees: 180)
              == .refused(other, .wrongContainer))
        }
        let points = piece.kind == .bottle ? 100 : 75
        #expect(
          try round.carry(piece.number, to: home, degrees: 180)
            == .wentIn(home, points: points, isPerfect: false))
        seen.insert(piece.kind)
      }
      let taken = round.game.sides[0].taken
      #expect(taken.count == Recycle.Kind.allCases.count && taken.reduce(0, +) == 5)
    }
    #expect(seen == Set(Recycle.Kind.allCases))
  }

  @Test func aTapBringsAnotherItemToAFreePlace() throws {
    for seed in UInt64(0)..<100 {
      var round = round(.spain, seed: seed)
      let gone = try #require(round.game.sides[0].pieces.dropFirst(2).first)
      try round.carry(
        gone.number, to: round.setup.container(of: gone.kind), degrees: 180)
      guard case .spawned(let number) = try round.play(.spawn(0)) else { return }
      let new = try #require(round.game.piece(number))
      #expect(new.pose.center == gone.pose.center, "the only free place")
      #expect(new.kind != .bottle || !round.game.isRightWayUp(new))
      #expect(Set(round.game.sides[0].pieces.map(\.kind)).count == 5)
      #expect(throws: IllegalMove.notAllowed) { try round.play(.spawn(0)) }
    }
  }

  @Test func aTownAlwaysHasACountryAndFiveContainersAndNothingElseHas() throws {
    for setup in everySetup {
      #expect((setup.mode == .town) == (setup.region != nil))
      #expect(setup.field.containers.count == (setup.mode == .town ? 5 : 3))
      let data = try JSONEncoder().encode(setup)
      #expect(try JSONDecoder().decode(Recycle.Setup.self, from: data) == setup)
    }
    let odd = #"{"mode":"town","halving":"split","field":"tall"}"#
    let setup = try JSONDecoder().decode(Recycle.Setup.self, from: Data(odd.utf8))
    #expect(setup == Recycle.Setup(mode: .town, field: .tallTown, region: .spain))
    #expect(setup.variant == "town-spain" && setup.halving == .classic)
  }
}
