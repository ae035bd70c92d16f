import Dispatch
import Host
import Testing

@Suite struct ParallelWorkTests {
  private struct Mishap: Error {}

  @Test func itRunsWhileTheCallerGoesOn() throws {
    let (begun, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let work = ParallelWork {
      begun.signal()
      return end.wait(timeout: .now() + 60) == .success ? 7 : 0
    }
    begun.wait()
    end.signal()
    #expect(try work.value() == 7)
    #expect(try work.value() == 7, "again")
  }

  @Test func itsErrorIsThrownToWhoeverWaits() {
    let work = ParallelWork<Int> { throw Mishap() }
    #expect(throws: Mishap.self) { try work.value() }
  }
}
