/// Finds opposing changes of one quantity, such as luminance, in a grid of points.
struct FlashWatch {
  /// Twelve blocks across and down, of 5×3 points each; a window has four by four of them.
  static let (columns, rows) = (60, 36)
  static let points = columns * rows
  private static let blocks = 12
  private static let window = 4
  /// More than a quarter of a window's points.
  private static let quarter = 4 * 4 * 5 * 3 / 4
  /// Pictures whose changes count as one change of a window, if there are thirty a second.
  private static let together = 3

  /// The most flashes in any second so far, in any window.
  ///
  /// Either more than a quarter of a window flashes so often, or the window as a whole does, in whatever parts of it. As much
  /// light that comes as goes at once is a thing that moves, and changes only its points.
  private(set) var most = 0.0
  private let least: Float
  private let ceiling: Float
  /// Of each point: the lowest and the highest value since its last change, and its changes within the last second.
  private var lows: [Float] = []
  private var highs: [Float] = []
  private var changes = [[Duration]](repeating: [], count: points)
  private var directions = [Int](repeating: 0, count: points)
  /// How many more points of each block rose than fell in the last pictures, the newest last.
  private var recent: [[Int]] = []
  private var windows: [Window]

  /// A part of the picture, and its changes.
  private struct Window {
    var column, row: Int
    var direction = 0
    /// The pictures of `recent` that have not been counted yet.
    var open = 0
    var changes: [Duration] = []
  }

  /// `least`: the smallest change that counts; `ceiling`: if the lower value is below this.
  init(least: Float, ceiling: Float) {
    (self.least, self.ceiling) = (least, ceiling)
    let places = 0...(Self.blocks - Self.window)
    windows = places.flatMap { row in places.map { Window(column: $0, row: row) } }
  }

  /// The values of the next picture.
  mutating func look(at values: [Float], _ now: Duration) {
    if lows.isEmpty { (lows, highs) = (values, values) }
    var gains = [Int](repeating: 0, count: Self.blocks * Self.blocks)
    for point in values.indices {
      let change = turn(point, values[point])
      if change != 0 { changes[point].append(now) }
      changes[point].removeAll { now - $0 >= .seconds(1) }
      gains[block(of: point)] += change
    }
    recent.append(gains)
    if recent.count > Self.together { recent.removeFirst() }
    for index in windows.indices { windows[index] = counted(windows[index], now) }
    while hasPoints(withMoreChangesThan: Int(most * 2)) { most += 0.5 }
  }

  private func block(of point: Int) -> Int {
    point / Self.columns / 3 * Self.blocks + point % Self.columns / 5
  }

  /// Whether more than a quarter of a window has changed more often than this within the last second.
  private func hasPoints(withMoreChangesThan count: Int) -> Bool {
    var found = [Int](repeating: 0, count: Self.blocks * Self.blocks)
    for point in changes.indices where changes[point].count > count { found[block(of: point)] += 1 }
    return windows.contains { sum(found, in: $0) > Self.quarter }
  }

  /// Follows a point; 1 if it has risen by enough since it last fell, -1 if it has fallen, else 0.
  private mutating func turn(_ point: Int, _ value: Float) -> Int {
    lows[point] = min(lows[point], value)
    highs[point] = max(highs[point], value)
    if directions[point] <= 0, value - lows[point] >= least, lows[point] < ceiling {
      (directions[point], highs[point]) = (1, value)
      return 1
    }
    if directions[point] >= 0, highs[point] - value >= least, value < ceiling {
      (directions[point], lows[point]) = (-1, value)
      return -1
    }
    return 0
  }

  /// The window after the newest picture.
  private mutating func counted(_ window: Window, _ now: Duration) -> Window {
    var window = window
    window.open = min(window.open + 1, recent.count)
    let gain = recent.suffix(window.open).reduce(0) { $0 + sum($1, in: window) }
    if abs(gain) > Self.quarter, gain.signum() != window.direction {
      (window.direction, window.open) = (gain.signum(), 0)
      window.changes.append(now)
    }
    window.changes.removeAll { now - $0 >= .seconds(1) }
    most = max(most, Double(window.changes.count) / 2)
    return window
  }

  private func sum(_ counts: [Int], in window: Window) -> Int {
    var sum = 0
    for row in window.row..<(window.row + Self.window) {
      for column in window.column..<(window.column + Self.window) {
        sum += counts[row * Self.blocks + column]
      }
    }
    return sum
  }
}
