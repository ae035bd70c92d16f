import Geometry

/// Decides, pointer by pointer, which recognizer acts.
///
/// The first to accept wins; otherwise the last that has not rejected; otherwise, when the
/// pointer lifts, the front-most, unless one holds. Time advances with events and with
/// `timePassed`: deliver waiting events before calling that. Closures may call back into the
/// arena at any time.
public final class GestureArena {
  /// The thresholds passed to each recognizer; a change takes effect with the next event.
  public var table: GestureTable
  /// Called with each pointer's winner, before the winner is notified; for tracing.
  public var onDecision: ((PointerID, any GestureRecognizer) -> Void)?
  /// In the order of landing; lifted pointers stay while a recognizer holds them.
  private var contests: [Contest] = []
  private var aliases = Int64.min

  /// An arena without pointers.
  public init(table: GestureTable = GestureTable()) { self.table = table }

  /// The pointers that are down, in the order in which they landed.
  public var pointersDown: [PointerID] { contests.filter { !$0.isLifted }.map(\.id) }

  /// When to call `timePassed`, or nil when only events matter.
  public var nextDeadline: Duration? { competitors.compactMap(\.deadline).min() }

  /// The recognizer that has won this pointer, while the pointer is down.
  public func winner(of id: PointerID) -> (any GestureRecognizer)? { contest(of: id)?.winner }

  /// A pointer landed; `candidates` are ordered front to back, beginning with the node under the
  /// finger.
  public func begin(_ event: PointerEvent, candidates: [any GestureRecognizer]) {
    if let lost = contest(of: event.id) { cancel(lost) }
    timePassed(to: event.time)
    release(elsewhereThan: event, candidates)
    let contest = Contest(event, key: key(for: event.id), members: candidates)
    contests.append(contest)
    hand(event, to: contest)
    timePassed(to: event.time)
  }

  /// A pointer moved, lifted or was cancelled.
  public func deliver(_ event: PointerEvent) {
    if event.phase != .cancelled { timePassed(to: event.time) }
    guard event.phase != .began, let contest = contest(of: event.id) else { return }
    contest.last = event
    if event.phase == .cancelled {
      cancel(contest)
    } else {
      contest.isLifted = event.phase == .ended
      hand(event, to: contest)
    }
    timePassed(to: event.time)
  }

  /// Notifies the recognizers whose deadline has passed, the earliest first.
  public func timePassed(to now: Duration) {
    var notified: Set<ObjectIdentifier> = []
    while let due = earliest(by: now, except: notified) {
      notified.insert(ObjectIdentifier(due))
      for (key, verdict) in due.timePassed(to: now, table) {
        if let contest = contests.first(where: { $0.key == key && $0.has(due) }) {
          apply(verdict, of: due, in: contest)
          settle(contest)
        }
      }
    }
  }

  /// Cancels all touches, because the scene changes or the window lost focus.
  ///
  /// Unlike a `cancelled` event for each pointer, this also drops taps that have lifted and wait.
  public func cancelAll() {
    for contest in contests { cancel(contest) }
  }

  /// Removes a recognizer whose node is gone; it is notified of the end of each of its pointers.
  public func remove(_ recognizer: any GestureRecognizer) {
    for contest in contests {
      if contest.winner === recognizer {
        cancel(contest)
      } else {
        apply(.reject, of: recognizer, in: contest)
        settle(contest)
      }
    }
  }

  private func contest(of id: PointerID) -> Contest? {
    contests.first { $0.id == id && !$0.isLifted }
  }

  /// The mouse and reused finger numbers may touch again while their last tap is held;
  /// recognizers must not mistake the two touches for one.
  private func key(for id: PointerID) -> PointerID {
    guard contests.contains(where: { $0.key == id }) else { return id }
    aliases += 1
    return PointerID(aliases)
  }

  private var competitors: [any GestureRecognizer] {
    contests.flatMap { $0.winner.map { [$0] } ?? $0.members }
  }

  private func earliest(
    by now: Duration, except notified: Set<ObjectIdentifier>
  ) -> (any GestureRecognizer)? {
    var best: (recognizer: any GestureRecognizer, deadline: Duration)?
    for recognizer in competitors where !notified.contains(ObjectIdentifier(recognizer)) {
      guard let deadline = recognizer.deadline, deadline <= now else { continue }
      if let best, best.deadline <= deadline { continue }
      best = (recognizer, deadline)
    }
    return best?.recognizer
  }

  /// Releases a tap that waits for a second one, because the same hand has touched elsewhere.
  private func release(elsewhereThan event: PointerEvent, _ candidates: [any GestureRecognizer]) {
    for contest in contests where contest.isLifted && isOneHand(contest.last, event) {
      for member in contest.members
      where contest.isHeld(by: member) && !candidates.contains(where: { $0 === member }) {
        apply(.reject, of: member, in: contest)
      }
      settle(contest)
    }
  }

  private func isOneHand(_ a: PointerEvent, _ b: PointerEvent) -> Bool {
    a.source == b.source
      && (a.source == .mouse || a.location.distance(to: b.location) <= table.handSpan)
  }

  private func hand(_ event: PointerEvent, to contest: Contest) {
    var event = event
    event.id = contest.key
    if let winner = contest.winner {
      _ = winner.receive(event, table)
    } else {
      for member in contest.members where contest.has(member) {
        apply(member.receive(event, table), of: member, in: contest)
      }
    }
    settle(contest)
  }

  private func apply(_ verdict: Verdict, of member: any GestureRecognizer, in contest: Contest) {
    // An event may have made a closure cancel everything.
    guard contest.has(member) else { return }
    switch verdict {
    case .undecided: break
    case .accept: award(contest, to: member)
    case .hold: contest.hold(by: member)
    case .reject:
      contest.remove(member)
      member.lose(contest.key)
    }
  }

  private func settle(_ contest: Contest) {
    if let front = contest.members.first,
      contest.members.count == 1 || (contest.isLifted && !contest.isHeld)
    {
      award(contest, to: front)
    }
    if contest.isOver { contests.removeAll { $0 === contest } }
  }

  private func award(_ contest: Contest, to winner: any GestureRecognizer) {
    for member in contest.decide() where member !== winner { member.lose(contest.key) }
    if !contest.isCancelled { onDecision?(contest.id, winner) }
    if contest.isCancelled {
      winner.lose(contest.key)
    } else {
      contest.winner = winner
      winner.win(contest.key)
    }
  }

  private func cancel(_ contest: Contest) {
    guard !contest.isCancelled else { return }
    contests.removeAll { $0 === contest }
    for member in contest.cancel() { member.lose(contest.key) }
    if !contest.isLifted, let winner = contest.winner {
      var event = contest.last.changed(to: .cancelled, at: contest.last.time)
      event.id = contest.key
      _ = winner.receive(event, table)
    }
  }
}
