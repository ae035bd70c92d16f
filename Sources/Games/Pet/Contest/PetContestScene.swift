import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage
import Store

/// Chooses whose pet to invite to a friendly contest: one's own pet asks, the others are cards.
final class PetContestScene: PageScene {
  private let past, team: Button
  private let own: PixelNode
  private let words: PetBubble
  private let scroll: ScrollNode
  private var rivals: [PetRivalCard] = []
  private var place = PetContestLayout(
    bounds: Rect(x: 0, y: 0, width: 800, height: 480), count: 0, density: 1)

  init(context: GameContext) {
    let palette = context.dressed(.pet)
    past = Button(
      "pet.contest.past", label: tr("Past contests"), icon: "icon-clock", showsText: false,
      palette: palette)
    past.isHidden = context.pets.pet?.contests.isEmpty ?? true
    team = Button(
      "pet.contest.team", label: tr("Team"), icon: "icon-two-players", palette: palette)
    team.isHidden = context.pets.pet?.mates.isEmpty ?? true
    words = PetBubble("pet.contest.words", palette: palette)
    scroll = ScrollNode("pet.rivals", label: tr("Contest"), palette: palette)
    let pet = context.pets.pet
    own = PixelNode(
      sheet: "pet-" + (pet?.form ?? .egg).rawValue, cell: Self.pose(of: pet), label: pet?.name ?? ""
    )
    super.init(
      "pet.contest", title: tr("Contest"), context: context, palette: palette,
      extras: [past, team], track: .pet)
    root.add([own, scroll, words, header])
    for other in context.pets.others() where other.pet.form != .egg {
      rivals.append(
        PetRivalCard(
          .init(other.pet), of: other.player, own: pet, number: rivals.count, palette: palette
        ) { [weak self] in self?.meet(other.player) })
    }
    if let pet, rivals.isEmpty { inviteNeighbours(of: pet) }
    past.action = { [weak self] in
      self?.stage?.perform(.push(PetPastContestsScene(context: context)))
    }
    team.action = { [weak self] in
      self?.stage?.perform(.push(PetTeamScene(context: context)))
    }
    scroll.content.add(rivals)
    words.show(.words(question))
  }

  private static func pose(of pet: Pet?) -> PixelNode.Cell {
    let pose: PetPose =
      switch pet {
      case let pet? where pet.hasCollapsed: .faint
      case let pet? where pet.isAsleep || pet.isOnHoliday: .sleep
      case let pet? where pet.condition == .hungry && pet.form != .egg: .down
      default: .turned
      }
    return pose.cell(beat: 0, isFacingLeft: false)
  }

  private var question: String {
    guard let pet = context.pets.pet else { return "" }
    let values = ["name": pet.name]
    if PetContest.admits(pet) { return tr("Who will {name} challenge?", values) }
    if pet.illness != nil { return PetWords.why(.ill, pet.name) }
    if pet.isUpAndAbout { return PetWords.why(.tired, pet.name) }
    return tr("{name} can't compete: it has to be awake, at home and fed.", values)
  }

  override func renewed() -> (any Scene)? { PetContestScene(context: context) }
  override func handle(_ key: KeyEvent) -> Bool { opensHelp(key, PetHelp.scene(palette)) }

  /// After a contest there is one to watch again, and the pet may be tired.
  override func didAppear(on stage: Stage) {
    past.isHidden = context.pets.pet?.contests.isEmpty ?? true
    words.show(.words(question))
    layout(in: root.bounds)
  }

  /// Where no other player has a pet, and on a kiosk, there are always three rivals.
  private func inviteNeighbours(of pet: Pet) {
    let names = [tr("Pebble"), tr("Clover"), tr("Thunder")]
    for (neighbour, name) in zip(PetContest.Neighbour.allCases, names) {
      let fighter = neighbour.fighter(named: name, for: pet)
      rivals.append(
        PetRivalCard(fighter, of: nil, own: pet, number: rivals.count, palette: palette) {
          [weak self] in self?.meet(fighter)
        })
    }
  }

  private func meet(_ neighbour: PetContest.Fighter) {
    watch(owner: "") { context.pets.contest(with: neighbour, seed: context.nextSeed()) }
  }

  private func meet(_ other: Player) {
    watch(owner: other.name) { context.pets.contest(with: other, seed: context.nextSeed()) }
  }

  private func watch(owner: String, _ hold: () -> PetContest?) {
    guard let pet = context.pets.pet, PetContest.admits(pet), let contest = hold() else {
      // The bubble already says why.
      return words.refuse(Pose(scale: 1.08))
    }
    let own = (try? context.store.lastPlayerName()) ?? nil
    stage?.perform(
      .push(
        PetMatchScene(contest, owners: [own ?? "", owner], palette: palette) { [context] in
          contest.sharing(for: .home, names: $0, in: context)
        }))
  }

  override func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
    guard !context.settings.isOn(.highContrast) else { return }
    Backdrop.garden(
      root.stage, isDark: false,
      GardenLayout(window: bounds, feet: place.feet, sky: place.sky), into: &list, in: bounds)
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    place = PetContestLayout(
      bounds: bounds, count: rivals.count, density: root.stage?.density ?? 1)
    own.side = place.pet.width
    own.frame = place.pet
    scroll.place(place.list, contentHeight: place.contentHeight)
    for (card, frame) in zip(rivals, place.cards) { card.frame = frame }
    words.place(
      at: Point(x: place.pet.midX + 8, y: place.pet.minY + place.pet.height * 0.2),
      in: place.speech)
  }
}

/// The layout of the choice of a rival in a window of any shape.
struct PetContestLayout {
  /// The player's own pet, and the height of its feet.
  let pet: Rect
  let feet: Double
  /// Where its question may lie, and the sky that nothing covers.
  let speech, sky: Rect
  /// The list of the cards; their frames in it, and how high it is.
  let list: Rect
  let cards: [Rect]
  let contentHeight: Double

  private static let gap = 16.0

  /// Wide: the pet at the left, the cards beside it.
  ///
  /// Tall: the cards above the pet.
  init(bounds: Rect, count: Int, density: Double) {
    let isTall = bounds.height > bounds.width
    let side = PixelNode.fitting(
      isTall
        ? min(bounds.width * 0.5, bounds.height * 0.3)
        : min(bounds.width * 0.27, bounds.height * 0.42), density: density)
    feet = bounds.maxY - bounds.height * (isTall ? 0.06 : 0.13)
    let left = count == 0 ? bounds.midX - side / 2 : isTall ? bounds.width * 0.08 : 24
    pet = Rect(x: left, y: feet - side, width: side, height: side)
    let crown = feet - side * 0.8
    if isTall {
      let top = Header.height
      list = Rect(
        x: 8, y: top, width: bounds.width - 16, height: max(200, crown - 130 - top))
      speech = Rect(
        x: 8, y: list.maxY, width: bounds.width - 16, height: max(100, feet - list.maxY))
      sky = count == 0 ? list : speech
    } else {
      let edge = count == 0 ? bounds.maxX : max(side + 32, bounds.width * 0.28)
      list = Rect(
        x: edge, y: Header.height, width: max(1, bounds.maxX - edge - 8),
        height: bounds.height - Header.height - 8)
      speech = Rect(
        x: 12, y: Header.height + 8, width: edge - 20, height: feet - Header.height - 8)
      sky = Rect(
        x: 0, y: Header.height, width: edge, height: feet - Header.height)
    }
    (cards, contentHeight) = Self.grid(list.size, count, isTall: isTall)
  }

  /// The cards in rows, as large as they fit; all rows are centred.
  private static func grid(_ room: Size, _ count: Int, isTall: Bool) -> ([Rect], Double) {
    guard count > 0 else { return ([], room.height) }
    // One or two rivals are shown larger.
    let usual = isTall ? 400.0 : 340
    let large = min(usual * (count == 1 ? 1.7 : count == 2 ? 1.2 : 1), room.height * 0.78)
    let widest = max(usual, large)
    let most = max(1, Int((room.width - gap) / (isTall ? 200 + gap : 230 + gap)))
    let columns = min(count, max(1, min(most, Int((room.width / (widest * 0.8)).rounded(.up)))))
    let width = min(widest, (room.width - gap) / Double(columns) - gap)
    let height = min(max(260, room.height - 2 * gap), width * 4 / 3 + 20)
    let rows = (count + columns - 1) / columns
    let whole = Double(rows) * (height + gap) + gap
    let top = max(gap, (room.height - whole) / 2 + gap)
    let frames = (0..<count).map { index in
      let row = index / columns
      let inRow = min(columns, count - row * columns)
      let left = (room.width - Double(inRow) * (width + gap) + gap) / 2
      return Rect(
        x: left + Double(index % columns) * (width + gap), y: top + Double(row) * (height + gap),
        width: width, height: height)
    }
    return (frames, max(whole, room.height))
  }
}
