/// Encodes the movements of held items, in a few letters per tick.
///
/// Movements are continuous: it writes how far a pose differs from the one extrapolated from the
/// last two, and which item moved, as numbers of five bits per letter. Reader and writer keep the
/// same state; `pass` tells both about everything else in the round.
struct PoseTrail {
  /// A moving item: its last pose as x, y, size and angle, and by how much each changed.
  private struct Track {
    var piece: Int
    var last = [0, 0, 1000, 0]
    var speed = [0, 0, 0, 0]
  }
  private var tracks: [Track] = []
  private var turn = 0
  private var tick = 0

  /// An entry that is written in full: an item that is dropped is not held any more.
  mutating func pass(_ entry: Entry<Recycle.Move>) {
    tick = RecycleRound.tick(atMilliseconds: entry.milliseconds)
    switch entry.action {
    case .move(.drop(let piece)), .move(.toss(let piece, _)), .move(.lay(let piece)),
      .move(.putBack(let piece)):
      tracks.removeAll { $0.piece == piece }
      turn = 0
    case .move, .undo, .redo: break
    }
  }

  /// Writes the pose of an item at a tick, which must not be before the last one.
  mutating func write(_ piece: Int, _ pose: Recycle.Pose, at tick: Int, to text: inout [UInt8]) {
    let known = tracks.firstIndex { $0.piece == piece }
    if known == nil { tracks.append(Track(piece: piece)) }
    let place = known ?? tracks.count - 1
    let numbers = [pose.x, pose.y, pose.size, pose.angle]
    let isTurned = numbers[2] != tracks[place].last[2] || numbers[3] != tracks[place].last[3]
    let later = min(tick - self.tick, 3)
    let steps = known == nil ? tracks.count - 1 : (place - turn + tracks.count) % tracks.count
    Letters.write(steps << 3 | later << 1 | (isTurned ? 1 : 0), to: &text)
    if known == nil { Letters.write(piece, to: &text) }
    if later == 3 { Letters.write(tick - self.tick, to: &text) }
    for index in 0..<(isTurned ? 4 : 2) {
      let track = tracks[place]
      Letters.writeSigned(numbers[index] - track.last[index] - track.speed[index], to: &text)
    }
    advance(place, to: numbers, at: tick)
  }

  /// Reads what `write` wrote; nil if it isn't valid.
  mutating func read(_ text: inout ArraySlice<UInt8>) -> (
    piece: Int, pose: Recycle.Pose, tick: Int
  )? {
    guard let head = Letters.read(&text) else { return nil }
    var later = head >> 1 & 3
    let steps = head >> 3
    let isNew = steps == tracks.count
    if isNew {
      guard let piece = Letters.read(&text) else { return nil }
      tracks.append(Track(piece: piece))
    }
    guard steps < tracks.count else { return nil }
    let place = isNew ? tracks.count - 1 : (turn + steps) % tracks.count
    if later == 3 {
      guard let more = Letters.read(&text) else { return nil }
      later = more
    }
    var numbers = tracks[place].last
    for index in 0..<(head & 1 == 1 ? 4 : 2) {
      guard let off = Letters.readSigned(&text) else { return nil }
      numbers[index] += tracks[place].speed[index] + off
    }
    let tick = tick + later
    guard tick < 1 << 30, let pose = Recycle.Pose(numbers) else { return nil }
    advance(place, to: numbers, at: tick)
    return (tracks[place].piece, pose, tick)
  }

  private mutating func advance(_ place: Int, to numbers: [Int], at tick: Int) {
    let isFirst = tracks[place].last == [0, 0, 1000, 0]
    for index in 0..<4 {
      tracks[place].speed[index] = isFirst ? 0 : numbers[index] - tracks[place].last[index]
    }
    tracks[place].last = numbers
    turn = (place + 1) % tracks.count
    self.tick = tick
  }
}
