import Geometry
import Stage
import TestSupport
import Testing

@testable import Arcade
@testable import Drawing

/// The hand that demonstrates a gesture.
@MainActor @Suite struct HandDemoTests {
  private static let turn = Duration.seconds(2)

  /// Two turns along 100 points, beginning now.
  private func demo(
    stay: Duration? = nil, change: (inout HandScript) -> Void = { _ in }
  ) -> (HandDemo, TestStage) {
    let demo = HandDemo("game.hand")
    demo.frame = Rect(x: 0, y: 0, width: 400, height: 300)
    let table = TestStage { outside in
      outside.art.sprite = { _, size in
        Sprite(
          page: TexturePage(1), u0: 0, v0: 0, u1: 8, v1: 8, width: Float(size.width),
          height: Float(size.height))
      }
    }
    table.stage.resize(to: Size(width: 800, height: 480), density: 1)
    table.stage.begin(with: TestScene("game", [demo]))
    table.settle()
    var script = HandScript(turn: Self.turn, turns: 2, height: 100, still: 0.5)
    script.moves = 0.25...0.75
    script.path = { Pose(offset: Point(x: 100 + 100 * $0.progress, y: 50)) }
    script.ghost = { _, pose, _, list in
      list.shape(Shape(), in: Rect(center: pose.offset, size: Size(9)))
    }
    if let stay { script.stay = stay }
    change(&script)
    demo.show(script)
    return (demo, table)
  }

  /// Where the ghost is after some time.
  private func ghost(_ demo: HandDemo, after milliseconds: Int, of table: TestStage) -> Double? {
    var list = DrawList()
    demo.draw(into: &list, at: table.now + .milliseconds(milliseconds))
    return list.shapes.first { $0.rect.width == 9 }?.rect.midX
  }

  @Test func itIsHiddenUntilItIsShown() {
    let demo = HandDemo("game.hand")
    #expect(demo.isHidden && !demo.isShown && demo.role == .image && demo.recognizers.isEmpty)
    demo.update(at: .seconds(9))
    demo.hide()
    #expect(demo.isHidden)
  }

  @Test func itTakesWhatItHoldsFromOnePlaceToAnotherInEachTurn() {
    let (demo, table) = demo()
    for turn in 0..<2 {
      let places = [0, 500, 1000, 1500, 1900].map {
        ghost(demo, after: turn * 2000 + $0, of: table)
      }
      #expect(places == [100, 100, 150, 200, 200])
    }
  }

  @Test func itLeavesAfterItsTurns() {
    let (demo, table) = demo()
    demo.update(at: table.now + .milliseconds(3990))
    #expect(demo.isShown && demo.nextFrame(after: table.now) == .immediately)
    demo.update(at: table.now + .seconds(4))
    #expect(!demo.isShown && demo.nextFrame(after: table.now) == .onInput)
  }

  @Test func itStandsStillAfterItsTurnsIfItStays() {
    let (demo, table) = demo(stay: .seconds(7))
    demo.update(at: table.now + .seconds(5))
    #expect(demo.isShown)
    #expect([4000, 5000, 6900].map { ghost(demo, after: $0, of: table) } == [150, 150, 150])
    #expect(demo.nextFrame(after: table.now + .seconds(5)) == .at(table.now + .seconds(7)))
    demo.update(at: table.now + .seconds(7))
    #expect(!demo.isShown)
  }

  @Test func withReducedMotionItStandsStillAsLong() {
    let (demo, table) = demo()
    table.stage.reducesMotion = true
    #expect([0, 700, 3900].map { ghost(demo, after: $0, of: table) } == [150, 150, 150])
    #expect(demo.nextFrame(after: table.now) == .at(table.now + .seconds(4)))
  }

  @Test func itFadesInAndOutInEachTurnButNotWhereItStandsStill() {
    var script = HandScript(turn: Self.turn, turns: 2, height: 100, still: 0.5)
    script.fades = (0.2, 0.1)
    func strength(_ milliseconds: Int, isCalm: Bool = false) -> Double {
      script.moment(after: .milliseconds(milliseconds), at: .zero, isCalm: isCalm).strength
    }
    #expect([0, 200, 400, 1700].map { strength($0) } == [0, 0.5, 1, 1])
    #expect(abs(strength(1900) - 0.5) < 0.001 && strength(2000) == 0)
    #expect(strength(0, isCalm: true) == 1 && strength(4000) == 1)
  }

  @Test func aTapShowsARingAndIsPressedHardestAtItsMoment() {
    var script = HandScript(turn: Self.turn, height: 100, still: 0.1)
    (script.taps, script.tapLength) = ([0.3, 0.6], 0.1)
    func press(_ part: Double) -> Double {
      script.moment(after: Self.turn * part, at: .zero, isCalm: false).press
    }
    #expect(press(0.3) == 1 && press(0.6) == 1 && press(0.45) == 0)
    #expect(press(0.25) > 0.4 && press(0.25) < 0.6)
    let (demo, table) = demo { ($0.taps, $0.tapLength) = ([0.5], 0.1) }
    var list = DrawList()
    demo.draw(into: &list, at: table.now + .seconds(1))
    #expect(list.shapes.contains { $0.shape.border > 0 && $0.rect.width == 68 })
  }

  @Test func aHandWithoutAPlaceDrawsNothing() {
    let (demo, table) = demo { $0.path = { _ in nil } }
    var list = DrawList()
    demo.prepare(at: table.now)
    demo.draw(into: &list, at: table.now + .seconds(1))
    #expect(list.count == 0)
  }

  @Test func theDrawingIsFetchedForWhatItHoldsAndAgainOnceItWasLost() {
    var given: [Sprite?] = []
    let (demo, table) = demo {
      $0.art = ("berry", Size(24))
      $0.ghost = { _, _, berry, _ in given.append(berry) }
    }
    var list = DrawList()
    for isLost in [false, true] {
      if isLost { demo.resourcesDidChange() }
      demo.draw(into: &list, at: table.now)
      demo.prepare(at: table.now)
      demo.draw(into: &list, at: table.now)
    }
    #expect(given.map { $0?.width } == [nil, 24, nil, 24])
  }
}
