import ArgumentParser
import Glibc
import Live
import Store

/// `recreo kiosk restart`: lets the running program end and start again.
struct KioskRestart: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restart", abstract: "Restart the Recreo that is running.")
  @OptionGroup var folder: DataFolder

  func run() throws {
    try folder.send(.restart)
    print("Recreo restarts.")
  }
}

/// `recreo kiosk end`: ends the running program, and nobody starts it again.
struct KioskEnd: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "end", abstract: "End the Recreo that is running, until it is started again.",
    discussion: "It ends with exit code 3, and then the kiosk's service stops, too.")
  @OptionGroup var folder: DataFolder
  private static let patience = 200

  func run() throws {
    try folder.send(.end)
    for _ in 0..<Self.patience {
      if case .acquired = DataLock.acquire(folder.path) { return print("Recreo has ended.") }
      usleep(50_000)
    }
    Report.say("Recreo did not end within 10 s.")
    throw Exit.unavailable
  }
}

extension DataFolder {
  /// Gives an order to the program that uses the folder; throws the exit code if there is none.
  fileprivate func send(_ order: PassedOrder) throws {
    // Without a folder nothing runs, and none is made.
    guard access(path + "/lock", F_OK) == 0, case .heldBy(let pid) = DataLock.acquire(path) else {
      Report.say("No Recreo is running with \(path).")
      throw Exit.unavailable
    }
    guard let pid, Signals.send(order.rawValue, to: pid) else {
      Report.say("Another program is using \(path).")
      throw Exit.unavailable
    }
  }
}
