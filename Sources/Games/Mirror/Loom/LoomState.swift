import Rules

/// The Loom's state in the trace.
nonisolated struct LoomState: Encodable {
  /// One cell.
  struct Patch: Encodable {
    var motif: String?
    var turn, reflection, thread, ground: Int

    private enum Key: String, CodingKey { case motif, turn, reflection = "twin", thread, ground }

    /// `motif` is null if there is only ground.
    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Key.self)
      try fields.encode(motif, forKey: .motif)
      try fields.encode(turn, forKey: .turn)
      try fields.encode(reflection, forKey: .reflection)
      try fields.encode(thread, forKey: .thread)
      try fields.encode(ground, forKey: .ground)
    }
  }
  var columns: Int
  var design: String
  var cells: [Patch]
  var canUndo, canRedo: Bool

  init(_ loom: Loom) {
    columns = loom.design.columns
    design = loom.design.code
    cells = loom.design.patches.map {
      Patch(
        motif: $0.motif?.rawValue, turn: $0.turn, reflection: $0.reflection.turn, thread: $0.thread,
        ground: $0.ground)
    }
    (canUndo, canRedo) = (loom.canUndo, loom.canRedo)
  }
}
