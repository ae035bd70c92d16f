/// How long a box is along one axis, in points.
public nonisolated struct Length: Hashable, Sendable {
  /// It is never shorter, even where there is no room.
  public var least: Double
  /// What it takes before anything is left over; with less room boxes are dropped, then shorter.
  public var ideal: Double
  /// It is never longer.
  public var most: Double
  /// Its share of what is left over, beside the weights of others; 0 takes none.
  public var weight: Double

  /// A length that can change; its ideal is its least unless stated otherwise.
  public init(
    least: Double = 0, ideal: Double? = nil, most: Double = .infinity, weight: Double = 1
  ) {
    self.least = least
    self.ideal = max(least, ideal ?? least)
    self.most = max(self.ideal, most)
    self.weight = weight
  }

  /// Always this long.
  public static func exactly(_ length: Double) -> Length {
    Length(least: length, most: length, weight: 0)
  }

  /// What is left over, in these shares.
  public static func rest(_ weight: Double = 1) -> Length { Length(weight: weight) }

  /// As many of these behind each other, with gaps.
  func repeated(_ count: Int, gap: Double) -> Length {
    let (count, gaps) = (Double(count), gap * Double(max(0, count - 1)))
    return Length(
      least: least * count + gaps, ideal: ideal * count + gaps, most: most * count + gaps,
      weight: weight * count)
  }
}

nonisolated extension [Length] {
  /// How long each is if they share a room: their ideals and what is left over by weight, or
  /// evenly shorter down to their least.
  func sharing(_ room: Double) -> [Double] {
    var lengths = map(\.ideal)
    var rest = room - lengths.reduce(0, +)
    guard rest > 0 else {
      let slack = reduce(0) { $0 + $1.ideal - $1.least }
      let share = slack > 0 ? Swift.min(1, -rest / slack) : 0
      return map { $0.ideal - ($0.ideal - $0.least) * share }
    }
    var open = indices.filter { self[$0].weight > 0 }
    while !open.isEmpty {
      let unit = rest / open.reduce(0) { $0 + self[$1].weight }
      let full = open.filter { lengths[$0] + unit * self[$0].weight >= self[$0].most }
      for index in full.isEmpty ? open : full {
        let new = Swift.min(self[index].most, lengths[index] + unit * self[index].weight)
        rest -= new - lengths[index]
        lengths[index] = new
      }
      open = full.isEmpty ? [] : open.filter { !full.contains($0) }
    }
    return lengths
  }

  /// The length of all behind each other.
  func joined(gap: Double) -> Length {
    let gaps = gap * Double(Swift.max(0, count - 1))
    return reduce(.exactly(gaps)) {
      Length(
        least: $0.least + $1.least, ideal: $0.ideal + $1.ideal, most: $0.most + $1.most,
        weight: Swift.max($0.weight, $1.weight))
    }
  }

  /// The length of all beside each other: that of the longest.
  var longest: Length {
    reduce(.exactly(0)) {
      Length(
        least: Swift.max($0.least, $1.least), ideal: Swift.max($0.ideal, $1.ideal),
        most: Swift.max($0.most, $1.most), weight: Swift.max($0.weight, $1.weight))
    }
  }
}
