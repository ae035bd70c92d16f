import Drawing
import Geometry
import TestSupport
import Testing

@testable import Platform

extension GraphicsTests {
  /// Drawing only the changes gives the same picture.
  @Suite struct ChangesTests {
    /// A scene of soft, turned, clipped and textured items that appear, move and disappear at random.
    private struct Scenery {
      struct Thing {
        var box: Rect
        var angle, opacity: Double
        var look: Int
      }
      var things: [Thing] = []
      var dice: Dice
      let sprite: Sprite
      let key: UInt64?

      init(seed: UInt64, sprite: Sprite, key: UInt64?) {
        (dice, self.sprite, self.key) = (Dice(seed: seed), sprite, key)
        for _ in 0..<24 { things.append(thing()) }
      }

      private mutating func thing() -> Thing {
        Thing(
          box: Rect(
            dice.number(-40...300), dice.number(-40...220), dice.number(3...70),
            dice.number(3...70)),
          angle: dice.whole(0...1) == 0 ? 0 : dice.number(0...6),
          opacity: dice.number(0.2...1), look: dice.whole(0...5))
      }

      mutating func change() {
        for _ in 0..<dice.whole(0...4) {
          let index = dice.whole(0...(things.count - 1))
          switch dice.whole(0...5) {
          case 0: things.remove(at: index)
          case 1: things.insert(thing(), at: index)
          case 2: things[index].opacity = dice.number(0.2...1)
          case 3: things[index].angle += 0.1
          default:
            things[index].box.origin.x += dice.number(-9...9)
            things[index].box.origin.y += dice.number(-9...9)
          }
        }
      }

      func draw(into list: inout DrawList) {
        list.shape(
          Shape(fill: Color(0x2E6FB7), grain: 0.03), in: Rect(0, 0, 320, 240))
        if let key { list.endBackdrop(key: key) }
        for (index, thing) in things.enumerated() {
          if index % 7 == 3 { list.pushClip(Rect(40.3, 30.6, 200, 150)) }
          draw(thing, into: &list)
          if index % 7 == 3 { list.popClip() }
        }
      }

      private func draw(_ thing: Thing, into list: inout DrawList) {
        list.context = DrawList.Context(
          transform: Transform(
            scale: 1, rotation: thing.angle, about: thing.box.center, offset: .zero),
          opacity: thing.opacity)
        let tone = Color(0xB04030).mixed(with: .white, Double(thing.look) / 6)
        switch thing.look {
        case 0: list.shape(Shape(radius: 9, fill: tone, grain: 0.03), in: thing.box)
        case 1: list.shadow(of: thing.box, radius: 6, elevation: .lifted)
        case 2:
          list.shape(Shape(radius: 12, fill: .white, border: 2, sprite: sprite), in: thing.box)
        case 3: list.image(sprite, in: thing.box, blend: .additive)
        case 4: list.image(sprite, in: thing.box, blend: .opaque)
        default: list.image(sprite, in: thing.box)
        }
        list.context = DrawList.Context()
      }
    }

    /// Draws a list both ways, one after the other.
    private func check(_ graphics: Graphics, _ list: DrawList, _ words: Comment) -> Int {
      graphics.renderer.drawsOnlyChanges = true
      let changed = graphics.picture(list)
      let calls = graphics.renderer.statistics.drawCalls
      graphics.renderer.drawsOnlyChanges = false
      #expect(graphics.picture(list) == changed, words)
      return calls
    }

    @Test(arguments: [GLDialect.core33, .es30])
    func drawingOnlyChangesGivesTheSamePixelsAsDrawingAll(_ dialect: GLDialect) throws {
      try Graphics.with(dialect) { graphics in
        let sprite = graphics.quarters()
        for seed in 1...4 as ClosedRange<UInt64> {
          var scenery = Scenery(
            seed: seed, sprite: sprite, key: seed % 2 == 0 ? nil : 70_000 + seed)
          for step in 0..<40 {
            var list = DrawList()
            scenery.draw(into: &list)
            _ = check(graphics, list, "seed \(seed), step \(step)")
            scenery.change()
          }
        }
      }
    }
    @Test func overABlurOnlyWhatMovesIsDrawn() throws {
      try Graphics.with { graphics in
        let scenery = Scenery(seed: 9, sprite: graphics.quarters(), key: 71_000)
        var calls: [Int] = []
        for step in 0..<12 {
          var list = DrawList()
          scenery.draw(into: &list)
          list.blurBehind(key: 72_000, opacity: min(1, Double(step) / 4))
          for row in 0..<4 {
            let slid = row == 2 ? Double(step) * 3 : 0
            list.shape(Shape(radius: 5), in: Rect(20 + slid, Double(row) * 50 + 10, 60, 30))
          }
          calls.append(check(graphics, list, "step \(step)"))
        }
        #expect(calls.last == 2, "a part of the blur, and one row")
      }
    }
    @Test func aFrameLikeTheLastOneIsNotDrawnAgain() throws {
      try Graphics.with { graphics in
        let scenery = Scenery(seed: 3, sprite: graphics.quarters(), key: nil)
        var list = DrawList()
        scenery.draw(into: &list)
        _ = check(graphics, list, "first")
        #expect(check(graphics, list, "second") == 0)
      }
    }
    @Test func aPageThatChangesUnderTheSameQuadsIsDrawnAgain() throws {
      try Graphics.with { graphics in
        let sprite = graphics.quarters()
        var list = DrawList()
        list.image(sprite, in: Rect(20, 20, 100, 100))
        _ = check(graphics, list, "before")
        graphics.renderer.upload(Pixmap(width: 20, height: 20), to: sprite.page, x: 0, y: 0)
        graphics.renderer.drawsOnlyChanges = true
        #expect(graphics.picture(list).color(40, 40) == Paint.black)
        graphics.renderer.drawsOnlyChanges = false
      }
    }
  }
}
