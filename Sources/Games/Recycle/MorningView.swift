/// Which part of the landscape is shown in a window that is too narrow for all of it.
///
/// A cloud, a tree or the sun that is cut by the edge looks like a mistake, so the part is moved
/// from the middle to where nothing is cut.
enum MorningView {
  /// The width of the whole drawing, in its own units.
  static let whole = 1600.0
  /// The left and right ends of what must not be cut.
  static let things: [ClosedRange<Double>] = [
    51...263, 658...833, 1033...1345,  // clouds
    398...582,  // the sun
    120...217, 619...661, 1163...1276, 1476...1524,  // trees
  ]
  /// Where items appear on a table, as fractions of its width: no tree should stand behind them,
  /// nor the sun.
  private static let columns = [1.0 / 6, 0.5, 5.0 / 6]
  private static let trees: [Double] = [150, 196, 490, 640, 1190, 1240, 1500]

  /// The left end of the part that is shown, for a width in units.
  static func left(showing width: Double) -> Double {
    let most = whole - width
    guard most > 1 else { return 0 }
    let middle = most / 2
    let nearestFirst = stride(from: 0, through: most, by: 6)
      .sorted { abs($0 - middle) < abs($1 - middle) }
    var best = (left: middle, cost: Double.infinity)
    for left in nearestFirst {
      let distance = abs(left - middle) / 10
      guard distance < best.cost else { break }
      let cost = cut(left, width) * 100 + Double(hidden(left, width)) * 200 + distance
      if cost < best.cost { best = (left, cost) }
    }
    return best.left
  }

  /// How much of these things the edges of a part cut off, in units.
  static func cut(_ left: Double, _ width: Double) -> Double {
    things.reduce(0) { sum, thing in
      sum
        + [left, left + width].reduce(0) {
          $0 + max(0, min(thing.upperBound - $1, $1 - thing.lowerBound))
        }
    }
  }

  /// How many trees stand where items appear.
  private static func hidden(_ left: Double, _ width: Double) -> Int {
    trees.count { tree in
      columns.contains { abs((tree - left) / width - $0) < 0.06 }
    }
  }
}
