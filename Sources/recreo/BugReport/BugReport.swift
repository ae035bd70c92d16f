import Arcade
import Foundation
import Host
import Live
import Store

/// One file to attach to a bug report: what `recreo doctor` prints, the environment, the settings and
/// their layers, the shape of the database, and the end of the log.
///
/// It contains no names and no pictures. If the names to remove can't be read, the log is left out.
struct BugReport {
  /// What `recreo doctor` found.
  var findings: [String]
  var directories: Directories
  var environment: [String: String]
  var configuration: Configuration
  /// The name of the machine.
  var host: String

  /// The whole text.
  var text: String {
    let names = Result { try Store.readNames(in: directories.data) }
    let scrubber = scrubber((try? names.get()) ?? [])
    let parts: [(String, [String])] = [
      ("Machine", findings), ("Environment", variables), ("Settings", settings),
      ("Problems in the settings", configuration.problems), ("Database", database),
      ("Log", log(isKnown: (try? names.get()) != nil)),
    ]
    let body = parts.map { title, lines in
      "\n## \(title)\n\n" + lines.map { scrubber.clean($0) + "\n" }.joined()
    }
    return Self.heading + body.joined()
  }

  private static let heading = """
    # Report of Recreo \(Version.current)

    This file was written by "recreo doctor --report". Please read it before you attach it. Names of
    players, pictures, people and networks were replaced by \(Scrubber.mark).

    """

  private func scrubber(_ names: Set<String>) -> Scrubber {
    let home = Directories.home(environment)
    // Everyone knows what root is, and the word is needed.
    let own = Set(
      [environment["USER"], environment["LOGNAME"], host, (home as NSString).lastPathComponent]
        .compactMap { $0 }.filter { !$0.isEmpty }
    ).subtracting(["root", "localhost"])
    let pictures = [PictureUse.square, .panel].flatMap { use in
      PictureFolder(
        data: directories.data, use: use, copies: nil, reserved: [], decoder: .own
      ).names
    }
    return Scrubber(
      names: names.union(own).union(pictures), home: home,
      folders: [
        directories.data, directories.state, directories.cache,
        (directories.userConfiguration as NSString).deletingLastPathComponent,
        home + "/.local/bin", home + "/.local/lib/recreo",
      ],
      privateKeys: allGames.settings.filter(\.kind.isPrivate).map(\.key))
  }

  /// The variables that change how the program behaves.
  private var variables: [String] {
    let starts = ["SDL_", "RECREO_", "LIBGL_", "MESA_", "GALLIUM_", "EGL_", "LC_", "LANG"]
    let names: Set = [
      "DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "DESKTOP_SESSION",
      "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR",
      "GDK_SCALE", "QT_SCALE_FACTOR", "FLATPAK_ID", "container",
    ]
    return environment.filter { name, _ in
      names.contains(name) || starts.contains(where: name.hasPrefix)
    }.sorted { $0.key < $1.key }.map { "\($0)=\($1)".plainLine }
  }

  /// Each setting with its value, and what each layer says; the value of a private one is not shown.
  private var settings: [String] {
    let layers = configuration.settings
    return allGames.settings.filter { !$0.kind.isPrivate }.map { setting in
      let lock = layers.lock(on: setting).map { "; locked by \($0.rawValue)" } ?? ""
      let all = layers.layers(of: setting).map { "; \($0.origin.rawValue): \($0.value)" }
      let origin = layers.origin(of: setting).rawValue
      return "\(setting.key) = \(layers.value(for: setting)) (\(origin)\(all.joined())\(lock))"
        .plainLine
    }
  }

  private var database: [String] {
    do {
      guard let shape = try Store.readShape(in: directories.data) else { return ["none"] }
      return [
        "schema: \(shape.migrations.last ?? "none")",
        "bytes: \(shape.bytes), of the log: \(shape.logBytes)",
        "backups in bytes, the newest first: \(shape.backups)",
      ] + shape.rows.sorted { $0.key < $1.key }.map { "rows of \($0): \($1)" }
    } catch { return ["\(error)".plainLine] }
  }

  private static let mostLines = 300

  private func log(isKnown: Bool) -> [String] {
    guard isKnown else {
      return ["left out, because the names to remove from it could not be read"]
    }
    let files = ["recreo.log.1", "recreo.log"].compactMap {
      try? readFile(directories.state + "/" + $0, limit: 8 << 20)
    }
    let lines = files.flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
    return lines.suffix(Self.mostLines).map { String($0).plainLine }
  }
}
