import Arcade
import ArgumentParser
import FoundationEssentials
import Geometry
import Host
import Languages
import Live
import Platform
import Stage
import Store

/// Starts the program from its command line, and ends it.
enum Launch {
  static func play(_ request: PlayRequest) -> ExitCode {
    if let problem = OpenFiles.problem() {
      Report.say(problem)
      return Exit.inputOutput
    }
    do {
      return try request.screenshot == nil ? playInWindow(request) : drawOneMoment(request)
    } catch let error as UnknownPicture {
      Report.say("\(error)")
      return .validationFailure
    } catch {
      Report.say("\(error)")
      let isDevice = error is DisplayError || error is GraphicsError || error is FontError
      return isDevice ? Exit.unavailable : Exit.inputOutput
    }
  }

  static func resources() -> ResourceLocator {
    ResourceLocator(
      program: ResourceLocator.runningProgram, environment: ProcessInfo.processInfo.environment)
  }

  /// The command line names a picture that doesn't exist.
  struct UnknownPicture: Error, CustomStringConvertible {
    var name: String
    var known: [String]
    var description: String {
      "There is no picture '\(name)'; --picture takes one of: \(known.joined(separator: ", "))."
    }
  }

  /// Opens a window; without an answer of the display server the program ends, as it does without one.
  static func openWindow(_ size: Size, isVisible: Bool = true) throws -> Window {
    try awaitDisplay { try Window(title: "Recreo", size: size, isVisible: isVisible) }
  }

  static func awaitDisplay<Value>(_ body: () throws -> Value) rethrows -> Value {
    try TimeLimit.run(
      seconds: patience,
      orSay: "No display: the X server or Wayland compositor has not answered for \(patience) s. "
        + "Start it again, or another session.",
      exit: Exit.unavailable.rawValue, body)
  }

  /// The seconds that a display server may take.
  private static let patience = 20

  static func refuseUnknownPicture(
    _ request: PlayRequest, _ resources: ResourceLocator, _ directories: Directories
  ) throws {
    guard let name = request.picture,
      let pictures = (request.screen.game ?? allGames.takingDroppedPictures)?.pictures
    else { return }
    let folder = PictureFolder(
      data: directories.data, use: pictures.use, copies: nil, reserved: [], decoder: .own)
    let known = (pictures.ours?() ?? PictureCache.names(in: resources)) + folder.names
    if !known.isEmpty, !known.contains(name) { throw UnknownPicture(name: name, known: known) }
  }

  static func badTrace(_ request: PlayRequest) -> String {
    "The trace file \(request.trace ?? "") cannot be written; name another with --trace."
  }

  static func trace(_ request: PlayRequest, clock: @escaping () -> Duration) -> Trace? {
    guard let path = request.trace else { return .silent }
    return TraceFile(path: path, clock: clock)?.trace
  }

  static func startLanguages(
    _ settings: SettingsLayers, _ resources: ResourceLocator, _ trace: Trace = .silent
  ) {
    let language = settings.text(.language) ?? ""
    let places = ["Resources/Languages/compiled", ".build/languages"]
    let folder = places.lazy.compactMap { try? resources.path(of: $0) }.first
    let problems = Languages.start(
      directory: folder ?? "", language: language.isEmpty ? nil : language)
    for problem in problems { Report.problem(problem, trace) }
  }
}
