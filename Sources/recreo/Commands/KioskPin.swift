import ArgumentParser
import Foundation
import Glibc
import Host
import Live
import Store

/// `recreo kiosk pin`: sets the PIN of the owner's panel.
struct KioskPin: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pin", abstract: "Set the PIN of the owner's panel.",
    discussion: """
      It has 4 to 12 digits and is read from the terminal without showing it, or from standard \
      input. Without a PIN there is no panel.
      """)

  @Flag(help: "Remove the PIN, and so the panel.")
  var remove = false
  @OptionGroup var folder: DataFolder

  func run() throws {
    if remove {
      try folder.withStore { store throws(StoreError) in try store.setOwnerLock(nil) }
      return print("There is no PIN now, and no owner's panel.")
    }
    guard let pin = Self.read() else { throw Self.refusal("The two PINs are different.") }
    guard OwnerLock.accepts(pin) else { throw Self.refusal("A PIN has 4 to 12 digits.") }
    guard let secret = SlowHash(of: pin) else {
      Report.say("The PIN cannot be hashed on this system.")
      throw Exit.inputOutput
    }
    try folder.withStore { store throws(StoreError) in try store.setOwnerLock(secret) }
    print("The PIN is set. Hold the upper left corner for three seconds to open the panel.")
  }

  private static func refusal(_ sentence: String) -> ExitCode {
    Report.say(sentence)
    return .validationFailure
  }

  /// What was typed twice at a terminal, or the first line of standard input; nil if the two differ.
  private static func read() -> String? {
    guard isatty(STDIN_FILENO) == 1 else { return readLine() ?? "" }
    var usual = termios()
    tcgetattr(STDIN_FILENO, &usual)
    var silent = usual
    silent.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
    defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &usual) }
    let pins = ["New PIN: ", "Again: "].map { question in
      StandardStreams.send(question, to: STDERR_FILENO)
      defer { StandardStreams.send("\n", to: STDERR_FILENO) }
      return readLine() ?? ""
    }
    return pins[0] == pins[1] ? pins[0] : nil
  }
}
