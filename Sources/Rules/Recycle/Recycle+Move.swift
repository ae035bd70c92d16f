extension Recycle {
  /// What hands do to pieces, which are named by their number.
  public enum Move: Hashable, Sendable {
    /// A hand takes hold of a piece; `hand` is the finger's number, −1 the mouse, −2 the keyboard,
    /// −3 a wheel or a key that only sizes or turns it where it lies.
    case grab(Int, hand: Int)
    /// A held piece is here now.
    case pose(Int, Pose)
    /// Let go, to be judged where it lies.
    case drop(Int)
    /// Let go in motion: it flies on, and is judged where it lands.
    case toss(Int, Velocity)
    /// Let go, and not judged: it was only sized or turned.
    case lay(Int)
    /// The hold meant nothing: it is where it was.
    case putBack(Int)
    /// A double tap.
    case halve(Int)
    /// A tap on the free table of a player, who is counted from 0.
    case spawn(Int)
    /// The end of a round without a clock.
    case finish
  }

  /// What came of a move.
  public enum Event: Hashable, Sendable {
    /// A hand holds the piece.
    case grabbed
    /// It is somewhere else, or of another size.
    case posed
    /// Let go, away from every container.
    case laid
    /// It is where the hand took it from.
    case putBack
    /// It is in its container and off the table.
    case wentIn(Container, points: Int, isPerfect: Bool)
    /// The container did not take it.
    case refused(Container, Reason)
    /// It has half its size; `copy` is the second half in Split.
    case halved(copy: Int?)
    /// This piece came onto the table.
    case spawned(Int)
    /// The round is over.
    case finished
  }

  /// Why a container does not take a piece.
  public enum Reason: String, Hashable, Codable, Sendable {
    case wrongContainer, tooBig, notUpsideDown
    /// Hard only: its middle is beside the mouth.
    case besideMouth
  }
}

extension Recycle.Move: Codable {
  private enum Key: String, CodingKey {
    case grab, pose, drop, toss, lay, putBack, halve, spawn, finish
  }

  /// Reads `{"drop": 3}`, `{"grab": [3, hand]}`, `{"pose": [3, [x, y, size, angle]]}`,
  /// `{"toss": [3, x, y]}` and so on.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    guard fields.allKeys.count == 1, let key = fields.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "A move has one name."))
    }
    switch key {
    case .grab:
      var list = try fields.nestedUnkeyedContainer(forKey: key)
      self = .grab(try list.decode(Int.self), hand: try list.decode(Int.self))
    case .pose:
      var list = try fields.nestedUnkeyedContainer(forKey: key)
      self = .pose(try list.decode(Int.self), try list.decode(Recycle.Pose.self))
    case .drop: self = .drop(try fields.decode(Int.self, forKey: key))
    case .toss:
      let numbers = try fields.decode([Int].self, forKey: key)
      guard numbers.count == 3, let velocity = Recycle.Velocity(numbers[1], numbers[2]) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: fields, debugDescription: "No item is tossed like this: \(numbers).")
      }
      self = .toss(numbers[0], velocity)
    case .lay: self = .lay(try fields.decode(Int.self, forKey: key))
    case .putBack: self = .putBack(try fields.decode(Int.self, forKey: key))
    case .halve: self = .halve(try fields.decode(Int.self, forKey: key))
    case .spawn: self = .spawn(try fields.decode(Int.self, forKey: key))
    case .finish: self = .finish
    }
  }

  /// Writes the move under its name.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .grab(let piece, let hand):
      var list = fields.nestedUnkeyedContainer(forKey: .grab)
      try list.encode(piece)
      try list.encode(hand)
    case .pose(let piece, let pose):
      var list = fields.nestedUnkeyedContainer(forKey: .pose)
      try list.encode(piece)
      try list.encode(pose)
    case .drop(let piece): try fields.encode(piece, forKey: .drop)
    case .toss(let piece, let velocity):
      try fields.encode([piece, velocity.x, velocity.y], forKey: .toss)
    case .lay(let piece): try fields.encode(piece, forKey: .lay)
    case .putBack(let piece): try fields.encode(piece, forKey: .putBack)
    case .halve(let piece): try fields.encode(piece, forKey: .halve)
    case .spawn(let player): try fields.encode(player, forKey: .spawn)
    case .finish: try fields.encode(true, forKey: .finish)
    }
  }
}
