import Arcade
import Host
import Live
import Platform
import Services
import Stage
import Store

extension Program {
  /// The parts that a program is created from.
  ///
  /// None that reaches the machine (clock, notifications, files, processes) has a default, so that no test
  /// and no picture depends on it by accident.
  struct Parts {
    var window: Window
    var resources: ResourceLocator
    var settings: SettingsLayers
    var store: Store?
    var trace: Trace
    var queue: PostQueue
    var requests = ProgramRequests()
    var clock: WallClock
    var notifications: Notifications
    var chooser: FileChooser
    var screenLock: ScreenLock
    var service: ServiceManager
    var games = allGames
    var request: LaunchRequest
    /// How the last run with this data ended.
    var lastRun = LastRun.ended
    var isMuted: Bool
    var speaker: Speaker
    var directories: Directories
    var drawings: ArtCache
    var decoder: PictureProcess
    /// Whether solver tables that are missing are built; false for screenshots and tests.
    var makesTables = true
    /// Called when it may have changed whether a game calls while the program is closed.
    var callsMayHaveChanged: (GameContext) -> Void = { _ in }

    /// Reports a problem in the log and the trace.
    var report: (String) -> Void { { [trace] in Report.problem($0, trace) } }
    /// Whether this is a kiosk.
    var isKiosk: Bool { settings.isOn(.kiosk) }
  }
}
