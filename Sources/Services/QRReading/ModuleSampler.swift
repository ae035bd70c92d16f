/// Takes a code's modules from a picture, in which it may be turned, mirrored and seen at an angle.
struct ModuleSampler {
  private let picture: BitPicture
  private let side: Int
  private let map: Perspective

  /// `corner`, `right` and `below`: the middles of the squares in three corners; `side`: how many
  /// modules the code has in a row.
  init?(_ picture: BitPicture, _ corner: Spot, right: Spot, below: Spot, side: Int) {
    (self.picture, self.side) = (picture, side)
    let far = Double(side) - 3.5
    let (across, down) = (
      (right - corner) * (1 / (far - 3.5)), (below - corner) * (1 / (far - 3.5))
    )
    let near = Double(side) - 6.5
    let guess = corner + across * (near - 3.5) + down * (near - 3.5)
    let small =
      side > 21 ? Self.alignment(in: picture, near: guess, across: across, down: down) : nil
    let fourth = small ?? corner + across * (far - 3.5) + down * (far - 3.5)
    let place = small == nil ? far : near
    guard
      let map = Perspective(
        [(3.5, 3.5), (far, 3.5), (3.5, far), (place, place)].map { Spot(x: $0.0, y: $0.1) },
        [corner, right, below, fourth])
    else { return nil }
    self.map = map
  }

  /// Whether each module is dark, row by row.
  var modules: [Bool] {
    let spots = [(0.5, 0.5), (0.35, 0.5), (0.65, 0.5), (0.5, 0.35), (0.5, 0.65)]
    return (0..<side * side).map { index in
      let (y, x) = index.quotientAndRemainder(dividingBy: side)
      let dark = spots.count { spot in
        picture.isDark(map.place(of: Spot(x: Double(x) + spot.0, y: Double(y) + spot.1)))
      }
      return dark > 2
    }
  }

  /// The middle of the small square near the fourth corner; nil if it isn't seen.
  private static func alignment(
    in picture: BitPicture, near guess: Spot, across: Spot, down: Spot
  ) -> Spot? {
    /// How many of its 25 modules are as they should be.
    func score(_ middle: Spot) -> Int {
      (-2...2).reduce(0) { sum, row in
        sum
          + (-2...2).count { column in
            let ring = max(abs(row), abs(column))
            let spot = middle + across * Double(column) + down * Double(row)
            return picture.isDark(spot) == (ring != 1)
          }
      }
    }
    var (best, spots): (Int, [Spot]) = (21, [])
    for row in -16...16 {
      for column in -16...16 {
        let spot = guess + across * (Double(column) / 4) + down * (Double(row) / 4)
        let points = score(spot)
        if points > best { (best, spots) = (points, []) }
        if points == best { spots.append(spot) }
      }
    }
    guard let first = spots.first else { return nil }
    // The middle of those that are equally good, unless there are two such squares.
    let close = spots.filter { ($0 - first).length < 2 * max(across.length, down.length) }
    return close.reduce(Spot(x: 0, y: 0), +) * (1 / Double(close.count))
  }
}

/// Maps a plane to a picture of it: four places and where they are seen.
private struct Perspective {
  private let factors: [Double]

  /// Nil if three of the places are in a line.
  init?(_ places: [Spot], _ seen: [Spot]) {
    // The eight factors solve eight linear equations, two for each place.
    var rows: [[Double]] = []
    for (place, spot) in zip(places, seen) {
      let (x, y) = (place.x, place.y)
      rows.append([x, y, 1, 0, 0, 0, -x * spot.x, -y * spot.x, spot.x])
      rows.append([0, 0, 0, x, y, 1, -x * spot.y, -y * spot.y, spot.y])
    }
    for column in 0..<8 {
      let pivot = (column..<8).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      guard abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(pivot, column)
      let first = rows[column].map { $0 / rows[column][column] }
      rows[column] = first
      for row in 0..<8 where row != column {
        let factor = rows[row][column]
        for index in column...8 { rows[row][index] -= factor * first[index] }
      }
    }
    factors = rows.map { $0[8] }
  }

  func place(of spot: Spot) -> Spot {
    let depth = factors[6] * spot.x + factors[7] * spot.y + 1
    return Spot(
      x: (factors[0] * spot.x + factors[1] * spot.y + factors[2]) / depth,
      y: (factors[3] * spot.x + factors[4] * spot.y + factors[5]) / depth)
  }
}
