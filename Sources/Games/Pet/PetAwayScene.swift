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
      title: tr("While you were away"), body: lines, widest: 700, palette: palette,
      buttons: [finish], bodyHeight: { lines.height(forWidth: $0) })
    root.add(sheet)
    finish.action = { [weak self] in self?.goBack() }
  }
}

/// A photo of the pet beside the entries of its log, the newest last, and below what has grown.
final class PetLog: Node {
  private let photo: PetPhoto
  private let lines: [PetLogLine]
  private let gains: PetGains

  /// The last forty events of an absence.
  init(_ absence: PetAbsence, pet: Pet, palette: Palette) {
    photo = PetPhoto(pet.form, pose: Self.pose(of: pet))
    let events = absence.events.suffix(40).filter { event in
      if case .earned = event.kind { false } else { true }
    }
    lines = events.enumerated().map { index, event in
      PetLogLine(
        event, pet, id: "log.\(index)", palette: palette)
    }
    gains = PetGains(absence.gains, palette: palette)
    super.init("pet.log", role: .group)
    add([photo])
    add(lines)
    add([gains])
  }

  private static func pose(of pet: Pet) -> PetPose {
    if pet.hasCollapsed { return .faint }
    if pet.isAsleep { return .sleep }
    return pet.condition == .hungry ? .call : .happy
  }

  private static let photoHeight = 150.0
  private func isWide(_ width: Double) -> Bool { width >= 480 }
  private func column(_ width: Double) -> Double { isWide(width) ? min(210, width * 0.34) : 0 }

  private func linesHeight(_ width: Double) -> Double {
    let inner = isWide(width) ? width - column(width) - 20 : width
    return lines.reduce(0) { $0 + $1.height(forWidth: inner) }
  }

  func height(forWidth width: Double) -> Double {
    let height = linesHeight(width)
    let above = isWide(width) ? max(Self.photoHeight, height) : Self.photoHeight + 12 + height
    return above + (gains.isEmpty ? 0 : 16 + PetGains.height)
  }

  override func sizeDidChange() {
    let (width, column) = (size.width, column(size.width))
    let height = linesHeight(width)
    photo.frame =
      isWide(width)
      ? Rect(x: 0, y: 0, width: column, height: min(240, max(Self.photoHeight, height)))
      : Rect(x: width / 2 - 105, y: 0, width: 210, height: Self.photoHeight)
    let left = isWide(width) ? column + 20 : 0
    var y = isWide(width) ? max(0, (photo.size.height - height) / 2) : Self.photoHeight + 12
    for line in lines {
      let height = line.height(forWidth: width - left)
      line.frame = Rect(x: left, y: y, width: width - left, height: height)
      y += height
    }
    gains.frame = Rect(
      x: 0, y: max(photo.frame.maxY, y) + 16, width: width, height: PetGains.height)
  }
}

/// An event: its sign, what happened, and how long ago.
final class PetLogLine: Node {
  private let sign: Node
  private let what, when: Label
  private let disc: Paper
  private static let side = 40.0

  init(_ event: PetEvent, _ pet: Pet, id: String, palette: Palette) {
    sign = PetEventSign.node(event.kind)
    disc = Paper("", fill: palette.groove, radius: Self.side / 2)
    what = Label(
      PetLogWords.line(event.kind, pet.name), style: TextStyle(size: 19, weight: .bold),
      color: palette.ink, id: id)
    when = Label(
      PetLogWords.ago(pet.millisecondsAgo(event)), style: TextStyle(size: 16),
      color: palette.quietInk)
    super.init("")
    add([disc, sign, what, when])
  }

  private func words(_ width: Double) -> Double { max(40, width - Self.side - 12) }

  func height(forWidth width: Double) -> Double {
    max(Self.side, what.size(fitting: words(width)).height + when.size().height) + 8
  }

  override func sizeDidChange() {
    let wide = words(size.width)
    let (one, two) = (what.size(fitting: wide).height, when.size().height)
    let top = (size.height - 8 - one - two) / 2
    disc.frame = Rect(
      x: 0, y: (size.height - 8 - Self.side) / 2, width: Self.side, height: Self.side)
    if let sign = sign as? PixelNode {
      sign.side = PixelNode.fitting(64, density: stage?.density ?? 1)
      sign.frame = disc.frame.inset(by: -12)
    } else {
      sign.frame = disc.frame.inset(by: 5)
    }
    what.frame = Rect(x: Self.side + 12, y: top, width: wide, height: one)
    when.frame = Rect(x: Self.side + 12, y: top + one, width: wide, height: two)
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
