/// Tells whoever follows the trace what happens, without their having to look.
///
/// One JSON object a line; `docs/trace.md` lists the fields.
public struct Trace {
  /// Whether anybody listens: building an event costs time that a silent trace saves.
  public var isOn: Bool
  /// The event's name and its fields.
  public var emit: (_ event: String, _ fields: any Encodable) -> Void
  public init(isOn: Bool, emit: @escaping (String, any Encodable) -> Void) {
    self.isOn = isOn
    self.emit = emit
  }
  public static var silent: Trace { Trace(isOn: false, emit: { _, _ in }) }
}

/// The fields of the trace's events: their names are part of the program's interface.
public nonisolated enum TraceFields {
  public struct Scene: Encodable, Sendable {
    public var name: String
    public init(name: String) { self.name = name }
  }
  /// One node as it lies in the window, in points.
  public struct Node: Encodable, Hashable, Sendable {
    public var id, role, label: String
    public var frame: [Double]
    public var enabled: Bool
    /// A slider's 0 to 1, a switch's 0 or 1.
    public var value: Double?
    /// What is written in a field.
    public var text: String?
    /// Degrees and factor while something is held.
    public var angle, scale: Double?
    /// Pointers that hold it.
    public var heldBy: [Int64]?
  }
  public struct Layout: Encodable, Hashable, Sendable {
    public var nodes: [Node]
    /// True while somebody touches or something moves; absent at rest.
    public var moving: Bool?
  }
  public struct Gesture: Encodable, Sendable {
    public var kind, node: String
  }
  /// The keys brought the focus to this node.
  public struct Focus: Encodable, Sendable {
    public var node: String
  }
  public struct Sound: Encodable, Sendable {
    public var name: String
    public init(name: String) { self.name = name }
  }
  /// Something a person was to hear of, told once it is known how they did.
  public struct Notification: Encodable, Sendable {
    public var title, body: String
    /// `desktop`, `toast` or `off`.
    public var delivery: String
    public init(title: String, body: String, delivery: String) {
      self.title = title
      self.body = body
      self.delivery = delivery
    }
  }
  public struct Toast: Encodable, Sendable {
    public var text: String
  }
  public struct Message: Encodable, Sendable {
    public var message: String
    public init(message: String) { self.message = message }
  }
  /// A move of a game, as its rules write it.
  public struct Move<M: Encodable & Sendable>: Encodable, Sendable {
    public var game: String
    public var move: M
    public init(game: String, move: M) {
      self.game = game
      self.move = move
    }
  }
  /// The whole state of a game.
  public struct State<S: Encodable & Sendable>: Encodable, Sendable {
    public var game: String
    public var state: S
    public init(game: String, state: S) {
      self.game = game
      self.state = state
    }
  }
  /// How a game ended; `id` is its draft's, absent where it could not be kept.
  public struct Result: Encodable, Sendable {
    public var game, variant: String
    public var score, moves, ms: Int
    /// How often a move was taken back.
    public var undos: Int
    public var id: Int?
    public init(
      game: String, variant: String, score: Int, moves: Int, ms: Int, undos: Int, id: Int?
    ) {
      self.game = game
      self.variant = variant
      self.score = score
      self.moves = moves
      self.ms = ms
      self.undos = undos
      self.id = id
    }
  }
  /// A result that somebody put a name to, and its places in the lists.
  public struct Claim: Encodable, Sendable {
    public var id: Int
    public var player: String
    public var ranks: [Int]
    /// What it added to the player's total.
    public var points: Int
    /// The achievements that the game passed, and those of them that are new, by their ids.
    public var passed, new: [String]
    public init(
      id: Int, player: String, ranks: [Int], points: Int, passed: [String], new: [String]
    ) {
      self.id = id
      self.player = player
      self.ranks = ranks
      self.points = points
      self.passed = passed
      self.new = new
    }
  }
  /// A game that is on disk up to this step.
  public struct Kept: Encodable, Sendable {
    public var slot: String
    public var step: Int
    public init(slot: String, step: Int) {
      self.slot = slot
      self.step = step
    }
  }
}
