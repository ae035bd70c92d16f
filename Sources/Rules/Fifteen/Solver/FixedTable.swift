/// Numbers that are written once and then read from anywhere, without a check of bounds.
///
/// The solver reads tens of millions a second; an array's checks and its reference counts would
/// show. Whoever keeps `start` keeps the table too.
final class FixedTable<Element: BitwiseCopyable & Sendable>: Sendable {
  /// The first of `count` numbers.
  nonisolated(unsafe) let start: UnsafePointer<Element>
  /// How many there are.
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
