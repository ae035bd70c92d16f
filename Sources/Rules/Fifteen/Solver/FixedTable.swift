/// A table that is filled once and then read from any thread, without bounds checks.
///
/// The solver reads tens of millions of values per second; an array's checks and reference counts
/// would be noticeable. Keep a reference to the table as long as `start` is used.
final class FixedTable<Element: BitwiseCopyable & Sendable>: Sendable {
  /// The first of `count` numbers.
  nonisolated(unsafe) let start: UnsafePointer<Element>
  /// The number of values.
  let count: Int

  /// A table of `count` numbers, each `value` until `fill` has written them.
  init(count: Int, of value: Element, fill: (UnsafeMutablePointer<Element>) -> Void = { _ in }) {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: count)
    memory.initialize(repeating: value, count: count)
    fill(memory)
    start = UnsafePointer(memory)
    self.count = count
  }

  /// A copy of an array.
  convenience init(_ elements: [Element]) {
    self.init(count: elements.count, of: elements[0]) { memory in
      for (index, element) in elements.enumerated() { memory[index] = element }
    }
  }

  deinit { start.deallocate() }
}
