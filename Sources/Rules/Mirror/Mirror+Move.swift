extension Mirror {
  /// What a player can do with pieces, which are identified by number.
  public enum Move: Hashable, Sendable {
    /// A hand picks up a piece from the tray or a cell; `hand` is the finger's number, −1 for the
    /// mouse, −2 for the keyboard.
    case pick(Int, hand: Int)
    /// The middle of a held piece moves here, as far as the played side allows.
    case move(Int, Spot)
    /// Drops it: into the nearest cell, or into the tray if there is none.
    case drop(Int)
    /// Returns it to the tray, from a hand or a cell.
    case back(Int)
    /// Cancels the hold: it returns to where it was.
    case putBack(Int)
    /// Turns a piece clockwise by 1 to 3 quarters, wherever it is.
    case turn(Int, quarters: Int)
    /// Changes the hint level.
    case hints(Hints)
  }

  /// The effect of a move.
  public enum Event: Hashable, Sendable {
    /// The piece is held.
    case picked
    /// It was moved.
    case moved
    /// It lies in this cell, where it may have replaced another piece.
    case placed(cell: Int, swapped: Int?)
    /// It returned to the tray.
    case returned
    /// It returned to where it was picked up.
    case putBack
    /// The piece was turned.
    case turned
    /// The hint level changed.
    case hinted
  }
}

extension Mirror.Move: Codable {
  private enum Key: String, CodingKey {
    case pick, move, drop, back, putBack, turn, hints
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
    case .turn:
      let list = try numbers(2)
      self = .turn(list[0], quarters: list[1])
    case .hints: self = .hints(try fields.decode(Mirror.Hints.self, forKey: key))
    }
  }

  /// Encodes the move under its name.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .pick(let piece, let hand): try fields.encode([piece, hand], forKey: .pick)
    case .move(let piece, let spot): try fields.encode([piece, spot.x, spot.y], forKey: .move)
    case .drop(let piece): try fields.encode(piece, forKey: .drop)
    case .back(let piece): try fields.encode(piece, forKey: .back)
    case .putBack(let piece): try fields.encode(piece, forKey: .putBack)
    case .turn(let piece, let quarters): try fields.encode([piece, quarters], forKey: .turn)
    case .hints(let level): try fields.encode(level, forKey: .hints)
    }
  }
}
