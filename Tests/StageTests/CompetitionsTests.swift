import Input
import Testing

@testable import Stage

@Suite struct CompetitionsTests {
  private let tap = TapRecognizer { _ in }
  private let double = DoubleTapRecognizer { _ in }
  private let drag = DragRecognizer(axis: .horizontal) { _ in }
  private let button = Node("button")
  private let list = Node("list")
  private let finger = PointerID(1)

  init() {
    button.recognizers = [tap, double]
    list.recognizers = [drag]
  }

  private func traced(_ gesture: TraceFields.Gesture?) -> String? {
    gesture.map { "\($0.kind) \($0.node)" }
  }

  @Test func theWinnerIsReportedOnceWithItsNode() {
    var competitions = Competitions()
    competitions.begin(finger, [button, list])
    #expect(traced(competitions.won(finger, drag)) == "drag list")
    #expect(traced(competitions.won(finger, drag)) == nil)
  }

  @Test func aRecognizerThatDoesNotCompeteCannotWin() {
    var competitions = Competitions()
    competitions.begin(finger, [button])
    #expect(traced(competitions.won(finger, drag)) == nil)
    #expect(traced(competitions.won(PointerID(2), tap)) == nil)
    competitions.remove(finger)
    #expect(traced(competitions.won(finger, tap)) == nil)
  }

  @Test func aDoubleTapIsReportedForItsSecondTouch() {
    var competitions = Competitions()
    competitions.begin(finger, [button])
    competitions.lifted(finger, isCancelled: false)
    competitions.begin(finger, [button])
    #expect(traced(competitions.won(finger, double)) == nil)
    #expect(traced(competitions.won(finger, double)) == "doubleTap button")
  }

  @Test func aPointerStaysOverItsNodeUntilItIsLiftedAndDecided() {
    var competitions = Competitions()
    competitions.begin(finger, [button])
    #expect(competitions.isOver(button, finger))
    #expect(!competitions.isOver(list, finger) && !competitions.isOver(button, PointerID(2)))
    competitions.lifted(finger, isCancelled: true)
    #expect(!competitions.isOver(button, finger))
  }

  @Test func aWinnerMayBeReportedAfterTheLift() {
    var competitions = Competitions()
    competitions.begin(finger, [button])
    competitions.lifted(finger, isCancelled: false)
    #expect(traced(competitions.won(finger, tap)) == "tap button")
  }
}
