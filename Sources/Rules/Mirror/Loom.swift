/// A session in the Loom: the design and its history.
public struct Loom: Hashable, Sendable {
  /// What a player can do in the Loom.
  public enum Move: Hashable, Sendable {
    /// Puts a patch into a cell, replacing its contents.
    case lay(LoomPatch, cell: Int)
    /// Rotates a cell by this many quarter turns clockwise.
    case turn(cell: Int, by: Int)
    /// Swaps two cells.
    case exchange(Int, Int)
    /// Empties a cell.
    case take(cell: Int)
    /// Empties all cells.
    case clear
    /// Sets the number of columns.
    case resize(Int)
  }

  /// The current design.
  public private(set) var design: LoomDesign
  private var past: [LoomDesign] = []
  private var future: [LoomDesign] = []

  /// Starts with a design.
  public init(_ design: LoomDesign = LoomDesign()) { self.design = design }

  /// Whether there is a change to undo.
  public var canUndo: Bool { !past.isEmpty }
  /// Whether there is a change to redo.
  public var canRedo: Bool { !future.isEmpty }

  /// Makes a move; returns whether it changed anything and can thus be undone.
  @discardableResult public mutating func play(_ move: Move) -> Bool {
    let next = design.applying(move)
    guard next != design else { return false }
    past.append(design)
    future = []
    design = next
    return true
  }

  /// Undoes the last change; returns whether there was one.
  @discardableResult public mutating func undo() -> Bool {
    guard let earlier = past.popLast() else { return false }
    future.append(design)
    design = earlier
    return true
  }

  /// Redoes the last change undone; returns whether there was one.
  @discardableResult public mutating func redo() -> Bool {
    guard let later = future.popLast() else { return false }
    past.append(design)
    design = later
    return true
  }
}

extension LoomDesign {
  /// The design after a move.
  public func applying(_ move: Loom.Move) -> LoomDesign {
    switch move {
    case .lay(let patch, let cell): laying(patch, in: cell)
    case .turn(let cell, let quarters):
      patches.indices.contains(cell)
        ? laying(patches[cell].turned(by: quarters), in: cell) : self
    case .exchange(let one, let other): exchanging(one, other)
    case .take(let cell): laying(.empty, in: cell)
    case .clear: LoomDesign(columns: columns)
    case .resize(let columns): resized(columns: columns)
    }
  }
}
