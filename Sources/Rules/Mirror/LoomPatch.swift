/// What lies in one cell on the loom: a motif, how it is turned, and two wools.
public struct LoomPatch: Hashable, Sendable {
  /// How many wools there are; a wool is a number below this.
  public static let tones = 12
  /// Cloth with nothing on it, of the first wool.
  public static let empty = LoomPatch(nil, thread: 1, ground: 0)

  /// Nil where there is only ground.
  public var motif: LoomMotif?
  /// Quarter turns clockwise, 0 to 3.
  public private(set) var turn: Int
  /// The motif's wool, and the one below it.
  public private(set) var thread, ground: Int

  /// A patch; turns count on beyond a whole one, and wools that are not there are the nearest that is.
  public init(_ motif: LoomMotif?, turn: Int = 0, thread: Int, ground: Int) {
    self.motif = motif
    self.turn = (turn % 4 + 4) % 4
    self.thread = min(max(thread, 0), Self.tones - 1)
    self.ground = min(max(ground, 0), Self.tones - 1)
  }

  /// Turned clockwise by so many quarters.
  public func turned(by quarters: Int) -> LoomPatch {
    LoomPatch(motif, turn: turn + quarters % 4, thread: thread, ground: ground)
  }

  /// How its twin lies on the other side: where one is turned to the right the other goes left.
  ///
  /// The twin's motif itself is drawn mirrored.
  public var twin: LoomPatch {
    LoomPatch(motif, turn: -turn, thread: thread, ground: ground)
  }

  /// One patch for all that look the same.
  public var look: LoomPatch {
    guard let motif, thread != ground else { return LoomPatch(nil, thread: 0, ground: ground) }
    return LoomPatch(motif, turn: turn % motif.turns, thread: thread, ground: ground)
  }
}
