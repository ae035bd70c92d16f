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
  static var allValueStrings: [String] { all.map(\.name) }

  /// The game, or nil where it is none.
  var game: GameEntry? { (allGames + unlistedGames).named(name) }

  /// What it is called between two processes, made from its name alone; the menu is 0.
  ///
  /// FNV-1a in 31 bits: the number of a game must not depend on which games there are.
  var number: Int {
    guard self != .menu else { return 0 }
    let sum = name.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return Int(sum & 0x7FFF_FFFF)
  }

  /// The one of this number, or the menu.
  static func numbered(_ number: Int) -> ScreenName {
    all.first { $0.number == number } ?? .menu
  }
}

/// What the command line asks for, parsed and checked.
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
  /// Seed and choices for the games.
  var launch = LaunchRequest()
  /// A picture by its name, for whichever game is asked for.
  var picture: String?
  /// Whether a board is to be shown at once, past the game's first screen.
  var startsBoard = false
  /// What the games' own options set.
  var gameSettings: [String: SettingValue] = [:]
  /// A record as JSON that is played instead of anything else.
  var replay: String?

  /// What it says about settings: the topmost layer.
  var settings: [String: SettingValue] {
    var values = gameSettings
    if fullscreen { values[Setting.fullscreen.key] = .bool(true) }
    if isKiosk { values[Setting.kiosk.key] = .bool(true) }
    if let scale { values[Setting.scale.key] = .number(scale) }
    if let language { values[Setting.language.key] = .text(language) }
    return values
  }
}
