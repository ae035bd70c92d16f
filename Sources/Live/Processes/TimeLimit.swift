import Dispatch
import Glibc
import Host

/// A limit for calls that wait for others and cannot be interrupted.
nonisolated package enum TimeLimit {
  /// Runs `body`; if it takes longer, says why and ends the process at once.
  package static func run<Value>(
    seconds: Int, orSay sentence: String, exit code: Int32, _ body: () throws -> Value
  ) rethrows -> Value {
    let end = DispatchWorkItem {
      StandardStreams.say(sentence)
      _exit(code)
    }
    DispatchQueue.global(qos: .userInteractive).asyncAfter(
      deadline: .now() + .seconds(seconds), execute: end)
    defer { end.cancel() }
    return try body()
  }
}
