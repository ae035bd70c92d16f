extension Mirror {
  /// The achievements in the order in which they are shown.
  public static let achievements =
    Setup.sizes.filter { !Setup.isLarge($0) }.map { Setup(columns: $0).size }.map {
      Achievement(name, $0, .with($0))
    } + [
      Achievement(name, "no-hints", .with(Hints.none.rawValue)),
      Achievement(name, "axes", .with(Symmetry.axes.rawValue)),
      Achievement(name, "turn", .with(Symmetry.turn.rawValue)),
      Achievement(name, "own", .with("own")),
      Achievement(name, "3x4-under-120", .with("3x4"), .seconds, .least, 120),
      // A riddle is no panel.
      Achievement(name, "panels-20", .except(MirrorRiddle.variant), .games, .sum, 20),
      Achievement(name, "riddles-3", .only(MirrorRiddle.variant), .games, .sum, 3),
    ]
}
