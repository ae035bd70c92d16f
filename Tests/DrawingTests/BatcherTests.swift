import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct BatcherTests {
  private enum Thing { case sprite(Int), glow(Int), tile(Int), plain, clip, backdrop }

  private func batches(_ things: [Thing]) -> [Batch] {
    var list = DrawList()
    for thing in things {
      switch thing {
      case .sprite(let page): list.sprite(.page(page), at: .zero)
      case .glow(let page): list.sprite(.page(page), at: .zero, blend: .additive)
      case .tile(let page): list.shape(Shape(sprite: .page(page)), in: Rect(0, 0, 9, 9))
      case .plain: list.shape(Shape(), in: Rect(0, 0, 9, 9))
      case .clip: list.pushClip(Rect(0, 0, 9, 9))
      case .backdrop: list.endBackdrop(key: 7)
      }
    }
    let batcher = Batcher()
    batcher.fill(from: list)
    return batcher.batches
  }
  private func quads(_ batches: [Batch]) -> [Range<Int>] {
    batches.compactMap { if case .quads(_, _, _, let quads) = $0 { quads } else { nil } }
  }

  @Test func spritesOfOnePageShareADrawCall() {
    #expect(
      batches([.sprite(4), .sprite(4), .sprite(4)])
        == [.quads(.sprite, page: TexturePage(4), blend: .normal, quads: 0..<3)])
  }
  @Test func orderIsNeverTradedForFewerCalls() {
    #expect(quads(batches([.sprite(0), .sprite(1), .sprite(0)])) == [0..<1, 1..<2, 2..<3])
  }
  @Test func aDifferentBlendModeStartsANewDrawCall() {
    #expect(quads(batches([.sprite(0), .glow(0), .glow(0)])) == [0..<1, 1..<3])
  }
  @Test func eachMaterialHasItsOwnDrawCallsAndItsOwnQuadCount() {
    #expect(
      batches([.plain, .sprite(0), .plain, .sprite(0)]) == [
        .quads(.shape, page: nil, blend: .normal, quads: 0..<1),
        .quads(.sprite, page: TexturePage(0), blend: .normal, quads: 0..<1),
        .quads(.shape, page: nil, blend: .normal, quads: 1..<2),
        .quads(.sprite, page: TexturePage(0), blend: .normal, quads: 1..<2),
      ])
  }
  @Test func aShapeWithoutAPictureFitsIntoABatchOfAnyPage() {
    #expect(
      batches([.plain, .tile(2), .plain, .tile(2), .tile(3), .plain]) == [
        .quads(.shape, page: TexturePage(2), blend: .normal, quads: 0..<4),
        .quads(.shape, page: TexturePage(3), blend: .normal, quads: 4..<6),
      ])
  }
  @Test func clipsAndBackdropsKeepTheirPlaceBetweenQuads() {
    #expect(
      batches([.sprite(0), .clip, .sprite(0), .backdrop, .sprite(0)]) == [
        .quads(.sprite, page: TexturePage(0), blend: .normal, quads: 0..<1),
        .clip(Rect(0, 0, 9, 9)),
        .quads(.sprite, page: TexturePage(0), blend: .normal, quads: 1..<2),
        .endBackdrop(key: 7),
        .quads(.sprite, page: TexturePage(0), blend: .normal, quads: 2..<3),
      ])
  }
  @Test func anEmptyListNeedsNoDrawCall() { #expect(batches([]).isEmpty) }

  @Test func noDrawCallHasMoreQuadsThanSixteenBitIndicesReach() {
    let limit = Batcher.quadLimit
    let sprites = batches(Array(repeating: .sprite(0), count: 2 * limit + 1))
    #expect(quads(sprites) == [0..<limit, limit..<2 * limit, 2 * limit..<2 * limit + 1])
    let shapes = batches(
      [.tile(1)] + Array(repeating: .plain, count: limit) + [.sprite(0), .tile(1)])
    #expect(quads(shapes) == [0..<limit, limit..<limit + 1, 0..<1, limit + 1..<limit + 2])
  }
  @Test func everyQuadIsDrawnOnceAndInOrder() {
    var dice = Dice(seed: 18)
    for _ in 0..<300 {
      let things: [Thing] = (0..<dice.whole(0...60)).map { _ in
        switch dice.whole(0...6) {
        case 0, 1: .sprite(dice.whole(0...1))
        case 2: .glow(0)
        case 3: .tile(dice.whole(0...1))
        case 4, 5: .plain
        default: .clip
        }
      }
      var next: [Material: Int] = [:]
      for case .quads(let material, _, _, let quads) in batches(things) {
        #expect(quads.lowerBound == next[material, default: 0] && !quads.isEmpty)
        next[material] = quads.upperBound
      }
      let sprites = things.count { if case .sprite = $0 { true } else { false } }
      let glows = things.count { if case .glow = $0 { true } else { false } }
      #expect(next[.sprite, default: 0] == sprites + glows)
    }
  }
}
