import Rules
import Store
import Testing

struct SettingsLayersTests {
  @Test func theTopLayerCountsAndLockedKeysUseTwoLayersOnly() {
    for seed in UInt64(0)..<5000 {
      var generator = SeededGenerator(seed: seed)
      // Each layer has its own volume, an invalid value, or nothing.
      let said = (0..<4).map { layer -> SettingValue? in
        [nil, .number(Double(layer + 1) / 10), .text("loud")][generator.below(3)]
      }
      let isLocked = generator.below(2) == 1
      let layers = SettingsLayers(
        allSettings,
        system: one(said[0]), locked: isLocked ? ["music.volume"] : [], user: one(said[1]),
        options: one(said[2]), commandLine: one(said[3]))
      let order = isLocked ? [3, 0] : [3, 2, 1, 0]
      let winner = order.first { said[$0] == .number(Double($0 + 1) / 10) }
      let origins: [SettingOrigin] = [.system, .user, .options, .commandLine]
      #expect(layers.origin(of: .musicVolume) == winner.map { origins[$0] } ?? .default)
      #expect(layers.number(.musicVolume) == winner.map { Double($0 + 1) / 10 } ?? 0.7)
      #expect(layers.problems.count == said.count { $0 == .text("loud") }, "seed \(seed)")
      #expect((layers.lock(on: .musicVolume) == nil) == !isLocked)
    }
  }

  @Test func theOwnersPanelCountsOnAKioskAloneAndVisitorsAboveIt() throws {
    let owner: [String: SettingValue] = [
      "music.volume": .number(0.2), "kiosk.on": .bool(false), "kiosk.idle": .number(5),
      "attract.after": .number(9),
    ]
    let home = SettingsLayers(allSettings, owner: owner)
    #expect(home.origin(of: .musicVolume) == .default && home.number(.kioskIdle) == 90)
    var kiosk = SettingsLayers(
      allSettings, user: ["kiosk.on": .bool(true), "music.volume": .number(0.9)],
      options: ["music.volume": .number(0.8), "attract.after": .number(1)], owner: owner)
    #expect(kiosk.isOn(.kiosk), "the panel doesn't decide that")
    #expect(kiosk.number(.musicVolume) == 0.2 && kiosk.number(.kioskIdle) == 5)
    #expect(kiosk.number(.attractAfter) == 9)
    try kiosk.set(.musicVolume, to: .number(1))
    #expect(kiosk.number(.musicVolume) == 1)
    try kiosk.setOwner(.musicVolume, to: .number(0.3))
    #expect(kiosk.number(.musicVolume) == 0.3, "the owner ends what a visitor did")
    _ = kiosk.endVisit()
    #expect(kiosk.number(.musicVolume) == 0.3)
    #expect(throws: SettingError.malformed(expected: .hours)) {
      try kiosk.setOwner(.kioskHours, to: .text("always"))
    }
    var locked = SettingsLayers(
      allSettings, locked: ["music.on"], user: ["kiosk.on": .bool(true)],
      owner: ["music.on": .bool(false)])
    #expect(locked.isOn(.musicOn))
    #expect(throws: SettingError.locked(by: .system)) {
      try locked.setOwner(.musicOn, to: .bool(false))
    }
  }

  @Test func aSettingInNoLayerHasItsDefault() {
    let layers = SettingsLayers(allSettings)
    for setting in allSettings {
      #expect(layers.value(for: setting) == setting.standard)
      #expect(layers.origin(of: setting) == .default)
    }
    #expect(layers.problems.isEmpty)
  }

  @Test func aChangeInOptionsAppliesAtOnce() throws {
    var layers = SettingsLayers(
      allSettings, system: ["music.on": .bool(true)], user: ["music.on": .bool(true)])
    try layers.set(.musicOn, to: .bool(false))
    #expect(!layers.isOn(.musicOn))
    #expect(layers.origin(of: .musicOn) == .options)
    try layers.set(.scale, to: .number(2))
    #expect(layers.number(.scale) == 2)
    try layers.set(.scale, to: .text("auto"))
    #expect(layers.number(.scale) == nil)
    #expect(layers.text(.scale) == "auto")
  }

  @Test func aLockedSettingCannotBeChanged() {
    var layers = SettingsLayers(
      allSettings,
      system: ["music.on": .bool(false)], locked: ["music.on", "sound.on"],
      options: ["sound.on": .bool(false)], commandLine: ["display.fullscreen": .bool(true)])
    let before = layers
    #expect(throws: SettingError.locked(by: .system)) {
      try layers.set(.musicOn, to: .bool(true))
    }
    #expect(throws: SettingError.malformed(expected: .fraction)) {
      try layers.set(.musicVolume, to: .number(2))
    }
    #expect(layers == before)
    // Locked without a value in the system layer: the default, whatever Options set before.
    #expect(layers.isOn(.soundOn))
  }

  @Test func optionsCanOverrideTheCommandLine() throws {
    var layers = SettingsLayers(allSettings, commandLine: ["display.fullscreen": .bool(true)])
    #expect(layers.isOn(.fullscreen) && layers.lock(on: .fullscreen) == nil)
    try layers.set(.fullscreen, to: .bool(false))
    #expect(!layers.isOn(.fullscreen) && layers.origin(of: .fullscreen) == .options)
  }

  @Test func onAKioskOnlyTheOwnerCanSetTheMachine() throws {
    for setting in allSettings.filter(\.isOfMachine) {
      let values: [SettingValue] = [
        .bool(true), .text("on"), .text("initials"), .text("demo"), .text("http://10.0.0.7"),
        .number(30), .number(500),
      ]
      let value = try #require(values.first { setting.kind.accepts($0) })
      var layers = SettingsLayers(
        allSettings,
        options: [setting.key: value], commandLine: ["kiosk.on": .bool(true)])
      #expect(layers.value(for: setting) == setting.standard, "\(setting.key)")
      #expect(throws: SettingError.locked(by: .default)) { try layers.set(setting, to: value) }
      let owned = SettingsLayers(
        allSettings,
        user: [setting.key: value, "kiosk.on": .bool(true)])
      #expect(owned.value(for: setting) == value && owned.lock(on: setting) == .default)
      var unlocked = SettingsLayers(
        allSettings,
        system: ["kiosk.on": .bool(true), "kiosk.unlocked": .text("notifications, \(setting.key)")])
      try unlocked.set(setting, to: value)
      #expect(unlocked.value(for: setting) == value && unlocked.origin(of: setting) == .visitor)
      #expect(unlocked.endVisit() == [setting])
      #expect(unlocked.value(for: setting) == setting.standard)
    }
  }

  @Test func aVisitorsChangeOverridesTheCommandLineUntilTheVisitEnds() throws {
    let commandLine: [String: SettingValue] = ["kiosk.on": .bool(true), "language": .text("es")]
    let before = SettingsLayers(
      allSettings, options: ["text.size": .number(1.3)], commandLine: commandLine)
    var layers = before
    try layers.set(.language, to: .text("en"))
    try layers.set(.textSize, to: .number(1.5))
    try layers.set(.musicOn, to: .bool(true))
    #expect(layers.text(.language) == "en" && layers.number(.textSize) == 1.5)
    #expect(layers.endVisit() == [.language, .textSize])
    for setting in allSettings {
      #expect(layers.value(for: setting) == before.value(for: setting))
    }
  }

  @Test func onlySettingsOfTheMachineCanBeUnlocked() {
    let layers = SettingsLayers(allSettings, system: ["kiosk.unlocked": .text("music.on")])
    #expect(layers.problems.count == 1)
    #expect(layers.problems.first?.description.contains("pet.pace") == true)
  }

  @Test func problemsAreOrderedAndSayWhatToDo() {
    let layers = SettingsLayers(
      allSettings,
      system: ["volume": .number(1), "music.on": .text("yes")], locked: ["everything"],
      user: ["display.scale": .number(9)], options: ["of.the.future": .bool(true)])
    #expect(
      layers.problems.map(\.description) == [
        "There is no setting everything to lock; remove it from the list or correct its name.",
        "music.on = \"yes\" (system) is not valid; it must be true or false.",
        "There is no setting volume (system); remove it or correct its name.",
        "display.scale = 9.0 (user) is not valid; it must be \"auto\" or a number from 0.5 to "
          + "4.0.",
      ])
  }

  private func one(_ value: SettingValue?) -> [String: SettingValue] {
    value.map { ["music.volume": $0] } ?? [:]
  }
}
