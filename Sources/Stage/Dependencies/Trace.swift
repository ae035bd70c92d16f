/// Tells whoever follows the trace what happens, without their having to look.
///
/// One JSON object a line; `docs/trace.md` lists the fields.
public struct Trace {
  /// Whether anybody listens: building an event costs time that a silent trace saves.
  public var isOn: Bool
  /// The event's name and its fields.
  public var emit: (_ event: String, _ fields: any Encodable) -> Void
  /// A trace that calls `emit` for each event.
  public init(isOn: Bool, emit: @escaping (String, any Encodable) -> Void) {
    self.isOn = isOn
    self.emit = emit
  }
  /// Drops every event.
  public static var silent: Trace { Trace(isOn: false, emit: { _, _ in }) }
}

/// The fields of the trace's events: their names are part of the program's interface.
public nonisolated enum TraceFields {
  /// Of `scene`: another scene is on top.
  public struct Scene: Encodable, Sendable {
    /// See `Scene.name`.
    public var name: String
    /// The event of the scene with this name.
    public init(name: String) { self.name = name }
  }
  /// One node as it lies in the window, in points.
  public struct Node: Encodable, Hashable, Sendable {
    /// See `Node`; the role is that of `Role`.
    public var id, role, label: String
    /// x, y, width and height of what can be seen.
    public var frame: [Double]
    /// See `Node.isEnabled`.
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
  /// Of `layout`: what can be seen.
  public struct Layout: Encodable, Hashable, Sendable {
    /// Back to front.
    public var nodes: [Node]
    /// True while somebody touches or something moves; absent at rest.
    public var moving: Bool?
  }
  /// Of `gesture`: a recognizer won a pointer.
  public struct Gesture: Encodable, Sendable {
    /// The gesture, such as `tap`, and the id of its node.
    public var kind, node: String
  }
  /// The keys brought the focus to this node.
  public struct Focus: Encodable, Sendable {
    /// The id of the node that has the focus now.
    public var node: String
  }
  /// Of `sound`: a sound was asked for.
  public struct Sound: Encodable, Sendable {
    /// See `Sound.name`.
    public var name: String
    /// The event of the sound with this name.
    public init(name: String) { self.name = name }
  }
  /// Something a person was to hear of, told once it is known how they did.
  public struct Notification: Encodable, Sendable {
    /// What it says, in the person's language.
    public var title, body: String
    /// `desktop`, `toast` or `off`.
    public var delivery: String
    /// The event of a notification that was delivered in this way.
    public init(title: String, body: String, delivery: String) {
      self.title = title
      self.body = body
      self.delivery = delivery
    }
  }
  /// Of `toast`: a toast is shown.
  public struct Toast: Encodable, Sendable {
    /// What it says, in the person's language.
    public var text: String
  }
  /// Of `error`: something failed.
  public struct Message: Encodable, Sendable {
    /// What failed, in English.
    public var message: String
    /// The event of this failure.
    public init(message: String) { self.message = message }
  }
  /// A move of a game, as its rules write it.
  public struct Move<M: Encodable & Sendable>: Encodable, Sendable {
    /// The game's id.
    public var game: String
    /// Encoded by the rules.
    public var move: M
    /// The event of a move in this game.
    public init(game: String, move: M) {
      self.game = game
      self.move = move
    }
  }
  /// The whole state of a game.
  public struct State<S: Encodable & Sendable>: Encodable, Sendable {
    /// The game's id.
    public var game: String
    /// Encoded by the rules.
    public var state: S
    /// The event of a game that is in this state now.
    public init(game: String, state: S) {
      self.game = game
      self.state = state
    }
  }
  /// How a game ended; `id` is its draft's, absent where it could not be kept.
  public struct Result: Encodable, Sendable {
    /// The game's id, and what was played of it, such as `4x4-daily`.
    public var game, variant: String
    /// Points, moves and milliseconds.
    public var score, moves, ms: Int
    /// How often a move was taken back.
    public var undos: Int
    /// The draft's number in the store.
    public var id: Int?
    /// The event of a game that ended like this.
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
    /// The result's number in the store.
    public var id: Int
    /// The player's name.
    public var player: String
    /// The place in each of the game's orders, from 1.
    public var ranks: [Int]
    /// What it added to the player's total.
    public var points: Int
    /// The achievements that the game passed, and those of them that are new, by their ids.
    public var passed, new: [String]
    /// The event of a result that has a name now.
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
    /// Where the game is saved, such as `game-4x4@3`.
    public var slot: String
    /// How many entries of the record are saved.
    public var step: Int
    /// The event of a game saved up to this step.
    public init(slot: String, step: Int) {
      self.slot = slot
      self.step = step
    }
  }
}
