import Arcade
import Drawing
import Geometry
import Rules
import Stage

/// The stage of a contest: two pets or two teams that face each other on a rug, and others that
/// look on.
final class PetArena: Node {
  private typealias Side = PetContest.Side
  /// By side and place; nil where nobody stands.
  private let fighters: [[PetFighter?]]
  private let isOfTeams: Bool
  /// Those who sit out.
  private var resting: Set<PetContest.Member> = []
  private let crowd: [PetFighter]
  private let star = GardenItem("", .hit)
  private let versus: Label
  private let upper = Node("")
  private var leaving: [(node: Node, until: Duration)] = []
  private var place: PetMatchLayout?
  private var rug = PetRug(frame: .zero)

  init(_ contest: PetContest) {
    isOfTeams = contest.isOfTeams
    fighters = Side.allCases.map { side in
      contest.members(of: side).enumerated().map { place, fighter in
        fighter.map {
          let node = PetFighter(
            "match.\(side)" + (contest.isOfTeams ? ".\(place)" : ""),
            sheet: "pet-" + $0.form.rawValue)
          node.foot = 36
          return node
        }
      }
    }
    let forms: [Pet.Form] =
      contest.isOfTeams ? [] : [.child, .wanderer, .companion, .champion, .child, .companion]
    crowd = forms.map { form in
      let node = PetFighter(sheet: "pet-" + form.rawValue)
      // A little dimmed, so that they stay behind the two.
      node.tint = Color(0xCDBAD8)
      node.foot = 36
      return node
    }
    versus = Label("VS", style: TextStyle(size: 40, weight: .bold, alignment: .center))
    super.init("match.arena")
    add(crowd)
    // Those further away first.
    for place in [1, 3, 4, 2, 0] { add(fighters.compactMap { $0[place] }) }
    add([star, versus, upper])
    hideStar()
  }

  private func hideStar() {
    star.setPose(Pose(opacity: 0))
    versus.setPose(Pose(opacity: 0))
  }

  /// The direction to the opponent.
  private func direction(_ side: PetContest.Side) -> Double { side == .home ? 1 : -1 }
  private func node(_ member: PetContest.Member) -> PetFighter? {
    fighters[member.side.rawValue][member.place]
  }
  private var members: [PetContest.Member] {
    Side.allCases.flatMap { side in
      (0..<PetLineup.places).map { PetContest.Member(side, $0) }.filter { node($0) != nil }
    }
  }

  private func pose(_ member: PetContest.Member, _ pose: PetPose, beat: Int = 0) {
    node(member)?.cell = pose.cell(beat: beat, isFacingLeft: member.side == .guest)
  }

  /// All stand and look at each other; those who sit out lie down.
  func stand() {
    for member in members { pose(member, resting.contains(member) ? .down : .turned) }
  }

  /// Both bow, and a star with "VS" comes and goes.
  func begin() {
    clear()
    hideStar()
    resting = []
    stand()
    for member in members { node(member)?.move(.bow, direction: direction(member.side)) }
    guard let place, !(stage?.reducesMotion ?? true) else { return }
    star.side = place.side
    star.frame = Rect(
      center: Point(
        x: size.width / 2, y: place.feet - place.side * 0.55), size: Size(place.side))
    versus.frame = star.frame.offset(by: Point(x: 0, y: place.side * 0.07))
    for node in [star, versus] {
      node.animate(from: Pose(scale: 0.2, rotation: -0.4), length: Theme.slow, easing: .bounce)
    }
    endsIntroduction = now + .milliseconds(750)
  }

  private var endsIntroduction: Duration?

  /// One turn: `damage` 0 is a hit that was blocked.
  func show(_ hit: PetContest.Hit, element: Pet.Element?) {
    guard let attacker = node(hit.by), let other = node(hit.on) else { return }
    pose(hit.by, .happy)
    attacker.move(.lunge, direction: direction(hit.by.side))
    guard hit.damage > 0 else {
      return other.move(.dodge, direction: direction(hit.on.side), after: .milliseconds(60))
    }
    if hit.left == 0, isOfTeams { resting.insert(hit.on) }
    pose(hit.on, .land)
    other.move(.recoil, direction: direction(hit.on.side), after: PetAct.contact)
    burst(on: other, isLarge: hit.isOpening)
    if hit.hasAdvantage, let element { send(element, from: attacker, to: other) }
    let number = RisingLabel("−\(hit.damage)", size: hit.isOpening ? 44 : 34)
    upper.add(number)
    number.rise(
      from: Point(x: other.frame.midX, y: other.frame.minY + other.side * 0.14),
      in: bounds.inset(by: 4))
    leaving.append((number, now + .milliseconds(800)))
    for (index, watcher) in crowd.enumerated() {
      watcher.move(.bob, direction: 1, after: PetAct.contact + .milliseconds(35 * index))
    }
    if hit.isOpening { animate(from: Pose(scale: 1.05), length: .milliseconds(420), easing: .out) }
  }

  /// The sign of an element that helps flies over.
  private func send(_ element: Pet.Element, from one: PetFighter, to other: PetFighter) {
    guard !(stage?.reducesMotion ?? true) else { return }
    let height = Point(x: 0, y: one.side * 0.4)
    let sign = PetFlyer(
      PetElementSign.drawing(of: element), side: max(28, one.side * 0.24),
      from: Point(x: one.frame.midX, y: one.frame.maxY) - height,
      to: Point(x: other.frame.midX, y: other.frame.maxY) - height, last: 1.3, start: now,
      length: .milliseconds(420))
    upper.add(sign)
    leaving.append((sign, sign.ends))
  }

  private func burst(on node: PetFighter, isLarge: Bool) {
    star.side = PixelNode.fitting(
      node.side * (isLarge ? 1 : 0.7), density: stage?.density ?? 1)
    star.frame = Rect(
      center: Point(x: node.frame.midX, y: node.frame.maxY - node.side * 0.4),
      size: Size(star.side))
    star.setPose(.rest)
    star.animate(
      to: Pose(opacity: 0), length: .milliseconds(380), easing: .out, delay: PetAct.contact)
  }

  /// The winner jumps; both get a berry.
  func end(_ winner: PetContest.Side?) {
    for member in members {
      pose(member, .happy, beat: member.side == winner ? 2 : 0)
      guard let fighter = node(member) else { continue }
      let berry = GardenItem("", .berry)
      berry.side = fighter.side
      let small = Size(width: berry.side * 18 / 64, height: berry.side * 16 / 64)
      let foot = fighter.frame
      berry.frame = Rect(
        x: foot.midX + direction(member.side) * foot.width * 0.34 - small.width / 2,
        y: foot.maxY - small.height + foot.height * 0.04, width: small.width, height: small.height)
      upper.add(berry)
      berry.animate(
        from: Pose(offset: Point(x: 0, y: -foot.height), opacity: 0), length: .milliseconds(420),
        easing: .bounce, delay: .milliseconds(250))
    }
    let winners = members.filter { $0.side == winner }
    for member in winners { node(member)?.move(.jumps, direction: direction(member.side)) }
    guard let frame = winners.first.flatMap(node)?.frame, !(stage?.reducesMotion ?? true) else {
      return
    }
    for index in 0..<3 {
      let from = Point(
        x: frame.midX + Double(index - 1) * frame.width * 0.2, y: frame.minY + frame.height * 0.3)
      let heart = PetFlyer(
        "paper-heart", side: max(24, frame.width * 0.13), from: from,
        to: from - Point(x: 0, y: frame.height * 0.3), last: 1.2,
        start: now + .milliseconds(160 * index), length: .milliseconds(700))
      upper.add(heart)
      leaving.append((heart, heart.ends))
    }
  }

  /// Removes what the last contest left.
  private func clear() {
    upper.removeAllChildren()
    leaving = []
    endsIntroduction = nil
  }

  func update(at now: Duration) {
    if let end = endsIntroduction, end <= now {
      endsIntroduction = nil
      for node in [star, versus] { node.animate(to: Pose(opacity: 0), length: Theme.move) }
    }
    for (node, until) in leaving where until <= now { upper.remove(node) }
    leaving.removeAll { $0.until <= now }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    let ends = leaving.map(\.until) + [endsIntroduction].compactMap { $0 }
    return ends.min().map { .at(max($0, now)) } ?? .onInput
  }

  func arrange(_ place: PetMatchLayout) {
    self.place = place
    rug.frame = place.rug
    upper.frame = bounds
    for (nodes, frames) in zip(fighters, isOfTeams ? place.teams : place.fighters.map { [$0] }) {
      for (node, frame) in zip(nodes, frames) {
        node?.side = frame.width
        node?.frame = frame
      }
    }
    for (index, watcher) in crowd.enumerated() {
      watcher.isHidden = index >= place.onlookers.count
      guard !watcher.isHidden else { continue }
      watcher.frame = place.onlookers[index]
      watcher.side = watcher.frame.width
      watcher.cell = PetPose.turned.cell(
        beat: 0, isFacingLeft: watcher.frame.midX > size.width / 2)
    }
  }

  override func draw(into list: inout DrawList, at now: Duration) { rug.draw(into: &list) }
}
