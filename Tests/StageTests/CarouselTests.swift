import Geometry
import Input
import Stage
import TestSupport
import Testing

@Suite struct CarouselTests {
  /// A carousel in the middle of 800 × 480 points, with a log of its callbacks.
  private final class Fixture {
    var heard: [Int] = []
    var opened: [Int] = []
    let carousel: Carousel
    let table: TestStage

    init(_ count: Int) {
      var changed: (Int) -> Void = { _ in }
      var opened: (Int) -> Void = { _ in }
      carousel = Carousel(
        "carousel", label: "Pictures",
        items: (0..<count).map { TestNode("item.\($0)", .zero, taps: false) },
        itemSize: Size(200), onOpen: { opened($0) }, onChange: { changed($0) })
      table = TestStage(TestScene("carousel", [carousel]))
      carousel.frame = Rect(0, 100, 800, 240)
      table.settle()
      changed = { [unowned self] in heard.append($0) }
      opened = { [unowned self] in self.opened.append($0) }
    }

    func frame(_ index: Int) -> Rect { carousel.items[index].windowFrame(at: table.now) }
    var middle: Int? {
      carousel.items.indices.first { frame($0).center.distance(to: at(400, 220)) < 1 }
    }
  }

  @Test func theMiddleItemIsLargeWithNeighboursOnBothSides() {
    let it = Fixture(6)
    #expect(it.middle == 0)
    #expect(it.frame(0).width == 200)
    #expect(abs(it.frame(1).width - 144) < 1e-9 && abs(it.frame(5).width - 144) < 1e-9)
    #expect(it.frame(1).minX > it.frame(0).maxX && it.frame(5).maxX < it.frame(0).minX)
  }
  @Test(arguments: [false, true]) func anItemThatTheFrameWouldCutIsHidden(isStrip: Bool) {
    let it = Fixture(7)
    it.carousel.isStrip = isStrip
    for width in stride(from: 200.0, to: 1600, by: 37) {
      it.carousel.frame = Rect(0, 100, width, 240)
      for index in 0..<7 {
        guard let slot = it.carousel.items[index].parent else { continue }
        let frame = slot.windowFrame(at: it.table.now)
        guard slot.pose(at: it.table.now).opacity > 0.05, frame.width < width else { continue }
        #expect(frame.minX >= 0 && frame.maxX <= width, "\(index) of \(width)")
      }
    }
  }
  @Test func anItemThatIsAnActionOpensAtTheSideToo() {
    let it = Fixture(6)
    it.carousel.actsAtOnce = { $0 == 5 }
    it.table.tap(at: it.frame(5).center)
    it.table.settle()
    #expect(it.opened == [5] && it.heard.isEmpty && it.carousel.chosen == 0)
  }
  @Test(arguments: [1, -1] as [Int64]) func aTapBringsASideItemToTheMiddle(pointer: Int64) {
    let it = Fixture(6)
    it.table.tap(pointer, at: it.frame(5).center)
    #expect(it.heard == [5] && it.carousel.chosen == 5 && it.carousel.traceValue == 5)
    it.table.settle()
    #expect(it.middle == 5)
    it.table.tap(pointer, at: at(400, 220))
    #expect(it.opened == [5] && it.heard == [5])
  }
  @Test(arguments: [1, -1] as [Int64]) func aDragSettlesOnTheNearestItem(pointer: Int64) {
    let it = Fixture(6)
    it.table.slide(pointer, from: at(500, 220), to: at(320, 230))
    it.table.wait(300)
    #expect(it.heard.isEmpty, "not while it is held")
    it.table.lift(pointer)
    it.table.settle()
    #expect(it.heard == [1] && it.middle == 1)
    it.table.slide(pointer, from: at(400, 220), to: at(460, 220))
    it.table.wait(300)
    it.table.lift(pointer)
    it.table.settle()
    #expect(it.heard == [1] && it.middle == 1, "less than half way springs back")
  }
  @Test func aFlingMovesByAtLeastOneItem() {
    let it = Fixture(6)
    it.table.slide(from: at(400, 220), to: at(450, 220))
    it.table.lift()
    it.table.settle()
    #expect(it.heard == [5] && it.middle == 5)
  }
  @Test func aFingerStopsAMovingCarousel() {
    let it = Fixture(6)
    it.table.slide(from: at(700, 220), to: at(300, 220))
    it.table.lift()
    it.table.wait(60)
    it.table.press(at: at(400, 220))
    #expect(it.table.stage.nextFrame() == .immediately)
    it.table.frame()
    #expect(it.table.stage.nextFrame() == .onInput, "it rests while it is held")
    it.table.wait(300)
    it.table.lift()
    it.table.settle()
    #expect(it.middle == it.carousel.chosen && it.opened.isEmpty)
  }
  @Test func keysAndTheWheelWrapAround() {
    let it = Fixture(3)
    it.table.key(.tab)
    for _ in 0..<4 { it.table.key(.right) }
    #expect(it.heard == [1, 2, 0, 1])
    it.table.wheel(at: at(400, 220), up: 1)
    it.table.wheel(at: at(400, 220), up: 0.5)
    it.table.wheel(at: at(400, 220), up: 0.5)
    it.table.wheel(at: at(400, 220), right: 1)
    #expect(it.heard.suffix(3) == [0, 2, 0])
    it.table.key(.enter)
    #expect(it.opened == [0])
    it.table.settle()
    #expect(it.middle == 0)
  }
  @Test func theSelectedItemIsInTheMiddleForAnyNumberOfItems() {
    var dice = Dice(seed: 50)
    for count in 1...9 {
      let it = Fixture(count)
      for _ in 0..<30 {
        switch dice.whole(0...3) {
        case 0: it.carousel.show(dice.whole(0...(count - 1)))
        case 1:
          it.table.slide(
            from: at(400, 220), to: at(dice.number(50...750), dice.number(200...240)))
          it.table.lift()
        case 2: it.table.wheel(at: at(400, 220), up: dice.number(-3...3))
        default: it.table.wait(dice.whole(0...300))
        }
        if dice.whole(0...2) == 0 {
          it.table.settle()
          #expect(it.middle == it.carousel.chosen, "\(count) items")
        }
      }
      it.table.settle()
      #expect(it.table.stage.nextFrame() == .onInput)
      #expect(it.middle == it.carousel.chosen, "\(count) items")
    }
  }
  @Test func aSingleItemStaysInTheMiddle() {
    let it = Fixture(1)
    it.table.key(.tab)
    it.table.key(.right)
    it.table.slide(from: at(400, 220), to: at(100, 220))
    it.table.lift()
    it.table.settle()
    #expect(it.heard.isEmpty && it.middle == 0)
  }
  @Test func disabledItDoesNothing() {
    let it = Fixture(5)
    it.table.key(.tab)
    it.carousel.isEnabled = false
    it.table.key(.right)
    it.table.tap(at: it.frame(1).center)
    it.table.slide(from: at(400, 220), to: at(100, 220))
    it.table.lift()
    it.table.wheel(at: at(400, 220), up: 1)
    #expect(it.heard.isEmpty && it.opened.isEmpty)
  }
  @Test func withReducedMotionItFadesInsteadOfSliding() {
    let it = Fixture(5)
    it.table.stage.reducesMotion = true
    it.table.key(.tab)
    it.table.key(.right)
    #expect(it.middle == 1, "it changes at once")
    #expect(it.table.settle() > 5, "and fades in")
  }
}
