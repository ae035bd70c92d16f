extension Fifteen {
  /// The achievements: 24 in their original order and with their original limits, then six for
  /// each further shape.
  public static let achievements =
    finishing(["4x4", "5x5", "6x6"])
    + under([600, 300, 120, 60], "4x4") + within([300, 200, 100], "4x4")
    + under([600, 300, 150, 120], "5x5") + within([400, 300, 275], "5x5")
    + under([600, 480, 300, 240], "6x6") + within([600, 450, 390], "6x6")
    + finishing(["3x3"]) + under([120, 60, 30], "3x3") + within([100, 40], "3x3")
    + finishing(["3x5"]) + under([480, 180, 60], "3x5") + within([200, 100], "3x5")
    + finishing(["5x3"]) + under([480, 180, 60], "5x3") + within([200, 100], "5x3")
    + finishing(["4x6"]) + under([600, 300, 150], "4x6") + within([400, 275], "4x6")

  private static func finishing(_ layouts: [String]) -> [Achievement] {
    layouts.map { Achievement(name, "\($0).finish", .only($0)) }
  }

  private static func under(_ seconds: [Int], _ layout: String) -> [Achievement] {
    seconds.map {
      Achievement(name, "\(layout).under-\($0)", .only(layout), .seconds, .least, $0)
    }
  }

  private static func within(_ moves: [Int], _ layout: String) -> [Achievement] {
    moves.map {
      Achievement(name, "\(layout).within-\($0)", .only(layout), .moves, .least, $0)
    }
  }
}
