import Arcade
import ArgumentParser
import Foundation
import Host
import Live
import Store

/// `recreo replay FILE|ID`: replays a game in a window.
///
/// It only reads: it needs no lock and can run beside another Recreo.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Replay a recorded game.")

  @Argument(
    help: "A JSON file with a recorded game, or a result id as printed by recreo scores.",
    completion: .file())
  var record: String
  @Option(
    help: "Write the record to this file and exit; a file NAME.recreo opens with a double click.",
    completion: .file())
  var save: String?
  @Option(help: PixelSize.help)
  var size: PixelSize?
  @Flag(help: "Start in full screen.")
  var fullscreen = false
  @OptionGroup var languages: LanguageArguments
  @Option(help: "Directory for results, saved games and settings.", completion: .directory)
  var data: String?
  @Flag(help: "Play no sound and leave the audio device closed.")
  var mute = false
  @Option(
    help: "Write a trace of events to this file, one JSON object per line.", completion: .file())
  var trace: String?
  @Option(help: "Name of the picture, if the record does not name one.")
  var picture: String?
  @OptionGroup var screenshot: ScreenshotArguments

  func run() throws {
    let text = try found()
    if let problem = MainActor.assumeIsolated({ allGames.problem(ofRecord: text) }) {
      Report.say("\(record) cannot be replayed: \(problem); give another file or a result id.")
      throw Exit.inputOutput
    }
    if let save { return try write(text, to: save) }
    var request = PlayRequest(
      size: size?.size, fullscreen: fullscreen, language: languages.language, data: data,
      isMuted: mute,
      trace: trace, screenshot: screenshot.file, moment: screenshot.at,
      day: screenshot.date ?? .usual, picture: picture)
    request.replay = text
    let status = MainActor.assumeIsolated { [request] in Launch.play(request) }
    if status != .success { throw status }
  }

  private func write(_ record: String, to file: String) throws {
    do { try Data(record.utf8).write(to: URL(filePath: file), options: .atomic) } catch {
      Report.say("The file \(file) cannot be written; name another with --save.")
      throw Exit.inputOutput
    }
  }

  /// The record: a result's if the argument is a number and no file has that name.
  private func found() throws -> String {
    if let id = Int(record), !FileManager.default.fileExists(atPath: record) {
      let directories = Directories(data: data, environment: ProcessInfo.processInfo.environment)
      do throws(StoreError) {
        if let text = try Store.readRecord(id, in: directories.data) { return text }
      } catch {
        Report.say("\(error)")
        throw Exit.inputOutput
      }
      Report.say("\(StoreError.noSuchResult(id))")
      throw ExitCode.validationFailure
    }
    guard let text = content(of: record) else {
      Report.say("The file \(record) cannot be read; give a recorded game or a result id.")
      throw Exit.inputOutput
    }
    return text
  }

  /// The text of a file up to a record's maximum size; a pipe works too.
  private func content(of path: String) -> String? {
    let descriptor = NamedPipe.openForReading(path) {
      Report.say("Waiting for a program that writes to \(path).")
    }
    guard let descriptor else { return nil }
    let file = FileHandle(fileDescriptor: descriptor)
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
