import Arcade
import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage

/// A friendly contest of two pets or teams on a stage: its log unrolls line by line, and can be repeated.
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
  private let arena: PetArena
  private let plates: [FighterPlate]
  private let strip: Paper
  private let speech: Label
  private let story: Button
  private let sheet: Paper
  private let log = ScrollNode("match.log")
  private var labels: [Label] = []
  private let again, another, share: Button
  /// How many lines are shown, and when the next one appears.
  private var lineCount = 0
  private var next: Duration?
  /// Whether it was tapped to go faster.
  private var isFast = false
  private var showsStory = false
  private var place = PetMatchLayout(
    bounds: Rect(x: 0, y: 0, width: 800, height: 480), density: 1)
  private static let introduction = Duration.milliseconds(1000)

  /// `owners`: the owners of home and guest, empty if unknown; shown if both pets have the same
  /// name.
  ///
  /// `sharing`: makes the card of the result, from the names of both; nil if it can't be shared.
  init(
    _ contest: PetContest, owners: [String] = ["", ""], palette: Palette,
    sharing: (([String]) -> (any Scene)?)? = nil
  ) {
    self.contest = contest
    names = Self.names(contest, owners)
    self.palette = palette
    lines = contest.lines
    share = Button("match.share", label: tr("Share"), icon: "icon-share", palette: palette)
    header = Header(
      "pet.match", title: tr("Contest"), palette: palette, extras: sharing == nil ? [] : [share])
    arena = PetArena(contest)
    plates = PetContest.Side.allCases.map { FighterPlate("match.spirit.\($0)", palette: palette) }
    strip = Paper("match.strip", fill: palette.sheet, radius: Theme.radius)
    speech = Label(
      "", style: TextStyle(size: 26, weight: .bold, alignment: .center), color: palette.ink,
      id: "match.says")
    story = Button(
      "match.story", label: tr("What happened"), icon: "icon-rules", showsText: false,
      palette: palette)
    sheet = Paper("match.sheet", fill: palette.sheet, radius: Theme.largeRadius, elevation: .lifted)
    again = Button("match.again", label: tr("Again"), icon: "icon-again", palette: palette)
    another = Button(
      "match.another", label: tr("Another rival"), icon: "icon-contest", palette: palette)
    strip.add(speech)
    sheet.add(log)
    root.add(arena)
    root.add(plates)
    root.add([strip, story, sheet, again, another, header])
    again.action = { [weak self] in self?.begin() }
    another.action = { [weak self] in self?.goBack() }
    share.action = { [weak self] in
      guard let self, let scene = sharing?(names) else { return }
      stage?.perform(.push(scene))
    }
    story.action = { [weak self] in self?.toggleStory() }
    arena.recognizers = [TapRecognizer(action: { [weak self] _ in self?.isFast = true })]
  }

  private static func names(_ contest: PetContest, _ owners: [String]) -> [String] {
    let names = PetContest.Side.allCases.map { PetWords.name(of: contest.fighter($0)) }
    guard Set(names.map { $0.lowercased() }).count == 1 else { return names }
    return zip(names, owners).map { name, owner in
      owner.isEmpty ? name : tr("{name} ({owner})", ["name": name, "owner": owner])
    }
  }

  func didAppear(on stage: Stage) {
    if lineCount == 0 { begin() }
    // It waited while the help was read.
    if let due = next, due <= stage.now {
      next = stage.now + .milliseconds(PetContest.lineInterval)
    }
  }

  func handle(_ key: KeyEvent) -> Bool {
    guard next != nil, key.key == .enter || key.key == .space else {
      return opensHelp(key, PetHelp.scene(palette))
    }
    isFast = true
    return true
  }

  /// Starts from the first line.
  private func begin() {
    (lineCount, isFast, labels) = (0, false, [])
    log.content.removeAllChildren()
    for (side, plate) in zip(PetContest.Side.allCases, plates) {
      plate.show(names[side.rawValue], 100)
    }
    speech.show(names.joined(separator: " · "))
    arena.begin()
    for button in [again, another, share] { button.isHidden = true }
    header.sizeDidChange()
    next = (stage?.now ?? .zero) + Self.introduction
    stage?.setNeedsDisplay()
  }

  private func toggleStory() {
    showsStory.toggle()
    showSheets()
    sheet.animate(from: Pose(scale: 0.94, opacity: 0), length: Theme.move, easing: .settle)
  }

  private func showSheets() {
    story.isOn = showsStory
    sheet.isHidden = !showsStory
  }

  func update(at now: Duration) {
    while let due = next, due <= now {
      tell(lines[lineCount])
      lineCount += 1
      let wait = PetContest.lineInterval / (isFast ? 3 : 1)
      next = lineCount < lines.count ? due + .milliseconds(wait) : nil
    }
    arena.update(at: now)
  }

  func nextFrame(after now: Duration) -> NextFrame { next.map { .at(max($0, now)) } ?? .onInput }

  private func tell(_ line: PetContest.Line) {
    arena.stand()
    if case .hit(let hit) = line {
      arena.show(hit, element: member(hit.by)?.form.element)
      stage?.audio.play(hit.damage > 0 ? .petHit : .bump)
      let side = hit.on.side
      let whole = contest.members(of: side).count { $0 != nil } * contest.spiritOfEach
      plates[side.rawValue].show(names[side.rawValue], hit.sum * 100 / whole)
    }
    if case .ends(let winner) = line {
      arena.end(winner)
      for button in [again, another, share] {
        button.isHidden = false
        button.animate(from: Pose(scale: 0.6, opacity: 0), length: Theme.slow, easing: .bounce)
      }
      header.sizeDidChange()
      stage?.audio.play(.petHappy)
    }
    write(words(line))
  }

  private func write(_ text: String) {
    speech.show(text)
    let label = Label(
      text, style: TextStyle(size: 22), color: palette.ink, id: "match.line.\(labels.count)")
    labels.append(label)
    log.content.add(label)
    label.animate(from: Pose(opacity: 0), length: Theme.slow)
    placeLines()
  }

  private func member(_ member: PetContest.Member) -> PetContest.Fighter? {
    contest.members(of: member.side)[member.place]
  }

  /// The pet of a side has that side's name; a mate its own.
  private func name(_ member: PetContest.Member) -> String {
    guard let fighter = self.member(member), fighter != contest.fighter(member.side) else {
      return names[member.side.rawValue]
    }
    return PetWords.name(of: fighter)
  }

  private func words(_ hit: PetContest.Hit) -> String {
    let values = ["name": name(hit.by), "other": name(hit.on), "n": "\(hit.damage)"]
    if hit.damage == 0 { return tr("{other} shrugs it off.", values) }
    if hit.isOpening { return tr("{name} finds an opening: {other} −{n}.", values) }
    return hit.hasAdvantage
      ? tr("{name}'s element helps: {other} −{n}.", values)
      : tr("{name} nudges {other}: −{n}.", values)
  }

  private func words(_ line: PetContest.Line) -> String {
    func values(_ side: PetContest.Side) -> [String: String] {
      ["name": names[side.rawValue], "other": names[side.other.rawValue]]
    }
    switch line {
    case .begins(let side): return tr("{name} goes first.", values(side))
    case .hit(let hit): return words(hit)
    case .ends(let winner):
      return winner.map { tr("{name} wins! Well played, {other}.", values($0)) }
        ?? tr("A draw! Well played, both.")
    }
  }

  private func placeLines() {
    var y = 4.0
    for label in labels {
      let height = max(30, label.size(fitting: log.size.width - 16).height + 4)
      label.frame = Rect(x: 8, y: y, width: log.size.width - 16, height: height)
      y += height
    }
    log.place(log.frame, contentHeight: y + 4)
    if let last = labels.last { log.reveal(last.frame) }
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
    guard !palette.isStrong else { return }
    Backdrop.garden(
      root.stage, isDark: false,
      GardenLayout(window: bounds, feet: place.feet, sky: place.sky), into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    place = PetMatchLayout(
      bounds: bounds, isOfTeams: contest.isOfTeams, density: root.stage?.density ?? 1)
    arena.frame = bounds
    arena.arrange(place)
    for (plate, frame) in zip(plates, place.plates) { plate.frame = frame }
    strip.frame = place.strip
    speech.frame = strip.bounds.inset(by: 16, 4)
    story.frame = place.story
    sheet.frame = place.sheet
    log.frame = sheet.bounds.inset(by: 14)
    placeLines()
    showSheets()
    placeButtons()
  }

  private func placeButtons() {
    let room = place.buttons
    let widths = [again, another].map {
      min(max(200, $0.fittingSize.width), (room.width - 12) / 2)
    }
    var x = room.midX - (widths.reduce(12, +)) / 2
    for (button, width) in zip([again, another], widths) {
      button.frame = Rect(x: x, y: room.minY, width: width, height: room.height)
      x += width + 12
    }
  }
}

/// A fighter's name, and its spirit as ten hearts.
final class FighterPlate: Paper {
  private let name: Label
  private let hearts: PetHearts

  init(_ id: String, palette: Palette) {
    name = Label(
      "", style: TextStyle(size: 24, weight: .bold, alignment: .center), color: palette.ink)
    hearts = PetHearts(id, icon: nil, count: 10, palette: palette)
    super.init("", fill: palette.sheet, radius: Theme.radius)
    add([name, hearts])
  }

  /// `level`: 0 to 100.
  func show(_ text: String, _ level: Int) {
    name.show(text)
    if level < hearts.level { hearts.beat() }
    hearts.show(text, level)
  }

  override func sizeDidChange() {
    let inner = bounds.inset(by: 12, 4)
    let row = min(34, inner.width / 10)
    name.frame = Rect(
      x: inner.minX, y: inner.minY, width: inner.width, height: inner.height - row)
    hearts.frame = Rect(
      x: inner.midX - row * 5, y: inner.maxY - row, width: row * 10, height: row)
  }
}
