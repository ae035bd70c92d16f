import Foundation
import Stage
import Synchronization
import Testing

@Suite struct PostQueueTests {
  @Test func workOfEachThreadIsDoneOnceAndInOrder() {
    let wakes = Mutex(0)
    let queue = PostQueue(wake: { wakes.withLock { $0 += 1 } })
    let done = Ledger()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<500 { queue.post { done.lines.append((thread, number)) } }
    }
    #expect(queue.drain())
    #expect(done.lines.count == 4000)
    for thread in 0..<8 {
      #expect(done.lines.filter { $0.thread == thread }.map(\.number) == Array(0..<500))
    }
    #expect(wakes.withLock { $0 } == 4000)
  }
  @Test func workPostedDuringATurnWaitsForTheNext() {
    let queue = PostQueue()
    let done = Ledger()
    queue.post {
      done.lines.append((0, 1))
      queue.post { done.lines.append((0, 2)) }
    }
    #expect(queue.drain())
    #expect(done.lines.map(\.number) == [1])
    #expect(queue.drain())
    #expect(done.lines.map(\.number) == [1, 2])
    #expect(!queue.drain())
  }
  @Test func theWakerCanBeSetLater() {
    let wakes = Mutex(0)
    let queue = PostQueue()
    queue.post {}
    queue.setWake { wakes.withLock { $0 += 1 } }
    queue.post {}
    #expect(wakes.withLock { $0 } == 1)
  }
}

private final class Ledger {
  var lines: [(thread: Int, number: Int)] = []
}
