/// One of the three squares in the corners of a QR code.
struct Finder {
  var center: Spot
  /// The width of one of its seven modules along a row of pixels.
  var module: Double
  /// How many rows of pixels showed it.
  var count = 1
}

/// Looks for the squares in the corners: dark, light, dark, light, dark as 1 : 1 : 3 : 1 : 1.
struct FinderSearch {
  let picture: BitPicture
  private(set) var found: [Finder] = []

  init(_ picture: BitPicture) {
    self.picture = picture
    for y in 0..<picture.height { scan(row: y) }
  }

  /// Three squares that may be the corners of one code, the best first: the one at the right angle,
  /// and the two others clockwise.
  var corners: [(corner: Finder, right: Finder, below: Finder)] {
    let likely = found.filter { $0.count > 1 }.sorted { $0.count > $1.count }.prefix(8)
    var all: [(fault: Double, (corner: Finder, right: Finder, below: Finder))] = []
    for corner in likely.indices {
      for one in likely.indices {
        for other in likely.indices where one < other && one != corner && other != corner {
          let three = (likely[corner], likely[one], likely[other])
          if let fault = Self.fault(three.0, three.1, three.2) {
            let isClockwise =
              (three.1.center - three.0.center).cross(three.2.center - three.0.center) > 0
            all.append((fault, isClockwise ? three : (three.0, three.2, three.1)))
          }
        }
      }
    }
    return all.sorted { $0.fault < $1.fault }.prefix(6).map(\.1)
  }

  /// How far three squares are from a right angle with equal sides; nil if too far.
  private static func fault(_ corner: Finder, _ one: Finder, _ other: Finder) -> Double? {
    let sizes = [corner.module, one.module, other.module]
    guard let least = sizes.min(), let most = sizes.max(), most < 1.8 * least else { return nil }
    let (first, second) = (one.center - corner.center, other.center - corner.center)
    guard min(first.length, second.length) > 10 * least else { return nil }
    let lengths = max(first.length, second.length) / min(first.length, second.length) - 1
    let angle = abs(first.dot(second)) / (first.length * second.length)
    return lengths < 0.7 && angle < 0.5 ? lengths + angle + (most / least - 1) : nil
  }

  private mutating func scan(row y: Int) {
    var runs = [0, 0, 0, 0, 0]
    var isDark = false
    // One column further, so that what ends at the edge ends.
    for x in 0...picture.width {
      let next = picture.isDark(x, y)
      if next == isDark {
        runs[4] += 1
        continue
      }
      if isDark, Self.isFinder(runs) { note(runs, endingAt: x, y) }
      runs = Array(runs.dropFirst()) + [1]
      isDark = next
    }
  }

  private static func isFinder(_ runs: [Int]) -> Bool {
    let total = runs.reduce(0, +)
    guard total >= 7, runs.allSatisfy({ $0 > 0 }) else { return false }
    let module = Double(total) / 7
    return zip(runs, [1, 1, 3, 1, 1]).allSatisfy { run, wanted in
      abs(Double(run) - module * wanted) <= module * (wanted == 3 ? 1.2 : 0.6)
    }
  }

  /// Checks a row's find along its column, and then along the row through its middle again.
  private mutating func note(_ runs: [Int], endingAt x: Int, _ y: Int) {
    let middle = x - runs[4] - runs[3] - (runs[2] + 1) / 2
    guard let column = cross(middle, y, dx: 0, dy: 1) else { return }
    let height = Int((Double(y) + column.shift).rounded())
    guard let row = cross(middle, height, dx: 1, dy: 0), row.total < 2 * column.total,
      column.total < 2 * row.total
    else { return }
    let center = Spot(
      x: Double(middle) + row.shift + 0.5, y: Double(y) + column.shift + 0.5)
    let module = Double(row.total) / 7
    let near = found.firstIndex {
      ($0.center - center).length < 3 * module && abs($0.module - module) < module
    }
    guard let near else { return found.append(Finder(center: center, module: module)) }
    let (old, count) = (found[near], Double(found[near].count))
    found[near] = Finder(
      center: (old.center * count + center) * (1 / (count + 1)),
      module: (old.module * count + module) / (count + 1), count: old.count + 1)
  }

  /// The runs through a dark pixel in both directions, if they have a square's proportions: their
  /// length, and how far their middle is from the pixel.
  private func cross(_ x: Int, _ y: Int, dx: Int, dy: Int) -> (total: Int, shift: Double)? {
    guard picture.isDark(x, y) else { return nil }
    let limit = max(picture.width, picture.height)
    /// The rest of the middle square, the light ring and the dark ring, in one direction.
    func walk(_ direction: Int) -> [Int] {
      var (step, runs) = (direction, [0, 0, 0])
      for part in 0..<3 {
        while abs(step) < limit, picture.isDark(x + dx * step, y + dy * step) == (part != 1),
          isInside(x + dx * step, y + dy * step)
        {
          runs[part] += 1
          step += direction
        }
      }
      return runs
    }
    let (before, after) = (walk(-1), walk(1))
    let runs = [before[2], before[1], before[0] + 1 + after[0], after[1], after[2]]
    guard Self.isFinder(runs) else { return nil }
    return (runs.reduce(0, +), Double(after[0] - before[0]) / 2)
  }

  private func isInside(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < picture.width && y < picture.height
  }
}
