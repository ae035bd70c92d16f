import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct ShelfPackerTests {
  @Test(arguments: UInt64(0)..<12) func noTwoPlacesTouchAndAllLieInsideThePage(seed: UInt64) {
    var dice = Dice(seed: seed)
    let (width, height) = (dice.whole(64...1024), dice.whole(64...1024))
    var packer = ShelfPacker(width: width, height: height)
    var placed: [Rect] = []
    let page = Rect(0, 0, Double(width), Double(height))
    for _ in 0..<1500 {
      let (w, h) = (dice.whole(0...90), dice.whole(0...60))
      guard let place = packer.place(width: w, height: h) else { continue }
      let box = Rect(Double(place.x), Double(place.y), Double(w), Double(h))
      // With a pixel between them, so that neighbours do not bleed into each other.
      let room = box.inset(by: -1)
      #expect(page.contains(room), "\(room)")
      #expect(!placed.contains { $0.intersects(room) }, "\(room)")
      placed.append(box)
    }
    #expect(!placed.isEmpty)
  }
  @Test func glyphsOfOneHeightFillThePage() {
    var packer = ShelfPacker(width: 512, height: 512)
    var count = 0
    while packer.place(width: 14, height: 14) != nil { count += 1 }
    #expect(count == 32 * 32)
  }
  @Test func aRectangleLargerThanThePageGetsNoPlace() {
    var packer = ShelfPacker(width: 64, height: 64)
    #expect(packer.place(width: 63, height: 1) == nil)
    #expect(packer.place(width: 1, height: 63) == nil)
    #expect(packer.place(width: 62, height: 62).map { [$0.x, $0.y] } == [1, 1])
    #expect(packer.place(width: 1, height: 1) == nil)
  }
}
