import Input
import Services
import Stage
import Store
import Synchronization
import Testing

@testable import Arcade
@testable import PetGame

@MainActor @Suite struct AnnouncerTests {
  /// A desktop that answers a notification when the test says so.
  private final class Desktop: Sendable {
    private let asked = Mutex<[(note: DesktopNote, answered: @Sendable (Delivery) -> Void)]>([])

    var notifications: Notifications {
      var desktop = Notifications.silent
      desktop.send = { [self] note, answered in asked.withLock { $0.append((note, answered)) } }
      desktop.describe = { answered in
        answered(.success(NotificationServer(name: "desk", version: "1", capabilities: [])))
      }
      return desktop
    }
    var notes: [DesktopNote] { asked.withLock { $0.map(\.note) } }
    func answer(_ delivery: Delivery) {
      let last = asked.withLock { $0.last }
      last?.answered(delivery)
    }
  }

  private let desktop = Desktop()
  private let queue = PostQueue()
  private let table: SceneHarness
  private let announcer: Announcer

  init() {
    let context = GameContext.forTests
    let table = SceneHarness(context: context) { OptionsScene(context: $0) }
    let announcer = Announcer(
      stage: table.stage, notifications: desktop.notifications, queue: queue, note: { _ in })
    context.dependencies.announce = { [unowned announcer] in announcer.announce($0, $1) }
    (self.table, self.announcer) = (table, announcer)
  }

  private var deliveries: [String] {
    table.events.compactMap { ($0.fields as? TraceFields.Notification)?.delivery }
  }
  private var toasts: [String] {
    table.events.compactMap { ($0.fields as? TraceFields.Toast)?.text }
  }
  /// The desktop's answers arrive.
  private func receive() {
    queue.drain()
    table.pass(.milliseconds(500))
  }
  private func wish(_ text: String) { table.context.change(.notifications, to: .text(text)) }

  @Test func aDeliveredNotificationShowsNoToast() throws {
    wish("on")
    try table.tap("options.music")
    #expect(desktop.notes.map(\.topic) == ["music"])
    #expect(deliveries.isEmpty, "not before it is known")
    desktop.answer(.delivered(id: 1))
    queue.drain()
    #expect(deliveries == ["desktop"])
    #expect(toasts.isEmpty)
  }

  @Test func aRefusedNotificationIsShownAsAToast() throws {
    wish("on")
    try table.tap("options.music")
    desktop.answer(.refused(.noAnswer))
    queue.drain()
    #expect(deliveries == ["toast"])
    #expect(toasts == ["Music is off."])
  }

  @Test func aCallSoundsOnceAndIsAlsoShownAsAToast() {
    wish("on")
    for (delivery, sounds) in [
      (Delivery.delivered(id: 1, hasSound: true), [String]()),
      (.delivered(id: 1), ["pet-call"]), (.refused(.noAnswer), ["pet-call", "pet-call"]),
    ] {
      table.context.announce(.hungryPet("Valkyrie"))
      desktop.answer(delivery)
      queue.drain()
      #expect(table.sounds == sounds)
    }
    #expect(Set(toasts) == ["I'm hungry"])
    #expect(deliveries == ["desktop", "desktop", "toast"])
    #expect(desktop.notes.map(\.sound) == Array(repeating: .named("message-new-instant"), count: 3))
    table.context.change(.soundOn, to: .bool(false))
    table.context.announce(.hungryPet("Valkyrie"))
    #expect(desktop.notes.last?.sound == .silent)
    table.context.change(.soundOn, to: .bool(true))
    table.context.change(.soundVolume, to: .number(0))
    table.context.announce(.hungryPet("Valkyrie"))
    #expect(desktop.notes.last?.sound == .silent)
  }

  @Test func aCallPlaysItsSoundUnlessTheDesktopDoes() {
    let call = Announcement.hungryPet("Valkyrie")
    #expect(call.ownSound(after: .delivered(id: 1, hasSound: true)) == nil)
    #expect(call.ownSound(after: .delivered(id: 1)) == Sound("pet-call"))
    #expect(call.ownSound(after: .refused(.noAnswer)) == Sound("pet-call"))
    #expect(Announcement.music(isOn: true).ownSound(after: .delivered(id: 1)) == nil)
  }

  @Test func aCallAsksAboutNotificationsOnlyOnThePetsScreen() throws {
    table.context.announce(.hungryPet("Valkyrie"))
    table.pass(.seconds(1))
    #expect(table.stage.top.name == "options")
    #expect(desktop.notes.isEmpty && toasts == ["I'm hungry"])
    table.stage.show(PetScene(context: table.context))
    table.pass(.seconds(1))
    table.context.announce(.hungryPet("Valkyrie"))
    receive()
    try table.tap("notifications.yes")
    #expect(desktop.notes.map(\.topic) == ["pet"])
  }

  @Test func theAnswerIsSavedAsTheSettingAndNotAskedForAgain() throws {
    try table.tap("options.music")
    receive()
    #expect(table.stage.top.name == "notifications.question")
    try table.tap("notifications.yes")
    #expect(table.context.settings.text(.notifications) == "on")
    #expect(desktop.notes.map(\.body) == ["Music is off."])
    try table.tap("options.music")
    #expect(table.stage.top.name == "options")
    #expect(desktop.notes.map(\.body) == ["Music is off.", "Music is on."])
  }

  @Test(arguments: [true, false]) func decliningTurnsNotificationsOff(byEscape: Bool) throws {
    try table.tap("options.music")
    receive()
    byEscape ? table.press(.escape) : try table.tap("notifications.no")
    #expect(table.context.settings.text(.notifications) == "off")
    #expect(table.stage.top.name == "options")
    #expect(desktop.notes.isEmpty)
    #expect(toasts == ["Music is off."])
  }

  @Test func withoutANotificationServerNobodyIsAsked() throws {
    let announcer = Announcer(
      stage: table.stage, notifications: .silent, queue: queue, note: { _ in })
    table.context.dependencies.announce = { [unowned announcer] in announcer.announce($0, $1) }
    try table.tap("options.music")
    receive()
    #expect(table.stage.top.name == "options" && toasts == ["Music is off."])
    #expect(table.context.settings.text(.notifications) == "ask", "it is asked once there is one")
  }

  @Test func whoAnswersInOptionsBeforeTheServerDoesIsNotAsked() throws {
    try table.tap("options.music")
    wish("on")
    receive()
    #expect(table.stage.top.name == "options" && desktop.notes.map(\.topic) == ["music"])
  }

  @Test func whatWasShownBeforeTheServerAnsweredIsNotShownTwice() throws {
    table.stage.show(PetScene(context: table.context))
    table.pass(.seconds(1))
    table.context.announce(.hungryPet("Valkyrie"))
    table.stage.show(OptionsScene(context: table.context))
    receive()
    #expect(toasts == ["I'm hungry"] && deliveries == ["toast"])
  }

  @Test func whoHasGoneOnIsNotAskedInAnotherScene() throws {
    try table.tap("options.music")
    table.press(.escape)
    let scene = table.stage.top.name
    receive()
    #expect(table.stage.top.name == scene && scene != "notifications.question")
    #expect(toasts == ["Music is off."])
  }

  @Test func withNotificationsOffSomeAreNotShownAtAll() {
    wish("off")
    table.context.announce(
      Announcement(topic: "pet", title: "A", body: "B", icon: "icon-bell", isToldInside: false))
    #expect(deliveries == ["off"])
    #expect(toasts.isEmpty)
  }

  @Test func ofTheSettingsOnlyMusicIsAnnounced() throws {
    wish("on")
    try table.tap("options.sound")
    #expect(desktop.notes.isEmpty)
    try table.tap("options.music")
    try table.tap("options.music")
    #expect(desktop.notes.map(\.body) == ["Music is off.", "Music is on."])
  }
}

@Suite struct AnnouncementWayTests {
  @Test(arguments: [
    ("ask", true, NotificationChannel.ask), ("on", true, .desktop), ("off", true, .inside),
    ("ask", false, .inside), ("on", false, .desktop), ("off", false, .inside),
  ])
  func theSettingDecidesAndThePlayerIsAskedOnlyIfAllowed(
    setting: String, mayAsk: Bool, way: NotificationChannel
  ) {
    #expect(NotificationChannel(setting: setting, mayAsk: mayAsk) == way)
  }

  @MainActor @Test func aLockedSettingIsNotAskedFor() throws {
    let context = GameContext(
      games: allGames,
      settings: SettingsLayers(
        allSettings, system: ["notifications": .text("ask")], locked: ["notifications"]),
      store: try Store.inMemory(allGames.catalogue), chance: { 1 })
    let table = SceneHarness(context: context) { OptionsScene(context: $0) }
    let announcer = Announcer(
      stage: table.stage, notifications: .silent, queue: PostQueue(), note: { _ in })
    announcer.announce(.music(isOn: true), context)
    table.pass(.milliseconds(500))
    #expect(table.stage.top.name == "options")
  }
}
