import Drawing
import Geometry
import Stage
import TestSupport
import Testing

@Suite struct TransitionTests {
  private let first = TestScene("first", [TestNode("one", Rect(0, 0, 50, 50))])
  private let second = TestScene("second", [TestNode("two", Rect(60, 0, 50, 50))])
  private let table: TestStage

  init() {
    table = TestStage(first)
    table.settle()
  }

  private func perform(_ change: Stage.Change) {
    table.stage.perform(change)
    table.wait(1)
  }
  /// The opacities of the shapes drawn, back to front, in percent.
  private var opacities: [Int] {
    table.stage.draw { list in
      let batcher = Batcher()
      batcher.fill(from: list)
      return stride(from: 0, to: batcher.shapeVertices.count, by: 4).map {
        Int(batcher.shapeVertices[$0].fill >> 24) * 100 / 255
      }
    }
  }
  /// The rectangles that scenes are cut off at.
  private var clips: [Rect] {
    table.stage.draw { list in
      let batcher = Batcher()
      batcher.fill(from: list)
      return batcher.batches.compactMap { if case .clip(let rect?) = $0 { rect } else { nil } }
    }
  }
  private var backdropKeys: [UInt64] {
    table.stage.draw { list in
      let batcher = Batcher()
      batcher.fill(from: list)
      return batcher.batches.compactMap {
        if case .endBackdrop(let key) = $0 { key } else { nil }
      }
    }
  }

  @Test func theNewSceneSlidesInOverTheOldWhichGivesWay() {
    perform(.push(second))
    table.wait(100)
    let clips = clips
    #expect(clips.count == 1 && clips[0].maxX == table.stage.bounds.maxX)
    #expect((10...table.stage.bounds.midX).contains(clips[0].minX), "\(clips)")
    table.wait(500)
    #expect(self.clips.isEmpty && opacities == [100, 100], "the old one is gone")
  }
  @Test func withReducedMotionTheNewSceneFadesInOverTheOld() {
    table.stage.reducesMotion = true
    perform(.push(second))
    #expect(opacities == [100, 100, 0, 0])
    table.wait(130)
    let half = opacities
    #expect(half[0] == 100 && (30...70).contains(half[2]))
    table.wait(500)
    #expect(opacities == [100, 100], "the old one is gone")
  }
  @Test func aTransitionEndsWithin320MillisecondsAndThenNothingMoves() {
    for change in [Stage.Change.push(second), .pop, .replace(second)] {
      perform(change)
      #expect(table.stage.nextFrame() == .immediately)
      let frames = table.settle()
      #expect(frames > 5 && frames * 16 <= 320, "\(frames)")
      #expect(table.stage.nextFrame() == .onInput)
    }
  }
  @Test func aDialogFadesInAndOut() {
    let dialog = TestScene("dialog", isOpaque: false)
    perform(.push(dialog))
    table.wait(110)
    #expect(opacities[0] == 100 && (20...80).contains(opacities[2]))
    table.settle()
    perform(.pop)
    table.wait(110)
    #expect((20...80).contains(opacities[2]))
    table.settle()
    #expect(opacities == [100, 100])
  }
  @Test func goingHomeFromADialogFadesTheDialogAlone() {
    perform(.push(TestScene("dialog", isOpaque: false)))
    table.settle()
    perform(.popToRoot)
    #expect(opacities == [100, 100, 100], "scene, its node and the dialog")
    table.settle()
    #expect(opacities == [100, 100])
  }
  @Test func aBackdropsKeyChangesWithEachChange() {
    let before = backdropKeys
    #expect(before.count == 1 && backdropKeys == before, "the same as long as nothing changes")
    perform(.push(second))
    let during = backdropKeys
    #expect(!during.contains(before[0]))
    table.wait(500)
    let after = backdropKeys
    #expect(after.count == 1 && !during.contains(after[0]) && !before.contains(after[0]))
    table.stage.backdropDidChange()
    #expect(backdropKeys != after)
  }
  @Test func aChangeDuringATransitionReplacesIt() {
    perform(.push(second))
    table.wait(100)
    perform(.pop)
    table.settle()
    #expect(table.stage.scenes.count == 1)
    #expect(opacities == [100, 100])
  }
  @Test func theFirstSceneIsThereAtOnce() {
    let table = TestStage(first)
    table.stage.show(second)
    table.frame()
    #expect(table.stage.nextFrame() == .onInput)
    #expect(table.stage.top === second)
  }
}
