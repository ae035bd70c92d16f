/// One sitting at the loom: the design, and what can be taken back.
public struct Loom: Hashable, Sendable {
  /// What hands do at the loom.
  public enum Move: Hashable, Sendable {
    /// A patch into a cell, instead of what was there.
    case lay(LoomPatch, cell: Int)
    /// A cell by so many quarters clockwise.
    case turn(cell: Int, by: Int)
    /// Two cells change places.
    case exchange(Int, Int)
    /// Nothing in a cell but bare cloth.
    case take(cell: Int)
    /// All cells bare.
    case clear
    /// Another number of columns.
    case resize(Int)
  }

  /// The design now.
  public private(set) var design: LoomDesign
  private var past: [LoomDesign] = []
  private var future: [LoomDesign] = []

  /// Goes on with a design.
  public init(_ design: LoomDesign = LoomDesign()) { self.design = design }

  /// Whether there is something to take back.
  public var canUndo: Bool { !past.isEmpty }
  /// Whether there is something to do again.
  public var canRedo: Bool { !future.isEmpty }

  /// Makes a move; says whether it changed anything, which alone can be taken back.
  @discardableResult public mutating func play(_ move: Move) -> Bool {
    let next = design.applying(move)
    guard next != design else { return false }
    past.append(design)
    future = []
    design = next
    return true
  }

  /// Takes the last change back; says whether there was one.
  @discardableResult public mutating func undo() -> Bool {
    guard let earlier = past.popLast() else { return false }
    future.append(design)
    design = earlier
    return true
  }

  /// Makes the change again that was taken back last; says whether there was one.
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
