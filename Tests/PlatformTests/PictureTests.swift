import Drawing
import Geometry
import TestSupport
import Testing

@testable import Platform

extension GraphicsTests {
  /// Everything is drawn at the right place and in the right colour.
  @Suite struct PictureTests {
    @Test func theFirstRowOfAScreenshotIsTheTop() throws {
      try Graphics.with { graphics in
        let picture = graphics.picture {
          $0.shape(Shape(fill: Color(0xFF0000)), in: Rect(0, 0, 320, 10))
          $0.shape(Shape(fill: Color(0x0000FF)), in: Rect(0, 230, 320, 10))
        }
        #expect(picture.color(160, 4) == Paint.red)
        #expect(picture.color(160, 120) == Paint.black)
        #expect(picture.color(160, 235) == Paint.blue)
      }
    }
    @Test func aSpriteIsUprightAndTurnsClockwise() throws {
      try Graphics.with { graphics in
        let sprite = graphics.quarters()
        defer { graphics.renderer.freePage(sprite.page) }
        let picture = graphics.picture {
          $0.sprite(sprite, at: at(50, 50))
          $0.sprite(sprite, at: at(150, 50), rotation: .pi / 2)
        }
        let places = [(-10, -10), (10, -10), (-10, 10), (10, 10)]
        #expect(
          places.map { picture.color(50 + $0.0, 50 + $0.1) } == [
            Paint.red, Paint.green, Paint.blue, Paint.white,
          ])
        #expect(
          places.map { picture.color(150 + $0.0, 50 + $0.1) } == [
            Paint.blue, Paint.red, Paint.white, Paint.green,
          ])
        #expect(picture.color(75, 50) == Paint.black)
      }
    }
    @Test func allSlicesTogetherLookLikeThePicture() throws {
      try Graphics.with { graphics in
        let sprite = graphics.quarters()
        defer { graphics.renderer.freePage(sprite.page) }
        let whole = graphics.picture { $0.image(sprite, in: Rect(40, 40, 160, 160)) }
        let sliced = graphics.picture { list in
          for (index, tile) in sprite.sliced(columns: 4, rows: 4).enumerated() {
            let (x, y) = (Double(index % 4), Double(index / 4))
            list.image(tile, in: Rect(40 + x * 40, 40 + y * 40, 40, 40))
          }
        }
        #expect(sliced.matches(whole, .blended))
        #expect(graphics.renderer.statistics.drawCalls == 1)
      }
    }
    @Test func aShapeHasItsBorderInsideAndItsCornersRound() throws {
      try Graphics.with { graphics in
        let picture = graphics.picture {
          $0.shape(
            Shape(radius: 16, fill: Color(0x00FF00), border: 6, borderColor: Color(0xFF0000)),
            in: Rect(40, 40, 100, 80))
        }
        #expect(picture.color(90, 80) == Paint.green)
        #expect(picture.color(43, 80) == Paint.red && picture.color(90, 117) == Paint.red)
        #expect(picture.color(38, 80) == Paint.black)
        #expect(picture.color(42, 42) == Paint.black, "the corner is cut off")
        #expect(picture.color(41, 58) == Paint.red)
      }
    }
    @Test func aTileShowsItsPictureUprightWithRoundCorners() throws {
      try Graphics.with { graphics in
        let sprite = graphics.quarters()
        defer { graphics.renderer.freePage(sprite.page) }
        let picture = graphics.picture {
          $0.shape(Shape(radius: 20, sprite: sprite), in: Rect(40, 40, 120, 120))
        }
        #expect(picture.color(60, 60) == Paint.red && picture.color(140, 60) == Paint.green)
        #expect(picture.color(60, 140) == Paint.blue && picture.color(140, 140) == Paint.white)
        #expect(picture.color(42, 42) == Paint.black && picture.color(158, 158) == Paint.black)
      }
    }
    @Test func everyTileOfABoardShowsItsPicture() throws {
      try Graphics.with { graphics in
        let sprite = graphics.quarters()
        defer { graphics.renderer.freePage(sprite.page) }
        // Odd sizes and angles: values equal at every corner must be equal in between.
        for step in 0..<40 {
          let side = 31.3 + Double(step) * 1.7
          let turn = Transform(
            scale: 1, rotation: Double(step) * 0.05, about: at(160, 120), offset: .zero)
          let picture = graphics.picture {
            $0.context = .init(transform: turn)
            $0.shape(
              Shape(radius: 8, sprite: sprite), in: Rect(center: at(160, 120), size: Size(side)))
          }
          var plain = 0
          for y in 110..<130 {
            for x in 150..<170 where picture.color(x, y) == Paint.white { plain += 1 }
          }
          #expect(plain < 250, "\(side): a quarter is white, not all of it")
        }
      }
    }
    @Test func nothingIsDrawnOutsideAClip() throws {
      try Graphics.with { graphics in
        let picture = graphics.picture {
          $0.pushClip(Rect(20, 30, 100, 50))
          $0.pushClip(Rect(60, 0, 200, 200))
          $0.shape(Shape(), in: Rect(0, 0, 320, 240))
          $0.popClip()
          $0.popClip()
          $0.shape(Shape(fill: Color(0xFF0000)), in: Rect(300, 200, 20, 40))
        }
        for (x, y, isIn) in [
          (60, 30, true), (119, 79, true), (59, 50, false), (120, 50, false), (80, 29, false),
          (80, 80, false),
        ] { #expect(picture.color(x, y) == (isIn ? Paint.white : Paint.black), "\(x), \(y)") }
        #expect(picture.color(310, 220) == Paint.red, "the clip is over")
      }
    }
    @Test func opacityAndAdditiveBlendingGiveTheExpectedColours() throws {
      try Graphics.with { graphics in
        let sprite = graphics.quarters()
        defer { graphics.renderer.freePage(sprite.page) }
        let picture = graphics.picture {
          $0.shape(Shape(fill: Color(0x0000FF)), in: Rect(0, 0, 320, 240))
          $0.sprite(sprite, at: at(50, 50), opacity: 0.5)
          $0.sprite(sprite, at: at(150, 50), blend: .additive)
          $0.shape(Shape(fill: Color(0xFFFFFF, opacity: 0.5)), in: Rect(30, 100, 40, 40))
        }
        func near(_ x: Int, _ y: Int, _ color: [Int]) -> Bool {
          zip(picture.color(x, y), color).allSatisfy { abs($0 - $1) <= 1 }
        }
        #expect(near(40, 40, [128, 0, 127, 255]))
        #expect(near(140, 40, [255, 0, 255, 255]) && near(160, 40, [0, 255, 255, 255]))
        #expect(near(50, 120, [128, 128, 255, 255]))
      }
    }
    @Test func grainIsFineAndKeepsTheColour() throws {
      try Graphics.with { graphics in
        let picture = graphics.picture {
          $0.shape(Shape(fill: Color(0x808080), grain: 0.02), in: Rect(0, 0, 320, 240))
        }
        let greys = stride(from: 0, to: picture.bytes.count, by: 4).map { Int(picture.bytes[$0]) }
        let mean = Double(greys.reduce(0, +)) / Double(greys.count)
        #expect(abs(mean - 128) < 1.5)
        #expect(greys.allSatisfy { abs($0 - 128) <= 6 } && Set(greys).count > 4)
      }
    }
    @Test func moreSpritesThanOneDrawCallHoldsAllAppear() throws {
      try Graphics.with { graphics in
        let sprite = graphics.quarters()
        defer { graphics.renderer.freePage(sprite.page) }
        let count = Batcher.quadLimit + 1
        let crowd = graphics.picture { list in
          for _ in 0..<(count - 1) { list.sprite(sprite, at: at(-100, -100)) }
          list.sprite(sprite, at: at(50, 50))
          for _ in 0..<(count - 1) { list.shape(Shape(), in: Rect(-50, -50, 9, 9)) }
          list.shape(Shape(fill: Color(0xFF0000)), in: Rect(200, 200, 20, 20))
        }
        #expect(crowd.color(40, 40) == Paint.red && crowd.color(210, 210) == Paint.red)
        #expect(graphics.renderer.statistics.drawCalls == 4)
        let few = graphics.picture {
          $0.sprite(sprite, at: at(90, 90))
          $0.shape(Shape(), in: Rect(200, 200, 20, 20))
        }
        #expect(few.color(80, 80) == Paint.red && few.color(40, 40) == Paint.black)
        #expect(few.color(210, 210) == Paint.white)
      }
    }
  }
}
