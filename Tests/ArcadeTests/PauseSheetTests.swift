import Geometry
import Stage
import TestSupport
import Testing

@testable import Arcade
@testable import Drawing

@MainActor @Suite struct PauseSheetTests {
  private func sheet() -> (PauseSheet, TestStage) {
    let sheet = PauseSheet(of: "game", palette: .paper)
    sheet.show(columns: 4, rows: 3)
    sheet.frame = Rect(x: 20, y: 20, width: 400, height: 300)
    let table = TestStage(TestScene("game", [sheet]))
    table.settle()
    return (sheet, table)
  }

  @Test func theTilesTurnOverOneDiagonalAfterTheOtherAndThenRest() {
    let (sheet, table) = sheet()
    sheet.cover()
    #expect(table.stage.nextFrame() == .immediately)
    let frames = table.settle()
    #expect(frames * 16 < 600, "\(frames)")
    #expect(table.stage.nextFrame() == .onInput)
  }

  @Test func thePausedBoardIsHiddenFromTheFirstFrameOn() {
    let (sheet, table) = sheet()
    sheet.cover()
    let cover = table.stage.draw { list in list.shapes.map { $0.transform.bounds(of: $0.rect) } }
    #expect(cover.contains { $0.contains(at(220, 170)) && $0.width >= 400 })
  }

  @Test func everyPartOfTheSheetLiesWithinIt() {
    let (sheet, _) = sheet()
    sheet.isHidden = false
    for size in [Size(width: 120, height: 160), Size(width: 300, height: 180), Size(900)] {
      sheet.frame.size = size
      for part in sheet.children { #expect(sheet.bounds.contains(part.frame), "\(size)") }
    }
  }
}
