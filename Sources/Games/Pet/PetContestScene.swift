import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage
import Store

/// Chooses whose pet to invite to a friendly contest.
final class PetContestScene: Scene {
  let name = "pet.contest"
  let root = Node("")
  let track: MusicTrack? = .pet
  private let context: GameContext
  private let palette: Palette
  private let header: Header
  private let words: Label
  private let scroll: ScrollNode
  private var rivals: [PetRival] = []

  init(context: GameContext) {
    self.context = context
    palette = context.dressed(.pet)
    header = Header("pet.contest", title: tr("Contest"), palette: palette)
    words = Label(
      "", style: TextStyle(size: 22, alignment: .center), color: palette.tableInk,
      id: "pet.contest.words")
    scroll = ScrollNode("pet.rivals", label: tr("Contest"), palette: palette)
    root.add([words, scroll, header])
    header.onBack = { [weak self] in self?.goBack() }
    for other in context.pets.others() where other.pet.form != .egg {
      rivals.append(
        PetRival(other.pet, of: other.player.name, number: rivals.count, palette: palette) {
          [weak self] in self?.meet(other.player)
        })
    }
    scroll.content.add(rivals)
    words.show(question)
  }

  private var question: String {
    if rivals.isEmpty {
      return tr("No other player has a pet yet. Other players' pets will appear here.")
    }
    guard let pet = context.pets.pet else { return "" }
    return PetContest.admits(pet)
      ? tr("Who will {name} challenge?", ["name": pet.name])
      : tr("{name} can't compete: it has to be awake, at home and fed.", ["name": pet.name])
  }

  func renewed() -> (any Scene)? { PetContestScene(context: context) }
  func goBack() { stage?.perform(.pop) }

  private func meet(_ other: Player) {
    guard let pet = context.pets.pet, PetContest.admits(pet),
      let contest = context.pets.contest(with: other, seed: context.nextSeed())
    else {
      stage?.audio.play(.bump)
      stage?.toast(question)
      return
    }
    let own = (try? context.store.lastPlayerName()) ?? nil
    stage?.perform(
      .push(PetMatchScene(contest, owners: [own ?? "", other.name], palette: palette)))
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let width = min(bounds.width - 32, 640)
    let height = max(40, words.size(fitting: width).height)
    words.frame = Rect(
      x: bounds.midX - width / 2, y: Header.height + 8, width: width, height: height)
    let room = Rect(
      x: bounds.midX - width / 2 - 8, y: words.frame.maxY + 12, width: width + 16,
      height: bounds.height - words.frame.maxY - 24)
    scroll.place(room, contentHeight: Double(rivals.count) * 148 + 8)
    for (index, rival) in rivals.enumerated() {
      rival.frame = Rect(x: 8, y: 8 + Double(index) * 148, width: width, height: 136)
    }
  }
}

/// Another player's pet, as a choice.
final class PetRival: PaperButton {
  private let picture: PixelNode
  private let name: Label
  private let owner: Label
  private let counts: [PetCount]

  init(
    _ pet: Pet, of player: String, number: Int, palette: Palette, action: @escaping () -> Void
  ) {
    picture = PixelNode(
      sheet: "pet-" + pet.form.rawValue,
      cell: PetPose.stand.cell(beat: 0, isFacingLeft: true))
    name = Label(pet.name, style: TextStyle(size: 22, weight: .bold), color: palette.ink)
    owner = Label(player, style: Theme.caption, color: palette.ink)
    counts = Pet.Stat.allCases.map {
      let count = PetCount(
        "", name: PetWords.name(of: $0), icon: "icon-" + $0.rawValue, palette: palette)
      count.show("\(pet.stats[$0])")
      return count
    }
    super.init("rival.\(number)", label: pet.name, fill: palette.sheet, action: action)
    add([picture, name, owner])
    add(counts)
  }

  override func sizeDidChange() {
    picture.side = PixelNode.fitting(size.height - 8, density: stage?.density ?? 1)
    picture.frame = Rect(
      x: 4, y: (size.height - picture.side) / 2, width: picture.side, height: picture.side)
    let left = picture.frame.maxX + 8
    let each = min(84, (size.width - left - 12) / 3)
    let top = (size.height - 96) / 2
    name.frame = Rect(x: left, y: top, width: size.width - left - 12, height: 32)
    owner.frame = Rect(x: left, y: top + 32, width: size.width - left - 12, height: 24)
    for (index, count) in counts.enumerated() {
      count.frame = Rect(
        x: left + each * Double(index), y: top + 62, width: each - 2, height: 32)
    }
  }
}
