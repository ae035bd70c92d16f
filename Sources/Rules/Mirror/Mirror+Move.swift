extension Mirror {
  /// What hands do to pieces, which are named by their number.
  public enum Move: Hashable, Sendable {
    /// A hand takes a piece out of the tray or out of its cell; `hand` is the finger's number, −1
    /// the mouse, −2 the keyboard.
    case pick(Int, hand: Int)
    /// The middle of a held piece is here now, as far as the played side allows it.
    case move(Int, Spot)
    /// Let go: into the nearest cell, or into the tray where there is none.
    case drop(Int)
    /// Into the tray, out of a hand or out of its cell.
    case back(Int)
    /// The hold meant nothing: it is where it was.
    case putBack(Int)
    /// More is told from now on, or less.
    case hints(Hints)
  }

  /// What came of a move.
  public enum Event: Hashable, Sendable {
    /// A hand holds the piece.
    case picked
    /// It is somewhere else.
    case moved
    /// It lies in this cell, from which it may have driven another piece.
    case placed(cell: Int, swapped: Int?)
    /// It lies in the tray.
    case returned
    /// It is where the hand took it from.
    case putBack
    /// More is told, or less.
    case hinted
  }
}

extension Mirror.Move: Codable {
  private enum Key: String, CodingKey {
    case pick, move, drop, back, putBack, hints
  }

  /// Reads `{"drop": 3}`, `{"pick": [3, hand]}`, `{"move": [3, x, y]}`, `{"hints": "none"}` and so on.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    guard fields.allKeys.count == 1, let key = fields.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "A move has one name."))
    }
    func numbers(_ count: Int) throws -> [Int] {
      let list = try fields.decode([Int].self, forKey: key)
      guard list.count == count, list.allSatisfy({ (-1 << 30...1 << 30).contains($0) }) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: fields, debugDescription: "This move has \(count) numbers.")
      }
      return list
    }
    switch key {
    case .pick:
      let list = try numbers(2)
      self = .pick(list[0], hand: list[1])
    case .move:
      let list = try numbers(3)
      self = .move(list[0], Mirror.Spot(x: list[1], y: list[2]))
    case .drop: self = .drop(try fields.decode(Int.self, forKey: key))
    case .back: self = .back(try fields.decode(Int.self, forKey: key))
    case .putBack: self = .putBack(try fields.decode(Int.self, forKey: key))
    case .hints: self = .hints(try fields.decode(Mirror.Hints.self, forKey: key))
    }
  }

  /// Writes the move under its name.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .pick(let piece, let hand): try fields.encode([piece, hand], forKey: .pick)
    case .move(let piece, let spot): try fields.encode([piece, spot.x, spot.y], forKey: .move)
    case .drop(let piece): try fields.encode(piece, forKey: .drop)
    case .back(let piece): try fields.encode(piece, forKey: .back)
    case .putBack(let piece): try fields.encode(piece, forKey: .putBack)
    case .hints(let level): try fields.encode(level, forKey: .hints)
    }
  }
}
