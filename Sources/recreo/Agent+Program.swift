import Arcade
import Foundation
import Host
import Platform
import Store

/// How the program and its agent take turns.
extension Agent {
  /// Ends the agent of a data directory, if there is one, and waits until it has gone.
  static func dismiss(from directory: String) {
    for _ in 0..<200 {
      // A lock that nobody proves to be an agent's is not waited for: what is no Recreo is left alone.
      guard case .heldBy(let pid?) = DataLock.acquire(directory, name: lockName) else { return }
      kill(pid, SIGTERM)
      usleep(10_000)
    }
  }

  /// Whether a game that goes on wants to call while the program is closed.
  static func isWanted(by cabinet: Cabinet) -> Bool {
    cabinet.games.contains { game in
      game.agent?.isWanted(cabinet.settings) == true
        && cabinet.backgroundTasks[game.id]?.isActive == true
    }
  }

  /// Leaves an agent behind where a game will call while the program is closed.
  ///
  /// Whoever calls holds the data directory's lock no more.
  static func leaveBehind(_ request: PlayRequest, _ cabinet: Cabinet, hasBus: Bool) {
    let calls = cabinet.games.contains { game in
      game.agent?.isWanted(cabinet.settings) == true
        && cabinet.backgroundTasks[game.id]?.callsWhileClosed == true
    }
    guard hasBus, calls else { return }
    Child.start(Child.arguments(request, "--agent"))
  }

  /// Writes the entry that starts the agent with the session, or takes it away.
  ///
  /// Only for the directory that the program uses when nobody names another.
  static func keepAutostart(_ directories: Directories, isWanted: Bool) {
    let standard = Directories(data: nil, environment: ProcessInfo.processInfo.environment)
    guard directories.data == standard.data else { return }
    let folder = URL(fileURLWithPath: directories.userConfiguration)
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "autostart")
    let file = folder.appending(path: "recreo-agent.desktop")
    guard isWanted else {
      try? FileManager.default.removeItem(at: file)
      return
    }
    let text = autostartEntry(program: Child.program)
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
      Exec="\(value)" --agent
      Icon=recreo
      NoDisplay=true
      X-GNOME-Autostart-enabled=true

      """
  }
}

/// Starting this program once more, on its own.
enum Child {
  /// Where this program lies.
  static var program: String { ResourceLocator.runningProgram }

  /// The arguments for the same data in the same language, and as silent.
  static func arguments(_ request: PlayRequest, _ more: String...) -> [String] {
    var arguments = more
    if let data = request.data { arguments += ["--data", data] }
    if let language = request.language { arguments += ["--language", language] }
    if request.isMuted { arguments.append("--mute") }
    return arguments
  }

  /// Starts it in a session of its own, with nothing of ours but the environment.
  static func start(_ arguments: [String]) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for descriptor in [1, 2] as [Int32] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    closeOnExec()
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var nothing = sigset_t()
    sigemptyset(&nothing)
    posix_spawnattr_setsigmask(&attributes, &nothing)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | setSession)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var pid = pid_t()
    posix_spawn(&pid, program, &actions, &attributes, &words, environ)
    for word in words { free(word) }
  }

  /// POSIX_SPAWN_SETSID, which glibc's headers show to GNU programs alone.
  private static let setSession: Int16 = 0x80

  /// Not every library marks what it opens.
  private static func closeOnExec() {
    let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for descriptor in open.compactMap({ Int32($0) }) where descriptor > 2 {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }
}
