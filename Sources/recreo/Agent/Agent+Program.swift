import Arcade
import Foundation
import Host
import Live
import Platform
import Store

/// How the program and its agent alternate.
extension Agent {
  /// Ends the agent of a data directory, if there is one, and waits for it.
  static func dismiss(from directory: String) {
    for _ in 0..<200 {
      // Only a verified agent is waited for; other programs are left alone.
      guard case .heldBy(let pid?) = DataLock.acquire(directory, name: lockName) else { return }
      kill(pid, SIGTERM)
      usleep(10_000)
    }
  }

  /// Whether a game wants to call while the program is closed.
  static func isWanted(by context: GameContext) -> Bool {
    context.games.contains { game in
      game.agent?.isWanted(context.settings) == true
        && context.backgroundTasks[game.id]?.isActive == true
    }
  }

  /// Starts an agent if a game will call while the program is closed.
  ///
  /// Call it after releasing the data directory's lock.
  static func startIfNeeded(_ request: PlayRequest, _ context: GameContext, hasBus: Bool) {
    let calls = context.games.contains { game in
      game.agent?.isWanted(context.settings) == true
        && context.backgroundTasks[game.id]?.callsWhileClosed == true
    }
    guard hasBus, calls else { return }
    startProgram(request, "--agent")
  }

  /// Starts this program again as an independent process, for the same data, language and sound
  /// settings.
  ///
  /// The caller ends soon after, so it doesn't wait for the process.
  static func startProgram(_ request: PlayRequest, _ more: String...) {
    var arguments = more
    if let data = request.data { arguments += ["--data", data] }
    if let language = request.language { arguments += ["--language", language] }
    if request.isMuted { arguments.append("--mute") }
    _ = ChildProcess.startAlone(ResourceLocator.runningProgram, arguments)
  }

  /// Writes or removes the entry that starts the agent with the session.
  ///
  /// Only for the default data directory.
  static func updateAutostart(_ directories: Directories, isWanted: Bool) {
    let standard = Directories(data: nil, environment: ProcessInfo.processInfo.environment)
    guard directories.data == standard.data else { return }
    let folder = URL(fileURLWithPath: directories.userConfiguration)
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "autostart")
    let file = folder.appending(path: "recreo-agent.desktop")
    guard isWanted else {
      try? FileManager.default.removeItem(at: file)
      return
    }
    let text = autostartEntry(program: ResourceLocator.runningProgram)
    guard (try? readFile(file.path, limit: 64 << 10)) != Array(text.utf8) else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: file, options: .atomic)
  }

  /// The entry for a program at this path, as the Desktop Entry Specification quotes it.
  nonisolated static func autostartEntry(program: String) -> String {
    var quoted = ""
    for character in program {
      if "\"`$\\".contains(character) { quoted += "\\" }
      // A percent sign would begin a field code.
      quoted += character == "%" ? "%%" : String(character)
    }
    // And once more, as every string of an entry.
    let value = quoted.replacingOccurrences(of: "\\", with: "\\\\")
    return """
      [Desktop Entry]
      Type=Application
      Name=Recreo
      Comment=Calls when somebody is wanted
      TryExec=\(program.replacingOccurrences(of: "\\", with: "\\\\"))
      Exec="\(value)" --agent
      Icon=recreo
      NoDisplay=true
      X-GNOME-Autostart-enabled=true

      """
  }
}
