import Geometry
import Input
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

  @Test(arguments: [800, 854, 1024, 1280], [2, 3])
  func inALowWindowTheTrayStandsBesideAHighBrocade(width: Double, columns: Int) throws {
    let table = SceneHarness.mirror(columns, .axes, size: Size(width: width, height: 480))
    let place = try #require(try table.mirrorScene.board.place)
    #expect(place.isTrayBeside && place.whole.height >= 400)
    let board = place.whole.inset(by: -place.rim)
    #expect(!board.intersects(place.tray) && board.minY >= 0 && board.maxY <= 480)
    for piece in try table.mirror.tray {
      let frame = try table.node("piece.\(piece)").windowFrame(at: table.now)
      #expect(place.tray.contains(frame) && frame.size.shortSide >= 48, "piece \(piece)")
    }
    for id in ["back", "time", "moves", "hints", "original", "undo", "redo", "pause", "new"] {
      let frame = try table.node("mirror." + id).windowFrame(at: table.now)
      #expect(!frame.intersects(board) && !frame.intersects(place.tray), "\(id)")
    }
  }

  @Test func aPieceIsTakenFromATrayAtTheSideAndPutBackThere() throws {
    let table = SceneHarness.mirror(2, .axes, size: Size(width: 800, height: 480))
    let piece = try table.mirror.tray[0]
    try table.carry(piece, toCell: 3)
    #expect(try table.mirror.cells[3] == piece)
    let tray = try #require(try table.mirrorScene.board.place).tray
    try table.carry(piece, to: tray.center)
    #expect(try table.mirror.tray.last == piece)
  }

  @Test func keysGoBetweenTheBrocadeAndATrayAtTheSideAsTheyLie() throws {
    let table = SceneHarness.mirror(2, .axes, size: Size(width: 800, height: 480))
    let board = try table.mirrorScene.board
    let across = board.tray.perRow
    table.stage.setFocus(board)
    table.press(.left)  // only shows the ring
    board.cursor = .cell(1)
    table.press(.right)
    #expect(board.cursor == .tray(0))
    for (key, index) in [(Key.down, across), (.right, across + 1), (.up, 1), (.left, 0)]
    where across > 1 {
      table.press(key)
      #expect(board.cursor == .tray(index), "\(key)")
    }
    table.press(.left)
    #expect(board.cursor == .cell(1))
    let first = try table.mirror.tray[0]
    table.press(.right)
    table.press(.enter)
    table.press(.enter)
    #expect(try table.mirror.cells.contains(first))
  }

  @Test func whereTheTrayWasAtTheSideTheFinishedClothMakesRoomForItsName() throws {
    let table = SceneHarness.mirror(2, .axes, size: Size(width: 800, height: 480))
    try table.solveMirror()
    table.pass(.seconds(2))
    let cloth = try table.node("brocade").windowFrame(at: table.now)
    let name = try table.node("mirror.name").windowFrame(at: table.now)
    #expect(cloth.minY >= 0 && name.minY >= cloth.maxY && name.maxY <= 480)
    #expect(abs(cloth.midX - 400) < 1 && name.minX >= 144 && name.maxX <= 656)
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
