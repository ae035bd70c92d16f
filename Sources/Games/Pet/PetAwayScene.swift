import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// Shows what happened while the player was away: the pet, its day in signs, and what has grown.
final class PetAwayScene: Scene, DialogScene {
  let name = "pet.away"
  let root = Node("")
  let leavesOnTapBeside = true
  let sheet: DialogSheet

  init(_ absence: PetAbsence, pet: Pet, palette: Palette) {
    let lines = PetLog(absence, pet: pet, palette: palette)
    let finish = Button(
      "pet.away.done", label: tr("Good to be back"), icon: "icon-house", kind: .primary,
      palette: palette.onSheet)
    sheet = DialogSheet(
      title: tr("While you were away"), body: lines, widest: 960, palette: palette,
      buttons: [finish], bodyHeight: { lines.height(forWidth: $0) })
    root.add(sheet)
    finish.action = { [weak self] in self?.goBack() }
  }
}

/// A photo of the pet beside pictures of what happened, which hang on strings, the newest last; and below what
/// has grown.
final class PetLog: Node {
  private let photo: PetPhoto
  private let cards: [PetLogCard]
  private var lines: [PegLine] = []
  private let gains: PetGains

  /// The last forty events of an absence.
  init(_ absence: PetAbsence, pet: Pet, palette: Palette) {
    photo = PetPhoto(pet.form, pose: Self.pose(of: pet))
    let events = absence.events.suffix(40).filter { event in
      if case .earned = event.kind { false } else { true }
    }
    cards = events.enumerated().map { index, event in
      PetLogCard(event, pet, id: "log.\(index)", palette: palette)
    }
    gains = PetGains(absence.gains, palette: palette)
    super.init("pet.log", role: .group)
    add([photo])
    add(cards)
    add([gains])
  }

  private static func pose(of pet: Pet) -> PetPose {
    if pet.hasCollapsed { return .faint }
    if pet.isAsleep { return .sleep }
    return pet.condition == .hungry ? .call : .happy
  }

  private static let gap = 16.0
  private static let photoHeight = 150.0
  private func isWide(_ width: Double) -> Bool { width >= 480 }
  /// Everything is larger where there is much room.
  private func unit(_ width: Double) -> Double { width >= 800 ? 1.25 : 1 }
  /// Whether what has grown finds room below the photo.
  private func isGainBelowPhoto(_ width: Double) -> Bool { isWide(width) && gains.count <= 3 }

  /// Where everything lies in a width, and how high that is.
  private func plan(_ width: Double) -> (photo: Rect, cards: [Rect], height: Double) {
    let (unit, isWide) = (unit(width), isWide(width))
    let beside = isWide ? min(210 * unit, width * 0.34) : 0
    let left = isWide ? beside + 20 : 0
    let columns = max(1, Int((width - left + Self.gap) / (140 * unit + Self.gap)))
    let across = (width - left + Self.gap) / Double(min(columns, max(1, cards.count))) - Self.gap
    let side = min(across, 210 * unit)
    let heights = cards.map { $0.height(forWidth: side, unit: unit) }
    let above = PegLine.height - PegLine.overlap
    var y = isWide ? 0 : Self.photoHeight * unit + 12
    var frames: [Rect] = []
    for first in stride(from: 0, to: cards.count, by: columns) {
      let row = heights[first..<min(first + columns, heights.count)]
      let high = row.max() ?? 0
      for column in 0..<row.count {
        frames.append(
          Rect(
            x: left + Double(column) * (across + Self.gap) + (across - side) / 2, y: y + above,
            width: side, height: high))
      }
      y += above + high + 8
    }
    let least = Self.photoHeight * unit
    let foot = isGainBelowPhoto(width) && !gains.isEmpty ? PetGains.height + 12 : 0
    let photo =
      isWide
      ? Rect(x: 0, y: 0, width: beside, height: min(beside * 1.2, max(least, y - 8 - foot)))
      : Rect(x: width / 2 - 105 * unit, y: 0, width: 210 * unit, height: least)
    return (photo, frames, max(photo.maxY + foot, y - 8))
  }

  func height(forWidth width: Double) -> Double {
    let below = isGainBelowPhoto(width) || gains.isEmpty ? 0 : 16 + PetGains.height
    return plan(width).height + below
  }

  override func sizeDidChange() {
    let plan = plan(size.width)
    photo.frame = plan.photo
    for (card, frame) in zip(cards, plan.cards) {
      card.unit = unit(size.width)
      card.frame = frame
    }
    let rows = Dictionary(grouping: plan.cards, by: \.minY).sorted { $0.key < $1.key }
    while lines.count < rows.count {
      lines.append(PegLine())
      add(lines[lines.count - 1])
    }
    for (row, line) in lines.enumerated() {
      line.isHidden = row >= rows.count
      guard row < rows.count else { continue }
      let left = isWide(size.width) ? plan.photo.maxX + 20 : 0
      line.frame = Rect(
        x: left + 16, y: rows[row].key - PegLine.height + PegLine.overlap,
        width: size.width - left - 32, height: PegLine.height)
      line.hang(at: rows[row].value.map { $0.midX - left - 16 })
    }
    gains.frame =
      isGainBelowPhoto(size.width)
      ? Rect(
        x: 0, y: plan.photo.maxY + 12, width: plan.photo.width, height: PetGains.height)
      : Rect(x: 0, y: plan.height + 16, width: size.width, height: PetGains.height)
  }
}

/// An event as a picture that hangs on a string: its sign, what happened, and how long ago.
final class PetLogCard: Paper {
  var unit = 1.0
  private let sign: Node
  private let what, when: Label
  private static let side = 56.0

  init(_ event: PetEvent, _ pet: Pet, id: String, palette: Palette) {
    sign = PetEventSign.node(event.kind)
    what = Label(
      PetLogWords.line(event.kind, pet.name),
      style: TextStyle(size: 18, weight: .bold, alignment: .center), color: palette.ink, id: id)
    when = Label(
      PetLogWords.ago(pet.millisecondsAgo(event)),
      style: TextStyle(size: 16, alignment: .center), color: palette.quietInk)
    super.init(
      "", fill: palette.isStrong ? palette.sheet : palette.sheet.mixed(with: .white, 0.6),
      radius: Theme.smallRadius)
    add([sign, what, when])
  }

  /// The heights of the words, which are set here.
  private func words(_ width: Double, unit: Double) -> (what: Double, when: Double) {
    what.style.size = 18 * (unit + 1) / 2
    when.style.size = 16 * (unit + 1) / 2
    return (what.size(fitting: width - 20).height, when.size(fitting: width - 20).height)
  }

  func height(forWidth width: Double, unit: Double) -> Double {
    let (one, two) = words(width, unit: unit)
    return PegLine.overlap + 2 + Self.side * unit + 6 + one + two + 10
  }

  override func sizeDidChange() {
    guard size.width > 20 else { return }
    let (one, two) = words(size.width, unit: unit)
    let side = Self.side * unit
    sign.frame = Rect(
      x: (size.width - side) / 2, y: PegLine.overlap + 2, width: side, height: side)
    what.frame = Rect(x: 10, y: sign.frame.maxY + 6, width: size.width - 20, height: one)
    when.frame = Rect(
      x: 10, y: size.height - 10 - two, width: size.width - 20, height: two)
  }
}

/// The sign of an event of the log.
enum PetEventSign {
  static func node(_ event: PetEvent.Kind) -> Node {
    switch event {
    case .grewUp, .hatched, .laid: ArtNode("pet-ribbon")
    case .becameHungry, .ate, .ateFromFeeder, .fainted, .refusedFood: ArtNode("pet-berry")
    case .fellIll, .treated: ArtNode("pet-seal-medicine")
    case .madeMess, .cleaned: ArtNode("pet-seal-wash")
    case .becameBored, .played: ArtNode("pet-ball")
    case .trained: ArtNode("pet-seal-train")
    case .becameTired, .fellAsleep, .wokeUp: ArtNode("pet-seal-light")
    case .built: ArtNode("pet-door")
    case .builtFeeder: ArtNode("pet-feeder")
    case .wentOnHoliday, .cameHome: ArtNode("pet-suitcase")
    case .contest: ArtNode("pet-seal-attack")
    case .recovered, .gotWell, .praised, .taught, .earned, .clockSetBack: ArtNode("paper-heart")
    }
  }
}

/// What has grown, each thing with its number.
final class PetGains: Paper {
  static let height = 60.0
  private let things: [(art: ArtNode, number: Label)]

  init(_ gains: [Resource: Int], palette: Palette) {
    let grown = Resource.allCases.compactMap { supply in gains[supply].map { (supply, $0) } }
    things = grown.map { supply, count in
      (
        ArtNode(PetJar.thing(supply), elevation: .lying),
        Label("+\(count)", style: TextStyle(size: 22, weight: .bold), color: palette.ink)
      )
    }
    super.init("pet.gains", role: .text, fill: palette.groove, radius: Theme.radius)
    label = grown.map { "\(PetWords.name(of: $0)) +\($1)" }.joined(separator: " · ")
    isHidden = grown.isEmpty
    for thing in things { add([thing.art, thing.number]) }
  }

  var isEmpty: Bool { things.isEmpty }
  var count: Int { things.count }

  override func sizeDidChange() {
    let slot = min(120, size.width / Double(max(1, things.count)))
    let left = (size.width - slot * Double(things.count)) / 2
    for (index, thing) in things.enumerated() {
      let x = left + slot * Double(index)
      let number = min(slot - 22, thing.number.size().width + 1)
      let side = min(40, slot * 0.42, slot - number - 10)
      let start = x + (slot - side - 6 - number) / 2
      thing.art.frame = Rect(
        x: start, y: (size.height - side) / 2, width: side, height: side)
      thing.number.frame = Rect(
        x: start + side + 6, y: 0, width: number, height: size.height)
    }
  }
}
