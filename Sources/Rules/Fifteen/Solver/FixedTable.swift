/// A table that is filled once and then read from any thread, without bounds checks.
///
/// The solver reads tens of millions of values per second; an array's checks and reference counts
/// would be noticeable. Keep a reference to the table as long as `start` is used.
final class FixedTable<Element: BitwiseCopyable & Sendable>: Sendable {
  /// The first of `count` numbers.
  nonisolated(unsafe) let start: UnsafePointer<Element>
  /// The number of values.
  let count: Int
  /// What keeps the memory; nil if the table itself does.
  private let owner: (any AnyObject & Sendable)?

  /// A table of `count` numbers, each `value` until `fill` has written them.
  init(count: Int, of value: Element, fill: (UnsafeMutablePointer<Element>) -> Void = { _ in }) {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: count)
    memory.initialize(repeating: value, count: count)
    fill(memory)
    start = UnsafePointer(memory)
    self.count = count
    owner = nil
  }

  /// A table in memory that stays valid as long as `owner` exists.
  init(_ start: UnsafePointer<Element>, count: Int, in owner: any AnyObject & Sendable) {
    (self.start, self.count, self.owner) = (start, count, owner)
  }

  /// A copy of an array.
  convenience init(_ elements: [Element]) {
    self.init(count: elements.count, of: elements[0]) { memory in
      for (index, element) in elements.enumerated() { memory[index] = element }
    }
  }

  deinit { if owner == nil { start.deallocate() } }
}
