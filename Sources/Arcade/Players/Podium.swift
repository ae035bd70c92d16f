import Drawing
import Geometry
import Languages
import Stage
import Store

/// The first three of a leaderboard on a podium; steps without anybody wait for someone.
///
/// The steps rise from the third to the first, the faces hop on, and the crown drops last. After
/// another choice of the leaderboard the faces hop from step to step.
final class Podium: Node {
  /// Told the index of a leader whose step was tapped.
  var onOpen: (Int) -> Void = { _ in }
  private let places: [PodiumPlace]
  private let fox = ArtNode("sleeping-fox", elevation: .lying)
  private var shown: [Player.ID?] = [nil, nil, nil]
  private var hasArrived = false
  /// When the crown lands.
  private var chime: Duration?
  /// The first one stands in the middle, the second at the left.
  private static let columns = [1.0, 0, 2]
  private static let rises = [240.0, 176, 132]
  private static let faces = [152.0, 120, 120]
  private static let step = 168.0
  private static let gap = 8.0

  init(palette: Palette) {
    places = (0..<3).map { PodiumPlace(place: $0, palette: palette) }
    super.init("results.podium", role: .group, label: tr("Leaderboard"))
    clips = true
    // The second and the third stand before the first.
    add(places)
    add(fox)
    for (index, place) in places.enumerated() {
      place.action = { [weak self] in self?.onOpen(index) }
    }
  }

  /// Shows the first three; `own` is the current player.
  func show(_ leaders: [Leader], figure: (Leader) -> String, own: Player.ID?) {
    let old = shown
    let wasEmpty = isEmpty
    fox.isHidden = !leaders.isEmpty
    for (index, place) in places.enumerated() {
      let leader = leaders.indices.contains(index) ? leaders[index] : nil
      shown[index] = leader?.id
      place.show(
        leader, figure: leader.map(figure) ?? "", isOwn: leader.map { $0.id == own } ?? false,
        isTaken: index == 0 && leaders.isEmpty)
    }
    if isEmpty != wasEmpty { sizeDidChange() }
    if hasArrived { swap(from: old) } else { arrive() }
  }

  private var isEmpty: Bool { shown.allSatisfy { $0 == nil } }

  private func arrive() {
    guard size.width > 0, let stage else { return }
    hasArrived = true
    for (order, index) in [2, 1, 0].enumerated() {
      let delay = Duration.milliseconds(120 * order)
      places[index].rise(after: delay)
      places[index].face.hop(
        from: Point(x: 0, y: size.height * 0.3), height: size.height * 0.32,
        delay: delay + .milliseconds(260), isNew: true)
    }
    fox.animate(
      from: Pose(offset: Point(x: 0, y: -24), opacity: 0), length: Theme.slow, easing: .settle,
      delay: .milliseconds(500))
    guard shown[0] != nil else { return }
    places[0].dropCrown(after: .milliseconds(820))
    if !stage.reducesMotion { chime = now + .milliseconds(1000) }
  }

  /// Whoever stood on another step hops over from there.
  private func swap(from old: [Player.ID?]) {
    for (index, place) in places.enumerated() where shown[index] != old[index] {
      let before = shown[index].flatMap { id in old.firstIndex { $0 == id } }
      let start =
        before.map { middle(of: $0) - middle(of: index) } ?? Point(x: 0, y: size.height * 0.3)
      place.face.hop(
        from: start, height: size.height * 0.2, delay: .milliseconds(40 * index),
        isNew: before == nil)
    }
  }

  private func middle(of index: Int) -> Point {
    places[index].frame.origin + places[index].face.frame.center
  }

  /// Plays the crown's landing.
  func update(at now: Duration) {
    guard let chime, now >= chime else { return }
    self.chime = nil
    stage?.audio.play(Sound.stars[2])
  }

  override func sizeDidChange() {
    // A crown's height above the first face.
    let unit = min(
      size.width / (3 * Self.step + 2 * Self.gap + 16), size.height / (Self.rises[0] + 152 + 56))
    let width = min((size.width - 16 - 2 * Self.gap) / 3, Self.step * unit * 1.3)
    let spare = max(0, size.height - unit * (Self.rises[0] + 152 + 56))
    // Without faces the steps may be higher.
    let share = isEmpty ? 0.8 : 0.4
    let left = (size.width - 3 * width - 2 * Self.gap) / 2
    for (index, place) in places.enumerated() {
      let face = min(Self.faces[index] * unit, width * 0.94)
      let rise = max(
        104, Self.rises[index] * unit + spare * share * Self.rises[index] / Self.rises[0])
      place.faceSide = face
      place.frame = Rect(
        x: left + Self.columns[index] * (width + Self.gap), y: size.height - rise - face + 4,
        width: width, height: rise + face - 4)
      place.sizeDidChange()
    }
    let first = places[0].frame
    let bed = min(first.width * 1.25, 300)
    fox.frame = Rect(
      x: first.midX - bed / 2, y: first.minY + places[0].faceSide - bed * 0.68, width: bed,
      height: bed * 0.75)
    if !hasArrived, shown != [nil, nil, nil] || !fox.isHidden { arrive() }
  }
}
