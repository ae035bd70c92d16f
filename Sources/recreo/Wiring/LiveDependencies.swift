import Arcade
import Foundation
import Host
import Live
import Platform
import Services
import Stage
import Store

extension GameDependencies {
  /// The dependencies of scenes in the real program.
  ///
  /// Nothing here retains the stage, the settings or the announcer: the stage retains the scenes, and
  /// these the dependencies.
  static func live(
    _ parts: Program.Parts, stage: Stage, settings: SettingsApplier, announcer: Announcer,
    pictures: OwnPictures, sharing: Sharing
  ) -> GameDependencies {
    let (queue, trace, isKiosk) = (parts.queue, parts.trace, parts.isKiosk)
    let window = parts.window
    return GameDependencies(
      date: parts.clock.date, offset: parts.clock.offset, steady: parts.clock.steady,
      chance: {
        var system = SystemRandomNumberGenerator()
        return system.next()
      },
      worker: .live(queue), makeWorker: { .live(queue, name: $0, isLowPriority: true) },
      post: { queue.post($0) },
      resource: { [resources = parts.resources] name in
        guard let path = try? resources.path(of: "Resources/" + name),
          let bytes = try? readFile(path, limit: 4 << 20)
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
      }, cacheFolder: parts.directories.cache,
      makesCaches: parts.makesTables, usesNetwork: true, pictures: pictures, sharing: sharing,
      explain: { Sentences.text(for: $0) },
      reportError: { [unowned stage] error in
        Report.problem("\(error)", trace)
        stage.toast(Sentences.text(for: error), outlivesScene: true)
      },
      toast: { [unowned stage] in stage.toast($0, icon: $1) },
      announce: { [unowned announcer] in announcer.announce($0, $1) },
      describeDesktop: { [notifications = parts.notifications] use in
        notifications.describe { answer in queue.post { use(answer) } }
      },
      desktopWindow: DesktopWindow(
        isPossible: { !isKiosk && window.canBePlaced }, begin: { window.beginDesktop($0) },
        move: { window.moveOnDesktop(to: $0) }, end: { window.endDesktop() }),
      settingDidChange: { [unowned settings] in settings.change($0, $1, $2) },
      quit: { [requests = parts.requests] in if !isKiosk { requests.isEnding = true } },
      owner: ownerTools(parts))
  }
  /// What the owner of a kiosk does with files, and with the program.
  private static func ownerTools(_ parts: Program.Parts) -> OwnerTools {
    let directories = parts.directories
    let folder = OwnerFolder(directories, environment: ProcessInfo.processInfo.environment)
    return OwnerTools(
      places: { folder.places },
      backUp: { store, place throws(StoreError) in
        try folder.backUp(store, to: place, at: Date())
      },
      backups: { folder.backups },
      restore: { Store.restoreAtNextStart($0.path, in: directories.data) },
      export: { _, place throws(StoreError) in
        try folder.export(Scores.all(in: directories.data).csv, to: place, at: Date())
      },
      restart: { [requests = parts.requests] in requests.restart() },
      end: { [requests = parts.requests] in requests.endForOwner() })
  }
}
