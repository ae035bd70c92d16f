import Drawing
import Testing

@Suite struct TileLikenessTests {
  /// `n` × `n` tiles, each in the grey that `shade` returns.
  private func picture(_ n: Int, _ shade: (Int) -> UInt8) -> Pixmap {
    let side = n * 20
    var picture = Pixmap(width: side, height: side)
    for y in 0..<side {
      for x in 0..<side {
        let at = (y * side + x) * 4
        let value = shade(y / 20 * n + x / 20)
        for channel in 0..<3 { picture.bytes[at + channel] = value }
        picture.bytes[at + 3] = 255
      }
    }
    return picture
  }

  @Test func inAPictureOfOneColourAllTilesLookAlike() {
    #expect(
      picture(4) { _ in 90 }.squareLooks(columns: 4, rows: 4, alike: 1).allSatisfy { $0 == 0 })
  }
  @Test func tilesLookAlikeIfTheyDifferByLessThanTheLimit() {
    let steps = picture(4) { UInt8($0 * 15) }
    let step = 15 * 3.0.squareRoot()
    #expect(steps.squareLooks(columns: 4, rows: 4, alike: step - 2) == Array(0..<16))
    #expect(steps.squareLooks(columns: 4, rows: 4, alike: step + 2)[1] == 0)
    let twins = picture(4) { UInt8($0 == 9 ? 30 : $0 * 15) }
    #expect(twins.squareLooks(columns: 4, rows: 4, alike: 2)[9] == 2)
  }
  @Test func aTileIsComparedOnlyWithTheFirstOfEachClass() {
    let looks = picture(4) { UInt8($0 * 15) }.squareLooks(columns: 4, rows: 4, alike: 40)
    #expect(looks == (0..<16).map { $0 / 2 * 2 }, "every second one starts a class")
    #expect(looks.allSatisfy { looks[$0] == $0 })
  }
  @Test func tilesWithTheSameTonesInOtherPlacesDiffer() {
    // A checkerboard in each tile, inverted in every second one.
    var picture = picture(2) { _ in 0 }
    for y in 0..<40 {
      for x in 0..<40 where (x % 20 < 10) == ((x / 20 + y / 20) % 2 == 0) {
        let at = (y * 40 + x) * 4
        for channel in 0..<3 { picture.bytes[at + channel] = 255 }
      }
    }
    #expect(picture.squareLooks(columns: 2, rows: 2, alike: 1) == [0, 1, 1, 0])
    #expect(picture.squareLooks(columns: 2, rows: 1, alike: 100) == [0, 1])
  }

  @Test func cellsThatLookAlikeAreOneClass() {
    let steps = picture(6) { UInt8($0 * 7) }
    #expect(steps.looks(columns: 6, rows: 6, alike: 5) == Array(0..<36))
    let sky = picture(6) { UInt8($0 < 12 ? 200 : $0 == 30 ? 90 : $0 * 5) }
    let looks = sky.looks(columns: 6, rows: 6, alike: 8)
    #expect(looks[..<12].allSatisfy { $0 == 0 })
    #expect(Set(looks[12...]).count == 24 - 1, "18 × 5 is 90")
    #expect(looks[30] == 18)
  }
  @Test func allOfAPanelIsComparedEvenIfItsCellsAreNotSquare() {
    // Each row has its own grey: cut into rows all differ, cut into columns all look alike.
    let rows = picture(6) { UInt8($0 / 6 * 40) }
    #expect(rows.looks(columns: 1, rows: 6, alike: 20) == Array(0..<6))
    #expect(rows.looks(columns: 6, rows: 1, alike: 20) == Array(repeating: 0, count: 6))
  }
}
