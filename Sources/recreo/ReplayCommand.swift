import Arcade
import ArgumentParser
import Foundation
import Host
import Store

/// `recreo replay FILE|ID`: plays a recorded session in a window.
///
/// It only looks: it needs no lock and runs beside another Recreo.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Play a recorded session again.")

  @Argument(
    help: "A file with a record as JSON, or the id of a result, which recreo scores lists.")
  var record: String
  @Option(help: "Size of the window, for example 1280x800.")
  var size: PixelSize?
  @Flag(help: "Fill the screen.")
  var fullscreen = false
  @Option(help: "Language: en or es.")
  var language: String?
  @Option(help: "Directory that keeps results and settings.", completion: .directory)
  var data: String?
  @Flag(help: "No music and no sounds: the audio device stays closed.")
  var mute = false
  @Option(help: "Write what happens to this file, one JSON object a line.", completion: .file())
  var trace: String?
  @Option(help: "Name of the picture, where the game shows one and the record names none.")
  var picture: String?
  @Option(help: "Draw one moment into this PNG file and end.", completion: .file())
  var screenshot: String?
  @Option(help: "With --screenshot: which moment, in simulated seconds.")
  var at: Double?

  func validate() throws {
    if let language, !["en", "es"].contains(language) {
      throw ValidationError("--language takes en or es, not '\(language)'.")
    }
    if let at, !(0...3600).contains(at) {
      throw ValidationError("--at takes seconds from 0 to 3600, not \(at).")
    }
    if at != nil, screenshot == nil { throw ValidationError("--at goes with --screenshot.") }
  }

  func run() throws {
    let text = try found()
    if let problem = MainActor.assumeIsolated({ allGames.problem(ofRecord: text) }) {
      Report.say("\(record) cannot be played: \(problem); give another, or the id of a result.")
      throw Exit.inputOutput
    }
    var request = PlayRequest(
      size: size?.size, fullscreen: fullscreen, language: language, data: data, isMuted: mute,
      trace: trace, screenshot: screenshot, moment: at, picture: picture)
    request.replay = text
    let status = MainActor.assumeIsolated { [request] in Launch.play(request) }
    if status != .success { throw status }
  }

  /// The record itself: of a result where the argument is a number and no file has that name.
  private func found() throws -> String {
    if let id = Int(record), !FileManager.default.fileExists(atPath: record) {
      let directories = Directories(data: data, environment: ProcessInfo.processInfo.environment)
      do throws(StoreError) {
        if let text = try Store.peekRecord(id, in: directories.data) { return text }
      } catch {
        Report.say("\(error)")
        throw Exit.inputOutput
      }
      Report.say("\(StoreError.noSuchResult(id))")
      throw ExitCode.validationFailure
    }
    guard let text = content(of: record) else {
      Report.say("The file \(record) cannot be read; give a record, or the id of a result.")
      throw Exit.inputOutput
    }
    return text
  }

  /// The text of a file of a record's size; a pipe is as good as a file.
  private func content(of path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    var bytes = Data()
    while bytes.count <= Self.largestFile {
      guard let more = try? file.read(upToCount: 1 << 20) ?? Data() else { return nil }
      if more.isEmpty { return String(data: bytes, encoding: .utf8) }
      bytes += more
    }
    return nil
  }

  private static let largestFile = 64 << 20
}
