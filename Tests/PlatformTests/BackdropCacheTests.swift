import Drawing
import Geometry
import TestSupport
import Testing

@testable import Platform

extension GraphicsTests {
  /// Backdrops and blurs are drawn once and reused while their key is the same.
  @Suite struct BackdropCacheTests {
    private static var lastKey: UInt64 = 1000
    /// A key no other test has used with this renderer.
    private func newKey() -> UInt64 {
      Self.lastKey += 1
      return Self.lastKey
    }

    private func backdrop(_ list: inout DrawList, key: UInt64, _ color: UInt32 = 0x2E6FB7) {
      for index in 0..<40 {
        let fill = Color(color).mixed(with: .white, Double(index) / 60)
        list.shape(Shape(fill: fill), in: Rect(Double(index) * 8, 0, 8, 240))
        list.pushClip(Rect(0, 0, 320, 240))
        list.popClip()
      }
      list.endBackdrop(key: key)
      list.shape(Shape(radius: 9, fill: Color(0xFF0000)), in: Rect(100, 100, 50, 50))
    }

    @Test func aCachedBackdropSavesDrawCallsAndLooksTheSame() throws {
      try Graphics.with { graphics in
        let key = newKey()
        let first = graphics.picture { backdrop(&$0, key: key) }
        let calls = graphics.renderer.statistics.drawCalls
        let second = graphics.picture { backdrop(&$0, key: key) }
        #expect(calls == 41 && graphics.renderer.statistics.drawCalls == 1)
        #expect(second == first)
      }
    }
    @Test func aBackdropWithTheSameKeyIsNotDrawnAgain() throws {
      try Graphics.with { graphics in
        let (key, other) = (newKey(), newKey())
        let first = graphics.picture { backdrop(&$0, key: key) }
        let changed = graphics.picture { backdrop(&$0, key: key, 0x2F8F4E) }
        #expect(changed == first, "the key says that it did not change")
        let fresh = graphics.picture { backdrop(&$0, key: other, 0x2F8F4E) }
        #expect(fresh != first)
        #expect(graphics.renderer.statistics.drawCalls == 41)
      }
    }
    @Test func anotherSizeNeedsAnotherBackdrop() throws {
      try Graphics.with { graphics in
        let key = newKey()
        _ = graphics.picture { backdrop(&$0, key: key) }
        var list = DrawList()
        backdrop(&list, key: key)
        let page = graphics.renderer.draw(list, size: Size(100), density: 1)
        #expect(graphics.renderer.statistics.drawCalls == 41)
        graphics.renderer.freePage(page)
        let again = graphics.picture { backdrop(&$0, key: key) }
        #expect(again.color(300, 120) != Paint.black)
      }
    }

    private func dialog(_ list: inout DrawList, key: UInt64, opacity: Double = 1) {
      list.shape(Shape(fill: .black), in: Rect(0, 0, 320, 240))
      for index in 0..<10 {
        list.shape(Shape(fill: .white), in: Rect(Double(index) * 32, 0, 16, 240))
        list.pushClip(Rect(0, 0, 320, 240))
        list.popClip()
      }
      list.blurBehind(key: key, opacity: opacity)
      list.shape(Shape(radius: 16, fill: Color(0xFF0000)), in: Rect(140, 100, 40, 40))
    }

    @Test func aBlurIsDrawnOnceAndWhatItCoversIsSkipped() throws {
      try Graphics.with { graphics in
        let key = newKey()
        let first = graphics.picture { dialog(&$0, key: key) }
        let calls = graphics.renderer.statistics.drawCalls
        let second = graphics.picture { dialog(&$0, key: key) }
        #expect(calls > 10 && graphics.renderer.statistics.drawCalls == 2, "one copy, one shape")
        #expect(second == first)
        _ = graphics.picture { dialog(&$0, key: newKey()) }
        #expect(graphics.renderer.statistics.drawCalls == calls, "a new key blurs again")
      }
    }
    @Test func aBlurIsSmoothAndKeepsTheBrightness() throws {
      try Graphics.with { graphics in
        let picture = graphics.picture { dialog(&$0, key: newKey()) }
        let row = (0..<320).map { picture.color($0, 40)[0] }
        let steps = zip(row, row.dropFirst()).map { abs($0 - $1) }
        #expect((steps.max() ?? 255) <= 8, "no edge is left")
        let inner = row[40..<280]
        #expect((inner.max() ?? 255) - (inner.min() ?? 0) < 60, "the stripes become grey")
        let mean = inner.reduce(0, +) / inner.count
        #expect(abs(mean - 128) < 10)
        #expect(picture.color(160, 120) == Paint.red, "what lies over it is sharp")
      }
    }
    @Test func aBlurThatFadesInMixesWithTheSharpPicture() throws {
      try Graphics.with { graphics in
        let key = newKey()
        let sharp = graphics.picture { dialog(&$0, key: key, opacity: 0) }
        #expect(sharp.color(8, 40) == Paint.white && sharp.color(24, 40) == Paint.black)
        let half = graphics.picture { dialog(&$0, key: key, opacity: 0.5) }
        let full = graphics.picture { dialog(&$0, key: key) }
        for x in stride(from: 4, to: 320, by: 16) {
          let expected = (sharp.color(x, 40)[0] + full.color(x, 40)[0]) / 2
          #expect(abs(half.color(x, 40)[0] - expected) <= 2, "\(x)")
        }
      }
    }
    @Test func aDialogOverADialogCachesBothBlurs() throws {
      try Graphics.with { graphics in
        let (one, two) = (newKey(), newKey())
        var list = DrawList()
        dialog(&list, key: one)
        list.blurBehind(key: two, opacity: 1)
        let first = graphics.picture(list)
        #expect(first == graphics.picture(list))
        #expect(graphics.renderer.statistics.drawCalls == 1)
        let middle = first.color(160, 120)
        #expect(middle[0] > middle[1] + 40, "the first dialog is visible, blurred")
      }
    }
  }
}
