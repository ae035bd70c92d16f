import Geometry
import Rules
import Stage
import Testing

@testable import Arcade
@testable import MirrorGame

/// Where the bar, the brocade and the tray are.
@MainActor @Suite struct MirrorLayoutTests {
  @Test(arguments: Mirror.Symmetry.allCases)
  func inALowWideWindowTheButtonsLeaveTheHeightToTheBrocade(symmetry: Mirror.Symmetry) throws {
    let table = SceneHarness.mirror(2, symmetry, size: Size(width: 800, height: 480))
    let place = try #require(try table.mirrorScene.board.place)
    #expect(place.isSplit)
    #expect(place.whole.height >= 300)
    let board = place.whole.inset(by: -place.rim)
    for id in ["back", "time", "moves", "hints", "original", "undo", "redo", "pause", "new"] {
      let frame = try table.node("mirror." + id).windowFrame(at: table.now)
      #expect(!frame.intersects(board) && !frame.intersects(place.tray), "\(id)")
      #expect(frame.size.shortSide >= 48, "\(id)")
    }
  }

  @Test func elsewhereTheBarStaysAbove() {
    for (size, columns) in [
      (Size(width: 1280, height: 800), 3), (Size(width: 1080, height: 1920), 3),
      (Size(width: 640, height: 480), 3), (Size(width: 800, height: 480), 10),
    ] {
      let bounds = Rect(origin: .zero, size: size)
      let place = MirrorLayout(bounds: bounds, columns: columns, symmetry: .axis)
      #expect(!place.isSplit && place.whole.minY > place.bar.maxY)
    }
  }

  @Test func designsFillTheWallOfTheGallery() {
    let rooms = [
      Size(width: 800, height: 384), Size(width: 1248, height: 584),
      Size(width: 1048, height: 1700),
    ]
    for room in rooms {
      for count in 1...40 {
        let wall = LoomCard.arrangement(of: count, in: room)
        let width = Double(wall.columns) * (wall.cell.width + 16) - 16
        #expect(width <= room.width && wall.cell.height <= room.height)
        #expect(wall.cell.width >= 200)
      }
    }
  }
}
