import Languages
public import Services
public import Stage
import Store

/// Notifies the player on the desktop, or on the screen if the desktop can't.
///
/// Before the first desktop notification it asks for permission; the answer is saved as the
/// setting.
public final class Announcer {
  private unowned let stage: Stage
  private let notifications: Notifications
  private let queue: PostQueue
  private let note: (String) -> Void
  /// Announcements that wait for the player's answer.
  private var unanswered: [Announcement] = []
  /// The scene over which the player is to be asked.
  private weak var asked: (any Scene)?

  /// `note`: called with the reason, in English, why the desktop could not show a notification.
  public init(
    stage: Stage, notifications: Notifications, queue: PostQueue,
    note: @escaping (String) -> Void
  ) {
    self.stage = stage
    self.notifications = notifications
    self.queue = queue
    self.note = note
  }

  /// Delivers it as the settings say, or asks first and delivers it after the answer.
  public func announce(_ announcement: Announcement, _ context: GameContext) {
    let settings = context.settings
    let mayAsk =
      [nil, stage.top.name].contains(announcement.asksOver) && !settings.isOn(.kiosk)
      && context.canChange(.notifications)
    switch NotificationChannel(setting: settings.text(.notifications), mayAsk: mayAsk) {
    case .desktop:
      if announcement.isAlwaysToldInside { show(announcement) }
      send(announcement, context.settings)
    case .inside where announcement.isToldInside: toast(announcement)
    case .inside: trace(announcement, "off")
    case .ask:
      if announcement.isAlwaysToldInside { show(announcement) }
      unanswered.append(announcement)
      if unanswered.count == 1 { ask(context) }
    }
  }

  /// Asks for permission, unless nothing could show a notification, or the player has answered in Options
  /// or gone on to another scene by the time that is known.
  private func ask(_ context: GameContext) {
    asked = stage.top
    notifications.describe { [queue] server in
      queue.post { [weak self] in
        guard let self else { return }
        let isAnswered = context.settings.text(.notifications) != "ask"
        switch server {
        case _ where isAnswered: deliverUnanswered(context)
        case .success where stage.top === asked:
          let question = NotificationQuestion.scene(palette: context.dressed(.paper)) {
            [weak self] in self?.answer($0, context)
          }
          stage.perform(.push(question))
        case .success:
          for announcement in takeUnanswered() { showInside(announcement) }
        case .failure(let why):
          for announcement in takeUnanswered() { didSend(.refused(why), of: announcement) }
        }
      }
    }
  }

  private func send(_ announcement: Announcement, _ settings: SettingsLayers) {
    var desktopNote = DesktopNote(
      topic: announcement.topic, title: announcement.title, body: announcement.body,
      action: tr("Open Recreo"))
    desktopNote.sound = announcement.desktopSound(settings)
    notifications.send(desktopNote) { [queue] delivery in
      queue.post { [weak self] in self?.didSend(delivery, of: announcement) }
    }
  }

  private func didSend(_ delivery: Delivery, of announcement: Announcement) {
    switch delivery {
    case .delivered:
      sound(announcement, after: delivery)
      trace(announcement, "desktop")
    case .refused(let why):
      note("A notification was shown on the screen instead: \(why).")
      showInside(announcement)
    }
  }

  /// Shows it here instead of on the desktop, if that has not been done yet.
  private func showInside(_ announcement: Announcement) {
    guard announcement.isAlwaysToldInside else { return toast(announcement) }
    if let sound = announcement.sound { stage.audio.play(sound.own) }
    trace(announcement, "toast")
  }

  private func show(_ announcement: Announcement) {
    stage.toast(announcement.body, icon: announcement.icon, outlivesScene: true)
  }

  private func toast(_ announcement: Announcement) {
    show(announcement)
    if let sound = announcement.sound { stage.audio.play(sound.own) }
    trace(announcement, "toast")
  }

  private func sound(_ announcement: Announcement, after delivery: Delivery) {
    if let sound = announcement.ownSound(after: delivery) { stage.audio.play(sound) }
  }

  private func trace(_ announcement: Announcement, _ delivery: String) {
    stage.trace.emit(
      "notification",
      TraceFields.Notification(
        title: announcement.title, body: announcement.body, delivery: delivery))
  }

  private func answer(_ isYes: Bool, _ context: GameContext) {
    context.change(.notifications, to: .text(isYes ? "on" : "off"))
    deliverUnanswered(context)
  }

  private func deliverUnanswered(_ context: GameContext) {
    for announcement in takeUnanswered() { announce(announcement, context) }
  }

  private func takeUnanswered() -> [Announcement] {
    defer { unanswered = [] }
    return unanswered
  }
}
