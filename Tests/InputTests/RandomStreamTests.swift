import Geometry
import Input
import TestSupport
import Testing

/// Stands between the arena and a real recognizer and counts the arena's decisions.
private final class Witness: GestureRecognizer {
  private let inner: any GestureRecognizer
  private var open: Set<PointerID> = []
  private(set) var faults: [String] = []
  private(set) var decisions = 0
  /// How many pointers the test offered to it.
  var offers = 0
  init(_ inner: any GestureRecognizer) { self.inner = inner }

  var openCount: Int { open.count }
  var deadline: Duration? { inner.deadline }
  func timePassed(to now: Duration, _ table: GestureTable) -> [(PointerID, Verdict)] {
    inner.timePassed(to: now, table)
  }
  func receive(_ event: PointerEvent, _ table: GestureTable) -> Verdict {
    if event.phase == .began, !open.insert(event.id).inserted { faults.append("began twice") }
    return inner.receive(event, table)
  }
  func win(_ pointer: PointerID) {
    decisions += 1
    if open.remove(pointer) == nil { faults.append("won twice, or lost before") }
    inner.win(pointer)
  }
  func lose(_ pointer: PointerID) {
    // A recognizer in front may accept the first touch: then this one loses it without seeing it.
    decisions += 1
    open.remove(pointer)
    inner.lose(pointer)
  }
}

@Suite struct RandomStreamTests {
  /// Gestures that must be reported as began … (ended | cancelled).
  private final class Order {
    private(set) var isOpen = false
    private(set) var faults = 0
    func began() {
      if isOpen { faults += 1 }
      isOpen = true
    }
    func moved() { if !isOpen { faults += 1 } }
    func ended() {
      if !isOpen { faults += 1 }
      isOpen = false
    }
  }

  private func phase(_ dice: inout Dice) -> PointerEvent.Phase {
    switch Int.random(in: 0..<20, using: &dice) {
    case 0..<5: .began
    case 5..<15: .moved
    case 15..<19: .ended
    default: .cancelled
    }
  }

  @Test func eachRecognizerGetsOneDecisionForEachPointerWhateverTheInput() {
    var allActs = 0
    for seed in UInt64(0)..<4000 {
      var dice = Dice(seed: seed)
      let arena = GestureArena()
      var sanitizer = PointerSanitizer()
      let (drags, transforms, presses) = (Order(), Order(), Order())
      var acts = 0
      // Sometimes a closure cancels everything, as a change of scene does.
      let act = {
        acts += 1
        if (UInt64(acts) + seed) % 11 == 0 { arena.cancelAll() }
      }
      let all = [
        Witness(DoubleTapRecognizer { _ in act() }),
        Witness(
          TapRecognizer(
            onPress: { $0 ? presses.began() : presses.ended() }, action: { _ in act() })),
        Witness(LongPressRecognizer { _ in act() }),
        Witness(FlingRecognizer { _ in act() }),
        Witness(
          DragRecognizer(axis: seed % 2 == 0 ? nil : .horizontal) { update in
            switch update {
            case .began: drags.began()
            case .moved: drags.moved()
            case .ended, .cancelled: drags.ended()
            }
            act()
          }),
        Witness(
          TransformRecognizer(center: { .zero }) { update in
            switch update {
            case .began: transforms.began()
            case .changed(let change):
              transforms.moved()
              #expect(change.scale.isFinite && change.rotation.isFinite && change.scale > 0)
            case .ended, .cancelled: transforms.ended()
            }
            act()
          }),
      ]
      var now = Duration.zero
      var places: [Int64: Point] = [:]
      for _ in 0..<60 {
        now += ms(Int.random(in: 0...120, using: &dice))
        let id = Int64.random(in: -1...3, using: &dice)
        let reach = Bool.random(using: &dice) ? 8.0 : 80
        let way = Point(
          x: .random(in: -reach...reach, using: &dice),
          y: .random(in: -reach...reach, using: &dice))
        places[id, default: .zero] += way
        let event = PointerEvent(
          PointerID(id), phase(&dice), at: places[id, default: .zero], time: now,
          source: id < 0 ? .mouse : .touch,
          button: id < 0 && Int.random(in: 0..<3, using: &dice) == 0 ? .secondary : .primary)
        for event in sanitizer(event) {
          if event.phase == .began {
            let some = all.filter { _ in Bool.random(using: &dice) }.shuffled(using: &dice)
            for witness in some { witness.offers += 1 }
            arena.begin(event, candidates: some)
          } else {
            arena.deliver(event)
          }
        }
        if Int.random(in: 0..<30, using: &dice) == 0 {
          arena.remove(all[Int.random(in: 0..<all.count, using: &dice)])
        }
        if let deadline = arena.nextDeadline, Bool.random(using: &dice) {
          now = max(now, deadline)
          arena.timePassed(to: now)
          #expect(arena.nextDeadline.map { $0 > now } ?? true, "a loop would spin, seed \(seed)")
        }
      }
      for event in sanitizer.cancelAll(at: now) { arena.deliver(event) }
      arena.timePassed(to: now + .seconds(2))
      for witness in all {
        #expect(witness.faults.isEmpty && witness.openCount == 0, "seed \(seed)")
        #expect(witness.decisions == witness.offers, "seed \(seed)")
      }
      #expect(arena.pointersDown.isEmpty && arena.nextDeadline == nil, "seed \(seed)")
      for order in [drags, transforms, presses] {
        #expect(order.faults == 0 && !order.isOpen, "seed \(seed)")
      }
      allActs += acts
    }
    #expect(allActs > 20_000)
  }
}
