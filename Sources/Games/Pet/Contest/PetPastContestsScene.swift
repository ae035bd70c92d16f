import Arcade
import Geometry
import Input
import Languages
import Rules
import Stage

/// The pet's last contests, each to be watched again.
final class PetPastContestsScene: PageScene {
  private let scroll: ScrollNode
  private let rows: [Button]

  init(context: GameContext) {
    let palette = context.dressed(.pet)
    scroll = ScrollNode("pet.contests.list", label: tr("Past contests"), palette: palette)
    rows = (context.pets.pet?.contests ?? []).enumerated().map { index, contest in
      Button(
        "pet.contests.\(index)", label: Self.words(contest), icon: "icon-play", palette: palette)
    }
    scroll.content.add(rows)
    super.init(
      "pet.contests", title: tr("Past contests"), context: context, palette: palette, track: .pet,
      hasHills: false)
    root.add([scroll, header])
    for (row, contest) in zip(rows, context.pets.pet?.contests ?? []) {
      row.action = { [weak self] in
        // Whoever asked for it is home.
        let isGuest = contest.home.name != context.pets.pet?.name
        self?.stage?.perform(
          .push(
            PetMatchScene(contest, palette: palette) {
              contest.sharing(for: isGuest ? .guest : .home, names: $0, in: context)
            }))
      }
    }
  }

  private static func words(_ contest: PetContest) -> String {
    let names = ["name": contest.home.name, "other": contest.guest.name]
    guard let winner = contest.winner else { return tr("{name} and {other}: a draw", names) }
    let fighter = contest.fighter(winner).name
    return tr(
      "{name} and {other}: {winner} won", names.merging(["winner": fighter]) { first, _ in first })
  }

  override func renewed() -> (any Scene)? { PetPastContestsScene(context: context) }
  override func handle(_ key: KeyEvent) -> Bool { opensHelp(key, PetHelp.scene(palette)) }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let width = min(720, bounds.width - 32)
    let (height, gap) = (64.0, 12.0)
    let whole = Double(rows.count) * (height + gap) + gap
    scroll.place(
      Rect(
        x: (bounds.midX - width / 2).rounded(), y: Header.height, width: width,
        height: bounds.height - Header.height - 16), contentHeight: whole)
    for (index, row) in rows.enumerated() {
      row.frame = Rect(
        x: 8, y: gap + Double(index) * (height + gap), width: width - 16, height: height)
    }
  }
}
