import Arcade
import ArgumentParser
import Foundation
import Geometry
import Host
import Live
import Platform
import Services
import Store
import Synchronization

/// `recreo doctor`: reports the machine and the current configuration.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Show the detected devices, files and settings.",
    discussion: """
      With --report it writes them to a file that you can attach to a bug report, together with the \
      end of the log. The file contains no names and no pictures.
      """)

  @Option(help: "Directory for results, saved games and settings.", completion: .directory)
  var data: String?
  @Flag(help: "Write a report for a bug report, without names and pictures.")
  var report = false
  @Option(help: "With --report: the file to write.", completion: .file())
  var output = "recreo-report.txt"

  func run() throws {
    let status = MainActor.assumeIsolated { [data, report, output] in
      report ? Doctor.writeReport(data: data, to: output) : Doctor.show(data: data)
    }
    if status != .success { throw status }
  }
}

/// Examines the machine and reports line by line.
struct Doctor {
  var data: String?
  var showsSettings = true
  /// Takes each line as soon as it is known.
  var write: (String) -> Void

  static func show(data: String?) -> ExitCode {
    Doctor(data: data) { print($0) }.examine()
    return .success
  }

  static func writeReport(data: String?, to file: String) -> ExitCode {
    let environment = ProcessInfo.processInfo.environment
    let directories = Directories(data: data, environment: environment)
    var findings: [String] = []
    Doctor(data: data, showsSettings: false) { findings.append($0) }.examine()
    let report = BugReport(
      findings: findings, directories: directories, environment: environment,
      configuration: Configuration(
        PlayRequest(data: data), directories, looksInto: directories.data),
      host: Machine.hostName)
    do { try Data(report.text.utf8).write(to: URL(filePath: file), options: .atomic) } catch {
      Report.say("The file \(file) cannot be written; name another with --output.")
      return Exit.inputOutput
    }
    print("Wrote \(file). It contains no names and no pictures; read it before you attach it.")
    return .success
  }

  func examine() {
    let directories = Directories(
      data: data, environment: ProcessInfo.processInfo.environment)
    say("version", Version.current)
    say("program", ResourceLocator.runningProgram)
    say("system", "\(Machine.current)")
    session()
    say("libraries", LibraryVersions.all)
    graphics()
    audio()
    resources()
    say("data", directories.data + access(directories.data))
    database(directories.data)
    files(directories)
    camera()
    voices()
    fonts()
    inputMethods()
    notifications()
    if showsSettings { settings(directories, data) }
  }

  func say(_ what: String, _ text: String) { write("\(what): \(text.plainLine)") }

  /// The desktop that the program runs on.
  private func session() {
    let environment = ProcessInfo.processInfo.environment
    let names = ["XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE"].compactMap { environment[$0] }
    say("desktop", names.isEmpty ? "none" : names.joined(separator: ", "))
  }

  /// The log and the configuration files.
  private func files(_ directories: Directories) {
    let log = directories.state + "/recreo.log"
    let bytes = try? FileManager.default.attributesOfItem(atPath: log)[.size] as? Int
    say("log", log + (bytes.map { ", \($0) bytes" } ?? " (will be created)"))
    for path in [directories.systemConfiguration, directories.userConfiguration] {
      let isThere = FileManager.default.fileExists(atPath: path)
      say("configuration", path + (isThere ? "" : " (none)"))
    }
  }

  private func graphics() {
    do {
      try drawing()
    } catch let error as DisplayError {
      say("display", "none (\(error.reason))")
      // How it would draw can be found out all the same.
      setenv("SDL_VIDEODRIVER", "offscreen", 1)
      defer { unsetenv("SDL_VIDEODRIVER") }
      do { try drawing() } catch { say("graphics", "\(error)") }
    } catch {
      say("graphics", "\(error)")
    }
  }

  private func drawing() throws {
    let window = try Buses.withheld {
      try Launch.openWindow(Size(width: 320, height: 240), isVisible: false)
    }
    say("display", Window.videoDriver)
    say("graphics", window.graphicsDescription)
    say("graphics vendor", window.graphicsVendor)
    say("touch devices", "\(Window.touchDevices)")
  }

  private func audio() {
    let engine = AudioEngine()
    Buses.withheld { engine.open() }
    say(
      "audio",
      engine.failure.map { "none (\($0)); the games play without sound" } ?? AudioEngine.driver)
  }

  private func resources() {
    do {
      let art = try Launch.resources().path(of: "Resources/Art/logo.svg")
      say("resources", String(art.dropLast("/Resources/Art/logo.svg".count)))
    } catch {
      say("resources", "\(error)")
    }
  }

  private func camera() {
    let environment = ProcessInfo.processInfo.environment
    let names = CameraDevices(environment).all.map(\.name).joined(separator: ", ")
    let found = names.isEmpty ? "none" : names
    guard FileName.program("ffmpeg", environment) != nil else {
      return say("camera", "\(found); photos need ffmpeg, which is not installed")
    }
    say("camera", found)
  }

  private func notifications() {
    let address = Notifications.sessionBus(in: ProcessInfo.processInfo.environment)
    let desktop = Notifications.live(address: address, clicked: { _ in })
    let found = Mutex(Result<NotificationServer, NotificationError>.failure(.noAnswer))
    let answered = DispatchSemaphore(value: 0)
    desktop.describe { answer in
      found.withLock { $0 = answer }
      answered.signal()
    }
    answered.wait()
    desktop.close()
    switch found.withLock({ $0 }) {
    case .success(let server): say("notifications", "\(server.name) \(server.version)")
    case .failure(let why):
      say("notifications", "none (\(why)); notifications are shown on the screen")
    }
  }

  private func access(_ directory: String) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: directory, isDirectory: &isFolder) else {
      return " (will be created)"
    }
    guard isFolder.boolValue else { return " (not a directory)" }
    return FileManager.default.isWritableFile(atPath: directory) ? "" : " (read-only)"
  }

  private func database(_ directory: String) {
    do {
      guard let figures = try Store.readStatistics(in: directory) else {
        return say("database", "none (will be created)")
      }
      let schema = try Store.readShape(in: directory)?.migrations.last ?? "none"
      let backup = figures.newestBackup.map { "newest backup of \($0)" } ?? "no backup yet"
      say(
        "database",
        "\(figures.path), \(figures.bytes) bytes, schema: \(schema), players: \(figures.players), results: "
          + "\(figures.results), \(backup)")
    } catch { say("database", "\(error)") }
  }

  private func settings(_ directories: Directories, _ data: String?) {
    let configuration = Configuration(
      PlayRequest(data: data), directories, looksInto: directories.data)
    for problem in configuration.problems { say("problem", problem) }
    for setting in allGames.settings {
      let layers = configuration.settings
      let origin = layers.origin(of: setting).rawValue
      let value = "\(layers.value(for: setting))".plainLine
      write("\(setting.key) = \(value)  (\(origin)) \(setting.help)")
    }
  }
}
