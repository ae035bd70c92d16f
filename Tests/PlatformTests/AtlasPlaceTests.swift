import Drawing
import TestSupport
import Testing

@testable import Platform

extension GraphicsTests {
  /// A new picture in the atlas moves those after it, which must not change a pixel.
  @Suite struct AtlasPlaceTests {
    /// Hard edges show a wrong coordinate best: every pixel is full or clear, at random.
    private func speckles(_ dice: inout Dice, side: Int) -> Pixmap {
      var pixmap = Pixmap(width: side, height: side)
      for pixel in 0..<(side * side) {
        let value: UInt8 = dice.whole(0...1) == 0 ? 0 : 255
        for channel in 0..<4 { pixmap.bytes[pixel * 4 + channel] = value }
      }
      return pixmap
    }

    private func put(
      _ pixmap: Pixmap, _ x: Int, _ y: Int, _ page: TexturePage, _ renderer: Renderer
    )
      -> Sprite
    {
      renderer.upload(pixmap.bordered(), to: page, x: x - 1, y: y - 1)
      return Sprite(
        page: page, x: x, y: y, width: pixmap.width, height: pixmap.height, pageWidth: 2048,
        pageHeight: 2048, density: 1)
    }

    @Test func aSpriteLooksTheSameWhereverItLiesOnItsPage() throws {
      try Graphics.with { graphics in
        var dice = Dice(seed: 41)
        let page = graphics.renderer.makePage(width: 2048, height: 2048)
        defer { graphics.renderer.freePage(page) }
        for round in 0..<40 {
          let pixmap = speckles(&dice, side: dice.whole(5...60))
          let (scale, turn) = (Double(dice.whole(4...24)) / 8, Double(dice.whole(0...40)) / 10)
          let kind = round % 3
          let places = (0..<4).map { _ in (dice.whole(1...1980), dice.whole(1...1980)) }
          let shown = places.map { x, y in
            let sprite = put(pixmap, x, y, page, graphics.renderer)
            return graphics.picture { list in
              switch kind {
              case 0: list.sprite(sprite, at: at(160, 120))
              case 1: list.sprite(sprite, at: at(151.3, 117.6), scale: scale)
              default: list.sprite(sprite, at: at(151.3, 117.6), scale: scale, rotation: turn)
              }
            }
          }
          for other in shown.dropFirst() {
            let apart = shown[0].difference(from: other) ?? -1
            #expect(apart == 0, "round \(round), kind \(kind): \(apart) pixels differ")
          }
        }
      }
    }
  }
}
