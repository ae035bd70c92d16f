import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage

/// Chooses who stands beside the pet in contests, and where: by dragging, or by tapping.
///
/// A tap on someone at home brings them to the first free place. A tap on someone in a place picks
/// them up for another place; a second tap sends a mate home.
final class PetTeamScene: PageScene {
  override var followsWriting: Bool { false }
  private let cycle: PetElementCycle
  private let words: Label
  private let captions: [Label]
  private let places: [PetTeamPlace]
  private let tokens: [PetToken]
  private var lineup: PetLineup
  private var picked: PetToken?
  private var place = PetTeamLayout(
    bounds: Rect(x: 0, y: 0, width: 800, height: 480), mates: 0)

  init(context: GameContext) {
    let palette = context.dressed(.pet)
    cycle = PetElementCycle(palette: palette)
    let pet = context.pets.pet
    lineup = pet?.lineup ?? PetLineup()
    words = Label(
      tr("Tap or drag who is to help. The front protects the back."),
      style: TextStyle(size: 20, alignment: .center), color: palette.tableInk, id: "pet.team.words")
    captions = [tr("Behind"), tr("In front"), tr("At home")].map {
      Label(
        $0, style: TextStyle(size: 20, weight: .bold, alignment: .center), color: palette.tableInk)
    }
    places = (0..<PetLineup.places).map { PetTeamPlace($0, palette: palette) }
    let own = pet.map { PetToken(.own, .init($0), palette: palette) }
    tokens =
      [own].compactMap(\.self)
      + (pet?.mates ?? []).map { PetToken(.mate($0.form), $0, palette: palette) }
    super.init(
      "pet.team", title: tr("Team"), context: context, palette: palette, track: .pet)
    root.add([words, cycle])
    root.add(captions)
    root.add(places)
    root.add(tokens)
    root.add(header)
    for (index, place) in places.enumerated() {
      place.action = { [weak self] in self?.choose(place: index) }
    }
    for token in tokens {
      token.onTap = { [weak self, weak token] in token.map { self?.choose($0) } }
      token.onDrag = { [weak self, weak token] in if let token { self?.drag(token, $0) } }
    }
  }

  override func renewed() -> (any Scene)? { PetTeamScene(context: context) }
  override func handle(_ key: KeyEvent) -> Bool { opensHelp(key, PetHelp.scene(palette)) }

  private func choose(_ token: PetToken) {
    if let picked, picked !== token {
      if let place = lineup.place(of: token.who) { return choose(place: place) }
      pick(nil)
    }
    guard lineup.place(of: token.who) != nil else {
      guard let free = (0..<PetLineup.places).first(where: { lineup[$0] == nil }) else {
        return token.refuse()
      }
      return change { $0.put(token.who, at: free) }
    }
    guard picked === token else { return pick(token) }
    pick(nil)
    change { $0.remove(token.who) }
  }

  private func choose(place: Int) {
    guard let picked else {
      if let token = tokens.first(where: { lineup.place(of: $0.who) == place }) { pick(token) }
      return
    }
    pick(nil)
    change { $0.put(picked.who, at: place) }
  }

  private func pick(_ token: PetToken?) {
    picked?.isPicked = false
    picked = token
    token?.isPicked = true
    stage?.audio.play(token == nil ? .tap : .lift)
  }

  private func drag(_ token: PetToken, _ update: DragUpdate) {
    switch update {
    case .began(_, let at):
      pick(nil)
      stage?.audio.play(.lift)
      root.bringToFront(token)
      token.hold(at: at)
    case .moved(let at): token.hold(at: at)
    case .ended(let at, _):
      let goal = place.places.firstIndex { $0.inset(by: -12).contains(at) }
      change { lineup in
        if let goal { lineup.put(token.who, at: goal) } else { lineup.remove(token.who) }
      }
    case .cancelled: arrange(isAnimated: true)
    }
  }

  private func change(_ change: (inout PetLineup) -> Void) {
    change(&lineup)
    context.pets.arrange(lineup)
    stage?.audio.play(.drop)
    arrange(isAnimated: true)
  }

  override func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
    guard !palette.isStrong else { return }
    // The field at dusk, and the meadow at home.
    let field = Rect(
      x: bounds.minX + 8, y: place.captions.map(\.minY).min() ?? 0, width: bounds.width - 16,
      height: place.captions[2].minY - 8 - (place.captions.map(\.minY).min() ?? 0))
    let meadow = Rect(
      x: field.minX, y: place.captions[2].minY - 2, width: field.width,
      height: bounds.maxY - 8 - place.captions[2].minY + 2)
    for (box, color) in [(field, Color(0x6B5689)), (meadow, Color(0x443D69))] {
      guard box.size.shortSide > 0 else { continue }
      list.shape(
        Shape(radius: Theme.largeRadius, fill: color, grain: Theme.grain), in: box)
    }
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    place = PetTeamLayout(bounds: bounds, mates: tokens.count - 1)
    cycle.frame = place.cycle
    words.frame = place.words
    for (label, frame) in zip(captions, place.captions) { label.frame = frame }
    for (node, frame) in zip(places, place.places) { node.frame = frame }
    arrange(isAnimated: false)
  }

  private func arrange(isAnimated: Bool) {
    let atHome = tokens.filter { lineup.place(of: $0.who) == nil }
    captions[2].isHidden = atHome.isEmpty
    var bench = place.bench(atHome.count)[...]
    for token in tokens {
      let old = token.frame
      let goal = lineup.place(of: token.who)
      token.place(
        goal.map { place.places[$0] } ?? bench.popFirst() ?? place.home,
        text: goal.map { "\($0)" } ?? "home")
      guard isAnimated, old.size.width > 0, old != token.frame else { continue }
      token.animate(
        from: Pose(offset: old.origin - token.frame.origin), length: Theme.move, easing: .settle)
    }
    for (index, place) in places.enumerated() { place.isTaken = lineup[index] != nil }
    root.stage?.setNeedsDisplay()
  }
}

/// The layout of the team in a window of any shape.
struct PetTeamLayout {
  /// The signs of the elements, and what can be done.
  let cycle, words: Rect
  /// Over the places behind, over those in front, and over those at home.
  let captions: [Rect]
  /// The places by their numbers.
  let places: [Rect]
  /// Where those at home are.
  let home: Rect
  private static let caption = 34.0

  /// Wide: the places in a row, those in front at the right.
  ///
  /// Tall: those in front above those behind.
  init(bounds: Rect, mates: Int) {
    let isLow = bounds.height < 560
    let isTall = bounds.height > bounds.width
    let margin = 16.0
    let sign = isLow ? 28.0 : 36
    let width = PetElementCycle.width(height: sign)
    cycle = Rect(
      x: bounds.maxX - margin - width, y: (Header.height - sign) / 2, width: width, height: sign)
    let line = !isLow ? 56.0 : bounds.width < 720 ? 52 : 34
    words = Rect(
      x: margin, y: Header.height, width: bounds.width - 2 * margin, height: line)
    let top = words.maxY + Self.caption
    let low = bounds.maxY - margin
    // A row at home gets less than one of places.
    let rows = isTall ? 2.0 : 1
    let atHome = Double(Self.rows(mates, in: bounds.width - 2 * margin, isLow: isLow))
    let share = (low - top - rows * Self.caption) / (1.5 * rows + atHome)
    let slot = min(isTall ? 330 : 260, (bounds.width - 2 * margin) / (isTall ? 3 : 5.2))
    let tall = min(share * 1.5, slot + 40)
    if isTall {
      places = Self.rows(bounds, top, min(share * 1.5, 560), slot, tall)
    } else {
      places = Self.row(bounds, top, slot, tall)
    }
    let below = (places.map(\.maxY).max() ?? top) + Self.caption
    captions =
      [Array(places[2...]), Array(places[..<2])].map { frames in
        let left = frames.map(\.minX).min() ?? 0
        let right = frames.map(\.maxX).max() ?? 0
        return Rect(x: left, y: frames[0].minY - 30, width: right - left, height: 28)
      } + [Rect(x: margin, y: below - 30, width: bounds.width - 2 * margin, height: 28)]
    home = Rect(
      x: margin, y: below, width: bounds.width - 2 * margin, height: max(72, low - below))
  }

  private static func row(_ bounds: Rect, _ top: Double, _ slot: Double, _ tall: Double)
    -> [Rect]
  {
    let gap = slot * 0.2
    let left = bounds.midX - (5 * slot + gap) / 2
    return (0..<PetLineup.places).map { place in
      let isInFront = PetLineup.front.contains(place)
      return Rect(
        x: left + Double(4 - place) * slot + (isInFront ? gap : 0), y: top, width: slot,
        height: tall)
    }
  }

  /// Those in front are nearer, and larger.
  private static func rows(
    _ bounds: Rect, _ top: Double, _ most: Double, _ slot: Double, _ tall: Double
  ) -> [Rect] {
    let near = min(slot * 1.45, (bounds.width - 32) / 2)
    let nearTall = max(tall, min(most, near + 40))
    return (0..<PetLineup.places).map { place in
      let isInFront = PetLineup.front.contains(place)
      let column = Double(isInFront ? place - 1 : place - 3) + (isInFront ? 0.5 : 0)
      let width = isInFront ? near : slot
      return Rect(
        x: bounds.midX + column * width - width / 2, y: isInFront ? top : top + nearTall + caption,
        width: width, height: isInFront ? nearTall : tall)
    }
  }

  private static func columns(in width: Double, isLow: Bool) -> Int {
    max(1, Int(width / (isLow ? 100 : 110)))
  }

  private static func rows(_ count: Int, in width: Double, isLow: Bool) -> Int {
    let columns = columns(in: width, isLow: isLow)
    return max(1, (count + columns - 1) / columns)
  }

  /// Where so many stand at home, in rows.
  func bench(_ count: Int) -> [Rect] {
    let isLow = home.size.height < 240
    let rows = Self.rows(count, in: home.width, isLow: isLow)
    let columns = (max(1, count) + rows - 1) / rows
    // At most as large as those behind.
    let most = max(240, places[PetLineup.places - 1].height)
    let height = min(home.height / Double(rows), most)
    let wide = min(max(240, most - 40), home.width / Double(columns))
    let top = home.minY + (home.height - height * Double(rows)) * 0.4
    return (0..<count).map { index in
      let row = index / columns
      let inRow = min(columns, count - row * columns)
      let start = home.midX - wide * Double(inRow) / 2
      return Rect(
        x: start + wide * Double(index % columns), y: top + height * Double(row), width: wide,
        height: height)
    }
  }
}
