import Arcade
import Host
import Live
import Services
import Stage

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
    return GameDependencies(
      date: parts.clock.date, timeOfDay: parts.clock.timeOfDay,
      chance: {
        var system = SystemRandomNumberGenerator()
        return system.next()
      },
      worker: .live(queue), makeWorker: { .live(queue, name: $0, isLowPriority: true) },
      post: { queue.post($0) }, cacheFolder: parts.directories.cache,
      makesCaches: parts.makesTables, usesNetwork: true, pictures: pictures, sharing: sharing,
      explain: { Sentences.text(for: $0) },
      complain: { [unowned stage] error in
        Report.problem("\(error)", trace)
        stage.toast(Sentences.text(for: error))
      },
      toast: { [unowned stage] in stage.toast($0, icon: $1) },
      announce: { [unowned announcer] in announcer.announce($0, $1) },
      describeDesktop: { [notifications = parts.notifications] use in
        notifications.describe { answer in queue.post { use(answer) } }
      },
      settingDidChange: { [unowned settings] in settings.change($0, $1, $2) },
      quit: { [requests = parts.requests] in if !isKiosk { requests.isEnding = true } })
  }
}
