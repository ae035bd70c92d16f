import Geometry
import Input
import TestSupport
import Testing

/// A recognizer that answers as the test wants and logs its calls.
private final class Puppet: GestureRecognizer {
  var answer: (PointerEvent) -> Verdict
  var onWin: () -> Void = {}
  var heard: [String] = []
  init(_ answer: @escaping (PointerEvent) -> Verdict = { _ in .undecided }) {
    self.answer = answer
  }
  func receive(_ event: PointerEvent, _ table: GestureTable) -> Verdict {
    if event.phase == .cancelled { heard.append("cancelled") }
    return answer(event)
  }
  func win(_ pointer: PointerID) {
    heard.append("win")
    onWin()
  }
  func lose(_ pointer: PointerID) { heard.append("lose") }
}

@Suite struct ArenaTests {
  private func finger(_ phase: PointerEvent.Phase, _ time: Int = 0, id: Int64 = 1) -> PointerEvent {
    PointerEvent(PointerID(id), phase, at: .zero, time: ms(time))
  }

  @Test func theFirstToAcceptWins() {
    let arena = GestureArena()
    let (a, b, c) = (Puppet(), Puppet { _ in .accept }, Puppet { _ in .accept })
    arena.begin(finger(.began), candidates: [a, b, c])
    #expect([a, b, c].map(\.heard) == [["lose"], ["win"], ["lose"]])
    #expect(arena.winner(of: PointerID(1)) === b)
  }
  @Test func theLastNotToRejectWins() {
    let arena = GestureArena()
    let (a, b) = (Puppet(), Puppet { $0.phase == .moved ? .reject : .undecided })
    arena.begin(finger(.began), candidates: [a, b])
    #expect(a.heard.isEmpty)
    arena.deliver(finger(.moved))
    #expect([a, b].map(\.heard) == [["win"], ["lose"]])
  }
  @Test func atTheLiftTheFrontmostUndecidedWins() {
    let arena = GestureArena()
    let (a, b) = (Puppet(), Puppet())
    arena.begin(finger(.began), candidates: [a, b])
    arena.deliver(finger(.ended))
    #expect([a, b].map(\.heard) == [["win"], ["lose"]])
    #expect(arena.pointersDown.isEmpty)
  }
  @Test func aRecognizerThatHoldsDelaysTheDecision() {
    let arena = GestureArena()
    let (a, b) = (Puppet(), Puppet { $0.phase == .ended ? .hold : .undecided })
    arena.begin(finger(.began), candidates: [a, b])
    arena.deliver(finger(.ended))
    #expect([a, b].map(\.heard) == [[], []])
    arena.remove(b)
    #expect([a, b].map(\.heard) == [["win"], ["lose"]])
  }
  @Test func allRecognizersLoseACancelledPointerOnce() {
    let arena = GestureArena()
    let (a, b) = (Puppet(), Puppet())
    arena.begin(finger(.began), candidates: [a, b, a])
    arena.deliver(finger(.cancelled))
    arena.deliver(finger(.cancelled))
    arena.cancelAll()
    #expect([a, b].map(\.heard) == [["lose"], ["lose"]])
  }
  @Test func aWinnerReceivesTheCancellationInstead() {
    let arena = GestureArena()
    let a = Puppet()
    arena.begin(finger(.began), candidates: [a])
    arena.cancelAll()
    #expect(a.heard == ["win", "cancelled"])
  }
  @Test func aMissingLiftCountsAsACancellation() {
    let arena = GestureArena()
    let a = Puppet()
    arena.begin(finger(.began), candidates: [a])
    arena.begin(finger(.began), candidates: [a])
    #expect(a.heard == ["win", "cancelled", "win"])
    #expect(arena.pointersDown == [PointerID(1)])
  }
  @Test func aWinnerMayCancelEverything() {
    let arena = GestureArena()
    let (a, b, other) = (Puppet(), Puppet(), Puppet())
    a.onWin = { arena.cancelAll() }
    arena.begin(finger(.began, id: 2), candidates: [other, b])
    arena.begin(finger(.began), candidates: [a, b])
    arena.deliver(finger(.ended))
    #expect(a.heard == ["win"])
    #expect(b.heard == ["lose", "lose"])
    #expect(other.heard == ["lose"])
    #expect(arena.pointersDown.isEmpty)
  }
  @Test func aTracerMayCancelEverything() {
    let arena = GestureArena()
    let (a, b) = (Puppet(), Puppet())
    arena.onDecision = { _, _ in arena.cancelAll() }
    arena.begin(finger(.began), candidates: [a, b])
    arena.deliver(finger(.ended))
    #expect([a, b].map(\.heard) == [["lose"], ["lose"]])
  }
  @Test func decisionsAreTraced() {
    let arena = GestureArena()
    var traced: [PointerID] = []
    arena.onDecision = { id, _ in traced.append(id) }
    arena.begin(finger(.began, id: 8), candidates: [Puppet(), Puppet()])
    arena.deliver(finger(.ended, id: 8))
    #expect(traced == [PointerID(8)])
  }
  @Test func aPointerWithoutCandidatesStillCountsAsDown() {
    let arena = GestureArena()
    arena.begin(finger(.began), candidates: [])
    #expect(arena.pointersDown == [PointerID(1)])
    arena.deliver(finger(.ended))
    #expect(arena.pointersDown.isEmpty)
  }
  @Test func theGestureTableCanBeChanged() {
    let desk = Desk()
    desk.arena.table.touchTapSlop = 40
    desk.candidates = [desk.tap()]
    var script = FingerScript()
    script.slide(1, [at(0), at(39)], over: ms(100))
    desk.play(script)
    #expect(desk.log == ["tap"])
  }
}
