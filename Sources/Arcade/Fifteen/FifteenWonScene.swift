import Drawing
import Geometry
import Languages
import Stage

/// The dialog over the blurred board: what was done, and what next.
final class FifteenWonScene: Scene {
  let name = "fifteen.won"
  let root = Node("")
  let isOpaque = false
  private let sheet: Paper
  private let title: Label
  private let summary: Label
  private let again: Button
  private let menu: Button
  private let star = ArtNode("paper-star", elevation: .lying)
  private let confetti = Confetti()
  private weak var stage: Stage?

  init(moves: Int, milliseconds: Int, world: ColorWorld, again action: @escaping () -> Void) {
    sheet = Paper(
      "result", role: .dialog, label: tr("You solved it!"), fill: world.sheet,
      radius: Theme.largeRadius, elevation: .dialog)
    title = Label(tr("You solved it!"), style: Theme.title, color: world.ink)
    var style = Theme.body
    style.size = 22
    style.alignment = .center
    summary = Label(
      trn(
        "{n} move in {time}", "{n} moves in {time}", moves,
        ["n": "\(moves)", "time": PlayClock.text(milliseconds: milliseconds)]),
      style: style, color: world.ink, id: "result.summary")
    var leave = {}
    again = Button(
      "result.again", label: tr("Again"), icon: "icon-again", kind: .primary, world: world,
      action: action)
    menu = Button(
      "result.menu", label: tr("Menu"), icon: "icon-menu", world: world.onSheet, action: { leave() }
    )
    root.add([confetti, sheet])
    sheet.add([star, title, summary, again, menu])
    leave = { [weak self] in self?.stage?.perform(.popToRoot) }
  }

  func didAppear(on stage: Stage) {
    self.stage = stage
    stage.setFocus(again)
    sheet.animate(
      from: Pose(scale: 1.3, opacity: 0), length: .milliseconds(400), easing: .settle)
    confetti.begin(at: stage.now)
  }

  func goBack() { stage?.perform(.popToRoot) }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Theme.veil), in: bounds)
  }

  func layout(in bounds: Rect) {
    confetti.frame = bounds
    let width = min(520, bounds.width - 32)
    let inner = width - 48
    let heading = title.size(fitting: inner)
    let words = summary.size(fitting: inner)
    let height = 96 + heading.height + 8 + words.height + 28 + 64 + 32
    sheet.frame = Rect(
      center: Point(x: bounds.midX, y: bounds.midY + 20), size: Size(width: width, height: height))
    star.frame = Rect(x: width / 2 - 64, y: -48, width: 128, height: 128)
    title.frame = Rect(x: 24, y: 92, width: inner, height: heading.height)
    summary.frame = Rect(
      x: 24, y: 92 + heading.height + 8, width: inner, height: words.height)
    let half = (inner - 16) / 2
    again.frame = Rect(x: 24, y: height - 96, width: half, height: 64)
    menu.frame = Rect(x: 24 + half + 16, y: height - 96, width: half, height: 64)
  }
}
