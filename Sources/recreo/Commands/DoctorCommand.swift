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
    commandName: "doctor", abstract: "Show the detected devices, files and settings.")

  @Option(help: "Directory for results, saved games and settings.", completion: .directory)
  var data: String?

  func run() { MainActor.assumeIsolated { [data] in Doctor.examine(data: data) } }
}

/// Examines the machine and reports line by line.
enum Doctor {
  static func examine(data: String?) {
    let directories = Directories(
      data: data, environment: ProcessInfo.processInfo.environment)
    say("version", Version.current)
    graphics()
    audio()
    resources()
    say("data", directories.data + access(directories.data))
    database(directories.data)
    say("log", directories.state)
    notifications()
    settings(directories, data)
  }

  private static func say(_ what: String, _ text: String) {
    print("\(what): \(text.plainLine)")
  }

  private static func graphics() {
    do {
      let window = try Window(
        title: "Recreo", size: Size(width: 320, height: 240), isVisible: false)
      say("display", Window.videoDriver)
      say("graphics", window.graphicsDescription)
      say("touch devices", "\(Window.touchDevices)")
    } catch {
      say("graphics", "\(error)")
    }
  }

  private static func audio() {
    let engine = AudioEngine()
    engine.open()
    say(
      "audio",
      engine.failure.map { "none (\($0)); the games play without sound" } ?? AudioEngine.driver)
  }

  private static func resources() {
    do {
      let art = try Launch.resources().path(of: "Resources/Art/logo.svg")
      say("resources", String(art.dropLast("/Resources/Art/logo.svg".count)))
    } catch {
      say("resources", "\(error)")
    }
  }

  private static func notifications() {
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

  private static func access(_ directory: String) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: directory, isDirectory: &isFolder) else {
      return " (will be created)"
    }
    guard isFolder.boolValue else { return " (not a directory)" }
    return FileManager.default.isWritableFile(atPath: directory) ? "" : " (read-only)"
  }

  private static func database(_ directory: String) {
    do {
      guard let figures = try Store.peekStatistics(in: directory) else {
        return say("database", "none (will be created)")
      }
      let backup = figures.newestBackup.map { "newest backup of \($0)" } ?? "no backup yet"
      say(
        "database",
        "\(figures.path), \(figures.bytes) bytes, players: \(figures.players), results: "
          + "\(figures.results), \(backup)")
    } catch { say("database", "\(error)") }
  }

  private static func settings(_ directories: Directories, _ data: String?) {
    let configuration = Configuration(
      PlayRequest(data: data), directories, looksInto: directories.data)
    for problem in configuration.problems { say("problem", problem) }
    for setting in allGames.settings {
      let layers = configuration.settings
      let origin = layers.origin(of: setting).rawValue
      let value = "\(layers.value(for: setting))".plainLine
      print("\(setting.key) = \(value)  (\(origin)) \(setting.help)")
    }
  }
}
