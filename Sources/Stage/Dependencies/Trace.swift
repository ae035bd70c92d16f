/// Writes events to the trace.
///
/// One JSON object per line; `docs/trace.md` lists the fields.
public struct Trace {
  /// Whether the trace is written: building an event takes time that is saved otherwise.
  public var isOn: Bool
  /// Emits an event with its name and fields.
  public var emit: (_ event: String, _ fields: any Encodable) -> Void
  /// A trace that calls `emit` for each event.
  public init(isOn: Bool, emit: @escaping (String, any Encodable) -> Void) {
    self.isOn = isOn
    self.emit = emit
  }
  /// Drops every event.
  public static var silent: Trace { Trace(isOn: false, emit: { _, _ in }) }
}

/// The fields of the trace's events; their names are an interface of the program.
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
    /// x, y, width and height of the visible part.
    public var frame: [Double]
    /// See `Node.isEnabled`.
    public var enabled: Bool
    /// A slider's value, or a switch's 0 or 1.
    public var value: Double?
    /// The text in a field.
    public var text: String?
    /// What an input method composes there, which is not part of the text yet.
    public var composed: String?
    /// The angle in degrees and the scale while it is held.
    public var angle, scale: Double?
    /// The pointers that hold it.
    public var heldBy: [Int64]?
  }
  /// Of `layout`: the visible nodes.
  public struct Layout: Encodable, Hashable, Sendable {
    /// Back to front.
    public var nodes: [Node]
    /// True during a touch or a motion; absent at rest.
    public var moving: Bool?
  }
  /// Of `gesture`: a recognizer won a pointer.
  public struct Gesture: Encodable, Sendable {
    /// The gesture, such as `tap`, and the id of its node.
    public var kind, node: String
  }
  /// Of `focus`: keys moved the focus to this node.
  public struct Focus: Encodable, Sendable {
    /// The id of the node that has the focus now.
    public var node: String
    /// The ids of the row that is scanned with switches.
    public var row: [String]?
  }
  /// Of `sound`: a sound was asked for.
  public struct Sound: Encodable, Sendable {
    /// See `Sound.name`.
    public var name: String
    /// The event of the sound with this name.
    public init(name: String) { self.name = name }
  }
  /// Of `notification`: a notification was delivered, or not.
  public struct Notification: Encodable, Sendable {
    /// What it says, in the player's language.
    public var title, body: String
    /// `desktop`, `toast` or `off`.
    public var delivery: String
    /// The event of a notification that was delivered like this.
    public init(title: String, body: String, delivery: String) {
      self.title = title
      self.body = body
      self.delivery = delivery
    }
  }
  /// Of `toast`: a toast is shown.
  public struct Toast: Encodable, Sendable {
    /// What it says, in the player's language.
    public var text: String
  }
  /// Of `error`: something failed.
  public struct Message: Encodable, Sendable {
    /// What failed, in English.
    public var message: String
    /// The event of this failure.
    public init(message: String) { self.message = message }
  }
  /// Of `move`: a move of a game, as its rules encode it.
  public struct Move<M: Encodable & Sendable>: Encodable, Sendable {
    /// The game's id.
    public var game: String
    /// The move, encoded by the rules.
    public var move: M
    /// The event of a move in this game.
    public init(game: String, move: M) {
      self.game = game
      self.move = move
    }
  }
  /// Of `state`: the whole state of a game.
  public struct State<S: Encodable & Sendable>: Encodable, Sendable {
    /// The game's id.
    public var game: String
    /// The state, encoded by the rules.
    public var state: S
    /// The event of a game in this state.
    public init(game: String, state: S) {
      self.game = game
      self.state = state
    }
  }
  /// Of `result`: a game ended.
  ///
  /// `id` is its draft's, absent if it could not be stored.
  public struct Result: Encodable, Sendable {
    /// The game's id, and what was played of it, such as `4x4-daily`.
    public var game, variant: String
    /// Points, moves and milliseconds.
    public var score, moves, ms: Int
    /// How many moves were undone.
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
  /// Of `claim`: a result got a name, and with it ranks on the leaderboards.
  public struct Claim: Encodable, Sendable {
    /// The result's number in the store.
    public var id: Int
    /// The player's name.
    public var player: String
    /// The rank by each of the game's measures, from 1.
    public var ranks: [Int]
    /// The points it added to the player's total.
    public var points: Int
    /// The ids of the achievements that the game met, and of the new ones among them.
    public var passed, new: [String]
    /// The event of a result that now has a name.
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
  /// Of `kept`: a game is saved up to this step.
  public struct Saved: Encodable, Sendable {
    /// The slot, such as `game-4x4@3`.
    public var slot: String
    /// How many entries of its record are saved.
    public var step: Int
    /// The event of a game saved up to this step.
    public init(slot: String, step: Int) {
      self.slot = slot
      self.step = step
    }
  }
}
