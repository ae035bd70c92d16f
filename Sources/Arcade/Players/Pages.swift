/// The lines of a list too long to be read at once: a part is read when one of it is asked for.
public final class Pages<Line> {
  private let read: (_ offset: Int, _ limit: Int) -> [Line]
  private var pages: [Int: [Line]] = [:]
  /// How many lines are read at once: some windows full.
  private static var length: Int { 64 }
  /// How many parts are remembered.
  private static var most: Int { 16 }

  /// `read` gives up to `limit` lines after the first `offset`.
  public init(_ read: @escaping (_ offset: Int, _ limit: Int) -> [Line]) { self.read = read }

  /// The line at an index; nil where there is none.
  public subscript(index: Int) -> Line? {
    guard index >= 0 else { return nil }
    let page = index / Self.length
    if pages[page] == nil {
      if pages.count >= Self.most { pages.removeAll() }
      pages[page] = read(page * Self.length, Self.length)
    }
    let lines = pages[page] ?? []
    let place = index % Self.length
    return lines.indices.contains(place) ? lines[place] : nil
  }

  /// The list may be another now.
  public func forget() { pages.removeAll() }
}
