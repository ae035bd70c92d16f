import Drawing
import TestSupport
import Testing

@Suite struct SlicingTests {
  /// A sprite anywhere on a page; every third is upside down, like a rendered page.
  private func sprite(_ dice: inout Dice, _ index: Int) -> Sprite {
    let (u, v) = (dice.whole(0...30_000), dice.whole(0...30_000))
    var sprite = Sprite(
      page: TexturePage(3), u0: UInt16(u), v0: UInt16(v), u1: UInt16(dice.whole(u...32_767)),
      v1: UInt16(dice.whole(v...32_767)), width: Float(dice.whole(8...2000)),
      height: Float(dice.whole(8...2000)))
    if index % 3 == 0 { (sprite.v0, sprite.v1) = (sprite.v1, sprite.v0) }
    return sprite
  }

  @Test func tilesCoverThePictureAndShareTheirEdges() {
    var dice = Dice(seed: 10)
    for index in 0..<2000 {
      let whole = sprite(&dice, index)
      let (columns, rows) = (dice.whole(1...9), dice.whole(1...9))
      let tiles = whole.sliced(columns: columns, rows: rows)
      #expect(tiles.count == columns * rows)
      for (place, tile) in tiles.enumerated() {
        let (column, row) = (place % columns, place / columns)
        #expect(tile.u0 == (column == 0 ? whole.u0 : tiles[place - 1].u1))
        #expect(tile.v0 == (row == 0 ? whole.v0 : tiles[place - columns].v1))
        if column == columns - 1 { #expect(tile.u1 == whole.u1) }
        if row == rows - 1 { #expect(tile.v1 == whole.v1) }
      }
    }
  }
  @Test func tilesHaveTheSameSizeToWithinOneTexelStep() {
    var dice = Dice(seed: 11)
    for index in 0..<500 {
      let whole = sprite(&dice, index)
      let (columns, rows) = (dice.whole(1...9), dice.whole(1...9))
      let step = (Double(whole.u1) - Double(whole.u0)) / Double(columns)
      for tile in whole.sliced(columns: columns, rows: rows) {
        #expect(abs(Double(tile.u1) - Double(tile.u0) - step) <= 1)
        #expect(tile.width == whole.width / Float(columns))
        #expect(tile.height == whole.height / Float(rows))
        #expect(tile.page == whole.page)
      }
    }
  }
  @Test func onePieceIsTheWholePicture() {
    var dice = Dice(seed: 12)
    let whole = sprite(&dice, 1)
    #expect(whole.sliced(columns: 1, rows: 1) == [whole])
  }
}
