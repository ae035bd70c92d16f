import Rules
import Stage

/// The sounds of the materials.
nonisolated extension Sound {
  static func lift(_ kind: Recycle.Kind) -> Sound { Sound("recycle-\(material(kind))-lift") }
  static func drop(_ kind: Recycle.Kind) -> Sound { Sound("recycle-\(material(kind))-drop") }
  static let lid = Sound("recycle-lid")
  static let fit = Sound("recycle-fit")
  static let perfectFit = Sound("recycle-perfect")
  static let wrongContainer = Sound("recycle-wrong")
  static let halve = Sound("recycle-halve")
  static let spawn = Sound("recycle-spawn")
  static let lastSeconds = Sound("recycle-tick")
  static let timeIsUp = Sound("recycle-end")

  private static func material(_ kind: Recycle.Kind) -> String {
    switch kind {
    case .bottle, .jar, .mug: "glass"
    case .bag, .can, .pot, .apple, .banana, .nappy: "bag"
    case .plane, .newspaper, .box, .carton, .napkin: "paper"
    }
  }
}

nonisolated extension MusicTrack {
  static let recycle = MusicTrack("recycle")
}
