import Store

nonisolated extension Setting {
  /// Whether a hungry pet calls.
  static let petCalls = Setting(
    key: "pet.calls", kind: .toggle, standard: .bool(true),
    help:
      "Pet: notify when it is hungry, on the desktop if notifications are on; asked once after it hatched, unless set."
  )
  /// Whether a background process calls while the program is closed.
  static let petAgent = Setting(
    key: "pet.agent", kind: .choice(["auto", "on", "off"]), standard: .text("auto"),
    help: "Pet: also notify while Recreo is closed; auto means except in a kiosk.",
    isOfMachine: true)
  /// Whether it pauses while the desktop's screen is locked.
  static let petLock = Setting(
    key: "pet.lock", kind: .toggle, standard: .bool(false),
    help: "Pet: pause while the screen is locked.")
  /// How fast a pet lives.
  static let petPace = Setting(
    key: "pet.pace", kind: .choice(["auto", "demo", "kiosk", "home"]), standard: .text("auto"),
    help:
      "Pet: hungry within seconds (demo), minutes (kiosk) or hours (home); auto chooses kiosk or home.",
    isOfMachine: true)

  /// All settings of this game, in the order in which they are listed.
  static let ofPet = [petCalls, petAgent, petLock, petPace]
}
