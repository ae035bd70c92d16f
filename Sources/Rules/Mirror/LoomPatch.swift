/// The contents of a cell in the Loom: a motif, its rotation, and two colours.
public struct LoomPatch: Hashable, Sendable {
  /// The number of colours; a colour is a number below this.
  public static let tones = 12
  /// Plain cloth in the first colour.
  public static let empty = LoomPatch(nil, thread: 1, ground: 0)

  /// Nil for plain cloth.
  public var motif: LoomMotif?
  /// Quarter turns clockwise, 0 to 3.
  public private(set) var turn: Int
  /// The motif's colour, and the one behind it.
  public private(set) var thread, ground: Int

  /// A patch; rotations wrap around, and unknown colours are clamped.
  public init(_ motif: LoomMotif?, turn: Int = 0, thread: Int, ground: Int) {
    self.motif = motif
    self.turn = (turn % 4 + 4) % 4
    self.thread = min(max(thread, 0), Self.tones - 1)
    self.ground = min(max(ground, 0), Self.tones - 1)
  }

  /// Rotated clockwise by this many quarter turns.
  public func turned(by quarters: Int) -> LoomPatch {
    LoomPatch(motif, turn: turn + quarters % 4, thread: thread, ground: ground)
  }

  /// The mirror image: its rotation is reversed.
  ///
  /// The motif itself is drawn mirrored.
  public var reflection: LoomPatch {
    LoomPatch(motif, turn: -turn, thread: thread, ground: ground)
  }

  /// The same patch for all that look the same.
  public var look: LoomPatch {
    guard let motif, thread != ground else { return LoomPatch(nil, thread: 0, ground: ground) }
    return LoomPatch(motif, turn: turn % motif.turns, thread: thread, ground: ground)
  }
}
