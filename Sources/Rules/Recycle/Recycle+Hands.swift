import Geometry

/// Where a piece is kept.
struct PiecePlace: Hashable {
  var player, index: Int
}

extension Recycle {
  func find(_ number: Int) throws(IllegalMove) -> PiecePlace {
    for player in sides.indices {
      if let index = sides[player].index(of: number) {
        return PiecePlace(player: player, index: index)
      }
    }
    throw .outsideBoard
  }

  func held(_ number: Int) throws(IllegalMove) -> PiecePlace {
    let place = try find(number)
    guard self[place].heldBy != nil else { throw .notHeld }
    return place
  }

  subscript(place: PiecePlace) -> Piece {
    get { sides[place.player].pieces[place.index] }
    set { sides[place.player].pieces[place.index] = newValue }
  }

  mutating func grab(_ place: PiecePlace, _ hand: Int) throws(IllegalMove) -> Event {
    guard self[place].heldBy == nil else { throw .notAllowed }
    self[place].heldBy = hand
    self[place].origin = self[place].pose
    return .grabbed
  }

  mutating func set(_ place: PiecePlace, to pose: Pose) -> Event {
    self[place].pose = setup.field.clamping(pose)
    return .posed
  }

  mutating func release(_ place: PiecePlace) {
    self[place].heldBy = nil
    self[place].origin = nil
  }

  mutating func putBack(_ place: PiecePlace) {
    if let origin = self[place].origin { self[place].pose = origin }
    release(place)
  }

  mutating func fallBack() {
    for player in sides.indices {
      for index in sides[player].pieces.indices where sides[player].pieces[index].heldBy != nil {
        putBack(PiecePlace(player: player, index: index))
      }
    }
  }

  mutating func drop(_ place: PiecePlace) -> Event {
    let piece = self[place]
    release(place)
    switch verdict(on: piece) {
    case nil: return .laid
    case .refused(let container, let reason):
      sides[place.player].streak = 0
      sides[place.player].refused += 1
      return .refused(container, reason)
    case .fits(let container):
      let isPerfect = isPerfect(piece)
      let points = points(for: piece)
      sides[place.player].take(place.index, points, isPerfect)
      return .wentIn(container, points: points, isPerfect: isPerfect)
    }
  }

  /// In Split the first half keeps the number, and what one half loses by rounding the other gains.
  mutating func halve(_ place: PiecePlace) throws(IllegalMove) -> Event {
    let piece = self[place]
    guard piece.canHalve else { throw .notAllowed }
    let half = piece.pose.size / 2
    guard setup.halving == .split else {
      self[place].pose.size = half
      return .halved(copy: nil)
    }
    let siblings = sides[place.player].pieces.filter { $0.kind == piece.kind }.count
    guard siblings < setup.mostOfAKind else { throw .notAllowed }
    let apart = Int(piece.kind.size.width * 64) * piece.pose.size * 3 / 10_000
    var (left, right) = (piece.pose, piece.pose)
    left.size = half
    left.x -= apart
    right.size = piece.pose.size - half
    right.x += apart
    self[place].pose = setup.field.clamping(left)
    let copy = self.place(piece.kind, at: setup.field.clamping(right), of: place.player)
    return .halved(copy: copy)
  }

  /// Two words are drawn whatever comes of them, so that two players' sequences stay in step.
  mutating func spawn(_ player: Int) throws(IllegalMove) -> Event {
    guard sides.indices.contains(player) else { throw .outsideBoard }
    let missing = sides[player].missing
    guard !missing.isEmpty else { throw .notAllowed }
    var order = setup.kinds
    sides[player].chance.shuffle(&order)
    // At most 140° either way: never so near to upside down that it could go in.
    let angle = sides[player].chance.below(28_001) - 14_000
    let kind = order.first { missing.contains($0) } ?? missing[0]
    var pose = start(of: kind, player)
    if kind == .bottle { pose.angle = angle }
    return .spawned(place(kind, at: pose, of: player))
  }

  /// In a town an item comes to the first place where none lies.
  private func start(of kind: Kind, _ player: Int) -> Pose {
    guard setup.mode == .town else { return setup.field.start(of: kind) }
    let places = setup.field.places
    let free = places.first { place in
      sides[player].pieces.allSatisfy { $0.pose.center.distance(to: place) > 130 }
    }
    return Pose(center: free ?? places[0], size: 1, degrees: 0)
  }

  /// Puts the first items onto a table: all kinds, or in a town a few that chance draws.
  mutating func deal(_ player: Int) {
    guard setup.mode == .town else {
      for kind in setup.kinds { place(kind, at: setup.field.start(of: kind), of: player) }
      return
    }
    var order = setup.kinds
    sides[player].chance.shuffle(&order)
    for kind in order.prefix(setup.kindsAtOnce) {
      place(kind, at: start(of: kind, player), of: player)
    }
  }

  @discardableResult mutating func place(_ kind: Kind, at pose: Pose, of player: Int) -> Int {
    lastNumber += 1
    sides[player].pieces.append(Piece(number: lastNumber, kind: kind, pose: pose))
    return lastNumber
  }
}

extension Recycle.Side {
  fileprivate mutating func take(_ index: Int, _ points: Int, _ isPerfect: Bool) {
    let kind = pieces.remove(at: index).kind
    score += points
    streak += 1
    bestStreak = max(bestStreak, streak)
    taken[kinds.firstIndex(of: kind) ?? 0] += 1
    if isPerfect { perfect += 1 }
  }
}
