/// The rows of a list that is too long to load at once: pages are loaded on demand.
public final class Pages<Line> {
  private let read: (_ offset: Int, _ limit: Int) -> [Line]
  private var pages: [Int: [Line]] = [:]
  /// The number of rows in a page, enough for several screens.
  private static var length: Int { 64 }
  /// The number of pages that are cached.
  private static var most: Int { 16 }

  /// `read` returns up to `limit` rows from `offset` on.
  public init(_ read: @escaping (_ offset: Int, _ limit: Int) -> [Line]) { self.read = read }

  /// The row at an index, or nil.
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

  /// Discards all pages, since the list may have changed.
  public func clear() { pages.removeAll() }
}
