import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// A friendly contest of two pets: its log appears line by line, and can be repeated.
final class PetMatchScene: Scene {
  let name = "pet.match"
  let root = Node("")
  let track: MusicTrack? = .pet
  private let contest: PetContest
  /// The names shown for both.
  private let names: [String]
  private let lines: [PetContest.Line]
  private let palette: Palette
  private let header: Header
  private let pictures: [PixelNode]
  private let spirits: [PetMeter]
  private let star = PetThing("", .hit)
  private let sheet: Paper
  private let log = ScrollNode("match.log")
  private var labels: [Label] = []
  private let again: Button
  /// How many lines are shown, and when the next one appears.
  private var told = 0
  private var next: Duration?

  /// `owners`: the owners of home and guest, empty if unknown; shown if both pets have the same
  /// name.
  init(_ contest: PetContest, owners: [String] = ["", ""], palette: Palette) {
    self.contest = contest
    names = Self.names(contest, owners)
    self.palette = palette
    lines = contest.lines
    header = Header("pet.match", title: tr("Contest"), palette: palette)
    pictures = PetContest.Side.allCases.map {
      PixelNode("match.\($0)", sheet: "pet-" + contest.fighter($0).form.rawValue)
    }
    spirits = PetContest.Side.allCases.map {
      PetMeter("match.spirit.\($0)", palette: palette.onSheet)
    }
    sheet = Paper("match.sheet", fill: palette.sheet, radius: Theme.largeRadius)
    again = Button(
      "match.again", label: tr("Again"), icon: "icon-again", kind: .primary,
      palette: palette)
    root.add(spirits)
    root.add(pictures)
    root.add([star, sheet, again, header])
    star.setPose(Pose(opacity: 0))
    sheet.add(log)
    header.onBack = { [weak self] in self?.goBack() }
    again.action = { [weak self] in self?.begin() }
  }

  private static func names(_ contest: PetContest, _ owners: [String]) -> [String] {
    let names = PetContest.Side.allCases.map { contest.fighter($0).name }
    guard Set(names.map { $0.lowercased() }).count == 1 else { return names }
    return zip(names, owners).map { name, owner in
      owner.isEmpty ? name : tr("{name} ({owner})", ["name": name, "owner": owner])
    }
  }

  func didAppear(on stage: Stage) {
    if told == 0 { begin() }
  }

  func goBack() { stage?.perform(.pop) }

  /// Starts from the first line.
  private func begin() {
    told = 0
    labels = []
    log.content.removeAllChildren()
    for (side, spirit) in zip(PetContest.Side.allCases, spirits) {
      spirit.show(names[side.rawValue], 100)
      pose(side, .stand)
    }
    again.isEnabled = false
    next = (stage?.now ?? .zero) + .milliseconds(400)
    stage?.setNeedsDisplay()
  }

  private func pose(_ side: PetContest.Side, _ pose: PetPose, beat: Int = 0) {
    pictures[side.rawValue].cell = pose.cell(beat: beat, isFacingLeft: side == .guest)
  }

  func update(at now: Duration) {
    while let due = next, due <= now {
      tell(lines[told])
      told += 1
      next = told < lines.count ? due + .milliseconds(PetContest.lineInterval) : nil
      again.isEnabled = next == nil
    }
  }

  func nextFrame(after now: Duration) -> NextFrame { next.map { .at(max($0, now)) } ?? .onInput }

  private func tell(_ line: PetContest.Line) {
    for side in PetContest.Side.allCases { pose(side, .stand) }
    if case .hit(let side, let damage, _, let left) = line {
      pose(side, .happy)
      if damage > 0 { bump(side.other) }
      stage?.audio.play(damage > 0 ? .petHit : .bump)
      spirits[side.other.rawValue].show(
        contest.fighter(side.other).name, left * 100 / PetContest.spirit)
    }
    if case .ends(let winner) = line {
      if let winner {
        pose(winner, .happy, beat: 2)
        pose(winner.other, .down)
      }
      stage?.audio.play(.petHappy)
    }
    let label = Label(
      words(line), style: TextStyle(size: 18), color: palette.ink, id: "match.line.\(labels.count)")
    labels.append(label)
    log.content.add(label)
    label.animate(from: Pose(opacity: 0), length: Theme.slow)
    placeLines()
  }

  /// Shows a star over the pet, which ducks.
  private func bump(_ side: PetContest.Side) {
    pose(side, .land)
    let picture = pictures[side.rawValue]
    star.side = picture.side
    star.frame = picture.frame
    star.setPose(.rest)
    star.animate(to: Pose(opacity: 0), length: .milliseconds(500), easing: .out)
  }

  private func words(_ line: PetContest.Line) -> String {
    func values(_ side: PetContest.Side) -> [String: String] {
      ["name": names[side.rawValue], "other": names[side.other.rawValue]]
    }
    switch line {
    case .begins(let side): return tr("{name} goes first.", values(side))
    case .hit(let side, let damage, let opening, _):
      let with = values(side).merging(["n": "\(damage)"]) { $1 }
      if damage == 0 { return tr("{name} can't get through to {other}.", with) }
      return opening
        ? tr("{name} finds an opening: {other} −{n}.", with)
        : tr("{name} nudges {other}: −{n}.", with)
    case .ends(let winner):
      return winner.map { tr("{name} wins! Well played, {other}.", values($0)) }
        ?? tr("A draw! Well played, both.")
    }
  }

  private func placeLines() {
    var y = 4.0
    for label in labels {
      let height = max(28, label.size(fitting: log.size.width - 16).height + 4)
      label.frame = Rect(x: 8, y: y, width: log.size.width - 16, height: height)
      y += height
    }
    log.place(log.frame, contentHeight: y + 4)
    if let last = labels.last { log.reveal(last.frame) }
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let isTall = bounds.height > bounds.width
    let margin = 16.0
    again.frame = Rect(
      center: Point(x: bounds.midX, y: bounds.maxY - 44),
      size: Size(width: max(200, again.fittingSize.width), height: 56))
    let free = Rect(
      x: margin, y: Header.height, width: bounds.width - 2 * margin,
      height: bounds.height - Header.height - 88)
    let arena =
      isTall
      ? Rect(x: free.minX, y: free.minY, width: free.width, height: free.height * 0.42)
      : Rect(x: free.minX, y: free.minY, width: free.width * 0.5, height: free.height)
    let paper =
      isTall
      ? Rect(x: free.minX, y: arena.maxY + 12, width: free.width, height: free.height * 0.58 - 12)
      : Rect(x: arena.maxX + 12, y: free.minY, width: free.width * 0.5 - 12, height: free.height)
    place(in: arena)
    sheet.frame = paper
    log.frame = sheet.bounds.inset(by: 14)
    placeLines()
  }

  private func place(in arena: Rect) {
    let half = arena.width / 2
    let side = PixelNode.fitting(
      min(half - 8, arena.height - 64, 384), density: root.stage?.density ?? 1)
    for (index, picture) in pictures.enumerated() {
      let middle = arena.minX + half * (Double(index) + 0.5)
      let top = arena.midY - (side + 56) / 2
      spirits[index].frame = Rect(x: middle - half / 2 + 8, y: top, width: half - 16, height: 44)
      picture.side = side
      picture.frame = Rect(x: middle - side / 2, y: top + 56, width: side, height: side)
    }
  }
}
