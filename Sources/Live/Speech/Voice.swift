import Dispatch
import Foundation
import Glibc
import Host
import Synchronization

/// A child, `spd-say --pipe-mode`, that says the lines it reads.
///
/// It finds speech-dispatcher's socket and starts the server, which we would have to repeat if we used the
/// socket ourselves. All happens on a queue of its own, so nobody waits for it. If the child ends it is started
/// again once, for the next line.
nonisolated final class Voice: Sendable {
  private struct State {
    var child: ChildProcess?
    /// What the child reads.
    var input: Int32 = -1
    var language = ""
    /// How often a child was started, and how many of the last ones ended soon.
    var starts = 0
    var failures = 0
    var started = ContinuousClock.now
  }

  private let program: String
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "speech", qos: .userInitiated)
  /// How long the child may take to read, in milliseconds.
  private static let patience: Int32 = 2000
  private static let mostFailures = 2
  /// A child that lived for longer has not failed.
  private static let life = Duration.seconds(60)

  init(program: String) { self.program = program }

  /// Says a line, in a language of speech-dispatcher.
  func say(_ line: String, in language: String, interrupts: Bool) {
    queue.async { [self] in
      state.withLock { state in
        var isDone = false
        while !isDone, start(&state) {
          isDone = write(commands(line, in: language, interrupts: interrupts, &state), &state)
        }
      }
    }
  }

  /// Whether there is a child.
  var isRunning: Bool { state.withLock { $0.input >= 0 } }

  /// Falls silent; the child ends, since there is nothing more to read.
  func close() {
    queue.async { [self] in
      state.withLock { state in
        if state.input >= 0, write("!-!CANCEL SELF\n", &state) { Glibc.close(state.input) }
        (state.input, state.failures) = (-1, Self.mostFailures + 1)
      }
    }
  }

  private func commands(
    _ line: String, in language: String, interrupts: Bool, _ state: inout State
  ) -> String {
    var text = interrupts ? "!-!CANCEL SELF\n" : ""
    if language != state.language {
      text += "!-!SET SELF LANGUAGE \(language)\n"
      state.language = language
    }
    return text + Self.plain(line) + "\n"
  }

  /// One line of text that is no command.
  static func plain(_ line: String) -> String {
    let scalars = line.unicodeScalars.prefix(2000).map { scalar in
      scalar.properties.generalCategory == .control ? " " : scalar
    }
    let text = String(String.UnicodeScalarView(scalars))
    return text.hasPrefix("!-!") ? " " + text : text
  }

  /// Starts a child unless there is one; returns whether there is one now.
  private func start(_ state: inout State) -> Bool {
    guard state.input < 0 else { return true }
    guard state.failures < Self.mostFailures else { return false }
    state.starts += 1
    state.started = .now
    let arguments = ["--pipe-mode", "--application-name", "recreo", "--priority", "message"]
    guard let (child, input) = ChildProcess.startReader(program, arguments) else {
      state.failures += 1
      return false
    }
    (state.child, state.input, state.language) = (child, input, "")
    Thread.detachNewThread { [self, number = state.starts] in
      _ = child.wait()
      queue.async { [self] in
        self.state.withLock { if $0.starts == number, $0.input >= 0 { lose(&$0) } }
      }
    }
    return true
  }

  /// The child is gone.
  private func lose(_ state: inout State) {
    Glibc.close(state.input)
    (state.input, state.child) = (-1, nil)
    state.failures = state.started.duration(to: .now) > Self.life ? 0 : state.failures + 1
    guard state.failures == Self.mostFailures else { return }
    Report.note("spd-say failed twice, so nothing is said any more.")
  }

  /// Writes to the child; one that lives but doesn't read is killed.
  private func write(_ text: String, _ state: inout State) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      var request = pollfd(fd: state.input, events: Int16(POLLOUT), revents: 0)
      let isReady = poll(&request, 1, Self.patience) > 0
      let count = bytes.withUnsafeBytes {
        isReady ? Glibc.write(state.input, $0.baseAddress, $0.count) : -1
      }
      guard count > 0 else {
        if !isReady { state.child?.end() }
        lose(&state)
        return false
      }
      bytes.removeFirst(count)
    }
    return true
  }
}
