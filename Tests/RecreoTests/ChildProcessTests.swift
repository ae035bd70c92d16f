import CLinux
import Foundation
import Testing

@testable import Live

/// Child processes; `ChildProcess` is the only way to start one.
@Suite(.serialized) struct ChildProcessTests {
  private func alone(_ script: String) -> ChildProcess.Ending? {
    ChildProcess.startAlone("/bin/sh", ["-c", script])?.wait()
  }

  private func connected(_ script: String, input: Int32) -> ChildProcess? {
    ChildProcess.start("/bin/sh", ["-c", script], input: input)
  }

  /// Runs `body` with a file descriptor that reads `text`.
  private func withInput<Result>(_ text: String, _ body: (Int32) throws -> Result) throws -> Result
  {
    let file = NSTemporaryDirectory() + "recreo-input-\(UUID().uuidString)"
    try Data(text.utf8).write(to: URL(filePath: file))
    let input = open(file, O_RDONLY)
    unlink(file)
    defer { close(input) }
    return try body(input)
  }

  @Test func aChildReadsItsInputAndItsOutputIsReturned() throws {
    try withInput("three words here") { input in
      let child = try #require(connected("wc -w; echo nothing of this >&2; exit 3", input: input))
      let output = try #require(child.output(limit: 100, seconds: 60))
      let words = String(decoding: output, as: UTF8.self)
      #expect(words.trimmingCharacters(in: .whitespacesAndNewlines) == "3")
      #expect(child.wait() == .exited(3))
    }
  }

  @Test func aChildThatWritesTooMuchIsKilled() throws {
    try withInput("") { input in
      let child = try #require(connected("exec yes", input: input))
      #expect(child.output(limit: 1000, seconds: 60) == nil)
      #expect(child.wait() == .killed(SIGKILL))
    }
  }

  @Test func aMissingProgramIsNotStarted() {
    #expect(ChildProcess.startAlone("/no/such/program", []) == nil)
    #expect(ChildProcess.start("/no/such/program", [], input: 0) == nil)
  }

  @Test func aChildInheritsNoneOfOurDescriptors() throws {
    let ours = fcntl(0, F_DUPFD, 321)
    defer { close(ours) }
    #expect(ours >= 321)
    let script = "[ ! -e /proc/self/fd/\(ours) ]"
    #expect(alone(script) == .exited(0))
    #expect(connected(script, input: ours)?.wait() == .exited(0))
  }

  @Test func aDetachedChildHasItsOwnSessionAndNoStreams() {
    #expect(alone("set -- $(cat /proc/$$/stat); [ $6 = $$ ]") == .exited(0))
    for stream in 0...2 {
      #expect(alone("[ $(readlink /proc/$$/fd/\(stream)) = /dev/null ]") == .exited(0))
    }
  }

  @Test func aChildReceivesSignalsThatWeIgnoreOrBlock() throws {
    let earlier = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, earlier) }
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    sigaddset(&held, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    #expect(alone("kill -PIPE $$") == .killed(SIGPIPE))
    #expect(alone("kill -TERM $$") == .killed(SIGTERM))
  }

  @Test func onlyAChildWhoseOutputWeReadHasItsBacktraceTurnedOff() throws {
    let earlier = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]
    setenv("RECREO_CHILD_TEST", "a b", 1)
    setenv("SWIFT_BACKTRACE", "enable=yes", 1)
    defer {
      unsetenv("RECREO_CHILD_TEST")
      unsetenv("SWIFT_BACKTRACE")
      if let earlier { setenv("SWIFT_BACKTRACE", earlier, 1) }
    }
    let own = #"[ "$RECREO_CHILD_TEST" = "a b" ] && [ $SWIFT_BACKTRACE = enable="#
    #expect(alone(own + "yes ]") == .exited(0))
    #expect(connected(own + "no ]", input: 0)?.wait() == .exited(0))
  }
}
