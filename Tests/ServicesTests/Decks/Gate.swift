import Synchronization

/// Callers wait here until it is opened.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  func wait() async {
    await withCheckedContinuation { visitor in
      let goesIn = state.withLock { state in
        if !state.isOpen { state.waiting.append(visitor) }
        return state.isOpen
      }
      if goesIn { visitor.resume() }
    }
  }

  func open() {
    let visitors = state.withLock { state in
      defer { state = State(isOpen: true) }
      return state.waiting
    }
    for visitor in visitors { visitor.resume() }
  }
}
