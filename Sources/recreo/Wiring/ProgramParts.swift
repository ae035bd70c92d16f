import Arcade
import Host
import Live
import Platform
import Services
import Stage
import Store

extension Program {
  /// What a program is made from.
  struct Parts {
    var window: Window
    var resources: ResourceLocator
    var settings: SettingsLayers
    var store: Store?
    var trace: Trace
    var queue: PostQueue
    var requests = ProgramRequests()
    var clock = WallClock.system
    var notifications = Notifications.silent
    var chooser = FileChooser.silent
    var games = allGames
    var request: LaunchRequest
    var isMuted: Bool
    var directories: Directories
    var decoder = PictureProcess.own
    /// Off where nobody waits for the solver's tables that are not there yet: in pictures and tests.
    var makesTables = true
    /// Told when it may have changed whether a game calls while the program is closed.
    var callsMayHaveChanged: (GameContext) -> Void = { _ in }

    /// Tells a problem to the log and the trace.
    var report: (String) -> Void { { [trace] in Report.problem($0, trace) } }
    /// Whether strangers come and go.
    var isKiosk: Bool { settings.isOn(.kiosk) }
  }
}
