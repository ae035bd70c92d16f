public import Drawing
public import Geometry
import Languages
public import Stage

/// Chooses a picture and a size, and starts.
public final class FifteenSetupScene: Scene {
  public let name = "fifteen.setup"
  public let root = Node("")
  public let track: MusicTrack? = .fifteen
  private let cabinet: Cabinet
  private let world = ColorWorld.fifteen
  private let header: Header
  private let pictureTitle: Label
  private let sizeTitle: Label
  private let play: Button
  private var pictures: [PictureChoice] = []
  private var sizes: [(side: Int, button: Button)] = []
  private var picture = ""
  private var side = 4
  private weak var stage: Stage?

  public init(cabinet: Cabinet) {
    self.cabinet = cabinet
    var back = {}
    var start = {}
    header = Header("fifteen", title: tr("Fifteen"), world: world, back: { back() })
    pictureTitle = Label(tr("Choose a picture"), style: Theme.heading, color: world.tableInk)
    sizeTitle = Label(tr("Choose a size"), style: Theme.heading, color: world.tableInk)
    play = Button(
      "fifteen.play", label: tr("Play"), icon: "icon-play", kind: .primary, world: world,
      action: { start() })
    root.add([pictureTitle, sizeTitle, play, header])
    back = { [weak self] in self?.goBack() }
    start = { [weak self] in self?.start() }
    side = cabinet.wishes.columns.flatMap { (4...6).contains($0) ? $0 : nil } ?? 4
    for (side, caption) in [(4, tr("Classic")), (5, tr("Medium")), (6, tr("Hard"))] {
      let button = Button(
        "fifteen.layout.\(side)x\(side)", label: "\(side)×\(side) \(caption)", world: world
      ) { [weak self] in self?.choose(side: side) }
      sizes.append((side, button))
      root.add(button)
    }
    choose(side: side)
  }

  public func didAppear(on stage: Stage) {
    self.stage = stage
    stage.setFocus(play)
  }

  public func goBack() { stage?.perform(.pop) }

  private func makePictures(_ names: [String]) {
    pictures = names.map { name in
      let choice = PictureChoice(name, title: PictureNames.title(of: name), world: world) {
        [weak self] in self?.choose(picture: name)
      }
      root.add(choice)
      return choice
    }
    choose(picture: cabinet.wishes.picture.flatMap { names.contains($0) ? $0 : nil } ?? names[0])
  }

  private func choose(picture name: String) {
    picture = name
    for choice in pictures { choice.isChosen = choice.name == name }
  }

  private func choose(side: Int) {
    self.side = side
    for (own, button) in sizes { button.isOn = own == side }
  }

  private func start() {
    cabinet.wishes.picture = picture
    cabinet.wishes.columns = side
    cabinet.wishes.rows = side
    stage?.perform(.push(FifteenScene(cabinet: cabinet)))
  }

  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(world.table, into: &list, in: bounds)
  }

  public func layout(in bounds: Rect) {
    if pictures.isEmpty, let names = root.stage?.powers.art.pictureNames(), !names.isEmpty {
      makePictures(names)
    }
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let place = SetupLayout(bounds: bounds, pictures: pictures.count, sizes: sizes.count)
    pictureTitle.frame = place.pictureTitle
    sizeTitle.frame = place.sizeTitle
    play.frame = place.play
    for (choice, frame) in zip(pictures, place.pictures) { choice.frame = frame }
    for ((_, button), frame) in zip(sizes, place.sizes) { button.frame = frame }
  }
}
