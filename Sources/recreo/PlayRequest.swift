import Arcade
import ArgumentParser
import Geometry
import Store

/// The screens that can be opened directly.
nonisolated enum GameName: String, CaseIterable, ExpressibleByArgument, Sendable {
  case menu, recycle, blackjack, mirror, pet, fifteen, options, template, gallery, players

  /// What it is called between two processes; the menu is 0.
  var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The one of this number, or the menu.
  static func numbered(_ number: Int) -> GameName {
    allCases.indices.contains(number) ? allCases[number] : .menu
  }
}

/// What the command line asks for, parsed and checked.
nonisolated struct PlayRequest: Sendable {
  var game = GameName.menu
  /// Of the window, in its desktop's units.
  var size: Size?
  var fullscreen = false
  var isKiosk = false
  var scale: Double?
  var language: String?
  var data: String?
  var isMuted = false
  /// Of cards, tidied.
  var deckServer: String?
  var trace: String?
  var screenshot: String?
  /// Simulated seconds.
  var moment: Double?
  var wishes = LaunchWishes()
  /// A record as JSON that is played instead of anything else.
  var replay: String?

  /// What it says about settings: the topmost layer.
  var settings: [String: SettingValue] {
    var values: [String: SettingValue] = [:]
    if fullscreen { values[Setting.fullscreen.key] = .bool(true) }
    if isKiosk { values[Setting.kiosk.key] = .bool(true) }
    if let scale { values[Setting.scale.key] = .number(scale) }
    if let language { values[Setting.language.key] = .text(language) }
    if let deckServer { values[Setting.blackjackServer.key] = .text(deckServer) }
    return values
  }

  /// Whether a board is to be shown at once, past its setup.
  var wantsBoard: Bool {
    wishes.columns != nil || wishes.picture != nil || wishes.scramble != nil
  }
}
