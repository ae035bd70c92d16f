import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct BatcherMemoryTests {
  private func fill(_ list: inout DrawList, sprites: Int) {
    list.removeAll()
    for index in 0..<sprites {
      list.sprite(.page(index / 50 % 3), at: at(Double(index), 5))
      if index % 4 == 0 { list.shape(Shape(radius: 8), in: Rect(0, 0, 9, 9)) }
      if index % 100 == 0 { list.endBackdrop(key: 1) }
    }
  }

  /// The addresses of the batcher's buffers.
  private func places(_ batcher: Batcher) -> [UnsafeRawPointer?] {
    [
      UnsafeRawPointer(batcher.spriteVertices.baseAddress),
      UnsafeRawPointer(batcher.shapeVertices.baseAddress),
      batcher.batches.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) },
    ]
  }

  @Test func aSecondFrameReusesTheMemoryOfTheFirst() {
    var list = DrawList()
    let batcher = Batcher()
    fill(&list, sprites: 3000)
    batcher.fill(from: list)
    let first = places(batcher)
    for _ in 0..<20 {
      fill(&list, sprites: 3000)
      batcher.fill(from: list)
      #expect(places(batcher) == first)
    }
    fill(&list, sprites: 100)
    batcher.fill(from: list)
    #expect(places(batcher) == first, "a smaller frame frees nothing")
  }
  @Test func theBuffersGrowToHoldMoreSprites() {
    var list = DrawList()
    let batcher = Batcher()
    for count in [0, 1, 255, 256, 257, 70_000] {
      fill(&list, sprites: count)
      batcher.fill(from: list)
      #expect(batcher.spriteVertices.count == count * 4)
      #expect(batcher.shapeVertices.count == (count + 3) / 4 * 4)
      if count > 0 { #expect(batcher.spriteVertices[count * 4 - 4].x == Float(count - 1) - 32) }
    }
  }
}
