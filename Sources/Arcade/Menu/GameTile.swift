import Drawing
import Geometry
import Input
import Languages
import Stage

/// A game's poster in the menu: a scene of cut paper with the game's name on a torn strip below.
final class GameTile: PaperButton {
  /// The game's id.
  let game: String
  private let scenery: PosterScenery
  private let front: (art: ReactingNode, place: PosterFront)?
  private let edge: TornEdge
  private let name: Label
  private let badge: Badge

  /// How far down the strip the tear reaches.
  private static let tear = 15.0
  /// How far the drawing in front sticks out to the right where there is room.
  private static let sticksOut = 40.0
  /// The room at the right of the poster.
  private var free: Double { (parent?.size.width ?? .infinity) - frame.maxX - 4 }

  /// `palette`: of the paper the name is written on; the game's own covers the poster.
  init(_ entry: GameEntry, palette: Palette, action: @escaping () -> Void) {
    game = entry.id
    scenery = PosterScenery(
      entry.poster, isLayered: entry.posterFront != nil,
      winks: entry.posterFront?.winks ?? false, color: entry.palette.table,
      radius: Theme.largeRadius)
    front = entry.posterFront.map {
      let art = ArtNode(entry.poster + "-front", elevation: .lifted)
      return (ReactingNode($0.movement, [art]), $0)
    }
    edge = TornEdge(palette.sheet)
    name = Label(
      entry.title(), style: TextStyle(size: 24, weight: .bold, alignment: .center),
      color: palette.ink)
    badge = Badge("menu.\(entry.id).badge", .count(0))
    super.init(
      "menu." + entry.id, label: entry.title(), fill: palette.sheet,
      radius: Theme.largeRadius, action: action)
    add([scenery, edge, name])
    if let front { add(front.art) }
    add(badge)
    recognizers = [
      TapRecognizer(
        onPress: { [weak self] in self?.press($0) },
        action: { [weak self] _ in self?.activate() })
    ]
  }

  private func press(_ isDown: Bool) {
    setLifted(isDown)
    if isDown { react() }
  }

  /// What is drawn on the poster answers a touch.
  func react() {
    scenery.react()
    front?.art.react()
  }

  /// Shows whether the game asks for attention.
  func show(calls: Bool) { badge.show(calls ? .dot : .count(0)) }

  /// Hops up into its place, `order` posters after the first.
  func arrive(order: Int) {
    animate(
      from: Pose(offset: Point(x: 0, y: 60), opacity: 0), length: .milliseconds(380),
      easing: .bounce, delay: .milliseconds(70) * order)
  }

  /// Whether it lies in its place, with all that is drawn on it.
  func hasArrived(at now: Duration) -> Bool { !isMoving(at: now) && scenery.isThere }

  override func sizeDidChange() {
    // On a very small poster the name can't be read, so the picture has all the space.
    let isSmall = size.shortSide < 72
    name.style.size = min(30, max(18, size.width / 8))
    // The letters begin below the tear.
    let line = max(
      name.style.size * (stage?.textScale ?? 1) * 1.25,
      name.smallestSize(fitting: size.width - 12).height)
    let strip =
      isSmall ? 0 : min(size.height * 0.4, max(Self.tear + line + 6, min(80, size.height * 0.12)))
    name.isHidden = isSmall
    edge.isHidden = isSmall
    let overlap = isSmall ? 0 : TornEdge.height - 2
    scenery.place(on: size, strip: strip, overlap: overlap)
    if let (art, place) = front {
      let scale = scenery.scale
      let poster = PosterFront.poster
      art.isHidden = isSmall
      // It sticks out of the poster, but not out of the window.
      let most = size.width + min(Self.sticksOut, free) - place.size.width * scale / 2
      art.frame = Rect(
        center: Point(
          x: min(most, size.width - (poster.width - place.center.x) * scale),
          y: place.center.y * min(scale, (size.height - strip) / 560)),
        size: place.size * scale)
    }
    edge.frame = Rect(
      x: 0, y: size.height - strip, width: size.width, height: TornEdge.height)
    name.frame = Rect(
      x: 6, y: size.height - strip + Self.tear, width: size.width - 12,
      height: max(0, strip - Self.tear - 4))
    badge.pin(to: bounds)
  }
}
