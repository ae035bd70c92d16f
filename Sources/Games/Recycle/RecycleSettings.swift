import Arcade
import Store

nonisolated extension Setting {
  /// Whether a wrong container is explained.
  static let recycleFacts = Setting(
    key: "recycle.facts", kind: .toggle, standard: .bool(true),
    help: "Recycle: say after a wrong drop what belongs where.")

  /// All of this game, in the order they are told.
  static let ofRecycle = [recycleFacts]
}
