import Arcade
import ArgumentParser
import Geometry
import Store

/// A screen that can be opened directly: one of the program's own, or a game by its id.
nonisolated struct ScreenName: ExpressibleByArgument, Hashable, Sendable {
  static let menu = ScreenName("menu")
  static let options = ScreenName("options")
  static let about = ScreenName("about")
  static let gallery = ScreenName("gallery")
  static let players = ScreenName("players")

  let name: String

  private init(_ name: String) { self.name = name }

  /// A game's first screen.
  init(_ game: GameEntry) { name = game.id }

  init?(argument: String) {
    guard let known = Self.all.first(where: { $0.name == argument }) else { return nil }
    self = known
  }

  /// The menu first, then the games.
  static var all: [ScreenName] {
    [menu] + allGames.map(ScreenName.init) + [options, about]
      + unlistedGames.map(ScreenName.init) + [gallery, players]
  }
  /// Those in the help: the others are for whoever works on the program.
  static var allValueStrings: [String] {
    let unlisted = unlistedGames.map(ScreenName.init) + [gallery]
    return all.filter { !unlisted.contains($0) }.map(\.name)
  }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
  var defaultValueDescription: String { name }

  /// The game, or nil if it is another screen.
  var game: GameEntry? { (allGames + unlistedGames).named(name) }

  /// Its number for another process, computed from its name; the menu is 0.
  ///
  /// FNV-1a in 31 bits: a game's number must not depend on the other games.
  var number: Int {
    guard self != .menu else { return 0 }
    let sum = name.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return Int(sum & 0x7FFF_FFFF)
  }

  /// The screen with this number, or the menu.
  static func numbered(_ number: Int) -> ScreenName {
    all.first { $0.number == number } ?? .menu
  }
}

/// The parsed and validated command line.
nonisolated struct PlayRequest: Sendable {
  var screen = ScreenName.menu
  /// Of the window, in its desktop's units.
  var size: Size?
  var fullscreen = false
  var isKiosk = false
  var scale: Double?
  var language: String?
  var data: String?
  var isMuted = false
  var trace: String?
  var screenshot: String?
  /// Simulated seconds.
  var moment: Double?
  /// The day that a screenshot shows.
  var day = SimulatedDay.usual
  /// Seed and choices for the games.
  var launch = LaunchRequest()
  /// The name of a picture, for the requested game.
  var picture: String?
  /// Whether to show a board at once, skipping the game's first screen.
  var startsBoard = false
  /// Whether the game is shown in a small window on the desktop.
  var isOnDesktop = false
  /// The code of the board, if it is that of a code or a link, which may come from anyone.
  var code: BoardCode?
  /// The values of the games' own options.
  var gameSettings: [String: SettingValue] = [:]
  /// A record as JSON that is replayed instead.
  var replay: String?

  /// The settings on the command line: the top layer.
  var settings: [String: SettingValue] {
    var values = gameSettings
    if fullscreen { values[Setting.fullscreen.key] = .bool(true) }
    if isKiosk { values[Setting.kiosk.key] = .bool(true) }
    if let scale { values[Setting.scale.key] = .number(scale) }
    if let language { values[Setting.language.key] = .text(language) }
    return values
  }
}
