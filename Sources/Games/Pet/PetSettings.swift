import Arcade
import Store

nonisolated extension Setting {
  /// Whether a hungry pet says so.
  static let petCalls = Setting(
    key: "pet.calls", kind: .toggle, standard: .bool(true),
    help: "Pet: it calls when it is hungry, on the desktop where messages are on.")
  /// Whether somebody stays behind who calls while the program is closed.
  static let petAgent = Setting(
    key: "pet.agent", kind: .choice(["auto", "on", "off"]), standard: .text("auto"),
    help: "Pet: it calls also while Recreo is closed; auto does so except in a kiosk.",
    isOfMachine: true)
  /// How fast a pet lives.
  static let petPace = Setting(
    key: "pet.pace", kind: .choice(["auto", "demo", "kiosk", "home"]), standard: .text("auto"),
    help: "Pet: hungry within seconds (demo), minutes (kiosk) or hours (home); auto by the place.",
    isOfMachine: true)

  /// All of this game, in the order they are told.
  static let ofPet = [petCalls, petAgent, petPace]
}
