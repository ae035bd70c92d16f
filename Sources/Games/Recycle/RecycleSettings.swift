import Store

nonisolated extension Setting {
  /// Whether a wrong container is explained.
  static let recycleFacts = Setting(
    key: "recycle.facts", kind: .toggle, standard: .bool(true),
    help: "Recycle: explain what goes where after a wrong drop.")

  /// All settings of this game, in the order in which they are listed.
  static let ofRecycle = [recycleFacts]
}
